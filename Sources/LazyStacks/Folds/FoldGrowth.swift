import LazyExtents

/// Grows a run whose lines a lazy layout places.
struct FoldGrowth: FoldLoading {
  let folded: FoldedRun
  let loader: RowLoader

  init(of folded: FoldedRun, using loader: RowLoader) {
    (self.folded, self.loader) = (folded, loader)
  }

  /// Places what a span needs: first behind the run in the order of the fold, then before it.
  func grow(in span: VisibleSpan) {
    if isReversed, lines.isEmpty { beginAtStart() }
    growAhead(in: span)
    while count > 0, run.loading.count < run.profile.loadLimit, !loader.hasStopped,
      let lower = folded.firstInFold?.step, lower.before.index > 0,
      !order.isPassed(folded.reachBefore, in: span)
    {
      let held = lines.count
      prependStretch(in: span)
      guard lines.count > held else { return }
    }
  }

  /// Makes the steps behind the run that a span needs.
  func growAhead(in span: VisibleSpan) {
    let isTouching =
      isReversed
      ? !start.isClearlyGreater(than: span.end) : !end.isClearlyLess(than: span.start)
    while folded.nextInFold < count, run.loading.count < run.profile.loadLimit, !loader.hasStopped {
      let next = isReversed ? start : end
      guard !order.isBeyond(next, in: span) else { return }
      if seams.cutStaleEnd() { continue }
      let isOutside = isReversed ? next > span.end : next < span.start
      let held = lines.count
      appendStep(because: !isTouching && isOutside ? .walk : .visible)
      guard lines.count > held else { return }
    }
  }

  /// Begins an empty run with the line that is to stand at its start, as if it had been there
  /// already.
  ///
  /// This is needed because a reversed layout can only be folded toward that line.
  private func beginAtStart() {
    guard count > 0 else { return }
    let (lead, isExact, restarted) = (run.lead, run.isLeadExact, run.restarted)
    let restart = run.findings?.restart
    let index = min(run.first, count - 1)
    // Without a sampled length the fold would begin one view before the line, with a visible seam
    // (rule R6).
    let sampled = run.lengths.cold.length
    if sampled == 0 { run.lengths.cold.length = run.profile.coldLength }
    defer { run.lengths.cold.length = sampled }
    let fresh = FreshStart(index: index, rel: run.emptyStart, lead: lead, reason: .visible)
    Refolding(of: folded, using: loader).restart(fresh)
    if run.first > 0 { run.isLeadExact = isExact && run.first == index }
    run.restarted = restarted
    run.findings?.restart = restart
  }

  /// Loads what stands behind the run.
  func append(because reason: LoadReason) {
    guard isReversed else { return appendStep(because: reason) }
    prependStretch(in: VisibleSpan(start: end, end: end))
  }

  /// Loads what stands before the run.
  func prepend(because reason: LoadReason) {
    guard !isReversed else { return appendStep(because: reason) }
    prependStretch(in: VisibleSpan(start: start, end: start))
  }

  /// Loads the step behind the run in the order of the fold, and adds its lines.
  ///
  /// In a reversed layout they stand before the run and shorten the lead.
  private func appendStep(because reason: LoadReason) {
    guard let step = nextStep(because: reason) else { return }
    // Placing the lines records their lengths again, so read the known ones first.
    let known = recordedLengths(of: step.before.index..<step.after.index)
    let new = stepLines.take(step, because: reason)
    guard !loader.hasStopped else { return new.forEach(loader.release) }
    stepLines.add(new)
    if isReversed { shortenLead(by: new, known: known) }
  }

  private func nextStep(because reason: LoadReason) -> FoldStep? {
    seams.cutStaleEnd()
    let next =
      folded.lastInFold?.step?.next
      ?? fold.beginning(at: folded.nextInFold, advance: folded.subviewAdvance)
    let step = fold.step(from: next.point, upTo: count, in: next.stretch, because: reason)
    return step.map { uncovered(ReturningViews(in: folded).leftOut(of: $0)) }
  }

