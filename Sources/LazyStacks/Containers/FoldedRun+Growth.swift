import DequeModule
import LazyExtents

/// Grows a run whose lines a lazy layout places.
extension FoldedRun {
  /// Places what a span needs: first behind the run in the order of the fold, then before it.
  func grow(in span: VisibleSpan, using loader: some LineLoader) {
    if isReversed, lines.isEmpty { beginAtStart(using: loader) }
    growAhead(in: span, using: loader)
    while count > 0, run.loading.count < run.profile.loadLimit, !loader.hasStopped,
      let lower = firstInFold?.step, lower.before.index > 0, !isPassed(reachBefore, in: span)
    {
      let held = lines.count
      prependStretch(in: span, using: loader)
      guard lines.count > held else { return }
    }
  }

  /// Makes the steps behind the run that a span needs.
  func growAhead(in span: VisibleSpan, using loader: some LineLoader) {
    let isTouching =
      isReversed
      ? !start.isClearlyGreater(than: span.end) : !end.isClearlyLess(than: span.start)
    while nextInFold < count, run.loading.count < run.profile.loadLimit, !loader.hasStopped {
      let next = isReversed ? start : end
      guard !isBeyond(next, in: span) else { return }
      if cutStaleEnd() { continue }
      let isOutside = isReversed ? next > span.end : next < span.start
      let held = lines.count
      appendStep(because: !isTouching && isOutside ? .walk : .visible, using: loader)
      guard lines.count > held else { return }
    }
  }

  /// Whether the fold reaches a place before it reaches a span.
  func isPassed(_ place: Double, in span: VisibleSpan) -> Bool {
    isReversed ? !place.isClearlyLess(than: span.end) : !place.isClearlyGreater(than: span.start)
  }

  /// Whether the fold reaches a place only after a span.
  func isBeyond(_ place: Double, in span: VisibleSpan) -> Bool {
    isReversed ? !place.isClearlyGreater(than: span.start) : !place.isClearlyLess(than: span.end)
  }

  /// Begins an empty run with the line that is to stand at its start, as if it had been there
  /// already.
  ///
  /// This is needed because a reversed layout can only be folded toward that line.
  private func beginAtStart(using loader: some LineLoader) {
    guard count > 0 else { return }
    let (lead, isExact, restarted) = (run.lead, run.isLeadExact, run.restarted)
    let restart = run.findings?.restart
    let index = min(run.first, count - 1)
    // Without a sampled length the fold would begin one view before the line, with a visible seam
    // (rule R6).
    let sampled = run.cold.length
    if sampled == 0 { run.cold.length = run.profile.coldLength }
    defer { run.cold.length = sampled }
    let fresh = FreshStart(index: index, rel: run.emptyStart, lead: lead, reason: .visible)
    self.restart(fresh, using: loader)
    if run.first > 0 { run.isLeadExact = isExact && run.first == index }
    run.restarted = restarted
    run.findings?.restart = restart
  }

  /// Loads what stands behind the run.
  func append(because reason: LoadReason, using loader: some LineLoader) {
    guard isReversed else { return appendStep(because: reason, using: loader) }
    prependStretch(in: VisibleSpan(start: end, end: end), using: loader)
  }

  /// Loads what stands before the run.
  func prepend(because reason: LoadReason, using loader: some LineLoader) {
    guard !isReversed else { return appendStep(because: reason, using: loader) }
    prependStretch(in: VisibleSpan(start: start, end: start), using: loader)
  }

  /// Loads the step behind the run in the order of the fold, and adds its lines.
  ///
  /// In a reversed layout they stand before the run and shorten the lead.
  private func appendStep(because reason: LoadReason, using loader: some LineLoader) {
    guard let step = nextStep(because: reason) else { return }
    // Placing the lines records their lengths again, so read the known ones first.
    let known = recordedLengths(of: step.before.index..<step.after.index)
    let new = take(step, because: reason, using: loader)
    guard !loader.hasStopped else { return new.forEach(loader.release) }
    put(new)
    if isReversed { shortenLead(by: new, known: known) }
  }

  private func nextStep(because reason: LoadReason) -> FoldStep? {
    cutStaleEnd()
    let next = lastInFold?.step?.next ?? fold.beginning(at: nextInFold, advance: subviewAdvance)
    let step = fold.step(from: next.point, upTo: count, in: next.stretch, because: reason)
    return step.map { ReturningViews(in: self).leftOut(of: $0) }
  }

