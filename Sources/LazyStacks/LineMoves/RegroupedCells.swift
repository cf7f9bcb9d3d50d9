import LazyExtents

/// Why cells of a grid moved whose lines got other cells.
struct RegroupedCells {
  private let former: FormerLines
  private let lengths: ResizedLines
  private let container: ContainerMove
  private let grid: GridChanges

  private var stack: LazyStackNode { former.stack }

  init(of former: FormerLines, in container: ContainerMove, grid: GridChanges) {
    (self.former, self.container, self.grid) = (former, container, grid)
    lengths = ResizedLines(in: former)
  }

  /// The old place of a line that moved no further than the whole container, and its index in the
  /// run now.
  private var stillLine: (place: Int, now: Int)? {
    let expected = former.pushes.expected - container.all.sum
    for (now, line) in stack.run.lines.enumerated() {
      let place = former.lines.firstIndex {
        abs(line.rel - $0.rel + expected) <= stack.run.rounding && $0.isShown
      }
      if let place { return (place, now) }
    }
    return nil
  }

  /// The reasons for a cell in sight: the lengths of the lines before, its alignment in its line,
  /// and the other line that it is in, if it changed lines.
  func reasons(
    for cell: Subview,
    in line: Line,
    by: Double,
    after changes: [MoveReason]
  ) -> [MoveReason] {
    let plain = movedOn(cell, in: line, by: by, after: changes)
    guard let now = stack.run.lines.firstIndex(where: { $0 === line }),
      let place = cell.before?.line,
      var reasons = reasons(for: cell, inLine: now, at: line.rel, after: changes)
    else { return plain }
    let rest = by - reasons.sum
    if abs(rest) > stack.run.rounding {
      let old = former.lines[place].length
      reasons.append(lengths.alignment(of: cell, in: line, by: rest, from: old))
    }
    return reasons.isEmpty ? plain : reasons
  }

  /// Says why a cell was pushed out of sight.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - by: How far it was pushed.
  ///   - changes: What came, went or changed its place before it.
  ///   - grown: What made the lines longer that are all before it.
  /// - Returns: The reasons.
  func reasons(
    forPushed cell: Subview,
    by: Double,
    after changes: [MoveReason],
    besides grown: [MoveReason]
  ) -> [MoveReason] {
    let line = stack.lineMap.line(of: cell.index)
    if let first = stack.run.lines.first,
      let reasons = reasons(
        for: cell,
        inLine: line - first.index,
        at: LeftLines(of: former).start(ofLine: line).rel,
        after: changes
      ),
      !reasons.isEmpty, abs(by - reasons.sum) <= stack.run.rounding
    {
      return reasons
    }
    // What made lines longer pushed all that comes after them.
    var apart = grown
    if let still = stillLine?.now, let now = stack.run.lines.first.map({ line - $0.index }) {
      if grown.isEmpty { apart = wholeLines(from: still, to: now) }
      apart += spacing(from: still, to: now)
    }
    return [grid.reflow(by: by - apart.sum, after: changes)] + apart
  }

  /// What another spacing does to a line, by its index in the run: all lines between it and one
  /// that has not moved are further apart, or closer.
  private func spacing(from still: Int, to line: Int) -> [MoveReason] {
    let reasons = former.spacing(of: abs(line - still)).map { [$0] } ?? []
    return line < still ? reasons.negated : reasons
  }

  /// The lines with the same cells as before that have another length, between one that has not
  /// moved and a later one, by their indices in the run.
  private func wholeLines(from still: Int, to line: Int) -> [MoveReason] {
    guard line > still else { return [] }
    return stack.run.lines[still..<min(line, stack.run.lines.count)].compactMap(lengths.change)
  }

  /// The lengths of the lines before that of a cell, and the other line that it is in, if it
  /// changed lines; nil if that is not all.
  ///
  /// The line of the cell is the next one after the run at most.
  private func reasons(
    for cell: Subview,
    inLine now: Int,
    at rel: Double,
    after changes: [MoveReason]
  ) -> [MoveReason]? {
    let (lines, past) = (stack.run.lines, former.lines)
    guard stack.kept != nil, !stack.hasOtherColumns, let still = stillLine,
      let place = cell.before?.line, place >= still.place, past.indices.contains(place),
      now >= still.now, now <= lines.count
    else { return nil }
    // The line of before that stood where the cell's line stands.
    let there = now - still.now + still.place
    guard past.indices.contains(there) else { return nil }
    var reasons: [MoveReason] = []
    for step in 0..<(there - still.place) {
      let (line, old) = (lines[still.now + step], past[still.place + step].length)
      reasons.addSpacing(from: former.seen.spacing, to: stack.run.spacing)
      guard abs(line.length - old) > Double.tolerance else { continue }
      // A line may be as long as other cells are that stand in it now.
      guard lengths.longest(in: line) != nil else { return nil }
      reasons.append(lengths.resized(line, from: old))
    }
    let own = rel - past[there].rel + former.pushes.expected - container.all.sum
    guard abs(own - reasons.sum) <= stack.run.rounding else { return nil }
    let jump = past[there].rel - past[place].rel
    guard abs(jump) > stack.run.rounding else { return reasons }
    return reasons + [grid.reflow(by: jump, after: changes)]
  }

  /// The reasons for a cell of which only the line that it is in is known: that line may be longer
  /// or shorter, in which the cell is aligned.
  private func movedOn(
    _ cell: Subview,
    in line: Line,
    by: Double,
    after changes: [MoveReason]
  ) -> [MoveReason] {
    guard stack.kept != nil, !stack.hasOtherColumns, let before = cell.before,
      former.lines.indices.contains(before.line)
    else { return [grid.reflow(by: by, after: changes)] }
    let old = former.lines[before.line]
    var apart: [MoveReason] = []
    if let still = stillLine?.now, let now = stack.run.lines.firstIndex(where: { $0 === line }) {
      apart = wholeLines(from: still, to: now) + spacing(from: still, to: now)
    }
    let shift = cell.position.shift - (before.rel - old.rel - before.told)
    let isAligned = abs(shift) > stack.run.rounding
    let aligned =
      isAligned ? [lengths.alignment(of: cell, in: line, by: shift, from: old.length)] : []
    let rest = by - apart.sum - aligned.sum
    let isReflow = abs(rest) > stack.run.rounding || apart.isEmpty && !isAligned
    return (isReflow ? [grid.reflow(by: rest, after: changes)] : []) + apart + aligned
  }
}
