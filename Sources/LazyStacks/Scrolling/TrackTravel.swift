/// Moves a track over time: with a finger, on after it lifted, and back from beyond an end.
///
/// Where the content would go beyond an end, ``Overshoot`` says how far it is shown.
struct TrackTravel {
  private let track: ScrollTrack

  init(of track: ScrollTrack) { self.track = track }

  private var context: FrameContext { track.context }

  /// Lets go of the content at a velocity.
  ///
  /// It comes back from beyond an end, or goes on as fast as the finger went, to where a target
  /// behavior ends it.
  func release(with velocity: Double, at time: Double, to aim: Glide.Aim? = nil) {
    if track.travel.excess != 0 {
      let spring = spring(from: track.travel.excess, velocity: velocity)
      track.travel.motion = .bounce(spring, since: time)
      track.travel.speed = velocity
    } else if let aim {
      let target = track.nearestOffset(to: aim.offset(in: track))
      track.travel.motion = Deceleration(
        velocity: velocity,
        distance: target - track.offset,
        end: context.profile.flingEnd
      ).map { law in
        let goal = Glide.Goal(aim: aim, start: WayStart(in: track))
        return .glide(Glide(law: law, start: time, goal: goal))
      }
      track.travel.speed = track.travel.motion == nil ? 0 : velocity
    } else if let law = Deceleration(
      velocity: velocity,
      rate: context.profile.decelerationRate,
      end: context.profile.flingEnd
    ) {
      track.travel.motion = .glide(Glide(law: law, start: time))
      track.travel.speed = velocity
    } else {
      track.travel.motion = nil
      track.travel.speed = 0
    }
  }

  /// The spring that brings the content back from beyond an end.
  func spring(from start: Double, velocity: Double) -> Bounce {
    Bounce(from: start, velocity: velocity, stiffness: context.profile.bounceStiffness)
  }

  /// What holds back a finger beyond an end.
  var band: RubberBand {
    RubberBand(stiffness: context.profile.rubberBand, length: track.containerLength)
  }

  /// The offset at which the content would come to rest by itself.
  func naturalEnd(for velocity: Double) -> Double {
    let law = Deceleration(
      velocity: velocity,
      rate: context.profile.decelerationRate,
      end: context.profile.flingEnd
    )
    return track.nearestOffset(to: track.offset + (law?.distance ?? 0))
  }

  /// Whether the motion moves anything until a time, in seconds; `start` is when a finger touched.
  func moves(by now: Double, since start: Double) -> Bool {
    guard case .finger(let path, let moved) = track.travel.motion else {
      return track.travel.motion != nil
    }
    return path.place(at: now - start)[track.axis] != moved
  }

  /// Advances the motion to a time, in seconds; `start` is when a finger touched, or the `device`
  /// that counts as one.
  func advance(to now: Double, since start: Double, as device: LedgerMotion) {
    track.travel.lastStep = 0
    switch track.travel.motion {
    case .finger(let path, let moved):
      // The last frame of a path is exactly at its end, however the sum of its frames was rounded.
      let time = path.duration.isNearly(now - start) ? path.duration : now - start
      let place = path.place(at: time)[track.axis]
      track.travel.speed = (place - moved) / context.timing.clock.sinceLastFrame
      pull(by: place - moved, as: device)
      track.travel.motion = .finger(path, moved: place)
    case .glide(let glide): advance(glide, to: now)
    case .bounce(let bounce, let since): advance(bounce, since: since, to: now)
    case .animation, nil: break
    }
  }

  /// Moves the content with a finger; beyond an end it follows only in part (P11).
  private func pull(by distance: Double, as device: LedgerMotion) {
    let excess = track.travel.excess
    guard excess != 0 else { return track.move(by: distance, because: .user, motion: device) }
    let pulled = band.pulled(excess) + distance
    guard (pulled < 0) == (excess < 0), pulled != 0 else {
      track.travel.excess = 0
      return track.move(by: pulled - excess, because: .user, motion: device)
    }
    let shown = band.shown(pulled)
    guard abs(shown - excess) > Double.tolerance else { return }
    track.move(by: shown - excess, because: .user, motion: device)
    track.travel.excess = shown
  }

  private func advance(_ glide: Glide, to now: Double) {
    let place = glide.law.position(at: now - glide.start)
    track.travel.speed = glide.law.velocity(at: now - glide.start)
    let isOver = now - glide.start >= glide.law.duration
    guard abs(place - glide.gone) > Double.tolerance || isOver else { return }
    let step = place - glide.gone
    track.travel.lastStep = step
    var next = glide
    next.gone = place
    if let goal = glide.goal {
      goal.go(on: place / glide.law.distance, in: track)
    } else {
      track.move(by: step, because: .user, motion: .deceleration)
    }
    track.travel.motion = .glide(next)
  }

