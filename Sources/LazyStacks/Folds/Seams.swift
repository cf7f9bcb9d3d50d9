import LazyExtents

/// The seams of a folded run, where a stretch ends and another one begins.
struct Seams: FoldChange {
  let folded: FoldedRun

  init(of folded: FoldedRun) { self.folded = folded }

  /// Makes the held part of a stretch begin at the ceiling above.
  ///
  /// What meets the ceiling is the top of what is held: the floor may be far above it, or below it
  /// where a tile was held against the layout. If the part continued the stretch above, it becomes
  /// a stretch of its own.
  func separate(_ first: FoldStep, from above: FoldStep) {
    let top = topHeld(of: first)
    let isMoved = !top.isNearly(first.lineStart)
    let origin = run.line(at: order.turned(first.before.index)).map { order.rel(of: 0, in: $0) }
    // Every place of the stretch to which a layout skips counts from the start of everything.
    let isShared = isMoved && fold.isFromOrigin(first)
    let continues = first.stretch === above.stretch || isShared
    let stretch = continues ? FoldStretch() : first.stretch
    if continues { stretch.begin(at: first.stretch.top) }
    if folded.isHeld(first.stretch) { folded.heldStretches.append(stretch) }
    stretch.stand(below: above.stretch, by: above.after.ceiling - top)
    let reach = top - (above.after.ceiling - above.after.reach)
    relabel(first.stretch, as: stretch, reach: reach, floor: top)
    if isMoved, let origin { begin(stretch, at: top, from: first.before.index, origin: origin) }
  }

  /// The top of what is held of a stretch from a step on.
  private func topHeld(of first: FoldStep) -> Double {
    let top = lines.reduce(Double.infinity) { top, line in
      guard let step = line.step, step.stretch === first.stretch,
        step.before.index >= first.before.index
      else { return top }
      return step.places.reduce(top) { min($0, $1.along) }
    }
    return top
  }

  /// Makes the lines of a stretch begin at another place; what they show stays where it is.
  private func begin(
    _ stretch: FoldStretch,
    at top: Double,
    from index: Int,
    origin: Double
  ) {
    guard let first = run.line(at: order.turned(index)) else { return }
    let (oldStart, isFirst, isReversed) = (start, first === folded.firstInFold, isReversed)
    stretch.begin(at: top)
    var new: [ObjectIdentifier: Line] = [:]
    let held = order.turned(Array(lines))
    for (position, line) in held.enumerated() where line.step?.stretch === stretch {
      guard let step = line.step, order.turned(line.index) == step.before.index else { continue }
      guard step.before.index >= index, position + step.count <= held.count else { continue }
      let old = held[position..<position + step.count]
      let next = held.dropFirst(position + step.count).first?.step
      let made = order.lines(of: step, end: LineEnd(of: step, before: next)) { place, _ in
        held[position + place - step.before.index].subviews[0]
      }
      var place = step.lineStart
      for (old, line) in zip(old, made) {
        line.rel = isReversed ? origin - place - line.length : origin + place
        line.before = old.before
        place += line.length
        new[ObjectIdentifier(old)] = line
        if line.length != old.length { run.learn(line) }
      }
    }
    run.edit { lines in
      for place in lines.indices {
        lines[place] = new[ObjectIdentifier(lines[place])] ?? lines[place]
      }
    }
    if isFirst || isReversed { run.lead += start - oldStart }
  }

  /// Moves the held steps of a stretch into another one, given the reach before them and the
  /// greatest floor of the first one.
  ///
  /// The stretches below them stand below the other one then, and learn how far what is before
  /// them still reaches.
  func relabel(
    _ old: FoldStretch,
    as new: FoldStretch,
    reach start: Double,
    floor: Double = .infinity
  ) {
    var (reach, floor) = (start, floor)
    var end: Double?
    relabel { step, line in
      guard step.stretch === old else {
        guard let above = end else { return step }
        if step.stretch.above?.stretch === old { step.stretch.move(below: new) }
        let lower = step.lowered(toReach: order.place(at: above, in: line))
        end = order.rel(of: lower.after.reach, in: line)
        return lower
      }
      defer { end = order.rel(of: reach, in: line) }
      var (before, after) = (step.before, step.after)
      before.reach = reach
      before.isSkipped = false
      before.floor = min(before.floor, floor)
      floor = .infinity
      reach = step.places.reduce(reach) { max($0, $1.along + $1.length) }
      after.reach = reach
      return FoldStep(
        step.places,
        from: before,
        to: after,
        in: new,
        peeks: step.peeks,
        isHeld: step.isHeld
      )
    }
  }

  /// Begins a fresh cursor behind the run if the last step is not where the layout put it.
  ///
  /// The old cursor would place what follows over that step.
  ///
  /// - Returns: Whether a fresh cursor was begun.
  @discardableResult
  func cutStaleEnd() -> Bool {
    guard let last = folded.lastInFold?.step, last.isStale, folded.nextInFold < count else {
      return false
    }
    relabel { step, _ in step === last ? last.cut() : step }
    endWithoutSeam()
    fold.noteSeam(before: folded.nextInFold)
    return true
  }

  /// Replaces the steps of held lines, in the order of the fold; a new step must place the same
  /// subviews.
  private func relabel(_ change: (FoldStep, Line) -> FoldStep) {
    var made: [ObjectIdentifier: FoldStep] = [:]
    let isReversed = isReversed
    run.edit { lines in
      for place in lines.indices {
        let position = isReversed ? lines.count - 1 - place : place
        let line = lines[position]
        guard let step = line.step else { continue }
        let new = made[ObjectIdentifier(step)] ?? change(step, line)
        made[ObjectIdentifier(step)] = new
        lines[position] = line.with(new)
      }
    }
  }

  /// Ends the run where its last step says.
  ///
  /// The line before a seam ended where the other stretch began, which is no longer held.
  func endWithoutSeam() {
    guard let step = folded.lastInFold?.step, lines.count >= step.count else { return }
    let old = Array(isReversed ? lines.prefix(step.count) : lines.suffix(step.count))
    let subviews = order.turned(old).map { $0.subviews[0] }
    let new = order.turned(
      order.lines(of: step, end: .floor) { place, _ in subviews[place - step.before.index] }
    )
    guard order.turned(new).last?.length != order.turned(old).last?.length, let first = old.first
    else { return }
    let grown = new.reduce(0) { $0 + $1.length } - old.reduce(0) { $0 + $1.length }
    var place = isReversed ? first.rel - grown : first.rel
    for line in new {
      line.rel = place
      place += line.length
    }
    let isReversed = isReversed
    run.edit { lines in
      if isReversed {
        lines.replaceSubrange(0..<step.count, with: new)
      } else {
        lines.removeLast(step.count)
        lines.append(contentsOf: new)
      }
    }
    // The guessed lead changes instead, so that nothing else moves.
    if isReversed, !run.isLeadExact { run.lead = max(0, run.lead - grown) }
  }
}
