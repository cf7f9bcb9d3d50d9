import DequeModule
import LazyExtents

/// Gives up what a lazy layout placed once it is out of sight.
extension FoldedRun {
  /// Drops what the span does not touch, and fills what that uncovered.
  func trim(to span: VisibleSpan, using loader: some LineLoader) {
    trimSteps(in: span, using: loader)
    endWithoutSeam()
    if lines.contains(where: { span.shows($0) }) { growAhead(in: span, using: loader) }
  }

  /// Drops the steps that the span does not touch; one step stays to hold the place (rule R4).
  private func trimSteps(in span: VisibleSpan, using loader: some LineLoader) {
    let isAnyVisible = lines.contains { span.shows($0) }
    let kept = isAnyVisible ? nil : nearestStep(to: span)
    noteStretchesInSight()
    while let line = firstInFold, let step = line.step, step !== kept,
      isPassed(order.rel(of: step.after.reach, in: line), in: span),
      !span.shows(line), step !== lastInFold?.step
    {
      fold.remember(step)
      drop(step.count, atStart: !isReversed, using: loader)
    }
    while let line = lastInFold, let step = line.step, step !== kept, step !== firstInFold?.step,
      isBeyond(order.rel(of: step.top, in: line), in: span), !beginsHeldStretch(step)
    {
      drop(step.count, atStart: isReversed, using: loader)
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
  private func noteStretchesInSight() {
    let top = firstInFold?.step?.stretch
    for line in lines where line.subviews[0].isPlaced {
      guard let stretch = line.step?.stretch, stretch !== top, !isHeld(stretch) else {
        continue
      }
      heldStretches.append(stretch)
    }
  }

  /// Whether a step is the first in the run of a lower stretch that holds still.
  private func beginsHeldStretch(_ step: FoldStep) -> Bool {
    guard isHeld(step.stretch) else { return false }
    return run.line(at: order.turned(step.before.index - 1))?.step?.stretch !== step.stretch
  }

  /// Drops the line at a position and all that follow it in the fold.
  func dropFold(from begin: Int, using loader: some LineLoader) {
    let dropped = Array(isReversed ? lines[...begin] : lines[begin...])
    let (isReversed, count) = (isReversed, dropped.count)
    run.edit { if isReversed { $0.removeFirst(count) } else { $0.removeLast(count) } }
    if isReversed { run.first += count }
    for line in dropped { loader.release(line) }
  }

  private func drop(_ count: Int, atStart: Bool, using loader: some LineLoader) {
    for _ in 0..<count {
      guard let line = atStart ? lines.first : lines.last else { return }
      run.edit { if atStart { $0.removeFirst() } else { $0.removeLast() } }
      if atStart {
        run.first += 1
        run.lead += line.length
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
    let subviews = order.turned(old).map { $0.subviews[0] }
    let new = order.turned(
      order.lines(of: step, end: .floor) { place, _ in subviews[place - step.before.index] }
    )
    guard order.turned(new).last?.length != order.turned(old).last?.length, let first = old.first
    else { return }
    let grown = new.reduce(0) { $0 + $1.length } - old.reduce(0) { $0 + $1.length }
    var place = isReversed ? first.rel - grown : first.rel
    for line in new {
      line.rel = place
      place += line.length
    }
    let isReversed = isReversed
    run.edit { lines in
      if isReversed {
        lines.replaceSubrange(0..<step.count, with: new)
      } else {
        lines.removeLast(step.count)
        lines.append(contentsOf: new)
      }
    }
    // The guessed lead changes instead, so that nothing else moves.
    if isReversed, !run.isLeadExact { run.lead = max(0, run.lead - grown) }
  }
}
