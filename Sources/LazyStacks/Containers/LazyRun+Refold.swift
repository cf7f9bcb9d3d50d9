import DequeModule

/// How a run begins anew, or goes on after something changed, where a lazy layout places.
extension LazyRun {
  /// Drops the run and begins a fresh stretch that contains a line; it begins a region before it,
  /// so that what is in sight does not show where.
  ///
  /// - Parameters:
  ///   - fold: What places the lines.
  ///   - index: The line.
  ///   - rel: Where it is to stand: its start, but after an edit where the fold comes to it.
  ///   - lead: What stands before it.
  ///   - reason: Why it is loaded; after an edit the stretch begins with the line.
  ///   - loader: What loads it.
  func restart(
    _ fold: LazyFold,
    at index: Int,
    rel: Double,
    lead: Double,
    _ reason: LoadReason,
    _ loader: some LineLoader
  ) {
    fold.joinsStretches = false
    let dropped = lines
    edit { $0.removeAll() }
    for line in dropped { loader.release(line) }
    let target = turned(index)
    let begin = reason == .update ? target : startOfStretch(before: target, regions: 1)
    first = fold.isReversed ? count - begin : begin
    emptyStart = rel
    var (point, stretch) = fold.beginning(at: begin, advance: subviewAdvance)
    repeat {
      let why = nextInFold < target ? LoadReason.walk : reason
      guard let step = fold.step(from: point, upTo: count, in: stretch, why) else { break }
      let new = take(step, why, loader)
      guard !loader.hasStopped else {
        new.forEach(loader.release)
        break
      }
      put(new)
      (point, stretch) = step.next
    } while nextInFold <= target
    firstInUpdate = first
    grewAtStart = false
    restarted = .jumped
    guard let line = line(index) else { return }
    let before = line.rel - start
    let isAtEnd = fold.isReversed && reason == .update
    self.begin(at: rel - before - (isAtEnd ? line.length : 0))
    self.lead = first == 0 ? 0 : skippedLead ?? max(0, lead - before)
    isLeadExact = first == 0
    noteFindings { $0.restart = .jump(to: line.label) }
  }

  /// Takes note that what a line holds has another length, so that it is placed again with all that
  /// follows; `place` is where the line is to stand.
  func unfold(_ position: Int, at place: Double?) {
    guard let step = lines[position].step else { return }
    if let place { move(by: place - lines[position].rel) }
    unfolded = min(unfolded ?? .max, step.before.index)
  }

  /// Has what was taken note of placed again.
  func foldAgain(_ fold: LazyFold, _ loader: some LineLoader) {
    guard let index = unfolded else { return }
    unfolded = nil
    guard let position = place(ofLine: turned(index)), let step = lines[position].step,
      let begin = place(ofLine: turned(step.before.index))
    else { return }
    guard fold.claims.isEmpty else {
      if !settleClaims(fold, from: begin, loader) { unfolded = index }
      return
    }
    let isNew = !lines[position].subviews[0].isPlaced
    let lower =
      fold.isReversed
      ? lines[...position].last { $0.subviews[0].isPlaced }?.step
      : lines[position...].first { $0.subviews[0].isPlaced }?.step
    if isNew, let lower {
      foldAgain(fold, from: begin, above: lower, loader)
    } else {
      let end = nextInFold
      let oldFirst = first
      emptyStart = fold.isReversed ? lines[begin].relEnd : lines[begin].rel
      dropFold(from: begin, loader)
      let next = cutStaleEnd() ? lastInFold?.step?.next : nil
      let point = next?.point ?? step.before
      refold(fold, from: point, in: next?.stretch ?? step.stretch, upTo: end, loader)
      takeOff(from: first, upTo: oldFirst)
    }
    if loader.hasStopped { unfolded = index }
  }

  /// Takes lines off the lead that came in at the start although only others were placed again.
  func takeOff(from start: Int, upTo end: Int) {
    guard start < end else { return }
    lead = start == 0 ? 0 : max(0, lead - extent(of: end - start))
    if start == 0 { isLeadExact = true }
  }

  /// Places again what came in before something that was on screen: that holds still, and what
  /// stands before it gives way (rule R7).
  private func foldAgain(
    _ fold: LazyFold,
    from begin: Int,
    above lower: FoldStep,
    _ loader: some LineLoader
  ) {
    guard let first = lines[begin].step, let end = place(ofLine: turned(lower.before.index)),
      fold.isReversed ? end < begin : end > begin
    else { return }
    let replaced = fold.isReversed ? (end + 1)..<(begin + 1) : begin..<end
    let dropped = Array(lines[replaced])
    let length = dropped.reduce(0) { $0 + $1.length }
    let made = steps(
      from: first.before,
      upTo: lower.before.index,
      in: first.stretch,
      fold,
      .update,
      loader
    )
    guard !made.isEmpty, !loader.hasStopped else { return }
    let new = take([made], above: lower, .update, loader)
    let start = begin == 0 ? dropped[0].rel : self.start
    edit { $0.replaceSubrange(replaced, with: new) }
    let grown = fold.isReversed ? 0 : new.reduce(0) { $0 + $1.length } - length
    lines[0].rel = start - grown
    emptyStart = start - grown
    align()
  }

