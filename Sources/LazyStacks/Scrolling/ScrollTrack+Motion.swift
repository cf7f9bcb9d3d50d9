extension ScrollTrack {
  /// The leg of an animated scroll along this axis, if one is in progress.
  var leg: AnimatedScroll.Leg? {
    guard case .animation(let leg) = travel.motion else { return nil }
    return leg
  }

  /// Lets go of the content at a velocity.
  ///
  /// It comes back from beyond an end, or goes on as fast as the finger went, to where a target
  /// behavior ends it.
  func release(with velocity: Double, at time: Double, to aim: Glide.Aim? = nil) {
    if travel.excess != 0 {
      travel.motion = .bounce(spring(from: travel.excess, velocity: velocity), since: time)
      travel.speed = velocity
    } else if let aim {
      let target = min(max(aim.offset(in: self), minOffset), maxOffset)
      travel.motion = Deceleration(
        velocity: velocity,
        distance: target - offset,
        end: context.profile.flingEnd
      ).map { law in
        let goal = Glide.Goal(aim: aim, start: WayStart(in: self))
        return .glide(Glide(law: law, start: time, goal: goal))
      }
      travel.speed = travel.motion == nil ? 0 : velocity
    } else if let law = Deceleration(
      velocity: velocity,
      rate: context.profile.decelerationRate,
      end: context.profile.flingEnd
    ) {
      travel.motion = .glide(Glide(law: law, start: time))
      travel.speed = velocity
    } else {
      travel.motion = nil
      travel.speed = 0
    }
  }

  func spring(from start: Double, velocity: Double) -> Bounce {
    Bounce(from: start, velocity: velocity, stiffness: context.profile.bounceStiffness)
  }

  /// Advances the motion to a time, in seconds; `start` is when a finger touched.
  func advance(to now: Double, since start: Double) {
    travel.lastStep = 0
    switch travel.motion {
    case .finger(let path, let moved):
      // The last frame of a path is exactly at its end, however the sum of its frames was rounded.
      let time = path.duration.isNearly(now - start) ? path.duration : now - start
      let place = path.place(at: time)[axis]
      travel.speed = (place - moved) / context.timing.clock.sinceLastFrame
      pull(by: place - moved, motion: .finger)
      travel.motion = .finger(path, moved: place)
    case .glide(let glide): advance(glide, to: now)
    case .bounce(let bounce, let since): advance(bounce, since: since, to: now)
    case .animation, nil: break
    }
  }

  private func advance(_ glide: Glide, to now: Double) {
    let place = glide.law.position(at: now - glide.start)
    travel.speed = glide.law.velocity(at: now - glide.start)
    let isOver = now - glide.start >= glide.law.duration
    guard abs(place - glide.gone) > Double.tolerance || isOver else { return }
    travel.lastStep = place - glide.gone
    var next = glide
    next.gone = place
    if let goal = glide.goal {
      goal.go(on: place / glide.law.distance, in: self)
    } else {
      move(by: travel.lastStep, because: .user, motion: .deceleration)
    }
    travel.motion = .glide(next)
  }

  private func advance(_ bounce: Bounce, since: Double, to now: Double) {
    let end = bounce.isAtStart ? minOffset : maxOffset
    let actual = offset - end
    let last = now - context.timing.clock.sinceLastFrame
    var (bounce, since) = (bounce, since)
    if bounce.isAtStart ? actual.isClearlyGreater(than: 0) : actual.isClearlyLess(than: 0) {
      return leaveEnd(bounce, since: since, at: last, now: now)
    }
    if !actual.isNearly(travel.excess) {
      // The end moved: come back from where the content is seen now, at the same velocity.
      bounce = spring(from: actual, velocity: bounce.velocity(at: max(since, last) - since))
      since = last
    }
    if let time = bounce.returnTime, since + time <= now {
      shift(to: end, because: .user, motion: .bounce)
      travel.excess = 0
      // It came back so fast that it goes on into the content.
      release(with: bounce.velocity(at: time), at: since + time)
      if case .glide(let glide) = travel.motion { advance(glide, to: now) }
      return
    }
    let time = now - since
    let isOver = bounce.isOver(at: time, nearness: 0.5 / max(1, context.profile.displayScale))
    let place = isOver ? 0 : bounce.position(at: time)
    shift(to: end + place, because: .user, motion: .bounce)
    guard !isOver else { return comeToRest() }
    travel.speed = bounce.velocity(at: time)
    travel.excess = place
    travel.motion = .bounce(bounce, since: since)
  }

  /// Ends a bounce because the end moved beyond where the content is seen.
  ///
  /// Content that still moved outward goes on; content that was coming back has arrived.
  private func leaveEnd(_ bounce: Bounce, since: Double, at last: Double, now: Double) {
    let velocity = bounce.velocity(at: max(since, last) - since)
    comeToRest()
    guard (velocity < 0) == bounce.isAtStart else { return }
    release(with: velocity, at: last)
    if case .glide(let glide) = travel.motion { advance(glide, to: now) }
  }

  func comeToRest() {
    travel.excess = 0
    travel.speed = 0
    travel.motion = nil
  }

  /// Brings the region to an offset, unless it is there already.
  func shift(to target: Double, because cause: LedgerCause, motion: LedgerMotion?) {
    guard abs(target - offset) > Double.tolerance else { return }
    move(by: target - offset, because: cause, motion: motion)
  }

  /// Moves the content with a finger; beyond an end it follows only in part (P11).
  private func pull(by distance: Double, motion: LedgerMotion?) {
    guard travel.excess != 0 else { return move(by: distance, because: .user, motion: motion) }
    let pulled = band.pulled(travel.excess) + distance
    guard (pulled < 0) == (travel.excess < 0), pulled != 0 else {
      let back = pulled - travel.excess
      travel.excess = 0
      return move(by: back, because: .user, motion: motion)
    }
    let shown = band.shown(pulled)
    guard abs(shown - travel.excess) > Double.tolerance else { return }
    move(by: shown - travel.excess, because: .user, motion: motion)
    travel.excess = shown
  }

  var band: RubberBand {
    RubberBand(stiffness: context.profile.rubberBand, length: containerLength)
  }
}

