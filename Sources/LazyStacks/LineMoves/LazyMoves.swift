/// Finds why the lines of a lazy container stand elsewhere than before a frame, by comparing the
/// lines that it held then with those that it holds now.
struct LazyMoves {
  private let former: FormerLines
  private let sight: ShownRows
  private let report: MoveReport

  init(of stack: LazyStackNode) {
    former = FormerLines(of: stack)
    sight = ShownRows(of: former)
    report = MoveReport(of: former)
  }

  /// Reports everything that was in sight before and moved by itself, or was pushed out of sight.
  ///
  /// - Returns: What left sight.
  @discardableResult
  func record() -> Set<ViewID> {
    let stack = former.stack
    if stack.fold != nil {
      var moves = FoldedMoves(of: former, in: sight, report: report)
      return moves.record()
    }
    let restarted = stack.run.restarted
    let isAnew = restarted == .anew || restarted == .jumped && former.pushes.anchor != 0
    if isAnew, stack.kept == nil {
      var moves = AnewMoves(of: former, in: sight, report: report)
      return moves.record()
    }
    return recordLines()
  }

  private func recordLines() -> Set<ViewID> {
    let changes = ChangesInSight.everywhere(for: former)
    let order = LineOrder(of: former)
    changes.gone.record(in: sight, shownIn: report.scroll)
    NewParts(in: former).record()
    EdgeMoves(in: sight, of: former, order: order, changes: changes.all).record()
    var walk = LineWalk(
      over: former,
      in: sight,
      report: report,
      changes: changes,
      order: order
    )
    guard walk.record() else { return [] }
    let leavers = walk.recordPushed()
    changes.recordLengths()
    former.recordCells()
    return leavers
  }
}
