import LazyExtents

extension LazyMoves {
  /// The length that a line has now which is not held any more; nil where nothing of it is kept.
  func lengthNow(of place: Int) -> Double? {
    stack.aside.values.filter { $0.before?.frame == frame && $0.before?.line == place }
      .map(\.length).max()
  }

  /// Why the first line that is still there moved, if lines before it that were on screen left
  /// sight because they, or the spacing after them, are shorter now; nil where they are not kept.
  func reasonsOfLeft(before place: Int) -> [MoveReason]? {
    var reasons: [MoveReason] = []
    let gap = stack.run.spacing - seen.spacing
    for (gone, old) in past.prefix(place).enumerated()
    where old.isShown && !lost.contains(old.label) {
      guard let length = lengthNow(of: gone) else { return nil }
      if abs(length - old.length) > Double.tolerance {
        reasons.add(.resized, length - old.length, old.view, old: old.length, new: length)
      }
      if abs(gap) > Double.tolerance {
        reasons.add(.spacing, gap, old: seen.spacing, new: stack.run.spacing)
      }
    }
    return reasons.isEmpty ? nil : reasons
  }
}
