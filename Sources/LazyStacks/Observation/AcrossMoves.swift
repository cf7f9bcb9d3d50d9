import DequeModule
import LazyExtents

/// What moved in a lazy container at a right angle to its axis: cells that stand in other columns,
/// rows that are aligned in another width.
struct AcrossMoves {
  let stack: LazyStackNode

  /// Tells of everything that was in sight and is, of what moved farthest towards the start first,
  /// so that what moved alike is told together; of what has another size itself nothing is told.
  func trace() {
    let moved = found.sorted { ($0.by, $0.cell.index) < ($1.by, $1.cell.index) }
    guard !moved.isEmpty else { return }
    var moves = LazyMoves(stack)
    let isRegrouped = stack.columns?.count ?? 1 > 1
    if isRegrouped { moves.findChanges() }
    for (cell, by) in moved {
      guard !stack.isStopped, stack.context.work.goesOn() else { return }
      let changes = moves.changes(before: cell)
      var account = MoveAccount(view: cell.seen, changes: changes)
      account.isRow = true
      account.reasons = isRegrouped ? moves.reflow(by, after: changes) : [alignment(by)]
      moves.record(cell, by, account, axis: stack.axis.cross)
    }
  }

  private var found: [(cell: Subview, by: Double)] {
    let across = stack.axis.cross
    let frame = stack.context.sight.ofRows
    var found: [(cell: Subview, by: Double)] = []
    for line in stack.run.lines {
      for cell in line.subviews {
        guard cell.change(in: frame) != nil, let before = cell.node.sightBefore,
          before.frame == stack.context.sight.ofViews, let start = before.across,
          before.size[across].isNearly(cell.node.size[across])
        else { continue }
        let by = cell.node.origin[across] - start
        if abs(by) > Double.tolerance { found.append((cell, by)) }
      }
    }
    return found
  }

  private func alignment(_ by: Double) -> MoveReason {
    MoveReason(
      kind: stack.fold == nil ? .alignment : .placed,
      by: by,
      views: [SeenView(name: stack.name)],
      count: 1,
      old: stack.seenLines.crossLength,
      new: stack.crossLength
    )
  }
}
