/// The places of lines outside of a run, as a lazy layout that can skip subviews gives them.
struct SkippedPlaces: FoldChange {
  let folded: FoldedRun

  /// Nil if the layout cannot skip.
  init?(of folded: FoldedRun) {
    guard folded.fold.layout.canSkip else { return nil }
    self.folded = folded
  }

  /// The length before the run; nil if the layout does not give it.
  var lead: Double? {
    guard let step = run.lines.first?.step else { return nil }
    guard !order.isReversed else {
      // Count from the ceiling: where the next subview would end moves with the run, whatever the
      // length of each single one.
      let ceiling = order.rel(of: step.after.ceiling, in: run.lines[0])
      return lengthBehind().map { $0 + run.start - ceiling }
    }
    if fold.isFromOrigin(step) { return step.before.floor }
    return floor(before: step)
  }

  /// The length of the whole container; nil if the layout does not give it.
  var length: Double? {
    guard let line = folded.lastInFold, let step = line.step else {
      return fold.lengthBehind(
        FoldPoint(index: 0),
        count: run.count,
        advance: run.lengths.subviewAdvance
      )
    }
    if order.isReversed {
      return lengthBefore().map { run.lead + run.extent + $0 }
    }
    guard run.last < run.count else { return nil }
    let reach = order.rel(of: step.after.reach, in: line)
    return lengthBehind().map { run.lead + reach - run.start + $0 }
  }

  /// Where a line outside of the run starts in the container; nil if the layout does not say.
  func position(of index: Int) -> Double? {
    guard index < run.first || index >= run.last else { return nil }
    if order.isReversed {
      let floor = fold.floor(at: run.count - index, advance: run.lengths.subviewAdvance)
      return floor.map { max(0, run.length - $0) }
    }
    guard let floor = fold.floor(at: index, advance: run.lengths.subviewAdvance) else { return nil }
    guard let step = run.lines.first?.step, !fold.isFromOrigin(step) else { return floor }
    let own = self.floor(before: step) ?? run.lead
    return max(0, run.lead + floor - own)
  }

  /// The last of some lines outside of the run that starts at or before a place in the container.
  func index(at place: Double, among range: Range<Int>) -> Int? {
    guard !range.isEmpty, position(of: range.lowerBound) != nil else { return nil }
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if run.position(of: middle) <= place + Double.tolerance {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  private func lengthBehind() -> Double? {
    guard let step = folded.lastInFold?.step, step.after.cursor != nil else { return nil }
    return fold.lengthBehind(step.after, count: run.count, advance: run.lengths.subviewAdvance)
  }

  /// The length of what a reversed container placed before the run, in points.
  private func lengthBefore() -> Double? {
    guard let step = folded.firstInFold?.step else { return nil }
    if fold.isFromOrigin(step) { return step.before.floor }
    return floor(before: step)
  }

  /// The length before the first line of a step as a layout gives it; nil if it does not.
  private func floor(before step: FoldStep) -> Double? {
    let floor = fold.floor(at: step.before.index, advance: run.lengths.subviewAdvance)
    return floor.map { $0 + step.lineStart - step.before.floor }
  }
}