  /// Loads what stands before the run in the order of the fold.
  ///
  /// It goes back to a point that is remembered there, otherwise to a fresh stretch that begins two
  /// regions further up.
  private func prependStretch(in span: VisibleSpan, using loader: some LineLoader) {
    guard let lower = firstInFold?.step else { return }
    let before = lower.before
    let place = lower.lineStart + (isReversed ? end - span.end : span.start - start)
    var points = fold.points(before: before.index, below: lower.stretch, above: place)
    let start = startOfStretch(before: before.index, regions: 2)
    // A far point is worth less than a near one to which the layout can skip.
    let isFar = points.first.map { fold.layout.canSkip && $0.point.index < start } ?? true
    if isFar { points = [fold.beginning(at: start, advance: subviewAdvance)] }
    var parts: [[FoldStep]] = []
    for (position, start) in points.enumerated() {
      let end = points.dropFirst(position + 1).first?.point.index ?? before.index
      parts.append(
        steps(from: start.point, upTo: end, in: start.stretch, because: .walk, using: loader)
      )
    }
    guard !loader.hasStopped, parts.allSatisfy({ !$0.isEmpty }) else { return }
    let known = recordedLengths(of: points[0].point.index..<before.index)
    let new = take(parts, above: lower, because: .walk, using: loader)
    if isReversed {
      append(new)
    } else {
      insertAtStart(new)
      shortenLead(by: new, known: known)
    }
  }

  /// Adds lines at the end where the fold continues.
  func put(_ new: [Line]) {
    if isReversed { insertAtStart(new) } else { append(new) }
  }

  private func append(_ new: [Line]) {
    var place = lines.isEmpty ? run.emptyStart : end
    for line in new {
      line.rel = place
      place += line.length
    }
    run.edit { $0.append(contentsOf: new) }
  }

  private func insertAtStart(_ new: [Line]) {
    var place = start - new.reduce(0) { $0 + $1.length }
    for line in new {
      line.rel = place
      place += line.length
    }
    run.edit { $0.insert(contentsOf: new, at: 0) }
    run.first -= new.count
  }

  /// The recorded lengths of the lines at a range of places in the fold, in the order of the run.
  private func recordedLengths(of places: Range<Int>) -> [Double?] {
    order.lines(of: places).map { run.estimator.recorded($0) }
  }

  /// Shortens the lead by lines that were added at the start of the run; an exact lead by their
  /// `known` lengths (rule R7).
  private func shortenLead(by new: [Line], known: [Double?]) {
    let length = new.reduce(0) { $0 + $1.length }
    if run.isLeadExact {
      let recorded = zip(new, known).reduce(0) { $0 + ($1.1 ?? $1.0.length) }
      run.lead -= recorded
      if !recorded.isNearly(length) {
        run.resized = new.last?.label
        run.noteFindings { $0.isResized = true }
      }
    } else {
      run.lead -= length
      run.growth.note(first: run.first)
    }
    guard run.first == 0 else { return }
    // The container's start is known now, even if the first lines leave the run again at once.
    let guessed = run.lead
    if guessed != 0 { run.noteFindings { $0.corrected -= guessed } }
    run.lead = 0
    run.isLeadExact = true
  }

  /// The distance by which one subview of the run extends it, in points.
  ///
  /// It says more than the floor while that stands.
  private var heldAdvance: Double {
    lines.isEmpty ? 0 : max(0, reachEnd - reachStart) / Double(lines.count)
  }

  /// The place at which a fresh stretch must begin to be some regions long.
  func startOfStretch(before place: Int, regions: Double) -> Int {
    let advance = subviewAdvance > 0 ? subviewAdvance : heldAdvance
    guard advance > 0, region.length > 0 else { return max(0, place - 1) }
    let distance = (region.length * regions / advance).rounded(.up)
    let most = Double(run.profile.loadLimit / 2)
    let steps = max(1, Int(min(distance, most)))
    return place <= steps + steps / 2 ? max(0, place - Int(most)) : place - steps
  }

  /// The steps from a point up to an index; empty if work is stopped.
  func steps(
    from point: FoldPoint,
    upTo end: Int,
    in stretch: FoldStretch,
    because reason: LoadReason,
    using loader: some LineLoader
  ) -> [FoldStep] {
    var steps: [FoldStep] = []
    var (point, stretch) = (point, stretch)
    while point.index < end, !loader.hasStopped {
      guard let step = step(from: point, upTo: end, in: stretch, because: reason) else {
        return []
      }
      steps.append(step)
      run.loading.count += step.count
      (point, stretch) = step.next
    }
    return steps
  }

  /// The next step before an index.
  ///
  /// A layout sees the subviews behind the index as well, since the last one of all may be placed
  /// otherwise than the rest. Only a step that would place one of them is made without them.
  private func step(
    from point: FoldPoint,
    upTo end: Int,
    in stretch: FoldStretch,
    because reason: LoadReason
  ) -> FoldStep? {
    let whole = fold.step(from: point, upTo: count, in: stretch, because: reason)
    guard let whole, whole.after.index > end else { return whole }
    return fold.step(from: point, upTo: end, in: stretch, because: reason)
  }
}
