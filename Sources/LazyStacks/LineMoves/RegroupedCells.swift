/// Why cells of a grid moved whose lines got other cells: what the lines before them do, how they
/// are aligned in their own, and the other lines that they are in.
extension LineWalk {
  /// The reasons for a cell in sight that stands in a line now.
  func regrouped(
    _ cell: Subview,
    in line: Line,
    by: Double,
    after edits: [MoveReason]
  ) -> [MoveReason] {
    guard stack.kept != nil, !stack.hasOtherColumns, let before = cell.before,
      former.lines.indices.contains(before.line)
    else { return [changes.grid.reflow(by: by, after: edits)] }
    let old = former.lines[before.line]
    let shift = cell.position.shift - (before.rel - old.rel - before.told)
    var apart = line.index(in: stack.run).map { self.apart(before: $0) } ?? []
    if abs(shift) > stack.run.rounding {
      apart.append(former.alignment(of: cell, in: line, by: shift, from: old.length))
    }
    let rest = by - apart.sum
    let isReflow = abs(rest) > stack.run.rounding || apart.isEmpty
    return (isReflow ? [changes.grid.reflow(by: rest, after: edits)] : []) + apart
  }

  /// The reasons for a cell that was pushed out of sight; `grown` is what made the lines longer
  /// that are all before it.
  func regrouped(
    pushed cell: Subview,
    by: Double,
    after edits: [MoveReason],
    besides grown: [MoveReason]
  ) -> [MoveReason] {
    let line = stack.lineMap.line(of: cell.index)
    let apart = stack.run.lines.first.map { self.apart(before: line - $0.index, grown) } ?? grown
    let rest = by - apart.sum
    let isReflow = abs(rest) > stack.run.rounding || apart.isEmpty
    return (isReflow ? [changes.grid.reflow(by: rest, after: edits)] : []) + apart
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

  /// What other lengths and distances between the line that has not moved and another one do to
  /// that, by its index in the run: the lengths are those that are known, if there are some.
  private func apart(before line: Int, _ known: [MoveReason] = []) -> [MoveReason] {
    guard let still = stillLine else { return known }
    let spacing = former.spacing(of: abs(line - still.now)).map { [$0] } ?? []
    guard line > still.now else { return known + spacing.negated }
    guard known.isEmpty else { return known + spacing }
    let between = stack.run.lines[still.now..<min(line, stack.run.lines.count)]
    return between.enumerated().compactMap { step, line in
      guard !former.isWhole(line) else { return former.change(of: line) }
      // A line with other cells is as long as one of them that is longer now, or as long as others.
      guard former.lines.indices.contains(still.place + step), former.longest(in: line) != nil
      else { return nil }
      let old = former.lines[still.place + step].length
      return abs(line.length - old) > Double.tolerance ? former.resized(line, from: old) : nil
    } + spacing
  }
}

extension Line {
  /// Its index among the lines of a run.
  fileprivate func index(in run: LazyRun) -> Int? { run.lines.firstIndex { $0 === self } }
}
