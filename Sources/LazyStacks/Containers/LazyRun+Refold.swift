import DequeModule

/// Starts the run of a lazy layout anew, or continues it after a change.
extension LazyRun {
  /// Drops the run and begins a fresh stretch that contains a line.
  ///
  /// The stretch begins one region before the line, so that its beginning does not show in sight.
  ///
  /// - Parameters:
  ///   - fold: The fold that places the lines.
  ///   - index: The index of the line.
  ///   - rel: Where the line starts; after an edit, where the fold reaches it.
  ///   - lead: The length before the line.
  ///   - reason: Why the line is loaded; after an edit the stretch begins with the line itself.
  ///   - loader: The loader of the lines.
  func restart(
    _ fold: LazyFold,
    at index: Int,
    rel: Double,
    lead: Double,
    because reason: LoadReason,
    using loader: some LineLoader
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
      guard let step = fold.step(from: point, upTo: count, in: stretch, because: why) else { break }
      let new = take(step, because: why, using: loader)
      guard !loader.hasStopped else {
        new.forEach(loader.release)
        break
      }
      put(new)
      (point, stretch) = step.next
    } while nextInFold <= target
    growth.limit = first
    growth.isUnsettled = false
    restarted = .jumped
    guard let line = line(at: index) else { return }
    let before = line.rel - start
    let isAtEnd = fold.isReversed && reason == .update
    self.begin(at: rel - before - (isAtEnd ? line.length : 0))
    self.lead = first == 0 ? 0 : skippedLead ?? max(0, lead - before)
    isLeadExact = first == 0
    noteFindings { $0.restart = .jump(to: line.label) }
  }

  /// Marks a line to be placed again, with all that follow, because its length changed.
  ///
  /// `place` is where the line is to stand.
  func unfold(_ position: Int, at place: Double?) {
    guard let step = lines[position].step else { return }
    if let place { move(by: place - lines[position].rel) }
    unfolded = min(unfolded ?? .max, step.before.index)
  }

  /// Places again what was marked.
  func foldAgain(_ fold: LazyFold, using loader: some LineLoader) {
    guard let index = unfolded else { return }
    unfolded = nil
    guard let position = place(ofLine: turned(index)), let step = lines[position].step,
      let begin = place(ofLine: turned(step.before.index))
    else { return }
    guard fold.claims.isEmpty else {
      if !settleClaims(fold, from: begin, using: loader) { unfolded = index }
      return
    }
    let isNew = !lines[position].subviews[0].isPlaced
    let lower =
      fold.isReversed
      ? lines[...position].last { $0.subviews[0].isPlaced }?.step
      : lines[position...].first { $0.subviews[0].isPlaced }?.step
    if isNew, let lower {
      foldAgain(fold, from: begin, above: lower, using: loader)
    } else {
      let end = nextInFold
      let oldFirst = first
      emptyStart = fold.isReversed ? lines[begin].relEnd : lines[begin].rel
      dropFold(from: begin, using: loader)
      let next = cutStaleEnd() ? lastInFold?.step?.next : nil
      let point = next?.point ?? step.before
      refold(fold, from: point, in: next?.stretch ?? step.stretch, upTo: end, using: loader)
      takeOff(from: first, upTo: oldFirst)
    }
    if loader.hasStopped { unfolded = index }
  }

  /// Shortens the lead by lines that came in at the start while only others were placed again.
  func takeOff(from start: Int, upTo end: Int) {
    guard start < end else { return }
    lead = start == 0 ? 0 : max(0, lead - extent(of: end - start))
    if start == 0 { isLeadExact = true }
  }

  /// Places again what came in before a step that was on screen.
  ///
  /// The step holds still, and the length before it changes (rule R7).
  private func foldAgain(
    _ fold: LazyFold,
    from begin: Int,
    above lower: FoldStep,
    using loader: some LineLoader
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
      with: fold,
      because: .update,
      using: loader
    )
    guard !made.isEmpty, !loader.hasStopped else { return }
    let place = lines[end].rel
    let new = take([made], above: lower, because: .update, using: loader)
    let start = begin == 0 ? dropped[0].rel : self.start
    let lowered = lines[end].rel - place
    let grown = fold.isReversed ? 0 : new.reduce(0) { $0 + $1.length } - length - lowered
    edit { $0.replaceSubrange(replaced, with: new) }
    lines[0].rel = start - grown
    emptyStart = start - grown
    align()
  }

  /// Continues behind the run from a point.
  private func refold(
    _ fold: LazyFold,
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

/// The steps of a run that are still valid after an edit.
struct KeptSteps {
  /// Where the fold continues, counted as after the edit.
  var point: FoldPoint
  var stretch: FoldStretch
  /// The position of that point in the region.
  var rel: Double
  /// The steps whose subviews are unchanged, counted as after the edit.
  var steps: [FoldStep]
}

extension LazyRun {
  /// The consecutive steps from an anchor on whose subviews still exist; nil if no step begins with
  /// the anchor any more.
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
    // Points reached by a skip count from the start of everything, which may have moved, and so may
    // the length below a reversed run.
    let origin = fold.skipped.origin
    let moves = !list.keepsAll(before: step.before.index)
    var moved: [ObjectIdentifier: FoldStretch] = [:]
    func stretch(of step: FoldStep) -> FoldStretch {
      guard moves, step.stretch === origin || fold.isReversed else { return step.stretch }
      let key = ObjectIdentifier(step.stretch)
      if let known = moved[key] { return known }
      let new = FoldStretch()
      new.begin(at: step.stretch.top)
      if let above = step.stretch.above, let other = moved[ObjectIdentifier(above.stretch)] {
        new.stand(below: other, by: above.distance)
      }
      moved[key] = new
      return new
    }
    var kept = KeptSteps(point: point, stretch: stretch(of: step), rel: rel, steps: [])
    var next = begin
    while lines.indices.contains(next), let step = lines[next].step {
      // A step that asked for the end differs if the end moved, and one that asked for the index of
      // a subview differs if that has another index.
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

  /// The anchor of an update that keeps steps: the line that begins them.
  func anchor(of kept: KeptSteps, after change: LineChange, for anchor: Anchor) -> Anchor {
    let new = isReversed ? change.newCount - 1 - kept.point.index : kept.point.index
    return Anchor(old: anchor.old + new - anchor.new, new: new, rel: kept.rel)
  }

  /// Fills the run with the kept steps, as long as their subviews have the same sizes.
  ///
  /// A step with another size is placed again; what follows it is placed when it is needed.
  func refill(_ kept: KeptSteps, with fold: LazyFold, using loader: some LineLoader) {
    let lead = lead
    first = fold.isReversed ? count - kept.point.index : kept.point.index
    emptyStart = kept.rel
    for (position, step) in kept.steps.enumerated() {
      guard !loader.hasStopped, isUnchanged(step, using: loader) else { break }
      let next = kept.steps.dropFirst(position + 1).first
      put(take(step, because: .update, using: loader, end: lineEnd(of: step, before: next)))
    }
    endWithoutSeam()
    if lines.isEmpty {
      refold(fold, from: kept.point, in: kept.stretch, upTo: kept.point.index + 1, using: loader)
    }
    if fold.isReversed { takeOff(lead) }
  }

  /// Shortens the lead of the fold's first line by the lines that came in between.
  private func takeOff(_ lead: Double) {
    guard let anchor = lines.last else { return }
    self.lead = first == 0 ? 0 : lead - (anchor.rel - start)
    if first == 0 {
      isLeadExact = true
    } else if self.lead <= Double.tolerance, !isLeadExact {
      self.lead = advance(0..<first)
    }
  }

  /// Whether everything on which a step depends has its size and says the same to the layout.
  private func isUnchanged(_ step: FoldStep, using loader: some LineLoader) -> Bool {
    let placed = step.places.enumerated().allSatisfy { position, place in
      let index = turned(step.before.index + position)
      return loader.size(index, for: place.offer, because: .update) == place.size
    }
    let peeked = step.peeks.sizes.allSatisfy { peek in
      let index = turned(step.before.index + peek.place)
      return loader.size(index, for: peek.offer, because: .update) == peek.size
    }
    return placed && peeked && !step.asked.contains { loader.saysOther(turned($0)) }
  }
}
