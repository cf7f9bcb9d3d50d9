extension ScrollTrack {
  /// What a finger lets go comes back from beyond an end, or goes on as fast as the finger went,
  /// and to where a target behavior ends it.
  func release(_ velocity: Double, at time: Double, to aim: Glide.Aim? = nil) {
    if excess != 0 {
      motion = .bounce(spring(from: excess, velocity: velocity), since: time)
      speed = velocity
    } else if let aim {
      let target = min(max(aim.offset(in: self), minOffset), maxOffset)
      motion = Deceleration(
        velocity: velocity,
        distance: target - offset,
        end: context.profile.flingEnd
      ).map { law in
        let goal = Glide.Goal(aim: aim, from: offset, last: offset)
        return .glide(Glide(law: law, start: time, goal: goal))
      }
      speed = motion == nil ? 0 : velocity
    } else if let law = Deceleration(
      velocity: velocity,
      rate: context.profile.decelerationRate,
      end: context.profile.flingEnd
    ) {
      motion = .glide(Glide(law: law, start: time))
      speed = velocity
    } else {
      motion = nil
      speed = 0
    }
  }

  func spring(from start: Double, velocity: Double) -> Bounce {
    Bounce(from: start, velocity: velocity, stiffness: context.profile.bounceStiffness)
  }

  /// Goes on to a time, in seconds; `start` is when a finger touched.
  func advance(to now: Double, since start: Double) {
    lastStep = 0
    switch motion {
    case .finger(let path, let moved):
      let place = path.place(at: now - start)[axis]
      speed = (place - moved) * context.clock.refreshRate
      pull(by: place - moved, .finger)
      motion = .finger(path, moved: place)
    case .glide(let glide): advance(glide, to: now)
    case .bounce(let bounce, let since): advance(bounce, since: since, to: now)
    case .animation, nil: break
    }
  }

  private func advance(_ glide: Glide, to now: Double) {
    let place = glide.law.position(at: now - glide.start)
    speed = glide.law.velocity(at: now - glide.start)
    let isOver = now - glide.start >= glide.law.duration
    guard abs(place - glide.gone) > Double.tolerance || isOver else { return }
    lastStep = place - glide.gone
    var next = glide
    next.gone = place
    if glide.goal == nil {
      move(by: lastStep, .user, motion: .deceleration)
    } else {
      next.goal?.go(on: place / glide.law.distance, self)
    }
    motion = .glide(next)
  }

  private func advance(_ bounce: Bounce, since: Double, to now: Double) {
    let isAtStart = excess == 0 ? bounce.velocity < 0 : excess < 0
    let end = isAtStart ? minOffset : maxOffset
    let actual = offset - end
    guard excess == 0 || (actual < 0) == (excess < 0) else { return comeToRest() }
    var (bounce, since) = (bounce, since)
    if !actual.isNearly(excess) {
      // The end went elsewhere: it comes back from where it is seen now, as fast as it went.
      let last = now - 1 / context.clock.refreshRate
      bounce = spring(from: actual, velocity: bounce.velocity(at: last - since))
      since = last
    }
    if let time = bounce.returnTime, since + time <= now {
      shift(to: end, .user, motion: .bounce)
      excess = 0
      // It came back so fast that it goes on into the content.
      release(bounce.velocity(at: time), at: since + time)
      if case .glide(let glide) = motion { advance(glide, to: now) }
      return
    }
    let time = now - since
    let isOver = bounce.isOver(at: time, nearness: 0.5 / max(1, context.profile.displayScale))
    let place = isOver ? 0 : bounce.position(at: time)
    shift(to: end + place, .user, motion: .bounce)
    guard !isOver else { return comeToRest() }
    speed = bounce.velocity(at: time)
    excess = place
    motion = .bounce(bounce, since: since)
  }

  func comeToRest() {
    excess = 0
    speed = 0
    motion = nil
  }

  /// Brings the region to an offset, unless it is there already.
  func shift(to target: Double, _ cause: LedgerCause, motion: LedgerMotion?) {
    guard abs(target - offset) > Double.tolerance else { return }
    move(by: target - offset, cause, motion: motion)
  }

  /// A finger moves the content; beyond an end it follows only in part (P11).
  func pull(by distance: Double, _ motion: LedgerMotion?) {
    guard excess != 0 else { return move(by: distance, .user, motion: motion) }
    let pulled = band.pulled(excess) + distance
    guard (pulled < 0) == (excess < 0), pulled != 0 else {
      let back = pulled - excess
      excess = 0
      return move(by: back, .user, motion: motion)
    }
    let shown = band.shown(pulled)
    guard abs(shown - excess) > Double.tolerance else { return }
    move(by: shown - excess, .user, motion: motion)
    excess = shown
  }

  var band: RubberBand {
    RubberBand(stiffness: context.profile.rubberBand, length: containerLength)
  }
}

extension Glide.Goal {
  /// Goes to a part of the way; what is learned on it moves both its ends.
  fileprivate mutating func go(on progress: Double, _ track: ScrollTrack) {
    let corrected = track.offset - last
    from += corrected
    if case .offset(let offset) = aim { aim = .offset(offset + corrected) }
    let target = min(max(aim.offset(in: track), track.minOffset), track.maxOffset)
    track.shift(to: from + progress * (target - from), .snap, motion: .deceleration)
    last = track.offset
  }
}
