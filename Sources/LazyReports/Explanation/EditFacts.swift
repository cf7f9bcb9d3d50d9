internal import LazyTrace

/// What came, went and changed places in a frame, and under which ids.
struct EditFacts {
  /// The ids of what came and went.
  private(set) var ids: Set<ViewID> = []
  /// Whether something came or went in sight.
  private(set) var areInSight = false
  /// Whether no id from before is left, although something is in its place.
  private(set) var replaceAll = false
  /// How many lines came or went after what is in sight.
  private(set) var behind = 0
  /// The views that were evaluated again because data changed.
  private(set) var evaluated: Set<ViewID> = []
  /// The rows whose lengths changed without a change of the room that they have.
  private var remeasured: Set<ViewID> = []
  /// Whether rows show under their ids what others showed.
  private(set) var moveUnderIDs = false
  /// Whether rows that stayed show other views than before.
  private(set) var changeRows = false
  /// Whether nothing that was in sight in a scroll view still is, although nobody scrolled it.
  var isExchanged = false
  /// Whether another container took the place of one in a scroll view.
  private(set) var replaceContainer = false

  mutating func take(_ change: EstimateChange) {
    behind += abs(change.behind)
    guard let edit = change.edit else { return }
    ids.formUnion(edit.removedIDs + edit.insertedIDs)
    // What was moved keeps its id and changes its position.
    if edit.moved + edit.brought > 0 { areInSight = true }
    if edit.keepsNothing, edit.inserted > 0 { replaceAll = true }
  }

  mutating func take(_ account: MoveAccount) {
    for reason in account.reasons + account.changes where [.came, .went].contains(reason.kind) {
      areInSight = areInSight || !reason.views.isEmpty
      ids.formUnion(reason.views.compactMap(\.id))
    }
  }

  mutating func take(_ account: FrameAccount) {
    ids.formUnion(account.gone.compactMap(\.id))
    replaceContainer = !account.replaced.isEmpty
    let inRows = account.exchanges.filter { $0.row != nil }
    changeRows = !inRows.isEmpty
    moveUnderIDs = !Set(inRows.map(\.old.id)).isDisjoint(with: inRows.map(\.new.id))
  }

  /// Notes that a view was evaluated again because data changed.
  mutating func noteEvaluation(of id: ViewID) { evaluated.insert(id) }

  /// Notes that a row has another length.
  mutating func noteOtherLength(of id: ViewID) { remeasured.insert(id) }

  /// Counts rows with other lengths as evaluated again, if they are several: the bodies of rows of
  /// plain views are not evaluated by themselves.
  mutating func countOtherLengths() {
    if remeasured.count > 2 { evaluated.formUnion(remeasured) }
  }

  /// Whether ids are numbers that count the elements: the last ones came or went, and others before
  /// them were evaluated again.
  var countIDs: Bool {
    guard evaluated.count > 1, !ids.isEmpty else { return false }
    let (numbers, changed) = (ids.compactMap(Self.number), evaluated.compactMap(Self.number))
    guard numbers.count == ids.count, changed.count == evaluated.count, let first = numbers.min()
    else { return false }
    return changed.allSatisfy { $0 < first }
  }

  private static func number(_ id: ViewID) -> Int? { Int(id.description, radix: 10) }
}
