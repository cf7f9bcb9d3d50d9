import DequeModule
import LazyExtents

extension LazyMoves {
  /// The old place of a line that moved no further than the whole container, and its index in the
  /// run now.
  var stillLine: (place: Int, now: Int)? {
    let expected = pushes.expected - movesOfAll.sum
    for (now, line) in stack.run.lines.enumerated() {
      let place = past.firstIndex {
        abs(line.rel - $0.rel + expected) <= stack.run.rounding && $0.isShown
      }
      if let place { return (place, now) }
    }
    return nil
  }

  /// The reasons for a cell whose line got other cells: the lengths of the lines before, its
  /// alignment in its line, and the other line that it is in, if it changed lines.
  func regrouped(
    _ cell: Subview,
    in line: Line,
    by: Double,
    after changes: [MoveReason]
  ) -> [MoveReason] {
    let plain = movedOn(cell, in: line, by: by, after: changes)
    guard let now = stack.run.lines.firstIndex(where: { $0 === line }),
      let place = cell.before?.line,
      var reasons = regrouped(cell, inLine: now, at: line.rel, after: changes)
    else { return plain }
    let rest = by - reasons.sum
    if abs(rest) > stack.run.rounding {
      reasons.append(alignment(of: cell, in: line, by: rest, from: past[place].length))
    }
    return reasons.isEmpty ? plain : reasons
  }

  /// The reasons for a cell that was pushed out of sight.
  func regrouped(pushed cell: Subview, by: Double, after changes: [MoveReason]) -> [MoveReason] {
    let line = stack.lineMap.line(of: cell.index)
    guard let first = stack.run.lines.first,
      let reasons = regrouped(
        cell,
        inLine: line - first.index,
        at: startOfLeft(line).rel,
        after: changes
      ),
      !reasons.isEmpty, abs(by - reasons.sum) <= stack.run.rounding
    else {
      // What made lines longer pushed all that comes after them.
      let isAfterAll = cell.before.map { $0.line > passed } ?? false
      let grown = isAfterAll ? self.reasons.filter { $0.kind == .resized } : []
      var apart = grown
      if let still = stillLine?.now, let now = stack.run.lines.first.map({ line - $0.index }) {
        if grown.isEmpty { apart = wholeLines(from: still, to: now) }
        apart += spacing(from: still, to: now)
      }
      return reflow(by: by - apart.sum, after: changes) + apart
    }
    return reasons
  }

  /// What another spacing does to a line, by its index in the run: all lines between it and one
  /// that has not moved are further apart, or closer.
  private func spacing(from still: Int, to line: Int) -> [MoveReason] {
    let reasons = spacing(of: abs(line - still)).map { [$0] } ?? []
    return line < still ? reasons.negated : reasons
  }

  /// The lines with the same cells as before that have another length, between one that has not
  /// moved and a later one, by their indices in the run.
  private func wholeLines(from still: Int, to line: Int) -> [MoveReason] {
    guard line > still else { return [] }
    return stack.run.lines[still..<min(line, stack.run.lines.count)].compactMap { line in
      guard isWhole(line), let place = oldPlace(of: line),
        abs(line.length - past[place].length) > Double.tolerance
      else { return nil }
      return resized(line, from: past[place].length)
    }
  }

