import DequeModule
import LazyExtents

/// Why a whole container stands elsewhere.
extension LazyMoves {
  /// The reasons for the move of the row of another stack that contains this one.
  private var rowReasons: [MoveReason] {
    guard let outer = stack.outerStack else { return [] }
    for line in outer.run.lines {
      for cell in line.subviews where stack.isPart(of: cell.node) {
        guard let change = cell.change(in: frame) else { return [] }
        let by = change.rel + (cell.before?.told ?? 0) + pushes.expected + pushes.unasked
        guard abs(by) > stack.run.rounding else { return [] }
        return [MoveReason(kind: .start, by: by, views: [cell.seen], count: 1)]
      }
    }
    return []
  }

  /// The reasons why the whole container stands elsewhere, without what the region did by itself.
  var startReasons: [MoveReason] {
    let inside = StartCauses(of: stack).reasons(besides: pushes, since: frame)
    return stack.outerStack == nil ? inside : rowReasons + inside
  }

  /// The distances between all lines before the first one that was in sight, if they changed and
  /// the offset did not make up for that; empty where they are what they were.
  func gaps(before index: Int) -> [MoveReason] {
    guard stack.kept == nil, !stack.hasOtherColumns else { return [] }
    return spacing(of: stack.lineMap.line(of: index)).map { [$0] } ?? []
  }

  /// What a number of distances does to what stands after them; nil where they are what they were.
  func spacing(of count: Int) -> MoveReason? {
    let (old, new) = (seen.spacing, stack.run.spacing)
    guard count > 0, !old.isNearly(new) else { return nil }
    let by = Double(count) * (new - old)
    return MoveReason(kind: .spacing, by: by, count: count, old: old, new: new)
  }

  /// What moved the whole container, and the reasons for the rest of a move.
  func withCarried(_ by: Double, _ reasons: (_ rest: Double) -> [MoveReason]) -> [MoveReason] {
    let whole = movesOfAll
    guard !whole.isEmpty else { return reasons(by) }
    let rest = by - whole.sum
    return whole + (abs(rest) > stack.run.rounding ? reasons(rest) : [])
  }

  /// The reasons for a line of a container that moved as a whole, so that nothing that was in sight
  /// still is, and how far it did; where nothing is known to have moved all of it, the guess `by`.
  func movedWhole(by: Double) -> (reasons: [MoveReason], by: Double) {
    var whole = startReasons + pushes.shares
    if pushes.corrections != 0 {
      whole.append(MoveReason(kind: .correction, by: -pushes.corrections))
    }
    let sum = whole.sum
    guard start >= 0 || abs(sum) <= stack.run.rounding else { return (whole, sum) }
    return (whole.reasons(summingTo: by), by)
  }

  /// What moved the whole container, or everything in the scroll view.
  var movesOfAll: [MoveReason] { carried + pushes.shares }
}
