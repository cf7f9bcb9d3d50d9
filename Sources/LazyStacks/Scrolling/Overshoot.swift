/// Says how far beyond an end of the content a track may be seen, and begins the bounce there
/// (rule R8).
struct Overshoot {
  private let track: ScrollTrack

  init(of track: ScrollTrack) { self.track = track }

  /// The offset to which the region goes if a certain one is wanted.
  ///
  /// It is inside the content, or as far beyond an end as the motion allows.
  func allowedOffset(_ wanted: Double) -> Double {
    let (start, end) = (track.minOffset, track.greatestOffset(wanted))
    // What is at an end but for rounding is exactly there (claim 37).
    let inside =
      wanted.isNearly(start) ? start : wanted.isNearly(end) ? end : min(max(wanted, start), end)
    let beyond = wanted - inside
    guard abs(beyond) > Double.tolerance, track.travel.motion != nil, bounces else {
      if track.travel.excess != 0 { track.travel.excess = 0 }
      return abs(beyond) > Double.tolerance ? stop(at: inside) : inside
    }
    if track.travel.excess != 0, (track.travel.excess < 0) == (beyond < 0) {
      track.travel.excess = beyond
      return wanted
    }
    track.travel.excess = excess(beyond)
    return inside + track.travel.excess
  }

  /// Whether content may be seen beyond its ends.
  private var bounces: Bool {
    switch track.node.bounceBehavior(along: track.axis) {
    case .automatic, .always: true
    case .basedOnSize: track.maxOffset.isClearlyGreater(than: track.minOffset)
    }
  }

  /// Stops a glide or a bounce at an end, because the content may not be seen beyond it; returns
  /// the end.
  private func stop(at end: Double) -> Double {
    switch track.travel.motion {
    case .glide, .bounce: track.travel.comeToRest()
    case .finger, .animation, nil: break
    }
    return end
  }

  /// How far beyond an end the region is shown if its offset would be a distance beyond it.
  private func excess(_ beyond: Double) -> Double {
    switch track.travel.motion {
    case .finger: return TrackTravel(of: track).band.shown(beyond)
    case .glide(let glide): return excess(beyond, of: glide)
    case .bounce: return beyond
    case .animation, nil: return 0
    }
  }

  /// Begins the bounce of a glide that passed an end in this frame, or to which the end came;
  /// returns how far beyond the end the content is shown.
  ///
  /// The spring begins with the velocity that the content had at the end.
  private func excess(_ beyond: Double, of glide: Glide) -> Double {
    let now = track.context.timing.clock.now
    let (atEnd, step) = (glide.gone - beyond, track.travel.lastStep)
    let isPassed = abs(beyond) <= abs(step) + Double.tolerance && step != 0
    guard isPassed, (step < 0) == (beyond < 0) else {
      let velocity = glide.law.velocity(at: now - glide.start)
      let spring = TrackTravel(of: track).spring(from: beyond, velocity: velocity)
      track.travel.motion = .bounce(spring, since: now)
      return beyond
    }
    let time = glide.law.time(at: atEnd)
    let spring = TrackTravel(of: track).spring(from: 0, velocity: glide.law.velocity(at: time))
    let since = glide.start + time
    track.travel.motion = .bounce(spring, since: since)
    track.travel.speed = spring.velocity(at: now - since)
    return spring.position(at: now - since)
  }
}
