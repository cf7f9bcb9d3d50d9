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
      // The length of a line may come from other cells that are in it now.
      guard let cell = longest(in: line) else { return plain }
      reasons.add(.resized, line.length - old, cell.seen, old: old, new: line.length)
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
}
