internal import LazyTrace

/// What takes room from the content of a scroll view, and whether that content moved for it.
struct RoomFacts {
  /// Whether something beside a scroll view came or went, and so moved it.
  private(set) var isOfEdits = false
  /// Whether something beside a scroll view got another length, and so moved it.
  private(set) var isOfLengths = false
  /// Whether what is in a scroll view that moved stands where it stood on the screen; nil if that
  /// did not move.
  private(set) var keepsContentStill: Bool?

  mutating func take(_ account: MoveAccount, by distance: Double) {
    noteWay(of: account, by: distance)
    guard account.view.name == "ScrollView", !account.isRow, account.row == nil else { return }
    // What is aligned in a sheet or an overlay takes no room from the content.
    let own = account.reasons.filter { $0.kind != .alignment }
    let all = own + own.flatMap(\.causes)
    isOfEdits = isOfEdits || all.contains { [.came, .went].contains($0.kind) }
    isOfLengths = isOfLengths || all.contains { $0.kind == .resized }
  }

  /// Notes how far something moved on the screen, if its scroll view moved too.
  private mutating func noteWay(of account: MoveAccount, by distance: Double) {
    guard account.scroll != nil, !account.isOutOfSight else { return }
    let isStill = abs(distance + account.scrollBy) < 1e-6
    keepsContentStill = (keepsContentStill ?? true) && isStill
  }

  /// Forgets what moved scroll views, if something else explains that.
  mutating func forget() { (isOfEdits, isOfLengths) = (false, false) }
}
