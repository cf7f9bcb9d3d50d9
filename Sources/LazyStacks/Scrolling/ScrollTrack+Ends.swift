extension ScrollTrack {
  /// Whether the content is seen beyond one of its ends.
  var isStretched: Bool { travel.excess != 0 }

  /// Whether any stack of the content guesses its length.
  var isContentLengthEstimated: Bool { stacks.contains { $0.guessesLength } }

  /// The offset to which the region goes if a certain one is wanted.
  ///
  /// It is inside the content, or as far beyond an end as the motion allows (rule R8).
  func allowed(_ wanted: Double) -> Double {
    let inside = min(max(wanted, minOffset), greatestOffset(wanted))
    let beyond = wanted - inside
    guard abs(beyond) > Double.tolerance, travel.motion != nil, bounces else {
      if travel.excess != 0 { travel.excess = 0 }
      return abs(beyond) > Double.tolerance ? stop(at: inside) : inside
    }
    if travel.excess != 0, (travel.excess < 0) == (beyond < 0) {
      travel.excess = beyond
      return wanted
    }
    travel.excess = overshoot(beyond)
    return inside + travel.excess
  }

  /// Stops a glide or a bounce at an end, because the content may not be seen beyond it; returns
  /// the end.
  private func stop(at end: Double) -> Double {
    switch travel.motion {
    case .glide, .bounce: comeToRest()
    case .finger, .animation, nil: break
    }
    return end
  }

  /// How far beyond an end the region is shown if its offset would be a distance beyond it.
  private func overshoot(_ beyond: Double) -> Double {
    switch travel.motion {
    case .finger: return band.shown(beyond)
    case .glide(let glide): return overshoot(beyond, of: glide)
    case .bounce: return beyond
    case .animation, nil: return 0
    }
  }

  /// Begins the bounce of a glide that passed an end in this frame, or to which the end came;
  /// returns how far beyond the end the content is shown.
  ///
  /// The spring begins with the velocity that the content had at the end.
  private func overshoot(_ beyond: Double, of glide: Glide) -> Double {
    let now = context.timing.clock.now
    let atEnd = glide.gone - beyond
    let isPassed = abs(beyond) <= abs(travel.lastStep) + Double.tolerance && travel.lastStep != 0
    guard isPassed, (travel.lastStep < 0) == (beyond < 0) else {
      let velocity = glide.law.velocity(at: now - glide.start)
      travel.motion = .bounce(spring(from: beyond, velocity: velocity), since: now)
      return beyond
    }
    let time = glide.law.time(at: atEnd)
    let spring = spring(from: 0, velocity: glide.law.velocity(at: time))
    let since = glide.start + time
    travel.motion = .bounce(spring, since: since)
    travel.speed = spring.velocity(at: now - since)
    return spring.position(at: now - since)
  }

  /// Ends a glide whose time is over, unless a bounce replaced it.
  func finishGlide() {
    guard case .glide(let glide) = travel.motion, glide.gone == glide.law.distance,
      context.timing.clock.now - glide.start >= glide.law.duration
    else { return }
    comeToRest()
  }

  /// The motion as the ledger names it.
  var ledgerMotion: LedgerMotion? {
    switch travel.motion {
    case .finger: .finger
    case .glide: .deceleration
    case .bounce: .bounce
    case .animation: .animation
    case nil: nil
    }
  }

  /// Whether content may be seen beyond its ends.
  private var bounces: Bool {
    switch node.bounceBehavior(along: axis) {
    case .automatic, .always: true
    case .basedOnSize: maxOffset.isClearlyGreater(than: minOffset)
    }
  }
}
