/// Keeps tiles of a lazy layout in place when they change their lengths or starts while in sight.
///
/// The layout is asked first. If it places everything in sight as it stands, or moves all of it
/// alike, its places are used. Otherwise what is in sight holds still, unlike in the layout: a seam
/// follows it, and one precedes it if something moved up.
struct ClaimedTiles: FoldLoading {
  let folded: FoldedRun
  let loader: RowLoader

  init(of folded: FoldedRun, using loader: RowLoader) {
    (self.folded, self.loader) = (folded, loader)
  }

  /// Places the tiles with claims again, from the first step with a changed tile on.
  ///
  /// - Returns: False if work is stopped; then the next fill does it.
  func settle(from changed: Int) -> Bool {
    let begin = firstStale(upTo: changed)
    let lines = order.turned(Array(run.lines))
    guard let first = run.lines[begin].step,
      let made = stepsAnew(from: run.lines[begin], first: first)
    else { return false }
    let skipped = isReversed ? lines.count - 1 - begin : begin
    let aimed = fold.aimedTile
    var isSettled = false
    // Where the tile to which a program scrolled leaves no room for others, it gives way.
    for aimed in aimed == nil ? [nil] : [aimed, nil] where !isSettled {
      var tiles = TilesInSight(lines, of: folded, aimed: aimed)
      let distance = tiles.distance { place in
        place < skipped ? tiles.tiles[place].old.start : made.starts[safe: place - skipped]
      }
      isSettled = true
      if let distance, !tiles.areCovered(by: made.steps, at: made.starts, before: skipped) {
        placeAnew(steps: made.steps, from: begin, movedBy: -distance)
      } else if tiles.makeRoom() {
        hold(tiles)
      } else {
        isSettled = false
      }
    }
    if !isSettled {
      placeAnew(steps: made.steps, from: begin, movedBy: 0)
    }
    guard !loader.hasStopped else { return false }
    folded.claims.removeAll()
    return true
  }

  /// The position from which the layout must be asked so that it knows all places up to another
  /// line.
  ///
  /// Cursors behind steps that were held still do not know these.
  private func firstStale(upTo begin: Int) -> Int {
    guard let stretch = lines[begin].step?.stretch else { return begin }
    var first = begin
    var place = begin
    while lines.indices.contains(place), let step = lines[place].step, step.stretch === stretch,
      step.after.cursor != nil || place == begin
    {
      if step.isStale { first = place }
      place += isReversed ? 1 : -1
    }
    guard let step = lines[first].step else { return begin }
    return run.place(ofLine: order.turned(step.before.index)) ?? begin
  }

  /// The steps that the layout now makes from one on, and where each of their subviews would start.
  private func stepsAnew(
    from line: Line,
    first: FoldStep
  ) -> (steps: [FoldStep], starts: [Double])? {
    var (point, stretch) = (first.before, first.stretch)
    var (steps, starts) = ([FoldStep](), [Double]())
    var origin = isReversed ? -order.rel(of: 0, in: line) : order.rel(of: 0, in: line)
    let end = folded.nextInFold
    while point.index < end {
      guard let step = fold.step(from: point, upTo: run.count, in: stretch, because: .update),
        !loader.hasStopped
      else { return nil }
      steps.append(step)
      starts += step.places.map { origin + $0.along }
      if step.after.cursor == nil { origin += step.after.ceiling }
      (point, stretch) = step.next
    }
    return (steps, starts)
  }

  /// Replaces all lines from a position on by those of new steps, and moves everything.
  private func placeAnew(
    steps: [FoldStep],
    from begin: Int,
    movedBy distance: Double
  ) {
    let oldFirst = run.first
    run.emptyStart = isReversed ? lines[begin].relEnd : lines[begin].rel
    stepLines.drop(from: begin)
    for step in steps where !loader.hasStopped {
      stepLines.add(stepLines.take(step, because: .update))
    }
    Refolding(of: folded, using: loader).takeOff(from: run.first, upTo: oldFirst)
    run.move(by: isReversed ? -distance : distance)
  }