  private func advance(_ bounce: Bounce, since: Double, to now: Double) {
    let end = bounce.isAtStart ? track.minOffset : track.maxOffset
    let actual = track.offset - end
    let last = now - context.timing.clock.sinceLastFrame
    var (bounce, since) = (bounce, since)
    if bounce.isAtStart ? actual.isClearlyGreater(than: 0) : actual.isClearlyLess(than: 0) {
      return leaveEnd(bounce, since: since, at: last, now: now)
    }
    if !actual.isNearly(track.travel.excess) {
      // The end moved: come back from where the content is seen now, at the same velocity.
      bounce = spring(from: actual, velocity: bounce.velocity(at: max(since, last) - since))
      since = last
    }
    if let time = bounce.returnTime, since + time <= now {
      track.shift(to: end, because: .user, motion: .bounce)
      track.travel.excess = 0
      // It came back so fast that it goes on into the content.
      release(with: bounce.velocity(at: time), at: since + time)
      if case .glide(let glide) = track.travel.motion { advance(glide, to: now) }
      return
    }
    let time = now - since
    let isOver = bounce.isOver(at: time, nearness: 0.5 / max(1, context.profile.displayScale))
    let place = isOver ? 0 : bounce.position(at: time)
    track.shift(to: end + place, because: .user, motion: .bounce)
    guard !isOver else { return track.travel.comeToRest() }
    track.travel.speed = bounce.velocity(at: time)
    track.travel.excess = place
    track.travel.motion = .bounce(bounce, since: since)
  }

  /// Ends a bounce because the end moved beyond where the content is seen.
  ///
  /// Content that still moved outward goes on; content that was coming back has arrived.
  private func leaveEnd(_ bounce: Bounce, since: Double, at last: Double, now: Double) {
    let velocity = bounce.velocity(at: max(since, last) - since)
    track.travel.comeToRest()
    guard (velocity < 0) == bounce.isAtStart else { return }
    release(with: velocity, at: last)
    if case .glide(let glide) = track.travel.motion { advance(glide, to: now) }
  }

  /// Ends a glide whose time is over, unless a bounce replaced it.
  func finishGlide() {
    guard case .glide(let glide) = track.travel.motion, glide.gone == glide.law.distance,
      context.timing.clock.now - glide.start >= glide.law.duration
    else { return }
    track.travel.comeToRest()
  }

  /// Keeps a scroll going to the line that a target behavior chose, or to the view that a program
  /// named, wherever an edit moves it.
  func keepGoal(in stack: LazyStackNode, after change: LineChange) {
    keepLandings(in: stack, at: change.subviews.newIndex)
    guard case .glide(var glide) = track.travel.motion,
      case .line(var aligned)? = glide.goal?.aim, aligned.stack === stack,
      let line = change.newIndices()(aligned.line)
    else { return }
    aligned.line = line
    glide.goal?.aim = .line(aligned)
    track.travel.motion = .glide(glide)
  }

  /// Keeps up where the views are found to which programs scrolled, or scroll now.
  func keepLandings(in stack: LazyStackNode, at newIndex: (Int) -> Int?) {
    track.landings.last?.follow(newIndex, in: stack)
    guard var leg = track.travel.leg, case .landing(var landing) = leg.aim else { return }
    landing.follow(newIndex, in: stack)
    leg.aim = .landing(landing)
    track.travel.motion = .animation(leg)
  }

  /// Continues the motion after a program put the region elsewhere.
  ///
  /// A glide to a chosen end and a bounce find their ends again; other motions are not changed.
  func goOnFromJump(to aim: Glide.Aim?) {
    switch track.travel.motion {
    case .glide(let glide) where glide.goal != nil: break
    case .bounce: break
    case .finger, .glide, .animation, nil: return
    }
    let velocity = track.travel.speed
    track.travel.comeToRest()
    release(with: velocity, at: context.timing.clock.now, to: aim)
  }

  /// Moves the start of the motion along with the corrections of a complete frame.
  func followCorrections() {
    switch track.travel.motion {
    case .animation(let leg): AnimatedLeg(on: track).followCorrections(of: leg)
    case .glide(var glide) where glide.goal != nil:
      glide.goal?.follow(track.entries)
      track.travel.motion = .glide(glide)
    case .finger, .glide, .bounce, nil: break
    }
  }
}

extension Glide.Goal {
  /// Goes to a fraction of the way.
  fileprivate func go(on progress: Double, in track: ScrollTrack) {
    let target = track.nearestOffset(to: aim.offset(in: track))
    let from = start.offset
    track.shift(to: from + progress * (target - from), because: .snap, motion: .deceleration)
  }

  /// Moves both ends of the way by what was corrected in a frame.
  fileprivate mutating func follow(_ entries: [LedgerEntry]) {
    let corrected = start.follow(entries)
    if case .offset(let offset) = aim { aim = .offset(offset + corrected) }
  }
}
