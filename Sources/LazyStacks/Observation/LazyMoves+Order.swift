import DequeModule
import LazyExtents

/// Which lines are still in order, and which of them keeps its place.
extension LazyMoves {
  /// The lines that are still in order, by where they stood; nil where no data changed.
  ///
  /// Of several ways to say that, it is one with the line in it that keeps its place.
  ///
  /// - Complexity: O(*n* log *n*) in the lines that are held.
  var longestRise: Set<Int>? {
    guard stack.kept != nil else { return nil }
    let places = stack.run.lines.compactMap(oldPlace)
    let rise = places.longestRise
    guard let still = stack.run.lines.first(where: isStill).flatMap(oldPlace),
      !rise.contains(still), let middle = places.firstIndex(of: still)
    else { return Set(rise) }
    let before = places[..<middle].filter { $0 < still }
    let after = places[(middle + 1)...].filter { $0 > still }
    let through = before.longestRise + [still] + after.longestRise
    return Set(through.count < rise.count ? rise : through)
  }

  /// Whether a line stands where it stood, but for what moved the region.
  private func isStill(_ line: Line) -> Bool {
    guard let place = oldPlace(of: line) else { return false }
    let by = line.rel - past[place].rel + pushes.expected
    return abs(by + pushes.unasked) <= stack.run.rounding
  }

  /// If an edit leaves the offset unchanged, the remainder is what was inserted or removed out of
  /// sight.
  mutating func nameUnseen() {
    // In a grid a cell that comes in moves others on, which may take another line or none.
    guard stack.kept != nil, stack.columnCount == 1, let last = reasons.last,
      last.kind == .unseen
    else { return }
    let unseen = firstShift - reasons.shift
    if let both = stack.edits.exchangedBefore, both.came.count - both.went.count == unseen,
      abs(both.came.length - both.went.length - last.by) <= stack.run.rounding
    {
      reasons[reasons.count - 1] = MoveReason(kind: .went, by: -both.went.length)
      reasons[reasons.count - 1].count = both.went.count
      reasons.append(MoveReason(kind: .came, by: both.came.length, count: both.came.count))
      return
    }
    guard unseen != 0, (unseen > 0) == (last.by > 0) else { return }
    reasons[reasons.count - 1].kind = unseen > 0 ? .came : .went
    reasons[reasons.count - 1].count = abs(unseen)
    reasons[reasons.count - 1].views = []
    reasons[reasons.count - 1].leavesOffset = stack.context.scrolls.leavesOffsets
    // What the others out of sight count otherwise is no share of what came.
    guard let came = stack.edits.cameBefore, came.count == unseen else { return }
    let rest = last.by - came.length
    guard abs(rest) > max(stack.run.rounding, Double.slack(at: abs(last.by))) else { return }
    reasons[reasons.count - 1].by = came.length
    reasons.append(MoveReason(kind: .unseen, by: rest))
  }

  /// What came into sight before the first line in an earlier pass, and changed in a later one.
  func reasonsOfArrived(summingTo by: Double) -> [MoveReason]? {
    var gaps: [MoveReason] = []
    // The distance before the first of them may be in sight, too.
    for _ in 0...arrived.count {
      gaps.addSpacing(from: seen.spacing, to: stack.run.spacing)
      if !gaps.isEmpty, abs(gaps.sum - by) <= stack.run.rounding { return gaps }
    }
    guard !stack.context.account.callbacks.isEmpty, !arrived.isEmpty else { return nil }
    let views = arrived.map { $0.subviews[0].seen }
    return [MoveReason(kind: .unseen, by: by, views: views, count: views.count)]
  }

  /// Where the offset went with what changed after the first line, so that another one keeps its
  /// place, that is what moved the first.
  mutating func nameKept(after place: Int) {
    guard let last = reasons.last, last.kind == .unseen || last.isUnnamedCorrection else { return }
    if stack.columns != nil, stack.kept != nil {
      reasons[reasons.count - 1] = reflow(by: last.by, after: changes)[0]
      return
    }
    guard last.kind == .unseen else { return }
    let kept = stack.run.lines.first { line in
      (oldPlace(of: line) ?? 0) > place && !isMoved(line) && isStill(line)
    }
    guard let kept else { return }
    reasons[reasons.count - 1].kind = .correction
    reasons[reasons.count - 1].views = [kept.subviews[0].seen]
    reasons[reasons.count - 1].count = 1
  }
}
