import DequeModule
import LazyExtents

/// What a scroll position answers to that keeps a view in its place: only what is before the view,
/// and the view itself.
extension LazyMoves {
  /// What came, went or changed its length up to the view that a scroll position keeps; nil if none
  /// does.
  var changesBeforeKept: [MoveReason]? {
    guard stack.columns == nil, let subject = stack.movingTrack?.ledger.keptSubject,
      let kept = stack.run.lines.first(where: { $0.subviews[0].label == subject })?.subviews[0]
    else { return nil }
    var all = self
    all.changes = []
    for line in stack.run.lines where line.subviews[0].index <= kept.index {
      all.addChange(of: line)
    }
    let was = oldPlace(of: kept).map { past[$0].index } ?? .max
    for gone in gone where gone.index < was {
      let length = past[gone.place].length
      all.changes.add(.went, by: -length - seen.spacing, of: gone.view)
    }
    return all.changes
  }

  private func oldPlace(of cell: Subview) -> Int? {
    cell.before.flatMap { $0.frame == frame ? $0.line : nil }
  }

  /// Leaves to an account what the scroll position that moved its view answers to.
  func answer(in account: inout MoveAccount) {
    guard let answered, account.reasons.contains(where: { $0.kind == .anchor }) else { return }
    account.changes = answered
  }
}
