import DequeModule
import LazyExtents

/// The moves in a lazy container at a right angle to its axis: cells that changed columns, rows
/// that are aligned in another width.
struct AcrossMoves {
  let stack: LazyStackNode

  /// Reports everything that was in sight and still is.
  ///
  /// What moved farthest towards the start comes first, so that equal moves are reported together.
  /// A subview that changed its own size is not reported if the container changed its size as well.
  func trace() {
    let moved = found.sorted { ($0.by, $0.cell.index) < ($1.by, $1.cell.index) }
    guard !moved.isEmpty else { return }
    var moves = LazyMoves(stack)
    let isRegrouped = stack.columns?.count ?? 1 > 1
    if isRegrouped { moves.findChanges() }
    if stack.fold != nil { moves.findFoldedChanges() }
    for (cell, by) in moved {
      guard !stack.isStopped, stack.context.work.goesOn() else { return }
      let changes =
        stack.fold == nil ? moves.changes(before: cell) : moves.foldedChanges(before: cell)
      var account = MoveAccount(view: cell.seen, changes: changes)
      account.isRow = true
      account.reasons =
        isRegrouped ? moves.reflow(by: by, after: changes) : [alignment(by: by, of: cell)]
      account.tellLengthsOnce(across: true)
      moves.record(cell, by: by, account: account, axis: stack.axis.cross)
    }
  }

  private var found: [(cell: Subview, by: Double)] {
    let across = stack.axis.cross
    let frame = stack.context.sight.ofRows
    let isAsWide = stack.seenLines.crossLength.isNearly(stack.crossLength)
    var found: [(cell: Subview, by: Double)] = []
    for line in stack.run.lines {
      for cell in line.subviews {
        guard cell.change(in: frame) != nil,
          let before = cell.sight(before: stack.context.sight.ofViews), let start = before.across,
          isAsWide || before.size[across].isNearly(cell.node.size[across])
        else { continue }
        let by = cell.node.origin[across] - start
        if abs(by) > Double.tolerance { found.append((cell, by)) }
      }
    }
    return found
  }

  private func alignment(by: Double, of cell: Subview) -> MoveReason {
    let across = stack.axis.cross
    if let before = cell.sight(before: stack.context.sight.ofViews), stack.fold == nil,
      !before.size[across].isNearly(cell.node.size[across])
    {
      // If the subview changed its own size, the container is not named as the reason.
      var reason = MoveReason(
        kind: .alignment,
        by: by,
        old: before.size[across],
        new: cell.node.size[across]
      )
      let replaced =
        (cell.otherName(before: stack.context.trace.frame)
        ?? cell.otherViewName(before: stack.context.trace.frame))
        .map { MoveReason.replaced($0, by: cell.node.viewName) }
        ?? cell.node.replacement(in: stack.context.sight.ofViews)
      reason.causes = replaced.map { [$0] } ?? []
      return reason
    }
    return MoveReason(
      kind: stack.fold == nil ? .alignment : .placed,
      by: by,
      views: [SeenView(name: stack.name)],
      count: 1,
      old: stack.seenLines.crossLength,
      new: stack.crossLength
    )
  }
}
