import DequeModule

/// How a run begins anew, or goes on after something changed, where a lazy layout places.
extension LazyRun {
  /// Drops the run and begins a fresh stretch that contains a line; it begins a region before it,
  /// so that what is in sight does not show where.
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
    let start = reason == .update ? index : startOfStretch(before: index, regions: 1)
    first = start
    emptyStart = rel
    repeat {
      let count = lines.count
      appendStep(fold, last < index ? .walk : reason, loader)
      guard lines.count > count else { break }
    } while last <= index
    firstInUpdate = first
    grewAtStart = false
    restarted = .jumped
    guard let line = line(index) else { return }
    let before = line.rel - self.start
    begin(at: rel - before)
    self.lead = start == 0 ? 0 : max(0, lead - before)
    isLeadExact = start == 0
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
    guard let position = place(ofLine: index), let step = lines[position].step else { return }
    let begin = position - (index - step.before.index)
    guard begin >= 0 else { return }
    let isNew = !lines[position].subviews[0].isPlaced
    if isNew, let lower = lines[position...].first(where: { $0.subviews[0].isPlaced })?.step {
      foldAgain(fold, from: begin, above: lower, loader)
    } else {
      let (place, end) = (lines[begin].rel, last)
      let dropped = Array(lines[begin...])
      edit { $0.removeLast(dropped.count) }
      for line in dropped { loader.release(line) }
      refold(fold, from: step.before, in: step.stretch, upTo: end, at: place, loader)
    }
    if loader.hasStopped { unfolded = index }
  }

  /// Places again what came in before something that was on screen: that holds still, and what
  /// stands before it gives way (rule R7).
  private func foldAgain(
    _ fold: LazyFold,
    from begin: Int,
    above lower: FoldStep,
    _ loader: some LineLoader
  ) {
    guard let first = lines[begin].step, let end = place(ofLine: lower.before.index), end > begin
    else { return }
    let dropped = Array(lines[begin..<end])
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
    edit { $0.replaceSubrange(begin..<end, with: new) }
    let grown = new.reduce(0) { $0 + $1.length } - length
    let start = (begin == 0 ? dropped[0].rel : self.start) - grown
    lines[0].rel = start
    emptyStart = start
    align()
  }

  private func refold(
    _ fold: LazyFold,
    from point: FoldPoint,
    in stretch: FoldStretch,
    upTo end: Int,
    at place: Double,
    _ loader: some LineLoader
  ) {
    var (point, stretch, place) = (point, stretch, place)
    while point.index < end, !loader.hasStopped {
      guard let step = fold.step(from: point, upTo: count, in: stretch, .update) else { return }
      let new = take(step, at: place, .update, loader)
      edit { $0.append(contentsOf: new) }
      place = self.end
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
    guard fold != nil, let place = place(ofLine: anchor.old), let step = lines[place].step,
      let position = self.place(ofLine: step.before.index),
      let new = change.subviews.newIndex(of: step.before.index),
      new == anchor.new - (anchor.old - step.before.index)
    else { return nil }
    let distance = new - step.before.index
    let (rel, stretch) = (lines[position].rel, step.stretch)
    let point = step.before.shifted(by: distance)
    var kept = KeptSteps(point: point, stretch: stretch, rel: rel, steps: [])
    var index = position
    while index < lines.count, let step = lines[index].step {
      let isWhole = (step.before.index..<step.after.index).allSatisfy {
        change.subviews.newIndex(of: $0) == $0 + distance
      }
      guard isWhole else { break }
      kept.steps.append(step.shifted(by: distance))
      index += step.count
    }
    return kept
  }

  /// Begins again with the steps that are kept, as far as their subviews are as large as they were;
  /// one of another size is placed again, and what follows when it is needed.
  func refill(_ kept: KeptSteps, _ fold: LazyFold, _ loader: some LineLoader) {
    first = kept.point.index
    emptyStart = kept.rel
    var place = kept.rel
    for (position, step) in kept.steps.enumerated() {
      guard !loader.hasStopped, isUnchanged(step, loader) else { break }
      let next = kept.steps.dropFirst(position + 1).first
      let isSeam = next.map { $0.stretch !== step.stretch } ?? false
      let new = take(step, at: place, .update, loader, endsInSeam: isSeam)
      edit { $0.append(contentsOf: new) }
      place = end
    }
    endWithoutSeam()
    guard lines.isEmpty else { return }
    refold(
      fold,
      from: kept.point,
      in: kept.stretch,
      upTo: kept.point.index + 1,
      at: kept.rel,
      loader
    )
  }

  private func isUnchanged(_ step: FoldStep, _ loader: some LineLoader) -> Bool {
    step.places.enumerated().allSatisfy { position, place in
      loader.size(step.before.index + position, for: place.offer, .update) == place.size
    }
  }
}
