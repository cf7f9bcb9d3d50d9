extension ScrollNode {
  /// Starts a motion, which ends the one before.
  func begin(_ motion: ScrollMotion) {
    endMotion(.interrupted)
    // A finger that lifts because a callback failed is one that touches again.
    endsMotion = false
    self.motion = motion
    context.scrolls.add(motion)
    let now = context.clock.now
    switch motion.beginning {
    case .finger(let path):
      touch()
      enter(.interacting)
      for track in tracks { track.motion = .finger(path, moved: 0) }
      motionStart = lastTick
    case .fling(let velocity):
      touch()
      enter(.interacting)
      // The finger let go when the last frame was shown: this one shows what came since.
      release(velocity, at: lastTick)
    case .stop:
      touch()
      release(.zero, at: now)
    case .animation(let scroll):
      enter(.animating)
      beginReport(on: scroll.target.reported, motion: motion)
      begin(scroll, at: motion.isOfCallback ? now : lastTick)
    }
  }

  private func touch() {
    enter(.tracking)
    noteTouched()
  }

  /// Has a scroll that ends from here on begin where the content is now.
  func noteTouched() {
    touched = Point(x: offset(along: .horizontal), y: offset(along: .vertical))
  }

  /// A tick of the display ago, in seconds.
  private var lastTick: Double {
    context.clock.now - context.clock.millisecondsPerTick / 1000
  }

  /// Ends what moves the content, wherever that is.
  func endMotion(_ outcome: ScrollMotion.Outcome) {
    motion?.end(outcome)
    motion = nil
    for track in tracks { track.motion = nil }
  }

  /// A finger lifts.
  func release(_ velocity: Point, at time: Double) {
    let goals = goals(velocity)
    for track in tracks {
      track.release(velocity[track.axis], at: time, to: goals[track.axis])
    }
    if tracks.contains(where: { $0.motion != nil }) { enter(.decelerating) }
  }

  /// Goes on with what moves the content, to the time of the frame.
  func advanceMotion() {
    guard let motion else { return }
    guard isShown, isInWindow else {
      let beginning = motion.beginning
      endMotion(.gone)
      endsMotion = true
      // Nobody sees the way: what a program asked for is there at once.
      if case .animation(let scroll) = beginning, isInWindow { apply(scroll.target.input) }
      return
    }
    isDirty = true
    forgetRest()
    let now = context.clock.now
    if case .animation(let scroll) = motion.beginning {
      advance(scroll, to: now)
    } else {
      for track in tracks { track.advance(to: now, since: motionStart) }
    }
  }

  /// Lifts a finger whose path is over, and takes note where nothing moves any more.
  func finishMotion() {
    guard let motion else { return }
    let now = context.clock.now
    if case .finger(let path) = motion.beginning, phase == .interacting,
      now - motionStart >= path.duration - Double.tolerance
    {
      // A recorded finger lifts between two frames: what it let go has moved on since.
      let lift = motionStart + path.duration
      release(path.liftVelocity, at: lift.isNearly(now) ? now : lift)
    }
    guard !tracks.contains(where: { $0.motion != nil }) else { return }
    endMotion(.arrived)
    endsMotion = true
  }
}
