import LazyExtents

/// Begins the run of a lazy layout anew, or continues it after a change.
struct Refolding: FoldLoading {
  let folded: FoldedRun
  let loader: RowLoader

  init(of folded: FoldedRun, using loader: RowLoader) {
    (self.folded, self.loader) = (folded, loader)
  }

  private var growth: FoldGrowth { FoldGrowth(of: folded, using: loader) }

  /// Drops the run and begins a fresh stretch that contains a line.
  ///
  /// The stretch begins one region before the line, so that its beginning does not show in sight.
  ///
  /// If the line is loaded because of an edit, the stretch begins with it.
  func restart(_ fresh: FreshStart) {
    folded.joinsStretches = false
    let dropped = lines
    run.edit { $0.removeAll() }
    for line in dropped { loader.release(line) }
    let target = order.turned(fresh.index)
    let begin = fresh.reason == .update ? target : growth.startOfStretch(before: target, regions: 1)
    run.first = isReversed ? count - begin : begin
    run.emptyStart = fresh.rel
    var (point, stretch) = fold.beginning(at: begin, advance: folded.subviewAdvance)
    repeat {
      let why = folded.nextInFold < target ? LoadReason.walk : fresh.reason
      guard let step = fold.step(from: point, upTo: count, in: stretch, because: why) else { break }
      let new = stepLines.take(step, because: why)
      guard !loader.hasStopped else {
        new.forEach(loader.release)
        break
      }
      stepLines.add(new)
      (point, stretch) = step.next
    } while folded.nextInFold <= target
    run.growth.limit = run.first
    run.growth.isUnsettled = false
    run.restarted = .jumped
    guard let line = run.line(at: fresh.index) else { return }
    let before = line.rel - start
    let isAtEnd = isReversed && fresh.reason == .update
    run.begin(at: fresh.rel - before - (isAtEnd ? line.length : 0))
    run.lead = run.first == 0 ? 0 : SkippedPlaces(of: folded)?.lead ?? max(0, fresh.lead - before)
    run.isLeadExact = run.first == 0
    run.noteFindings { $0.restart = .jump(to: line.label) }
  }

  /// Places again what failed in an earlier frame, and what follows.
  func replaceStandIns() {
    let standIn = isReversed ? lines.last(where: \.isStandIn) : lines.first(where: \.isStandIn)
    folded.unfolded = standIn.map { order.turned($0.index) }
    foldAgain()
  }

  /// Places again what was marked.
  func foldAgain() {
    guard let index = folded.unfolded else { return }
    folded.unfolded = nil
    guard let position = run.place(ofLine: order.turned(index)), let step = lines[position].step,
      let begin = run.place(ofLine: order.turned(step.before.index))
    else { return }
    guard folded.claims.isEmpty else {
      if !ClaimedTiles(of: folded, using: loader).settle(from: begin) { folded.unfolded = index }
      return
    }
    let isNew = !lines[position].subviews[0].isPlaced
    let lower =
      isReversed
      ? lines[...position].last { $0.subviews[0].isPlaced }?.step
      : lines[position...].first { $0.subviews[0].isPlaced }?.step
    if isNew, let lower {
      foldAgain(from: begin, above: lower)
    } else {
      let end = folded.nextInFold
      let oldFirst = run.first
      run.emptyStart = isReversed ? lines[begin].relEnd : lines[begin].rel
      stepLines.drop(from: begin)
      let next = seams.cutStaleEnd() ? folded.lastInFold?.step?.next : nil
      let point = next?.point ?? step.before
      refold(from: point, in: next?.stretch ?? step.stretch, upTo: end)
      takeOff(from: run.first, upTo: oldFirst)
    }
    if loader.hasStopped { folded.unfolded = index }
  }

  /// Shortens the lead by lines that came in at the start while only others were placed again.
  func takeOff(from start: Int, upTo end: Int) {
    guard start < end else { return }
    run.lead = start == 0 ? 0 : max(0, run.lead - run.extent(of: end - start))
    if start == 0 { run.isLeadExact = true }
  }

  /// Places again what came in before a step that was on screen.
  ///
  /// The step holds still, and the length before it changes (rule R7).
  private func foldAgain(
    from begin: Int,
    above lower: FoldStep
  ) {
    guard let first = lines[begin].step,
      let end = run.place(ofLine: order.turned(lower.before.index)),
      isReversed ? end < begin : end > begin
    else { return }
    let replaced = isReversed ? (end + 1)..<(begin + 1) : begin..<end
    let dropped = Array(lines[replaced])
    let length = dropped.reduce(0) { $0 + $1.length }
    let made = growth.steps(
      from: first.before,
      upTo: lower.before.index,
      in: first.stretch,
      because: .update
    )
    guard !made.isEmpty, !loader.hasStopped else { return }
    let place = lines[end].rel
    let new = stepLines.take([made], above: lower, because: .update)
    let start = begin == 0 ? dropped[0].rel : run.start
    let lowered = lines[end].rel - place
    let grown = isReversed ? 0 : new.reduce(0) { $0 + $1.length } - length - lowered
    run.edit { $0.replaceSubrange(replaced, with: new) }
    lines[0].rel = start - grown
    run.emptyStart = start - grown
    run.align()
  }

  /// Continues behind the run from a point.
  private func refold(
    from point: FoldPoint,
    in stretch: FoldStretch,
    upTo end: Int
  ) {
    var (point, stretch) = (point, stretch)
    while point.index < end, !loader.hasStopped {
      guard let step = fold.step(from: point, upTo: count, in: stretch, because: .update) else {
        return
      }
      stepLines.add(stepLines.take(step, because: .update))
      (point, stretch) = step.next
    }
  }

  /// Fills the run with the kept steps, as long as their subviews have the same sizes.
  ///
  /// A step with another size is placed again; what follows it is placed when it is needed.
  func refill(_ kept: KeptSteps) {
    let lead = run.lead
    run.first = isReversed ? count - kept.point.index : kept.point.index
    run.emptyStart = kept.rel
    for (position, step) in kept.steps.enumerated() {
      guard !loader.hasStopped, isUnchanged(step) else { break }
      let next = kept.steps.dropFirst(position + 1).first
      stepLines.add(stepLines.take(step, because: .update, end: LineEnd(of: step, before: next)))
    }
    seams.endWithoutSeam()
    if lines.isEmpty {
      refold(from: kept.point, in: kept.stretch, upTo: kept.point.index + 1)
    }
    if isReversed { takeOff(lead) }
  }

  /// Shortens the lead of the fold's first line by the lines that came in between.
  private func takeOff(_ lead: Double) {
    guard let anchor = lines.last else { return }
    run.lead = run.first == 0 ? 0 : lead - (anchor.rel - start)
    if run.first == 0 {
      run.isLeadExact = true
    } else if run.lead <= Double.tolerance, !run.isLeadExact {
      run.lead = run.advance(0..<run.first)
    }
  }

  /// Whether everything on which a step depends has its size and says the same to the layout.
  private func isUnchanged(_ step: FoldStep) -> Bool {
    let placed = step.places.enumerated().allSatisfy { position, place in
      let index = order.turned(step.before.index + position)
      return loader.size(index, for: place.offer, because: .update) == place.size
    }
    let peeked = step.peeks.sizes.allSatisfy { peek in
      let index = order.turned(step.before.index + peek.place)
      return loader.size(index, for: peek.offer, because: .update) == peek.size
    }
    return placed && peeked && !step.asked.contains { loader.saysOther(order.turned($0)) }
  }
}
