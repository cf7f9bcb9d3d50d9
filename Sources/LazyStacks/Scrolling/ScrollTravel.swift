/// Carries out what fingers and programs ask of a scroll view, at once or over time.
struct ScrollTravel {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  private var context: FrameContext { scroll.context }

  /// Applies an input; the layout of this frame fills and clamps what it moves.
  func apply(_ input: ScrollInput, endsMotion ends: Bool = true) {
    scroll.pending.isNeeded = true
    if !context.directory.openRows.isEmpty {
      SwipedRows(in: context).close { $0.isPart(of: scroll) }
    }
    // A touch of content that rests lets go of what keeps it there once it moves something.
    let isTouch = input.isOfUser && scroll.motion == nil && !isBeyondEnd
    if !isTouch { forgetRest() }
    // An animated scroll always ends when the program asks for something else.
    if ends || isAnimated, !input.isMotion, scroll.motion != nil {
      end(.interrupted)
      scroll.activity.endsMotion = true
    }
    scroll.activity.isMereTouch = isTouch
    if input.isOfUser, !isTouch { noteUser() }
    switch input {
    case .motion(let motion): begin(motion)
    case .offset(let target):
      ProgramReport(of: scroll).begin(on: .offset(target))
      for track in scroll.tracks {
        track.aim(at: target[track.axis])
        track.move(by: target[track.axis] - track.offset, because: .script)
      }
    case .reveal(let id, let anchor):
      ProgramReport(of: scroll).begin(on: .view(id))
      context.callbacks.guarding { try ViewReveal(in: scroll).reveal(id) { anchor?[$0] } }
    case .edge(let edge):
      ProgramReport(of: scroll).begin(on: .edge(edge))
      scroll.track(along: edge.axis).map { track in
        track.remembered.edge = (context.trace.frame, edge.isStart)
        TrackReveal(on: track).reveal(edge)
      }
    }
    if !input.isMotion, scroll.motion != nil { goOnFromJump() }
  }

  /// Has the position let go of what it keeps, because the user scrolls.
  private func noteUser() {
    guard let position = scroll.position else { return }
    position.noteUser()
    scroll.takeAnchors()
  }

  /// Lets go of what kept the content in its place while a finger only touched it.
  private func letGo() {
    guard scroll.activity.isMereTouch else { return }
    scroll.activity.isMereTouch = false
    forgetRest()
    noteUser()
  }

  private var isBeyondEnd: Bool { !scroll.tracks.allHold { $0.travel.excess == 0 } }

  /// Whether an animated scroll is in progress.
  private var isAnimated: Bool {
    guard case .animation = scroll.motion?.beginning else { return false }
    return true
  }

  /// Makes a motion continue from the offset to which a program jumped.
  private func goOnFromJump() {
    scroll.noteTouched()
    let goals = ScrollGoals(of: scroll).ends(for: scroll.velocity)
    for track in scroll.tracks { TrackTravel(of: track).goOnFromJump(to: goals[track.axis]) }
  }

  /// Forgets the place that the region kept while at rest, because somebody scrolls.
  private func forgetRest() {
    scroll.tracks.walk { track in
      track.resting.noteScroll()
      if track.landings.last != nil {
        context.callbacks.guarding { try TrackLanding(on: track).finish() }
      }
    }
  }

  /// Starts a motion and ends the one before.
  private func begin(_ motion: ScrollMotion) {
    end(.interrupted)
    scroll.activity.begin(motion)
    context.scrolls.add(motion)
    let now = context.timing.clock.now
    switch motion.beginning {
    case .finger(let path):
      touch()
      scroll.enter(.interacting)
      scroll.tracks.walk { $0.travel.motion = .finger(path, moved: 0) }
      scroll.activity.start = lastTick
    case .fling(let velocity):
      touch()
      scroll.enter(.interacting)
      // The finger let go when the last frame was shown, so this frame shows the movement since
      // then.
      release(with: velocity, at: lastTick)
    case .stop:
      touch()
      release(with: .zero, at: now)
    case .animation(let animated):
      scroll.enter(.animating)
      ProgramReport(of: scroll).begin(on: animated.target.reported, motion: motion)
      ScrollLegs(of: scroll).begin(animated, at: motion.isOfCallback ? now : lastTick)
    }
  }

  private func touch() {
    scroll.enter(.tracking)
    scroll.noteTouched()
  }

  /// The time of the previous display tick, in seconds.
  private var lastTick: Double {
    context.timing.clock.now - context.timing.clock.millisecondsPerTick / 1000
  }

  /// Lifts the finger with a velocity, in points per second.
  private func release(with velocity: Point, at time: Double) {
    let goals = ScrollGoals(of: scroll).ends(for: velocity)
    scroll.tracks.walk { track in
      TrackTravel(of: track).release(with: velocity[track.axis], at: time, to: goals[track.axis])
    }
    guard moves else { return }
    letGo()
    scroll.enter(.decelerating)
  }

  /// Whether anything moves the content along any axis.
  private var moves: Bool { !scroll.tracks.allHold { $0.travel.motion == nil } }

  /// Advances the motion to the time of the frame.
  func advance() {
    guard let motion = scroll.motion else { return }
    guard scroll.isShown, scroll.isInWindow else {
      let beginning = motion.beginning
      end(.gone)
      scroll.activity.endsMotion = true
      // Nobody sees the animation, so what a program asked for is there at once.
      if case .animation(let animated) = beginning, scroll.isInWindow {
        apply(animated.target.input)
      }
      return
    }
    scroll.pending.isNeeded = true
    let now = context.timing.clock.now
    let rests = scroll.tracks.allHold {
      !TrackTravel(of: $0).moves(by: now, since: scroll.activity.start)
    }
    if !rests { letGo() }
    if !scroll.activity.isMereTouch { forgetRest() }
    if case .animation(let animated) = motion.beginning {
      ScrollLegs(of: scroll).advance(animated, to: now)
    } else {
      let start = scroll.activity.start
      scroll.tracks.walk {
        TrackTravel(of: $0).advance(to: now, since: start, as: motion.device)
      }
    }
  }

  /// Lifts a finger whose path is over, and ends a motion when nothing moves any more.
  func finish() {
    guard let motion = scroll.motion else { return }
    let (now, start) = (context.timing.clock.now, scroll.activity.start)
    if case .finger(let path) = motion.beginning, scroll.phase == .interacting,
      now - start >= path.duration - Double.tolerance
    {
      // A recorded finger lifts between two frames, and the content has moved on since.
      let lift = start + path.duration
      release(with: path.liftVelocity, at: lift.isNearly(now) ? now : lift)
    }
    guard !moves else { return }
    if scroll.activity.endsOpen {
      // Targets that nobody knew when the finger lifted are loaded now.
      scroll.activity.endsOpen = false
      release(with: .zero, at: now)
      scroll.activity.openVelocity = .zero
      guard !moves else { return }
    }
    end(.arrived)
    scroll.activity.endsMotion = true
  }

  /// Ends the motion wherever the content is.
  func end(_ outcome: ScrollMotion.Outcome) {
    scroll.activity.end(outcome)
    scroll.tracks.walk { $0.travel.motion = nil }
  }
}