  /// A step behind the run, further on where it would lie over tiles that are held against the
  /// layout: its cursor knows nothing of them.
  private func uncovered(_ step: FoldStep) -> FoldStep {
    let tiles = heldTiles
    var further = 0.0
    var isMoved = !tiles.isEmpty
    // What is moved past one may lie over another one that it stood before.
    while isMoved {
      isMoved = false
      for tile in tiles {
        for place in step.places where place.isBeside(tile.place, along: fold.crossAxis) {
          let along = place.along - step.lineStart + further
          let isBefore = !tile.start.isClearlyLess(than: along + place.length)
          guard !isBefore, along.isClearlyLess(than: tile.end) else { continue }
          further += tile.end - along
          isMoved = true
        }
      }
    }
    guard further > 0 else { return step }
    var moved = HeldStep(step, now: step.places.map { ($0.along + further, $0.length) })
    moved.reach(to: max(step.before.reach, step.after.reach + further))
    return moved.step
  }

  /// The tiles of the run that are held against the layout, by their starts, which count from the
  /// end of the run on.
  private var heldTiles: [(place: FoldPlace, start: Double, end: Double)] {
    var held: [(place: FoldPlace, start: Double, end: Double)] = []
    lines.walk { line in
      guard line.step?.isHeld ?? false, let place = line.subviews[0].folded.place else { return }
      let start = isReversed ? start - line.seenEnd : line.seenStart - end
      held.append((place, start, start + line.seenLength))
    }
    return held.sorted { $0.start < $1.start }
  }

  /// Loads what stands before the run in the order of the fold.
  ///
  /// It goes back to a point that is remembered there, otherwise to a fresh stretch that begins two
  /// regions further up.
  private func prependStretch(in span: VisibleSpan) {
    guard let lower = folded.firstInFold?.step else { return }
    let before = lower.before
    let place = lower.lineStart + (isReversed ? end - span.end : span.start - start)
    var points = fold.points(before: before.index, below: lower.stretch, above: place)
    let start = startOfStretch(before: before.index, regions: 2)
    // A far point is worth less than a near one to which the layout can skip.
    let isFar = points.first.map { fold.layout.canSkip && $0.point.index < start } ?? true
    if isFar { points = [fold.beginning(at: start, advance: folded.subviewAdvance)] }
    var parts: [[FoldStep]] = []
    for (position, start) in points.enumerated() {
      let end = points.dropFirst(position + 1).first?.point.index ?? before.index
      parts.append(
        steps(from: start.point, upTo: end, in: start.stretch, because: .walk)
      )
    }
    guard !loader.hasStopped, parts.allSatisfy({ !$0.isEmpty }) else { return }
    let known = recordedLengths(of: points[0].point.index..<before.index)
    let new = stepLines.take(parts, above: lower, because: .walk)
    if isReversed {
      stepLines.append(new)
    } else {
      stepLines.insertAtStart(new)
      shortenLead(by: new, known: known)
    }
  }

  /// The recorded lengths of the lines at a range of places in the fold, in the order of the run.
  private func recordedLengths(of places: Range<Int>) -> [Double?] {
    order.lines(of: places).map { run.lengths.recorded($0) }
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
    lines.isEmpty ? 0 : max(0, folded.reachEnd - folded.reachStart) / Double(lines.count)
  }

  /// The place at which a fresh stretch must begin to be some regions long.
  func startOfStretch(before place: Int, regions: Double) -> Int {
    let advance = folded.subviewAdvance > 0 ? folded.subviewAdvance : heldAdvance
    let region = folded.region.length > 0 ? folded.region.length : fold.regionLength
    guard advance > 0, region > 0 else { return max(0, place - 1) }
    let distance = (region * regions / advance).rounded(.up)
    let most = max(1, run.profile.loadLimit / 2)
    let steps = distance.whole(in: 1...most)
    return place <= steps + steps / 2 ? max(0, place - most) : place - steps
  }

  /// The steps from a point up to an index; empty if work is stopped.
  func steps(
    from point: FoldPoint,
    upTo end: Int,
    in stretch: FoldStretch,
    because reason: LoadReason
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