  /// Holds everything in sight where it is, whatever the layout would do.
  private func hold(_ held: TilesInSight) {
    guard let last = held.lastHeld, let end = held.tiles[last].line.step else { return }
    let up = held.raisedBy
    let isCut = held.tiles.contains { !$0.end.isNearly($0.oldEnd) }
    if isCut, let next = run.place(ofLine: order.turned(end.after.index)) {
      let removed = isReversed ? lines[...next] : lines[next...]
      if isReversed { run.lead += removed.reduce(0) { $0 + $1.length } }
      stepLines.drop(from: next)
    }
    let start = isReversed ? run.lines.last?.relEnd : run.lines.first?.rel
    let lines = heldLines(held, raisedBy: up, cutsBehind: isCut ? end : nil)
    let grown = lines.reduce(0) { $0 + $1.length } - run.extent
    let kept = order.turned(lines)
    run.edit { $0 = LineList(kept) }
    let first = (start ?? 0) + (isReversed ? up : -up)
    run.emptyStart = isReversed ? first - run.extent : first
    run.lines.first?.rel = run.emptyStart
    run.align()
    if isReversed, !run.isLeadExact { run.lead = max(0, run.lead - (grown - up)) }
    if isCut, end.after.index < run.count { fold.noteSeam(before: end.after.index) }
  }

  /// The lines that are held, in the order of the fold, at their present places.
  private func heldLines(
    _ held: TilesInSight,
    raisedBy up: Double,
    cutsBehind end: FoldStep?
  ) -> [Line] {
    let lines = order.turned(Array(run.lines))
    guard let top = lines.first?.step else { return lines }
    let fresh = up > 0 ? FoldStretch() : top.stretch
    if up > 0 { fresh.begin(at: top.stretch.top - up) }
    if up > 0, folded.isHeld(top.stretch) { folded.heldStretches.append(fresh) }
    var made: [Line] = []
    var reach = -Double.infinity
    while made.count < lines.count, let step = lines[made.count].step {
      let part = Array(lines[made.count..<min(lines.count, made.count + step.count)])
      let origin = isReversed ? -order.rel(of: 0, in: part[0]) : order.rel(of: 0, in: part[0])
      let tiles = held.tiles[made.count..<made.count + part.count]
      var new = HeldStep(step, now: tiles.map { ($0.new.start - origin, $0.new.length) })
      new.stretch = step.stretch === top.stretch ? fresh : step.stretch
      if step === top, up > 0 { new.raise(by: up) }
      // What moved up reaches less far now, and is let go of for good once it is out of sight.
      if made.isEmpty { reach = origin + new.before.reach } else { new.follow(reach - origin) }
      reach = tiles.reduce(reach) { max($0, $1.end) }
      new.reach(to: reach - origin)
      let last = step === end ? new.step.cut() : new.step
      let next = lines.dropFirst(made.count + step.count).first?.step
      if let next, next.stretch !== step.stretch {
        stand(next, behind: part, of: step, in: new.stretch)
      }
      let lines = order.lines(of: last, end: LineEnd(of: step, before: next)) { place, _ in
        part[place - step.before.index].subviews[0]
      }
      for (line, old) in zip(lines, part) { line.before = old.before }
      made += lines
    }
    return made
  }

  /// Lets the stretch that begins behind the lines of a step stand where it is, below the stretch
  /// in which that step is held.
  ///
  /// Behind a step that failed it stands below nothing, and its place would be the ceiling, which
  /// is lower once a tile of the step is longer.
  private func stand(
    _ next: FoldStep,
    behind lines: [Line],
    of step: FoldStep,
    in stretch: FoldStretch
  ) {
    guard next.stretch.above?.stretch !== step.stretch else {
      return next.stretch.move(below: stretch)
    }
    let end = lines.reduce(step.lineStart) { $0 + $1.length }
    next.stretch.stand(below: stretch, by: end - next.lineStart)
  }
}

extension Array {
  fileprivate subscript(safe place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
