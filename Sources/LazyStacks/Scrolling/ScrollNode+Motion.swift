extension ScrollNode {
  /// Applies an input; the layout of this frame fills and clamps what it moves.
  func apply(_ input: ScrollInput, endsMotion ends: Bool = true) {
    pending.isNeeded = true
    if !context.openRows.isEmpty { context.openRows.close { $0.isPart(of: self) } }
    forgetRest()
    // An animated scroll always ends when the program asks for something else.
    if ends || isAnimated, !input.isMotion, motion != nil {
      endMotion(.interrupted)
      activity.endsMotion = true
    }
    if input.isOfUser, let position {
      position.noteUser()
      takeAnchors()
    }
    switch input {
    case .motion(let motion): begin(motion)
    case .offset(let target):
      beginReport(on: .offset(target))
      for track in tracks {
        track.aim(at: target[track.axis])
        track.move(by: target[track.axis] - track.offset, because: .script)
      }
    case .reveal(let id, let anchor):
      beginReport(on: .view(id))
      context.guarding { try ViewReveal(in: self).reveal(id) { anchor?[$0] } }
    case .edge(let edge):
      beginReport(on: .edge(edge))
      track(along: edge.axis).map { TrackReveal(on: $0).reveal(edge) }
    }
    if !input.isMotion, motion != nil { goOnFromJump() }
  }

  /// Whether an animated scroll is in progress.
  private var isAnimated: Bool {
    guard case .animation = motion?.beginning else { return false }
    return true
  }

  /// Makes a motion continue from the offset to which a program jumped.
  private func goOnFromJump() {
    noteTouched()
    let goals = ScrollGoals(of: self).ends(for: velocity)
    for track in tracks { TrackTravel(of: track).goOnFromJump(to: goals[track.axis]) }
  }

  /// Forgets the place that the region kept while at rest, because somebody scrolls.
  func forgetRest() {
    for track in tracks {
      track.resting.noteScroll()
      if track.landings.last != nil { context.guarding { try TrackLanding(on: track).finish() } }
    }
  }

  func enter(_ new: ScrollPhase) {
    guard new != phase else { return }
    context.record(.phase(old: phase, new: new), of: inTrace)
    activity.enter(new, velocity: velocity)
  }

  /// Starts a motion and ends the one before.
  func begin(_ motion: ScrollMotion) {
    endMotion(.interrupted)
    activity.begin(motion)
    context.scrolls.add(motion)
    let now = context.timing.clock.now
    switch motion.beginning {
    case .finger(let path):
      touch()
      enter(.interacting)
      for track in tracks { track.travel.motion = .finger(path, moved: 0) }
      activity.start = lastTick
    case .fling(let velocity):
      touch()
      enter(.interacting)
      // The finger let go when the last frame was shown, so this frame shows the movement since
      // then.
      release(with: velocity, at: lastTick)
    case .stop:
      touch()
      release(with: .zero, at: now)
    case .animation(let scroll):
      enter(.animating)
      beginReport(on: scroll.target.reported, motion: motion)
      ScrollLegs(of: self).begin(scroll, at: motion.isOfCallback ? now : lastTick)
    }
  }

  private func touch() {
    enter(.tracking)
    noteTouched()
  }

  /// Remembers the current offset as the one from which a scroll that ends later began.
  func noteTouched() {
    activity.touched = Point(x: offset(along: .horizontal), y: offset(along: .vertical))
  }

  /// The time of the previous display tick, in seconds.
  private var lastTick: Double {
    context.timing.clock.now - context.timing.clock.millisecondsPerTick / 1000
  }

  /// Ends the motion wherever the content is.
  func endMotion(_ outcome: ScrollMotion.Outcome) {
    activity.end(outcome)
    for track in tracks { track.travel.motion = nil }
  }

  /// Lifts the finger with a velocity, in points per second.
  func release(with velocity: Point, at time: Double) {
    let goals = ScrollGoals(of: self).ends(for: velocity)
    for track in tracks {
      TrackTravel(of: track)
        .release(with: velocity[track.axis], at: time, to: goals[track.axis])
    }
    if tracks.contains(where: { $0.travel.motion != nil }) { enter(.decelerating) }
  }

  /// Advances the motion to the time of the frame.
  func advanceMotion() {
    guard let motion else { return }
    guard isShown, isInWindow else {
      let beginning = motion.beginning
      endMotion(.gone)
      activity.endsMotion = true
      // Nobody sees the animation, so what a program asked for is there at once.
      if case .animation(let scroll) = beginning, isInWindow { apply(scroll.target.input) }
      return
    }
    pending.isNeeded = true
    forgetRest()
    let now = context.timing.clock.now
    if case .animation(let scroll) = motion.beginning {
      ScrollLegs(of: self).advance(scroll, to: now)
    } else {
      for track in tracks { TrackTravel(of: track).advance(to: now, since: activity.start) }
    }
  }

  /// Lifts a finger whose path is over, and ends a motion when nothing moves any more.
  func finishMotion() {
    guard let motion else { return }
    let now = context.timing.clock.now
    if case .finger(let path) = motion.beginning, phase == .interacting,
      now - activity.start >= path.duration - Double.tolerance
    {
      // A recorded finger lifts between two frames, and the content has moved on since.
      let lift = activity.start + path.duration
      release(with: path.liftVelocity, at: lift.isNearly(now) ? now : lift)
    }
    guard !tracks.contains(where: { $0.travel.motion != nil }) else { return }
    endMotion(.arrived)
    activity.endsMotion = true
  }
}
