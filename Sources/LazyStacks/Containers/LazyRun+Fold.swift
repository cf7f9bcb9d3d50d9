import DequeModule
import LazyExtents

/// Which end of a run is which to its fold.
///
/// A reversed layout folds from the end of the container to its start, so that it places before the
/// run what another layout places behind it. Points and steps count subviews as they are described,
/// lines count from the start of the container.
extension LazyRun {
  var isReversed: Bool { fold?.isReversed ?? false }

  /// The line that the fold comes to first of those that are held, and the one that it comes to
  /// last.
  var firstInFold: Line? { isReversed ? lines.last : lines.first }
  var lastInFold: Line? { isReversed ? lines.first : lines.last }

  /// The place in the fold of the line with an index, and the index of the line with such a place.
  func turned(_ index: Int) -> Int { isReversed ? count - 1 - index : index }

  /// What the fold comes to after all that is held.
  var nextInFold: Int { isReversed ? count - first : last }

  /// The lines of a part of the fold.
  func lines(of places: Range<Int>) -> Range<Int> {
    isReversed ? count - places.upperBound..<count - places.lowerBound : places
  }

  /// Lines in the order of the fold as they follow one another in the run, and the other way round.
  func turned(_ lines: [Line]) -> [Line] { isReversed ? lines.reversed() : lines }
}

/// How a run grows where a lazy layout places what it holds.
///
/// Lines take what each step moves the floor, so that they follow one another, and everything else
/// that a run knows holds for them; what is drawn may overlap.
extension LazyRun {
  /// Places what a span needs: behind what is held in the order of the fold, then before it.
  func grow(_ fold: LazyFold, _ span: VisibleSpan, _ loader: some LineLoader) {
    if fold.isReversed, lines.isEmpty { beginAtStart(fold, loader) }
    growAhead(fold, span, loader)
    while count > 0, loads < profile.loadLimit, !loader.hasStopped,
      let lower = firstInFold?.step, lower.before.index > 0, !isPassed(reachBefore, span)
    {
      let held = lines.count
      prependStretch(fold, span, loader)
      guard lines.count > held else { return }
    }
  }

  /// Makes the steps that a span needs behind what is held.
  func growAhead(_ fold: LazyFold, _ span: VisibleSpan, _ loader: some LineLoader) {
    let isTouching =
      fold.isReversed
      ? !start.isClearlyGreater(than: span.end) : !end.isClearlyLess(than: span.start)
    while nextInFold < count, loads < profile.loadLimit, !loader.hasStopped {
      let next = fold.isReversed ? start : end
      guard !isBeyond(next, span) else { return }
      let isOutside = fold.isReversed ? next > span.end : next < span.start
      let held = lines.count
      appendStep(fold, !isTouching && isOutside ? .walk : .visible, loader)
      guard lines.count > held else { return }
    }
  }

  /// Whether the fold came to a place before it came to a span.
  func isPassed(_ place: Double, _ span: VisibleSpan) -> Bool {
    isReversed ? !place.isClearlyLess(than: span.end) : !place.isClearlyGreater(than: span.start)
  }

  /// Whether the fold comes to a place after a span.
  func isBeyond(_ place: Double, _ span: VisibleSpan) -> Bool {
    isReversed ? !place.isClearlyGreater(than: span.start) : !place.isClearlyLess(than: span.end)
  }

  /// Begins an empty run with the line that stands where it is to start, as if it had been there:
  /// a reversed layout can only be folded towards it.
  private func beginAtStart(_ fold: LazyFold, _ loader: some LineLoader) {
    guard count > 0 else { return }
    let (lead, isExact, restarted) = (lead, isLeadExact, restarted)
    let restart = findings?.restart
    let index = min(first, count - 1)
    // Without a sample it would begin one view before, and a seam would be in sight (rule R6).
    let sampled = coldLength
    if sampled == 0 { coldLength = profile.coldLength }
    defer { coldLength = sampled }
    self.restart(at: index, rel: emptyStart, lead: lead, .visible, loader)
    if first > 0 { isLeadExact = isExact && first == index }
    self.restarted = restarted
    findings?.restart = restart
  }

  /// Loads the step behind the run and puts its lines there; where that is before the run, the lead
  /// gives way to them.
  func appendStep(_ fold: LazyFold, _ reason: LoadReason, _ loader: some LineLoader) {
    guard let step = nextStep(fold, reason) else { return }
    // What is placed now is recorded anew.
    let known = recordedLengths(of: step.before.index..<step.after.index)
    let new = take(step, reason, loader)
    guard !loader.hasStopped else { return new.forEach(loader.release) }
    put(new)
    if fold.isReversed { shortenLead(by: new, known: known) }
  }

