internal import LazyTrace

/// What moved by itself in a frame, and for which kinds of reasons.
struct MoveFacts {
  /// Whether anything moved.
  var exist = false
  private(set) var kinds: Set<MoveReason.Kind> = []
  /// Whether something was pushed out of sight.
  private(set) var leaveSight = false
  /// Whether a transaction left the offset as it was.
  private(set) var leaveOffset = false
  /// Whether a layout of a user places views elsewhere, although none of them is longer or shorter.
  private(set) var areOfLayout = false
  /// Whether something came into a view, which is longer for that.
  private(set) var haveArrivalsInViews = false
  /// Whether something became longer.
  private(set) var grow = false
  /// The eager stack that aligns what moved, which has another length across.
  private(set) var aligningStack: String?
  /// Whether alignment guides that views set hold something.
  private(set) var areOfGuides = false

  mutating func take(_ account: MoveAccount, isAcross: Bool) {
    for reason in account.reasons where reason.kind == .placed {
      if !reason.causes.contains(where: { $0.kind == .resized }) { areOfLayout = true }
    }
    if account.isOutOfSight { leaveSight = true }
    guard account.row == nil else {
      // A row becomes longer when something comes into it, unless it only aligns it.
      let isPushed = account.reasons.contains {
        ![.transform, .alignment, .padding].contains($0.kind)
      }
      if isPushed, !isAcross {
        kinds.insert(.resized)
        grow = grow || account.reasons.contains { $0.by > 0 }
      }
      return
    }
    // A width is not what was to be known before the content.
    for reason in account.reasons where !isAcross || reason.kind != .resized {
      // What an edge holds and is longer itself covers more, and pushes nothing.
      guard reason.kind != .resized || reason.views != [account.view] else { continue }
      take(reason)
    }
    for change in account.changes where account.reasons.isEmpty { kinds.insert(change.kind) }
  }

  private mutating func take(_ reason: MoveReason) {
    // What is longer because something came into it has no length that could be known before.
    let edit = reason.causes.first { [.came, .went].contains($0.kind) }
    if reason.kind == .resized, edit?.kind == .came { haveArrivalsInViews = true }
    let isOfPadding = !reason.causes.isEmpty && reason.causes.allSatisfy { $0.kind == .padding }
    let isOfSetting = reason.causes.contains { $0.setting != nil }
    let own = isOfPadding ? .padding : isOfSetting ? .placed : edit?.kind ?? .resized
    kinds.insert(reason.kind == .resized ? own : reason.kind)
    if reason.kind == .resized, reason.by > 0 { grow = true }
    if reason.leavesOffset { leaveOffset = true }
    if reason.kind == .alignment, reason.isOwn { areOfGuides = true }
    if reason.kind == .alignment, reason.setting == nil, let stack = reason.views.first?.name,
      ["HStack", "VStack"].contains(stack)
    {
      aligningStack = stack
    }
  }
}
