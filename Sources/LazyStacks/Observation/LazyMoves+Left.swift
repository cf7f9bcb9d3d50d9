import DequeModule
import LazyExtents

extension LazyMoves {
  /// The subviews that were in lines before and are in none now, by the places of these lines and
  /// in order.
  static func left(of stack: LazyStackNode, in frame: Int) -> [Int: [Subview]] {
    let subviews = stack.store.subviews.filter { $0.before?.frame == frame }
    return Dictionary(grouping: subviews.sorted { $0.index < $1.index }) { $0.before?.line ?? 0 }
  }

  /// How far a subview that is in no line now was pushed; nil if it would not be in sight.
  func pushed(_ subview: Subview) -> Double? {
    guard let before = subview.before else { return nil }
    let expected = before.rel - pushes.expected
    guard stack.visibleSpan.touches(from: expected, length: before.length) else { return nil }
    let line = stack.lineMap.line(of: subview.index)
    return stack.run.position(of: line) - stack.run.offset - expected
  }

  /// The lines that stood before a line that still exists and were moved behind it; `index` is
  /// where that line stands now.
  func movedAway(before place: Int, to index: Int) -> [MoveReason] {
    guard let unmoved, stack.kept != nil else { return [] }
    var behind = Set<Int>()
    for line in stack.run.lines where line.subviews[0].index > index {
      if let place = oldPlace(of: line) ?? returnedPlace(of: line) { behind.insert(place) }
    }
    var reasons: [MoveReason] = []
    for (gone, old) in past.prefix(place).enumerated()
    where !lost.contains(old.label) && !unmoved.contains(gone) {
      let isAside = left[gone]?.first.map { $0.index > index } ?? false
      guard behind.contains(gone) || isAside else { continue }
      reasons.add(.rearranged, by: -old.length - seen.spacing, of: old.view)
    }
    return reasons
  }

  /// Whether a line that was not held before was behind the index of one that was.
  func wasBehind(_ line: Line, at index: Int) -> Bool {
    guard let stretch = stretch(of: line) else { return false }
    return stretch.old.lowerBound + line.subviews[0].index - stretch.new > index
  }

  /// Whether the line at an index changed sides relative to a line that was not moved.
  func hasChangedSides(_ place: Int, to index: Int) -> Bool {
    guard unmoved != nil else { return false }
    return stack.run.lines.contains { line in
      guard let other = oldPlace(of: line), !isMoved(line) else { return false }
      return (other > place) != (line.subviews[0].index > index)
    }
  }

  /// The present length of a line that is no longer held; nil if nothing of it is kept.
  func lengthNow(of place: Int) -> Double? { left[place]?.map(\.length).max() }

  /// The reasons why the first line that still exists moved, if lines before it that were on screen
  /// left sight because they, or the spacing after them, became shorter; nil if they are not kept.
  func reasonsOfLeft(before place: Int) -> [MoveReason]? {
    var reasons: [MoveReason] = []
    for (gone, old) in past.prefix(place).enumerated()
    where old.isShown && !lost.contains(old.label) {
      guard let length = lengthNow(of: gone) else { return nil }
      if abs(length - old.length) > Double.tolerance {
        reasons.add(.resized, by: length - old.length, of: old.view, old: old.length, new: length)
      }
      reasons.addSpacing(from: seen.spacing, to: stack.run.spacing)
    }
    return reasons.isEmpty ? nil : reasons
  }
}
