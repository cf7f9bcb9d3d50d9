import DequeModule
import LazyExtents

/// How a run grows, shrinks and begins anew where a lazy layout places what it holds.
///
/// Lines take what each step moves the floor, so that they follow one another, and everything else
/// that a run knows holds for them; what is drawn may overlap.
extension LazyRun {
  /// Loads the step after the run and puts its lines there.
  func appendStep(_ fold: LazyFold, _ reason: LoadReason, _ loader: some LineLoader) {
    let place = lines.isEmpty ? emptyStart : end
    guard let step = nextStep(fold, reason) else { return }
    let new = take(step, at: place, reason, loader)
    guard !loader.hasStopped else { return new.forEach(loader.release) }
    edit { $0.append(contentsOf: new) }
  }

  private func nextStep(_ fold: LazyFold, _ reason: LoadReason) -> FoldStep? {
    let next = lines.last?.step?.next ?? (point: FoldPoint(index: last), stretch: FoldStretch())
    return fold.step(from: next.point, upTo: count, in: next.stretch, reason)
  }

  /// Loads what stands before the run: back to a point that is remembered where the layout stood
  /// there, else a fresh stretch which begins two regions further up.
  func prependStretch(_ fold: LazyFold, _ span: VisibleSpan, _ loader: some LineLoader) {
    guard let lower = lines.first?.step else { return }
    let top = lower.before.floor + span.start - start
    var points = fold.points(before: first, below: lower.stretch, above: top)
    if points.isEmpty {
      let start = startOfStretch(before: first, regions: 2)
      points = [(FoldPoint(index: start), FoldStretch())]
    }
    var parts: [[FoldStep]] = []
    for (position, start) in points.enumerated() {
      let end = points.dropFirst(position + 1).first?.point.index ?? first
      parts.append(steps(from: start.point, upTo: end, in: start.stretch, fold, .walk, loader))
    }
    guard !loader.hasStopped, parts.allSatisfy({ !$0.isEmpty }) else { return }
    // What is placed now is recorded anew.
    let known = (points[0].point.index..<first).map { estimator.recorded($0) }
    prepend(take(parts, above: lower, .walk, loader), known: known)
  }