  /// The lengths of the lines before that of a cell, and the other line that it is in, if it
  /// changed lines; nil if that is not all.
  ///
  /// The line of the cell is the next one after the run at most.
  private func regrouped(
    _ cell: Subview,
    inLine now: Int,
    at rel: Double,
    after changes: [MoveReason]
  ) -> [MoveReason]? {
    let lines = stack.run.lines
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
      reasons.addSpacing(from: seen.spacing, to: stack.run.spacing)
      guard abs(line.length - old) > Double.tolerance else { continue }
      // A line may be as long as other cells are that stand in it now.
      guard longest(in: line) != nil else { return nil }
      reasons.append(resized(line, from: old))
    }
    let own = rel - past[there].rel + pushes.expected - movesOfAll.sum
    guard abs(own - reasons.sum) <= stack.run.rounding else { return nil }
    let jump = past[there].rel - past[place].rel
    return abs(jump) > stack.run.rounding ? reasons + reflow(by: jump, after: changes) : reasons
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
      past.indices.contains(before.line)
    else { return reflow(by: by, after: changes) }
    let old = past[before.line]
    var apart: [MoveReason] = []
    if let still = stillLine?.now, let now = stack.run.lines.firstIndex(where: { $0 === line }) {
      apart = wholeLines(from: still, to: now) + spacing(from: still, to: now)
    }
    let shift = cell.position.shift - (before.rel - old.rel - before.told)
    let isAligned = abs(shift) > stack.run.rounding
    let aligned =
      isAligned ? [alignment(of: cell, in: line, by: shift, from: old.length)] : []
    let rest = by - apart.sum - aligned.sum
    let isReflow = abs(rest) > stack.run.rounding || apart.isEmpty && !isAligned
    return (isReflow ? reflow(by: rest, after: changes) : []) + apart + aligned
  }

  /// That a cell stands elsewhere in its line, because that or the cell has another length.
  func alignment(of cell: Subview, in line: Line, by: Double, from old: Double) -> MoveReason {
    var reason = MoveReason(kind: .alignment, by: by, count: 1)
    if !old.isNearly(line.length) {
      reason.views = [SeenView(name: "line")]
      (reason.old, reason.new) = (old, line.length)
    } else if let before = lengthBefore(cell), !before.isNearly(cell.length) {
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
    guard !around.isNearly(0), let before = lengthBefore(cell),
      let shares = MoveReason.alignments(by: by, in: (around, cell.length - before))
    else { return [alignment(of: cell, in: line, by: by, from: old)] }
    var own = MoveReason(kind: .alignment, by: shares.own, old: before, new: cell.length)
    own.count = 1
    return [alignment(of: cell, in: line, by: shares.around, from: old), own]
  }

  /// Records the cells in sight that have another length while their line has not.
  func noteCells() {
    guard stack.columns != nil else { return }
    for line in stack.run.lines where isWhole(line) {
      guard let place = oldPlace(of: line), past[place].isShown,
        past[place].length.isNearly(line.length)
      else { continue }
      for cell in line.subviews {
        guard let before = lengthBefore(cell), !before.isNearly(cell.length) else { continue }
        stack.context.account.changes.append(
          .resized(cell.seen, from: before, to: cell.length)
        )
      }
    }
  }

  /// The cell of a line that is as long as the line and was not before.
  func longest(in line: Line) -> Subview? {
    line.subviews.first { cell in
      guard cell.length.isNearly(line.length), let before = cell.before, before.frame == frame
      else { return false }
      return !before.length.isNearly(cell.length)
    }
  }

  /// That a line has another length, by the view that makes it so.
  func resized(_ line: Line, from old: Double) -> MoveReason {
    let cell = resizedCell(of: line, from: old)
    var reason = MoveReason.resized(cell.seen, from: old, to: line.length)
    reason.isOfLine =
      line.subviews.count > 1
      && !(lengthBefore(cell)?.isNearly(old) ?? false && cell.length.isNearly(line.length))
    reason.oldName = cell.otherName(before: stack.context.trace.frame)
    if reason.oldName == nil, !reason.isOfLine { reason.causes = causes(of: cell, from: old) }
    return reason
  }

  /// What in a row made it longer or shorter: another kind of view, or a card of the shelf that it
  /// is.
  func causes(of cell: Subview, from old: Double) -> [MoveReason] {
    let by = cell.length - old
    var cause = MoveReason(kind: .resized, by: by, count: 1, old: old, new: cell.length)
    if let name = cell.otherViewName(before: stack.context.trace.frame) {
      cause.oldName = name
      cause.views = [SeenView(name: cell.node.viewName)]
      return [cause]
    }
    return EagerMoves(context: stack.context, frame: stack.context.sight.ofViews)
      .causes(of: cell.node, by: by, along: stack.axis)
  }

  /// Adds what the length of a line does to what follows.
  mutating func addLength(of line: Line, from old: Double) {
    (cause, subject) = (.resize, resizedCell(of: line, from: old).label)
    guard stack.columns != nil, !isWhole(line), longest(in: line) == nil else {
      return reasons.append(resized(line, from: old))
    }
    addLines(by: line.length - old)
  }

  /// Adds what it does to what follows that cells moved on to other lines.
  mutating func addLines(by: Double) {
    if let place = reasons.firstIndex(where: { $0.kind == .lines }) {
      reasons[place].by += by
    } else {
      reasons += reflow(by: by, after: changes)
    }
  }

  /// The view by which a line has another length: one that has another itself.
  private func resizedCell(of line: Line, from old: Double) -> Subview {
    let others = line.subviews.filter { cell in
      lengthBefore(cell).map { !$0.isNearly(cell.length) } ?? false
    }
    return others.first { $0.length.isNearly(line.length) }
      ?? others.first { lengthBefore($0)?.isNearly(old) ?? false }
      ?? others.first ?? line.subviews.first { $0.length.isNearly(line.length) }
      ?? line.subviews[0]
  }

  private func lengthBefore(_ cell: Subview) -> Double? {
    cell.before.flatMap { $0.frame == frame ? $0.length : nil }
  }
}

extension LazyMoves {
  /// Adds the other cells of a line that went.
  mutating func addOthersGone(with line: SeenLines.Line) {
    guard line.cells > 1, let place = past.firstIndex(where: { $0.index == line.index }) else {
      return
    }
    for other in gone where other.place == place && other.view != line.view {
      reasons.add(.went, by: 0, of: other.view)
    }
  }
}
