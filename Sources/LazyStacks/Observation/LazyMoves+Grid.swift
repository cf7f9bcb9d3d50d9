import DequeModule
import LazyExtents

/// Moves in a grid whose lines got other cells: a line may be longer or shorter in its place, and a
/// cell may be in another line.
extension LazyMoves {
  /// The old place of a line that has not moved, and its index in the run now.
  var stillLine: (place: Int, now: Int)? {
    for (now, line) in stack.run.lines.enumerated() {
      let place = past.firstIndex {
        abs(line.rel - $0.rel + pushes.expected) <= stack.run.rounding && $0.isShown
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
    _ by: Double,
    after changes: [MoveReason]
  ) -> [MoveReason] {
    let plain = reflow(by, after: changes)
    guard stack.kept != nil, seen.columns == stack.columns?.count ?? 1, let still = stillLine,
      let place = cell.before?.line, place >= still.place
    else { return plain }
    let lines = stack.run.lines
    let now = place - still.place + still.now
    guard lines.indices.contains(now), past.indices.contains(place) else { return plain }
    var reasons: [MoveReason] = []
    for step in 0..<(place - still.place) {
      let (line, old) = (lines[still.now + step], past[still.place + step].length)
      guard abs(line.length - old) > Double.tolerance else { continue }
      // A line may be as long as other cells are that stand in it now.
      guard longest(in: line) != nil else { return plain }
      reasons.append(resized(line, from: old))
    }
    let own = lines[now].rel - past[place].rel + pushes.expected
    guard abs(own - reasons.sum) <= stack.run.rounding else { return plain }
    let rest = by - own
    guard abs(rest) > stack.run.rounding else { return reasons.isEmpty ? plain : reasons }
    if lines[now].index == line.index {
      let length = past[place].length
      reasons.add(.alignment, rest, SeenView(name: "line"), old: length, new: line.length)
      return reasons
    }
    return reasons + reflow(rest, after: changes)
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
    var reason = MoveReason(
      kind: .resized,
      by: line.length - old,
      views: [cell.seen],
      count: 1,
      old: old,
      new: line.length
    )
    reason.isOfLine =
      line.subviews.count > 1
      && !(lengthBefore(cell)?.isNearly(old) ?? false && cell.length.isNearly(line.length))
    reason.oldName = cell.otherName(before: stack.context.trace.frame)
    return reason
  }

  /// Adds what the length of a line does to what follows.
  mutating func addLength(of line: Line, from old: Double) {
    (cause, subject) = (.resize, resizedCell(of: line, from: old).label)
    guard stack.columns != nil, !isWhole(line) else {
      return reasons.append(resized(line, from: old))
    }
    let by = line.length - old
    if let place = reasons.firstIndex(where: { $0.kind == .lines }) {
      reasons[place].by += by
    } else {
      reasons += reflow(by, after: changes)
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
