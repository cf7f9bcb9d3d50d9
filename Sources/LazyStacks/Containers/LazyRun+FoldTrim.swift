import DequeModule
import LazyExtents

/// Gives up what a lazy layout placed once it is out of sight.
extension LazyRun {
  /// Drops the steps that the span does not touch; one step stays to hold the place (rule R4).
  func trimSteps(_ fold: LazyFold, in span: VisibleSpan, using loader: some LineLoader) {
    let isAnyVisible = lines.contains { isVisible($0, in: span) }
    let kept = isAnyVisible ? nil : nearestStep(to: span)
    noteStretchesInSight(fold)
    while let line = firstInFold, let step = line.step, step !== kept,
      isPassed(rel(of: step.after.reach, in: line), in: span), !isVisible(line, in: span),
      step !== lastInFold?.step
    {
      fold.remember(step)
      drop(step.count, atStart: !fold.isReversed, using: loader)
    }
    while let line = lastInFold, let step = line.step, step !== kept, step !== firstInFold?.step,
      isBeyond(rel(of: step.top, in: line), in: span), !beginsHeldStretch(step, with: fold)
    {
      drop(step.count, atStart: fold.isReversed, using: loader)
    }
  }

  private func nearestStep(to span: VisibleSpan) -> FoldStep? {
    guard let last = lines.last else { return nil }
    if last.rel.isClearlyLess(than: span.end) { return last.step }
    return lines.first { !$0.rel.isClearlyLess(than: span.end) }?.step
  }

  /// Marks lower stretches on screen as held until the frame ends.
  ///
  /// Placing them again would be visible.
  private func noteStretchesInSight(_ fold: LazyFold) {
    let top = firstInFold?.step?.stretch
    for line in lines where line.subviews[0].isPlaced {
      guard let stretch = line.step?.stretch, stretch !== top, !fold.isHeld(stretch) else {
        continue
      }
      fold.heldStretches.append(stretch)
    }
  }

  /// Whether a step is the first in the run of a lower stretch that holds still.
  private func beginsHeldStretch(_ step: FoldStep, with fold: LazyFold) -> Bool {
    guard fold.isHeld(step.stretch) else { return false }
    return line(at: turned(step.before.index - 1))?.step?.stretch !== step.stretch
  }

  private func drop(_ count: Int, atStart: Bool, using loader: some LineLoader) {
    for _ in 0..<count {
      guard let line = atStart ? lines.first : lines.last else { return }
      edit { if atStart { $0.removeFirst() } else { $0.removeLast() } }
      if atStart {
        first += 1
        lead += line.length
      }
      loader.release(line)
    }
  }

  /// Drops lower stretches of which nothing is on screen, so that the one above goes on.
  ///
  /// A seam vanishes only while it is out of sight.
  func joinStretches(using loader: some LineLoader) {
    letGoOfHeld(using: loader)
    while let lower = lastInFold?.step?.stretch {
      let held = lines.filter { $0.step?.stretch === lower }
      guard held.count < lines.count, !held.contains(where: { $0.subviews[0].isPlaced }) else {
        return
      }
      drop(held.count, atStart: isReversed, using: loader)
      endWithoutSeam()
    }
  }

  /// Drops steps at the end that are held where nothing of them is in sight, so that the layout
  /// puts their subviews.
  private func letGoOfHeld(using loader: some LineLoader) {
    while let step = lastInFold?.step, step.isHeld, step.count < lines.count {
      let held = isReversed ? Array(lines.prefix(step.count)) : Array(lines.suffix(step.count))
      guard !held.contains(where: { $0.subviews[0].isPlaced }) else { return }
      drop(step.count, atStart: isReversed, using: loader)
      endWithoutSeam()
    }
  }

  /// Ends the run where its last step says.
  ///
  /// The line before a seam ended where the other stretch began, which is no longer held.
  func endWithoutSeam() {
    guard let step = lastInFold?.step, lines.count >= step.count else { return }
    let old = Array(isReversed ? lines.prefix(step.count) : lines.suffix(step.count))
    let subviews = turned(old).map { $0.subviews[0] }
    let new = turned(
      linesOf(step, end: .floor) { place, _ in subviews[place - step.before.index] }
    )
    guard turned(new).last?.length != turned(old).last?.length, let first = old.first
    else { return }
    let grown = new.reduce(0) { $0 + $1.length } - old.reduce(0) { $0 + $1.length }
    var place = isReversed ? first.rel - grown : first.rel
    for line in new {
      line.rel = place
      place += line.length
    }
    let isReversed = isReversed
    edit { lines in
      if isReversed {
        lines.replaceSubrange(0..<step.count, with: new)
      } else {
        lines.removeLast(step.count)
        lines.append(contentsOf: new)
      }
    }
    // The guessed lead changes instead, so that nothing else moves.
    if isReversed, !isLeadExact { lead = max(0, lead - grown) }
  }
}
