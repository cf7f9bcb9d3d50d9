import DequeModule
import LazyExtents

/// Finds lines outside of the run with a lazy layout that can skip subviews.
extension LazyRun {
  /// The length before the run as a layout that can skip gives it; nil if it does not.
  var skippedLead: Double? {
    guard let fold, fold.layout.canSkip, let step = lines.first?.step else { return nil }
    guard !fold.isReversed else {
      // Count from the ceiling: where the next subview would end moves with the run, whatever the
      // length of each single one.
      return lengthBehind(of: fold).map { $0 + start - rel(of: step.after.ceiling, in: lines[0]) }
    }
    if fold.isFromOrigin(step) { return step.before.floor }
    return floor(before: step, of: fold)
  }

  /// The length of the whole container as a layout that can skip gives it; nil if it does not.
  var skippedLength: Double? {
    guard let fold, fold.layout.canSkip else { return nil }
    guard let line = lastInFold, let step = line.step else {
      return fold.lengthBehind(FoldPoint(index: 0), count: count, advance: subviewAdvance)
    }
    if fold.isReversed {
      return skippedBelow(of: fold).map { lead + extent + $0 }
    }
    guard last < count else { return nil }
    return lengthBehind(of: fold).map { lead + rel(of: step.after.reach, in: line) - start + $0 }
  }

  /// Where a line outside of the run starts in the container, as a layout that can skip gives it;
  /// nil if it does not.
  func skippedPosition(of index: Int) -> Double? {
    guard let fold, fold.layout.canSkip, index < first || index >= last else { return nil }
    if fold.isReversed {
      let floor = fold.floor(at: count - index, advance: subviewAdvance)
      return floor.map { max(0, length - $0) }
    }
    guard let floor = fold.floor(at: index, advance: subviewAdvance) else { return nil }
    guard let step = lines.first?.step, !fold.isFromOrigin(step) else { return floor }
    let own = self.floor(before: step, of: fold) ?? lead
    return max(0, lead + floor - own)
  }

  /// The last of some lines outside of the run that starts at or before a place in the container.
  func skippedIndex(at place: Double, among range: Range<Int>) -> Int? {
    guard let fold, fold.layout.canSkip, !range.isEmpty,
      skippedPosition(of: range.lowerBound) != nil
    else { return nil }
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if position(of: middle) <= place + Double.tolerance {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  private func lengthBehind(of fold: LazyFold) -> Double? {
    guard let step = lastInFold?.step, step.after.cursor != nil else { return nil }
    return fold.lengthBehind(step.after, count: count, advance: subviewAdvance)
  }

  /// The length of what a reversed container placed before the run, in points.
  private func skippedBelow(of fold: LazyFold) -> Double? {
    guard let step = firstInFold?.step else { return nil }
    if fold.isFromOrigin(step) { return step.before.floor }
    return floor(before: step, of: fold)
  }

  /// The length before the first line of a step as a layout gives it; nil if it does not.
  private func floor(before step: FoldStep, of fold: LazyFold) -> Double? {
    let floor = fold.floor(at: step.before.index, advance: subviewAdvance)
    return floor.map { $0 + step.lineStart - step.before.floor }
  }
}