  /// Puts lines before the run; an exact lead is lowered by the lengths that they were `known` to
  /// have (rule R7).
  private func prepend(_ new: [Line], known: [Double?]) {
    let length = new.reduce(0) { $0 + $1.length }
    let recorded = zip(new, known).reduce(0) { $0 + ($1.1 ?? $1.0.length) }
    var place = start - length
    for line in new {
      line.rel = place
      place += line.length
    }
    edit { $0.insert(contentsOf: new, at: 0) }
    first -= new.count
    if isLeadExact {
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

  /// Where a fresh stretch begins that is to be some regions long.
  func startOfStretch(before index: Int, regions: Double) -> Int {
    guard let fold else { return index }
    let advance = estimator.measuredCount > 0 ? estimator.estimate : coldLength
    guard advance > 0, fold.regionLength > 0 else { return max(0, index - 1) }
    let distance = (fold.regionLength * regions / advance).rounded(.up)
    let most = Double(profile.loadLimit / 2)
    let steps = max(1, Int(min(distance, most)))
    return index <= steps + steps / 2 ? max(0, index - Int(most)) : index - steps
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

  /// Lets what is held of a stretch begin where nothing above is touched, and where it does not go
  /// on what is above any more, be a stretch of its own.
  private func separate(_ first: FoldStep, from above: FoldStep) {
    let stretch = first.stretch === above.stretch ? FoldStretch() : first.stretch
    if fold?.isHeld(first.stretch) ?? false { fold?.heldStretches.append(stretch) }
    stretch.stand(below: above.stretch, by: above.after.ceiling - first.before.floor)
    var reach = first.before.floor - (above.after.ceiling - above.after.reach)
    let old = first.stretch
    relabel { step in
      guard step.stretch === old else { return step }
      var (before, after) = (step.before, step.after)
      before.reach = reach
      reach = step.places.reduce(reach) { max($0, $1.along + $1.length) }
      after.reach = reach
      return FoldStep(step.places, from: before, to: after, in: stretch)
    }
  }

  /// Gives held lines other steps, each of which places the same.
  private func relabel(_ change: (FoldStep) -> FoldStep) {
    var made: [ObjectIdentifier: FoldStep] = [:]
    edit { lines in
      for position in lines.indices {
        let line = lines[position]
        guard let step = line.step else { continue }
        let new = made[ObjectIdentifier(step)] ?? change(step)
        made[ObjectIdentifier(step)] = new
        lines[position] = line.with(new)
      }
    }
  }
}

/// Lines of steps.
extension LazyRun {
  /// The lines of steps that stand above one that holds still, with a seam between them unless that
  /// follows as if it were made now; a seam is behind each part, too.
  func take(
    _ parts: [[FoldStep]],
    above lower: FoldStep,
    _ reason: LoadReason,
    _ loader: some LineLoader
  ) -> [Line] {
    guard let last = parts.last?.last else { return [] }
    let isSame = last.leads(to: lower)
    if !isSame { separate(lower, from: last) }
    var lines: [Line] = []
    for steps in parts {
      for step in steps {
        let isSeam = step === steps.last && !(step === last && isSame)
        if isSeam { fold?.noteSeam(before: step.after.index) }
        lines += take(step, at: 0, reason, loader, endsInSeam: isSeam)
      }
    }
    return lines
  }

  /// The lines of a step, loaded and in line from a place on; where another stretch follows, which
  /// starts where nothing of this one is touched, the last one `endsInSeam`.
  func take(
    _ step: FoldStep,
    at place: Double,
    _ reason: LoadReason,
    _ loader: some LineLoader,
    endsInSeam: Bool = false
  ) -> [Line] {
    let lines = linesOf(step, endsInSeam: endsInSeam) { index, put in
      loader.hold(index, at: put, reason)
    }
    var rel = place
    for line in lines {
      line.rel = rel
      rel += line.length
      loads += 1
      takeNote(of: line)
      learn(line)
    }
    return lines
  }

  private func linesOf(
    _ step: FoldStep,
    endsInSeam: Bool,
    _ subview: (Int, FoldPlace) -> Subview
  ) -> [Line] {
    let (before, after) = (step.before, step.after)
    let share = (after.floor - before.floor) / Double(step.count)
    // The last line of all ends where the lowest one does.
    let end = endsInSeam || after.cursor == nil ? after.ceiling : after.floor
    let last = after.index == count ? max(after.reach, before.floor) : end
    return step.places.enumerated().map { position, place in
      let start = before.floor + Double(position) * share
      let isLast = position == step.count - 1
      return Line(
        index: before.index + position,
        subview: subview(before.index + position, place),
        of: step,
        length: isLast ? last - start : share,
        shift: place.along - start
      )
    }
  }

  /// Where in the region a place of a line's stretch is.
  private func rel(of place: Double, in line: Line) -> Double {
    guard let step = line.step else { return line.rel }
    let position = Double(line.index - step.before.index)
    let share = (step.after.floor - step.before.floor) / Double(step.count)
    return line.rel - position * share + place - step.before.floor
  }

  /// Where the lowest of what stands before the run ends.
  var reachBefore: Double {
    guard let line = lines.first, let step = line.step else { return start - spacing }
    return rel(of: step.before.reach, in: line)
  }

  /// Where the lowest of the run ends.
  var reachEnd: Double {
    guard let line = lines.last, let step = line.step else { return end }
    return max(end, rel(of: step.after.reach, in: line))
  }
}

extension LazyRun {
  /// Drops the steps that the span does not touch; one stays to hold the place (rule R4).
  func trimSteps(_ fold: LazyFold, _ span: VisibleSpan, _ loader: some LineLoader) {
    let isAnyVisible = lines.contains { isVisible($0, span) }
    let kept = isAnyVisible ? nil : nearestStep(to: span)
    noteStretchesInSight(fold)
    while let line = lines.first, let step = line.step, step !== kept,
      !rel(of: step.after.reach, in: line).isClearlyGreater(than: span.start),
      !isVisible(line, span), step.after.index < last
    {
      fold.remember(step)
      drop(step.count, atStart: true, loader)
    }
    while let line = lines.last, let step = line.step, step !== kept, step.before.index > first,
      !rel(of: step.before.floor, in: line).isClearlyLess(than: span.end),
      !beginsHeldStretch(step, fold)
    {
      drop(step.count, atStart: false, loader)
    }
  }

  private func nearestStep(to span: VisibleSpan) -> FoldStep? {
    guard let last = lines.last else { return nil }
    if last.rel.isClearlyLess(than: span.end) { return last.step }
    return lines.first { !$0.rel.isClearlyLess(than: span.end) }?.step
  }

  /// Takes note of the lower stretches of which something is on screen: they hold still until the
  /// frame ends, or somebody would see them placed anew.
  private func noteStretchesInSight(_ fold: LazyFold) {
    let top = lines.first?.step?.stretch
    for line in lines where line.subviews[0].isPlaced {
      guard let stretch = line.step?.stretch, stretch !== top, !fold.isHeld(stretch) else {
        continue
      }
      fold.heldStretches.append(stretch)
    }
  }

  /// Whether a step begins what is held of a lower stretch that holds still.
  private func beginsHeldStretch(_ step: FoldStep, _ fold: LazyFold) -> Bool {
    guard fold.isHeld(step.stretch) else { return false }
    return line(step.before.index - 1)?.step?.stretch !== step.stretch
  }

  private func drop(_ count: Int, atStart: Bool, _ loader: some LineLoader) {
    for _ in 0..<count {
      guard let line = atStart ? lines.first : lines.last else { return }
      edit { if atStart { $0.removeFirst() } else { $0.removeLast() } }
      if atStart {
        first += 1
        lead += line.length
      }
      loader.release(line)
    }
  }

  /// Forgets a lower stretch of which nothing was in sight: it goes on from the one above (a seam
  /// vanishes where nobody sees it).
  func joinStretches(_ loader: some LineLoader) {
    while let lower = lines.last?.step?.stretch,
      let start = lines.firstIndex(where: { $0.step?.stretch === lower }), start > 0,
      !lines[start...].contains(where: { $0.subviews[0].isPlaced })
    {
      drop(lines.count - start, atStart: false, loader)
      endWithoutSeam()
    }
  }

  /// Has the run end where its last step says: the line before a seam ended where the other stretch
  /// began, which is not held any more.
  func endWithoutSeam() {
    guard let step = lines.last?.step, lines.count >= step.count else { return }
    let held = lines.suffix(step.count)
    let subviews = held.map { $0.subviews[0] }
    let new = linesOf(step, endsInSeam: false) { index, _ in subviews[index - step.before.index] }
    guard new.last?.length != held.last?.length, var place = held.first?.rel else { return }
    for line in new {
      line.rel = place
      place += line.length
    }
    edit { lines in
      lines.removeLast(step.count)
      lines.append(contentsOf: new)
    }
  }
}

extension Line {
  /// The same line as part of another step.
  fileprivate func with(_ step: FoldStep) -> Line {
    let line = Line(
      index: index,
      subview: subviews[0],
      of: step,
      length: length,
      shift: seenShift
    )
    line.before = before
    line.rel = rel
    return line
  }
}
