/// Moves a track along its part of an animated scroll.
struct AnimatedLeg {
  private let track: ScrollTrack

  init(on track: ScrollTrack) { self.track = track }

  func set(out aim: AnimatedScroll.Aim, at start: Double) {
    track.travel.motion = .animation(
      AnimatedScroll.Leg(start: start, aim: aim, from: WayStart(in: track))
    )
  }

  /// The anchor asked for, or the edge at which the smallest movement shows the view, 0 or 1; nil
  /// if the view is already in sight.
  ///
  /// The edge is chosen once, when the scroll begins. On the way the other edge may become the
  /// nearer one.
  func resolvedAnchor(of landing: Landing) -> Double? {
    if let anchor = landing.anchor { return anchor }
    guard
      let view = track.context.callbacks.guarding({ try TrackLanding(on: track).place(of: landing) }
      ) ?? nil
    else {
      return nil
    }
    let region = track.spanWithoutInsets
    let around = track.context.callbacks.guarding { try TrackLanding(on: track).around(landing) }
    if landing.isAround, landing.subview == nil || around ?? nil != nil {
      return view.start < region.start ? 0 : 1
    }
    let distance = TrackLanding(on: track).miss(view, anchor: nil)
    guard abs(distance) > Double.tolerance else { return nil }
    return (view.start - region.start).isNearly(distance) ? 0 : 1
  }

  /// Goes to a fraction of the way between where the leg began and its target as known now.
  func advance(by progress: Double) {
    guard var leg = track.travel.leg, let target = target(of: leg.aim) else { return }
    track.aim(at: target)
    let (before, from) = (track.offset, leg.from.offset)
    let next = track.nearestOffset(to: from + progress * (target - from))
    let count = track.entries.count
    track.shift(to: next, because: .target, motion: .animation)
    let retargeted = retarget(of: leg, to: target)
    track.ledger.describe(after: count) { $0.retargeted = retargeted }
    track.travel.speed = (track.offset - before) / track.context.timing.clock.sinceLastFrame
    leg.progress = progress
    (leg.goal, leg.sight) = (target, track.spanWithoutInsets.length)
    track.travel.motion = .animation(leg)
  }

  /// The last step of the animation itself: from the current offset to the target as known before
  /// the landing; nil if the target is gone.
  func lastStep(of leg: AnimatedScroll.Leg) -> LastStep? {
    target(of: leg.aim).map {
      LastStep(change: $0 - track.offset, retargeted: retarget(of: leg, to: $0))
    }
  }

  struct LastStep {
    let change: Double
    let retargeted: LedgerEntry.Retarget
  }

  /// How the target of a leg moved since the frame before.
  private func retarget(of leg: AnimatedScroll.Leg, to target: Double) -> LedgerEntry.Retarget {
    var retarget = LedgerEntry.Retarget()
    guard let goal = leg.goal, !goal.isNearly(target) else { return retarget }
    retarget.by = target - goal
    if case .landing(let landing) = leg.aim, let sight = leg.sight, let anchor = landing.anchor {
      retarget.byContainer = anchor * (sight - track.spanWithoutInsets.length)
    }
    return retarget
  }

  /// Divides the change of the last frame into what the animation did and what measuring the target
  /// added.
  func divideLanding(_ step: LastStep, from count: Int, of id: ViewID?) {
    track.ledger.mark(.landing, after: count)
    track.ledger.divideLanding(
      after: count,
      change: step.change,
      retargeted: step.retargeted,
      of: id
    )
  }

  /// Makes a leg begin where its start is after the corrections of a complete frame.
  ///
  /// Where an end of the content clamped the offset, the rest of the way is scaled down, so that
  /// the offset never moves backward.
  func followCorrections(of leg: AnimatedScroll.Leg) {
    var leg = leg
    let corrected = leg.from.follow(track.entries)
    leg.goal = leg.goal.map { $0 + corrected }
    let edited = track.entries.reduce(0) { $1.cause == .data ? $0 + $1.change : $0 }
    track.node.activity.report?.follow(edited, along: track.axis)
    if track.entries.contains(where: { $0.cause == .clamp }), leg.progress < 1,
      let target = target(of: leg.aim)
    {
      leg.from.begin(at: (track.offset - leg.progress * target) / (1 - leg.progress))
    }
    track.travel.motion = .animation(leg)
  }

  /// Takes over what is known now about a target that was not loaded when the scroll began.
  func refine() {
    guard var leg = track.travel.leg, case .landing(let landing) = leg.aim else { return }
    let refined = TargetSearch(on: track).refine(landing)
    guard refined.stack !== landing.stack || refined.node !== landing.node else { return }
    leg.aim = .landing(refined)
    track.travel.motion = .animation(leg)
  }

  /// Ends a leg whose target is gone, with a diagnostic.
  func endWithoutTarget(_ id: ViewID?) {
    guard let leg = track.travel.leg, target(of: leg.aim) == nil else { return }
    track.travel.motion = nil
    guard !track.context.work.isStopped else { return }
    let name = id.map { "the view \($0)" } ?? "a view"
    track.context.diagnose(
      .lostTarget,
      message:
        "an animated scroll to \(name) ended where it was: the view is gone; scroll to one that "
        + "stays",
      of: EventSubject(id: id)
    )
  }

  /// The offset at which the target would be reached, as known or estimated now.
  func target(of aim: AnimatedScroll.Aim) -> Double? {
    let target: Double
    switch aim {
    case .landing(let landing):
      guard
        let view = track.context.callbacks.guarding({
          try TrackLanding(on: track).place(of: landing)
        }) ?? nil
      else {
        return nil
      }
      target = track.offset + TrackLanding(on: track).miss(view, anchor: landing.anchor)
    case .edge(let isStart): target = isStart ? track.minOffset : track.maxOffset
    case .offset(let offset), .estimate(let offset, _): target = offset
    }
    return track.nearestOffset(to: target)
  }
}