  /// Goes on from a point, behind what is held.
  private func refold(
    _ fold: LazyFold,
    from point: FoldPoint,
    in stretch: FoldStretch,
    upTo end: Int,
    _ loader: some LineLoader
  ) {
    var (point, stretch) = (point, stretch)
    while point.index < end, !loader.hasStopped {
      guard let step = fold.step(from: point, upTo: count, in: stretch, .update) else { return }
      put(take(step, .update, loader))
      (point, stretch) = step.next
    }
  }
}

/// What of the steps of a run is still true after an edit.
struct KeptSteps {
  /// Where the fold goes on, counted as after the edit.
  var point: FoldPoint
  var stretch: FoldStretch
  /// Where that is in the region.
  var rel: Double
  /// The steps that have the subviews that they had, counted as after the edit.
  var steps: [FoldStep]
}

extension LazyRun {
  /// The steps from an anchor on whose subviews are still there, one after the other; nil where the
  /// anchor does not begin one any more.
  func keptSteps(_ change: LineChange, from anchor: Anchor) -> KeptSteps? {
    guard let fold, let place = place(ofLine: anchor.old), let step = lines[place].step,
      let begin = self.place(ofLine: turned(step.before.index))
    else { return nil }
    let list = change.subviews.described
    let new = isReversed ? change.newCount - 1 - anchor.new : anchor.new
    let distance = new - turned(anchor.old)
    guard list.newIndex(of: step.before.index) == step.before.index + distance else { return nil }
    let rel = fold.isReversed ? lines[begin].relEnd : lines[begin].rel
    let point = step.before.shifted(by: distance)
    // What was skipped to counts from the start of all, which may be elsewhere now; and so does how
    // much is below a reversed run.
    let origin = fold.skipped.origin
    let moves = !list.keepsAll(before: step.before.index)
    var moved: [ObjectIdentifier: FoldStretch] = [:]
    func stretch(of step: FoldStep) -> FoldStretch {
      guard moves, step.stretch === origin || fold.isReversed else { return step.stretch }
      let key = ObjectIdentifier(step.stretch)
      if let known = moved[key] { return known }
      let new = FoldStretch()
      if let above = step.stretch.above, let other = moved[ObjectIdentifier(above.stretch)] {
        new.stand(below: other, by: above.distance)
      }
      moved[key] = new
      return new
    }
    var kept = KeptSteps(point: point, stretch: stretch(of: step), rel: rel, steps: [])
    var next = begin
    while lines.indices.contains(next), let step = lines[next].step {
      // A step that found out where all ends is another one where that is elsewhere, and so is one
      // that asked for the number of a subview.
      let isWhole =
        step.asked.allSatisfy { list.newIndex(of: $0) == $0 + distance }
        && (!step.peeks.sawEnd || change.newCount - count == distance)
        && (!step.peeks.sawIndex || distance == 0)
      guard isWhole else { break }
      kept.steps.append(step.shifted(by: distance, to: stretch(of: step)))
      next += fold.isReversed ? -step.count : step.count
    }
    return kept
  }

  /// Where what keeps its place stands if steps are kept: the line that begins them.
  func anchor(of kept: KeptSteps, _ change: LineChange, for anchor: Anchor) -> Anchor {
    let new = isReversed ? change.newCount - 1 - kept.point.index : kept.point.index
    return Anchor(old: anchor.old + new - anchor.new, new: new, rel: kept.rel)
  }

  /// Begins again with the steps that are kept, as far as their subviews are as large as they were;
  /// one of another size is placed again, and what follows when it is needed.
  func refill(_ kept: KeptSteps, _ fold: LazyFold, _ loader: some LineLoader) {
    let lead = lead
    first = fold.isReversed ? count - kept.point.index : kept.point.index
    emptyStart = kept.rel
    for (position, step) in kept.steps.enumerated() {
      guard !loader.hasStopped, isUnchanged(step, loader) else { break }
      let next = kept.steps.dropFirst(position + 1).first
      let isSeam = next.map { $0.stretch !== step.stretch } ?? false
      put(take(step, .update, loader, endsInSeam: isSeam))
    }
    endWithoutSeam()
    if lines.isEmpty {
      refold(fold, from: kept.point, in: kept.stretch, upTo: kept.point.index + 1, loader)
    }
    if fold.isReversed { takeOff(lead) }
  }

  /// Lowers what stands before the line that the fold came to first by the lines between.
  private func takeOff(_ lead: Double) {
    guard let anchor = lines.last else { return }
    self.lead = first == 0 ? 0 : lead - (anchor.rel - start)
    if first == 0 {
      isLeadExact = true
    } else if self.lead <= Double.tolerance, !isLeadExact {
      self.lead = advance(0..<first)
    }
  }

  /// Whether all that a step depends on is as large as it was and says the same to the layout.
  private func isUnchanged(_ step: FoldStep, _ loader: some LineLoader) -> Bool {
    let placed = step.places.enumerated().allSatisfy { position, place in
      let index = turned(step.before.index + position)
      return loader.size(index, for: place.offer, .update) == place.size
    }
    let peeked = step.peeks.sizes.allSatisfy { peek in
      let index = turned(step.before.index + peek.place)
      return loader.size(index, for: peek.offer, .update) == peek.size
    }
    return placed && peeked && !step.asked.contains { loader.saysOther(turned($0)) }
  }
}
