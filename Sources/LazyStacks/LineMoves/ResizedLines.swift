import LazyExtents

/// Which lines of a lazy container are longer or shorter than before a frame, by which of their
/// cells, and what that does to the cells.
extension FormerLines {
  /// That a line with the cells that it had has another length; nil if it has not.
  func change(of line: Line) -> MoveReason? {
    guard isWhole(line), let place = place(of: line),
      abs(line.length - lines[place].length) > Double.tolerance
    else { return nil }
    return resized(line, from: lines[place].length)
  }

  /// That a line has another length, by the view that makes it so.
  func resized(_ line: Line, from old: Double) -> MoveReason {
    let cell = cell(resizing: line, from: old)
    var reason = MoveReason.resized(cell.seen, from: old, to: line.length)
    reason.isOfLine =
      line.subviews.count > 1
      && !(length(of: cell)?.isNearly(old) ?? false && cell.length.isNearly(line.length))
    reason.oldName = cell.otherName(before: stack.context.trace.frame)
    if reason.oldName == nil, !reason.isOfLine { reason.causes = causes(of: cell, from: old) }
    return reason
  }

  /// That a line that left sight is longer or shorter, and what in it made it so.
  func resized(_ old: SeenLines.Line, at place: Int, to length: Double) -> MoveReason {
    var reason = MoveReason.resized(old.view, from: old.length, to: length)
    if stack.columns == nil, let row = left[place]?.first, row.length.isNearly(length) {
      reason.causes = causes(of: row, from: old.length)
    }
    return reason
  }

  /// What in a row made it longer or shorter: another kind of view, or a card of the shelf that it
  /// is.
  private func causes(of cell: Subview, from old: Double) -> [MoveReason] {
    EagerLengths(along: stack.axis, since: stack.context.sight.ofViews)
      .causes(of: cell.node, by: cell.length - old)
  }

  /// The view by which a line has another length: one that has another itself.
  func cell(resizing line: Line, from old: Double) -> Subview {
    let others = line.subviews.filter { cell in
      length(of: cell).map { !$0.isNearly(cell.length) } ?? false
    }
    return others.first { $0.length.isNearly(line.length) }
      ?? others.first { length(of: $0)?.isNearly(old) ?? false }
      ?? others.first ?? line.subviews.first { $0.length.isNearly(line.length) }
      ?? line.subviews[0]
  }

  /// The cell of a line that is as long as the line and was not before.
  func longest(in line: Line) -> Subview? {
    line.subviews.first { cell in
      guard cell.length.isNearly(line.length), let before = length(of: cell) else {
        return false
      }
      return !before.isNearly(cell.length)
    }
  }

  /// That a cell stands elsewhere in its line, because that or the cell has another length.
  func alignment(of cell: Subview, in line: Line, by: Double, from old: Double) -> MoveReason {
    var reason = MoveReason(kind: .alignment, by: by, count: 1)
    if !old.isNearly(line.length) {
      reason.views = [SeenView(name: "line")]
      (reason.old, reason.new) = (old, line.length)
    } else if let before = length(of: cell), !before.isNearly(cell.length) {
      (reason.old, reason.new) = (before, cell.length)
    }
    return reason
  }

  /// The shares of the line's length and of the cell's own in where it stands in its line; one
  /// alone if only one of them changed.
  func alignments(
    of cell: Subview,
    in line: Line,
    by: Double,
    from old: Double
  ) -> [MoveReason] {
    let around = line.length - old
    guard !around.isNearly(0), let before = length(of: cell) else {
      return [alignment(of: cell, in: line, by: by, from: old)]
    }
    let guide = cell.position.alignment
    let grown = cell.length - before
    let shares = AlignedShares(of: by, room: around, own: grown, by: guide, since: guide)
    var own = MoveReason(kind: .alignment, by: shares.own, old: before, new: cell.length)
    own.count = 1
    return [alignment(of: cell, in: line, by: shares.room, from: old), own]
      .filter { abs($0.by) > Double.tolerance }
  }

  /// Records the cells in sight that have another length while their line has not.
  func recordCells() {
    guard stack.columns != nil else { return }
    for line in stack.run.lines where isWhole(line) {
      guard let place = place(of: line), lines[place].isShown,
        lines[place].length.isNearly(line.length)
      else { continue }
      for cell in line.subviews {
        guard let before = length(of: cell), !before.isNearly(cell.length) else { continue }
        stack.context.frame.account.changes.append(
          .resized(cell.seen, from: before, to: cell.length)
        )
      }
    }
  }
}