  private func nextStep(_ fold: LazyFold, _ reason: LoadReason) -> FoldStep? {
    cutStaleEnd()
    let next = lastInFold?.step?.next ?? fold.beginning(at: nextInFold, advance: subviewAdvance)
    return fold.step(from: next.point, upTo: count, in: next.stretch, reason)
  }

  /// Loads what stands before the run: back to a point that is remembered where the layout stood
  /// there, else a fresh stretch which begins two regions further up.
  func prependStretch(_ fold: LazyFold, _ span: VisibleSpan, _ loader: some LineLoader) {
    guard let lower = firstInFold?.step else { return }
    let before = lower.before
    let place = before.floor + (fold.isReversed ? end - span.end : span.start - start)
    var points = fold.points(before: before.index, below: lower.stretch, above: place)
    let start = startOfStretch(before: before.index, regions: 2)
    // A point that is far away is worth less than one that the layout can skip to.
    let isFar = points.first.map { fold.layout.canSkip && $0.point.index < start } ?? true
    if isFar { points = [fold.beginning(at: start, advance: subviewAdvance)] }
    var parts: [[FoldStep]] = []
    for (position, start) in points.enumerated() {
      let end = points.dropFirst(position + 1).first?.point.index ?? before.index
      parts.append(steps(from: start.point, upTo: end, in: start.stretch, fold, .walk, loader))
    }
    guard !loader.hasStopped, parts.allSatisfy({ !$0.isEmpty }) else { return }
    let known = recordedLengths(of: points[0].point.index..<before.index)
    let new = take(parts, above: lower, .walk, loader)
    if fold.isReversed {
      append(new)
    } else {
      insertAtStart(new)
      shortenLead(by: new, known: known)
    }
  }

  /// Puts lines where the fold goes on.
  func put(_ new: [Line]) {
    if isReversed { insertAtStart(new) } else { append(new) }
  }

  private func append(_ new: [Line]) {
    var place = lines.isEmpty ? emptyStart : end
    for line in new {
      line.rel = place
      place += line.length
    }
    edit { $0.append(contentsOf: new) }
  }

  private func insertAtStart(_ new: [Line]) {
    var place = start - new.reduce(0) { $0 + $1.length }
    for line in new {
      line.rel = place
      place += line.length
    }
    edit { $0.insert(contentsOf: new, at: 0) }
    first -= new.count
  }

  /// What the estimator remembers of the lines of a part of the fold, as they follow one another in
  /// the run.
  private func recordedLengths(of places: Range<Int>) -> [Double?] {
    lines(of: places).map { estimator.recorded($0) }
  }

  /// Takes the lengths of lines that came in at the start off the lead; off an exact one those that
  /// they were `known` to have (rule R7).
  private func shortenLead(by new: [Line], known: [Double?]) {
    let length = new.reduce(0) { $0 + $1.length }
    if isLeadExact {
      let recorded = zip(new, known).reduce(0) { $0 + ($1.1 ?? $1.0.length) }
      lead -= recorded
      if !recorded.isNearly(length) {
        resized = new.last?.label
        noteFindings { $0.isResized = true }
      }
    } else {
      lead -= length
      if first < firstInUpdate ?? .max { grewAtStart = true }
    }
    guard first == 0 else { return }
    // What stands before the run is known now, also where the first lines leave it again at once.
    let guessed = lead
    if guessed != 0 { noteFindings { $0.corrected -= guessed } }
    lead = 0
    isLeadExact = true
  }

  /// How far one subview moves the floor, as far as is known.
  var subviewAdvance: Double { estimator.measuredCount > 0 ? estimator.estimate : coldLength }

  /// Where a fresh stretch begins that is to be some regions long.
  func startOfStretch(before place: Int, regions: Double) -> Int {
    guard let fold else { return place }
    let advance = subviewAdvance
    guard advance > 0, fold.regionLength > 0 else { return max(0, place - 1) }
    let distance = (fold.regionLength * regions / advance).rounded(.up)
    let most = Double(profile.loadLimit / 2)
    let steps = max(1, Int(min(distance, most)))
    return place <= steps + steps / 2 ? max(0, place - Int(most)) : place - steps
  }

  /// The steps from a point up to an index; none once work is stopped.
  func steps(
    from point: FoldPoint,
    upTo end: Int,
    in stretch: FoldStretch,
    _ fold: LazyFold,
    _ reason: LoadReason,
    _ loader: some LineLoader
  ) -> [FoldStep] {
    var steps: [FoldStep] = []
    var (point, stretch) = (point, stretch)
    while point.index < end, !loader.hasStopped {
      guard let step = fold.step(from: point, upTo: end, in: stretch, reason) else { return [] }
      steps.append(step)
      loads += step.count
      (point, stretch) = step.next
    }
    return steps
  }
}
