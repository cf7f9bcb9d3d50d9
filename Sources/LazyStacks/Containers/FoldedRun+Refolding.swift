import DequeModule

/// Starts the run of a lazy layout anew, or continues it after a change.
extension FoldedRun {
  /// Drops the run and begins a fresh stretch that contains a line.
  ///
  /// The stretch begins one region before the line, so that its beginning does not show in sight.
  ///
  /// - Parameters:
  ///   - fresh: The line. If it is loaded because of an edit, the stretch begins with it.
  ///   - loader: The loader of the lines.
  func restart(_ fresh: FreshStart, using loader: some LineLoader) {
    joinsStretches = false
    let dropped = lines
    run.edit { $0.removeAll() }
    for line in dropped { loader.release(line) }
    let target = order.turned(fresh.index)
    let begin = fresh.reason == .update ? target : startOfStretch(before: target, regions: 1)
    run.first = isReversed ? count - begin : begin
    run.emptyStart = fresh.rel
    var (point, stretch) = fold.beginning(at: begin, advance: subviewAdvance)
    repeat {
      let why = nextInFold < target ? LoadReason.walk : fresh.reason
      guard let step = fold.step(from: point, upTo: count, in: stretch, because: why) else { break }
      let new = take(step, because: why, using: loader)
      guard !loader.hasStopped else {
        new.forEach(loader.release)
        break
      }
      put(new)
      (point, stretch) = step.next
    } while nextInFold <= target
    run.growth.limit = run.first
    run.growth.isUnsettled = false
    run.restarted = .jumped
    guard let line = run.line(at: fresh.index) else { return }
    let before = line.rel - start
    let isAtEnd = isReversed && fresh.reason == .update
    run.begin(at: fresh.rel - before - (isAtEnd ? line.length : 0))
    run.lead = run.first == 0 ? 0 : SkippedPlaces(of: self)?.lead ?? max(0, fresh.lead - before)
    run.isLeadExact = run.first == 0
    run.noteFindings { $0.restart = .jump(to: line.label) }
  }

  /// Marks a line to be placed again, with all that follow, because its length changed.
  ///
  /// `place` is where the line is to stand.
  func unfold(_ position: Int, at place: Double?) {
    guard let step = lines[position].step else { return }
    if let place { run.move(by: place - lines[position].rel) }
    unfolded = min(unfolded ?? .max, step.before.index)
  }

  /// Places again what failed in an earlier frame, and what follows.
  func replaceStandIns(using loader: some LineLoader) {
    let standIn = isReversed ? lines.last(where: \.isStandIn) : lines.first(where: \.isStandIn)
    unfolded = standIn.map { order.turned($0.index) }
    foldAgain(using: loader)
  }

  /// Places again what was marked.
  func foldAgain(using loader: some LineLoader) {
    guard let index = unfolded else { return }
    unfolded = nil
    guard let position = run.place(ofLine: order.turned(index)), let step = lines[position].step,
      let begin = run.place(ofLine: order.turned(step.before.index))
    else { return }
    guard claims.isEmpty else {
      if !ClaimedTiles(of: self).settle(from: begin, using: loader) { unfolded = index }
      return
    }
    let isNew = !lines[position].subviews[0].isPlaced
    let lower =
      isReversed
      ? lines[...position].last { $0.subviews[0].isPlaced }?.step
      : lines[position...].first { $0.subviews[0].isPlaced }?.step
    if isNew, let lower {
      foldAgain(from: begin, above: lower, using: loader)
    } else {
      let end = nextInFold
      let oldFirst = run.first
      run.emptyStart = isReversed ? lines[begin].relEnd : lines[begin].rel
      dropFold(from: begin, using: loader)
      let next = cutStaleEnd() ? lastInFold?.step?.next : nil
      let point = next?.point ?? step.before
      refold(from: point, in: next?.stretch ?? step.stretch, upTo: end, using: loader)
      takeOff(from: run.first, upTo: oldFirst)
    }
    if loader.hasStopped { unfolded = index }
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
    above lower: FoldStep,
    using loader: some LineLoader
  ) {
    guard let first = lines[begin].step,
      let end = run.place(ofLine: order.turned(lower.before.index)),
      isReversed ? end < begin : end > begin
    else { return }
    let replaced = isReversed ? (end + 1)..<(begin + 1) : begin..<end
    let dropped = Array(lines[replaced])
    let length = dropped.reduce(0) { $0 + $1.length }
    let made = steps(
      from: first.before,
      upTo: lower.before.index,
      in: first.stretch,
      because: .update,
      using: loader
    )
    guard !made.isEmpty, !loader.hasStopped else { return }
    let place = lines[end].rel
    let new = take([made], above: lower, because: .update, using: loader)
    let start = begin == 0 ? dropped[0].rel : self.start
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
    upTo end: Int,
    using loader: some LineLoader
  ) {
    var (point, stretch) = (point, stretch)
    while point.index < end, !loader.hasStopped {
      guard let step = fold.step(from: point, upTo: count, in: stretch, because: .update) else {
        return
      }
      put(take(step, because: .update, using: loader))
      (point, stretch) = step.next
    }
  }
}

/// Continues with the steps that an edit left valid.
extension FoldedRun {
  /// Fills the run with the kept steps, as long as their subviews have the same sizes.
  ///
  /// A step with another size is placed again; what follows it is placed when it is needed.
  func refill(_ kept: KeptSteps, using loader: some LineLoader) {
    let lead = run.lead
    run.first = isReversed ? count - kept.point.index : kept.point.index
    run.emptyStart = kept.rel
    for (position, step) in kept.steps.enumerated() {
      guard !loader.hasStopped, isUnchanged(step, using: loader) else { break }
      let next = kept.steps.dropFirst(position + 1).first
      put(take(step, because: .update, using: loader, end: LineEnd(of: step, before: next)))
    }
    endWithoutSeam()
    if lines.isEmpty {
      refold(from: kept.point, in: kept.stretch, upTo: kept.point.index + 1, using: loader)
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
  private func isUnchanged(_ step: FoldStep, using loader: some LineLoader) -> Bool {
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
