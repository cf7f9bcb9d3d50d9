internal import LazyTrace

/// Finds ids that several views of a frame have.
///
/// The views of one element may share an id while different things are said about them.
enum SharedIDs {
  static func found(in events: ArraySlice<Event>, charging work: ReportWork) throws -> Set<ViewID> {
    var shared = Set<ViewID>()
    // Whether the first row that moved and has an id is out of sight now.
    var isOut: [ViewID: Bool] = [:]
    for event in events {
      switch event.detail {
      case .moved(_, _, _, let account?):
        try work.charge(account.reasons.reduce(1) { $0 + $1.views.count })
        shared.formUnion(both(.came, and: .went, in: account.reasons))
        shared.formUnion(both(.came, and: .went, in: account.changes))
        guard let id = account.view.id, account.isRow else { continue }
        if isOut[id, default: account.isOutOfSight] != account.isOutOfSight { shared.insert(id) }
        isOut[id] = account.isOutOfSight
        let others = account.reasons.lazy.flatMap(\.views)
        if others.contains(where: { $0.id == id && $0.name != account.view.name }) {
          shared.insert(id)
        }
      case .frame(_, let account): shared.formUnion(both(.came, and: .went, in: account.changes))
      default: break
      }
    }
    return shared
  }

  /// The ids that occur in reasons of both kinds.
  private static func both(
    _ one: MoveReason.Kind,
    and other: MoveReason.Kind,
    in reasons: [MoveReason]
  ) -> Set<ViewID> {
    func ids(of kind: MoveReason.Kind) -> Set<ViewID> {
      Set(reasons.lazy.filter { $0.kind == kind }.flatMap(\.views).compactMap(\.id))
    }
    return ids(of: one).intersection(ids(of: other))
  }
}
