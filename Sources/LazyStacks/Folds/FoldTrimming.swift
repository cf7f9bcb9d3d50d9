import LazyExtents

/// Gives up what a lazy layout placed once it is out of sight.
struct FoldTrimming: FoldLoading {
  let folded: FoldedRun
  let loader: RowLoader

  init(of folded: FoldedRun, using loader: RowLoader) {
    (self.folded, self.loader) = (folded, loader)
  }

  /// Drops what the span does not touch, and fills what that uncovered.
  func trim(to span: VisibleSpan) {
    trimSteps(in: span)
    seams.endWithoutSeam()
    if lines.contains(where: { span.shows($0) }) {
      FoldGrowth(of: folded, using: loader).growAhead(in: span)
    }
  }

  /// Drops the steps that the span does not touch; one step stays to hold the place (rule R4).
  private func trimSteps(in span: VisibleSpan) {
    let isAnyVisible = lines.contains { span.shows($0) }
    let kept = isAnyVisible ? nil : nearestStep(to: span)
    noteStretchesInSight()
    while let line = folded.firstInFold, let step = line.step, step !== kept,
      order.isPassed(order.rel(of: step.after.reach, in: line), in: span),
      !isInSight(step, in: span), step !== folded.lastInFold?.step
    {
      fold.remember(step)
      stepLines.drop(step.count, atStart: !isReversed)
    }
    while let line = folded.lastInFold, let step = line.step, step !== kept,
      step !== folded.firstInFold?.step,
      order.isBeyond(order.rel(of: step.top, in: line), in: span),
      !isInSight(step, in: span), !beginsHeldStretch(step)
    {
      stepLines.drop(step.count, atStart: isReversed)
    }
  }

  /// Whether a span shows a line of a step at an end of the run; also one without length where the
  /// span starts.
  private func isInSight(_ step: FoldStep, in span: VisibleSpan) -> Bool {
    let isAtStart = lines.first?.step === step
    let held = isAtStart ? lines.prefix(step.count) : lines.suffix(step.count)
    return held.contains { span.shows($0) }
  }

  private func nearestStep(to span: VisibleSpan) -> FoldStep? {
    guard let last = lines.last else { return nil }
    if last.rel.isClearlyLess(than: span.end) { return last.step }
    return lines.first { !$0.rel.isClearlyLess(than: span.end) }?.step
  }

  /// Marks lower stretches on screen as held until the frame ends.
  ///
  /// Placing them again would be visible.
  private func noteStretchesInSight() {
    let top = folded.firstInFold?.step?.stretch
    for line in lines where line.subviews[0].isPlaced {
      guard let stretch = line.step?.stretch, stretch !== top, !folded.isHeld(stretch) else {
        continue
      }
      folded.heldStretches.append(stretch)
    }
  }

  /// Whether a step is the first in the run of a lower stretch that holds still.
  private func beginsHeldStretch(_ step: FoldStep) -> Bool {
    guard folded.isHeld(step.stretch) else { return false }
    return run.line(at: order.turned(step.before.index - 1))?.step?.stretch !== step.stretch
  }

  /// Drops lower stretches of which nothing is on screen, so that the one above goes on.
  ///
  /// A seam vanishes only while it is out of sight.
  func joinStretches() {
    letGoOfHeld()
    while let lower = folded.lastInFold?.step?.stretch {
      let held = lines.filter { $0.step?.stretch === lower }
      guard held.count < lines.count, !held.contains(where: { $0.subviews[0].isPlaced }) else {
        return
      }
      stepLines.drop(held.count, atStart: isReversed)
      seams.endWithoutSeam()
    }
  }

  /// Drops steps at the end that are held where nothing of them is in sight, so that the layout
  /// puts their subviews.
  private func letGoOfHeld() {
    while let step = folded.lastInFold?.step, step.isHeld, step.count < lines.count {
      let held = isReversed ? Array(lines.prefix(step.count)) : Array(lines.suffix(step.count))
      guard !held.contains(where: { $0.subviews[0].isPlaced }) else { return }
      stepLines.drop(step.count, atStart: isReversed)
      seams.endWithoutSeam()
    }
  }
}
