internal import LazyTrace

/// What came in during a frame, and what was seen and moved then.
struct ArrivalFacts {
  /// The named views that came in.
  private var came: Set<ViewID> = []
  /// Whether others came in out of sight.
  private var areUnseen = false
  /// The ids of what moved.
  private(set) var moved: Set<ViewID> = []
  /// The ids that are visible now, if they changed.
  var visible: [ViewID] = []

  mutating func take(_ account: MoveAccount) {
    if let id = account.view.id { moved.insert(id) }
    guard account.row == nil else { return }
    for reason in account.reasons where reason.kind == .came {
      came.formUnion(reason.views.compactMap(\.id))
      if reason.count > reason.views.count { areUnseen = true }
    }
  }

  /// Whether all that came in is visible, behind what was visible before.
  var areBehind: Bool {
    guard let first = visible.first, !areUnseen, !came.isEmpty else { return false }
    return !came.contains(first) && came.isSubset(of: visible)
  }
}