extension Glide.Goal {
  /// Goes to a fraction of the way.
  fileprivate func go(on progress: Double, in track: ScrollTrack) {
    let target = min(max(aim.offset(in: track), track.minOffset), track.maxOffset)
    let from = start.offset
    track.shift(to: from + progress * (target - from), because: .snap, motion: .deceleration)
  }

  /// Moves both ends of the way by what was corrected in a frame.
  fileprivate mutating func follow(_ entries: [LedgerEntry]) {
    let corrected = start.follow(entries)
    if case .offset(let offset) = aim { aim = .offset(offset + corrected) }
  }
}

extension ScrollTrack {
  /// Keeps a scroll going to the line that a target behavior chose, or to the view that a program
  /// named, wherever an edit moves it.
  func keepGoal(in stack: LazyStackNode, after change: LineChange) {
    landings.last?.follow(change.subviews, in: stack)
    if var leg, case .landing(var landing) = leg.aim {
      landing.follow(change.subviews, in: stack)
      leg.aim = .landing(landing)
      travel.motion = .animation(leg)
    }
    guard case .glide(var glide) = travel.motion, case .line(var aligned)? = glide.goal?.aim,
      aligned.stack === stack, let line = change.newIndices()(aligned.line)
    else { return }
    aligned.line = line
    glide.goal?.aim = .line(aligned)
    travel.motion = .glide(glide)
  }

  /// Continues the motion after a program put the region elsewhere.
  ///
  /// A glide to a chosen end and a bounce find their ends again; other motions are not changed.
  func goOnFromJump(to aim: Glide.Aim?) {
    switch travel.motion {
    case .glide(let glide) where glide.goal != nil: break
    case .bounce: break
    case .finger, .glide, .animation, nil: return
    }
    let velocity = travel.speed
    comeToRest()
    release(with: velocity, at: context.timing.clock.now, to: aim)
  }

  /// Records the target offset of a programmatic scroll in the trace.
  func aim(at target: Double) {
    // Beyond an end of the content there is nothing to aim at.
    node.activity.report?.aim(at: min(max(target, minOffset), maxOffset), along: axis)
    let target = context.profile.published(target)
    context.record(.target(offset: target), of: inTrace)
  }

  /// Moves the start of the motion along with the corrections of a complete frame.
  func followCorrections() {
    switch travel.motion {
    case .animation(let leg): AnimatedLeg(on: self).followCorrections(of: leg)
    case .glide(var glide) where glide.goal != nil:
      glide.goal?.follow(entries)
      travel.motion = .glide(glide)
    case .finger, .glide, .bounce, nil: break
    }
  }
}
