/// A programmatic scroll that moves the offset along an animation curve.
///
/// The target offset is computed again in every frame, because it is a guess until the target has
/// been measured (rule R14, claim 130). The last frame puts the target exactly where it belongs.
struct AnimatedScroll {
  /// What the scroll goes to.
  enum Target {
    /// A view, at an anchor or after the smallest movement.
    case view(ViewID, UnitPoint?)
    /// An edge of the content.
    case edge(Edge)
    /// An offset, of which only the axes that scroll are read.
    case offset(Point)
  }

  let target: Target
  let animation: Animation

  /// The part of a scroll along one axis, with its progress.
  struct Leg {
    /// When the leg began, in seconds of virtual time.
    let start: Double
    var aim: Aim
    /// The offset at which the leg began.
    var from: WayStart
    /// How much of the way is done, as the animation curve says: 0 at the start, 1 at the end.
    var progress = 0.0
    /// The target offset of the last frame, with all corrections since.
    var goal: Double?
  }

  /// What a leg goes to along its axis.
  enum Aim {
    case landing(Landing)
    /// The offset estimated for a view when the scroll began (parameter P24).
    case estimate(Double, Landing)
    case edge(isStart: Bool)
    case offset(Double)
  }
}

extension AnimatedScroll.Leg {
  /// How far a target offset is from the one of the frame before, in points; 0 in the first frame.
  fileprivate func retarget(to target: Double) -> Double {
    goal.map { $0.isNearly(target) ? 0 : target - $0 } ?? 0
  }
}

extension AnimatedScroll.Target {
  /// The id of the target, if the target is a view.
  fileprivate var id: ViewID? {
    guard case .view(let id, _) = self else { return nil }
    return id
  }

  /// The input that goes to the same target in one frame.
  var input: ScrollInput {
    switch self {
    case .view(let id, let anchor): .reveal(id, anchor: anchor)
    case .edge(let edge): .edge(edge)
    case .offset(let target): .offset(target)
    }
  }
}

extension ScrollNode {
  /// Gives each track its aim and starts the legs.
  func begin(_ scroll: AnimatedScroll, at start: Double) {
    switch scroll.target {
    case .view(let id, let anchor):
      context.guarding { try prepareWay(to: id, anchor: anchor) }
      let found = context.guarding { try landings(on: id, anchor: anchor) } ?? [:]
      for track in tracks {
        guard var landing = found[track.axis], let anchor = track.resolvedAnchor(of: landing) else {
          continue
        }
        landing.anchor = anchor
        let estimate = track.estimatedOffset(of: landing)
        let aim = estimate.map { AnimatedScroll.Aim.estimate($0, landing) }
        track.set(out: aim ?? .landing(landing), at: start)
      }
      if tracks.allSatisfy({ $0.leg == nil }) { arriveAtOnce(scroll.target) }
    case .edge(let edge): track(along: edge.axis)?.set(out: .edge(isStart: edge.isStart), at: start)
    case .offset(let target):
      for track in tracks { track.set(out: .offset(target[track.axis]), at: start) }
    }
  }

  /// Moves all legs on to a time, in seconds.
  func advance(_ scroll: AnimatedScroll, to now: Double) {
    guard tracks.contains(where: { $0.leg != nil }) else { return arriveAtOnce(scroll.target) }
    for track in tracks {
      track.refineLeg()
      track.endLegWithoutTarget(scroll.target.id)
    }
    let legs = tracks.compactMap(\.leg)
    guard let start = legs.first?.start else { return }
    guard scroll.animation.isComplete(at: now - start) else {
      let progress = scroll.animation.progress(at: now - start)
      for track in tracks { track.advance(progress: progress) }
      return
    }
    if legs.contains(where: \.aim.isEstimate) { return restAtEstimates() }
    land(scroll)
  }

  /// Reports a scroll as arrived whose view was in sight when it began.
  private func arriveAtOnce(_ target: AnimatedScroll.Target) {
    guard case .view(let id, let anchor) = target else { return }
    let found = context.guarding { try landings(on: id, anchor: anchor) } ?? [:]
    for track in tracks { track.landings.last = found[track.axis] }
  }

  /// Puts the target where it belongs, and divides the last movement in the ledger between the
  /// animation and what was learned at the target.
  private func land(_ scroll: AnimatedScroll) {
    var anchors: [Axis: Double] = [:]
    let steps = tracks.map { $0.leg.flatMap($0.lastStep(of:)) }
    let counts = tracks.map(\.entries.count)
    for track in tracks {
      if case .landing(let landing) = track.leg?.aim { anchors[track.axis] = landing.anchor }
      track.travel.motion = nil
    }
    switch scroll.target {
    case .view(let id, _): context.guarding { try reveal(id) { anchors[$0] } }
    case .edge(let edge): track(along: edge.axis)?.reveal(edge)
    case .offset(let target):
      for track in tracks {
        track.aim(at: target[track.axis])
        track.move(by: target[track.axis] - track.offset, because: .script)
      }
    }
    for ((track, step), count) in zip(zip(tracks, steps), counts) {
      if let step { track.divideLanding(step, from: count, of: scroll.target.id) }
    }
  }
}

extension ScrollTrack {
  /// The leg of an animated scroll along this axis, if one is in progress.
  var leg: AnimatedScroll.Leg? {
    guard case .animation(let leg) = travel.motion else { return nil }
    return leg
  }

  fileprivate func set(out aim: AnimatedScroll.Aim, at start: Double) {
    travel.motion = .animation(AnimatedScroll.Leg(start: start, aim: aim, from: WayStart(in: self)))
  }

  /// The anchor asked for, or the edge at which the smallest movement shows the view, 0 or 1; nil
  /// if the view is already in sight.
  ///
  /// The edge is chosen once, when the scroll begins. On the way the other edge may become the
  /// nearer one.
  fileprivate func resolvedAnchor(of landing: Landing) -> Double? {
    if let anchor = landing.anchor { return anchor }
    guard let view = context.guarding({ try place(of: landing) }) ?? nil else { return nil }
    let region = spanWithoutInsets
    if landing.isAround { return view.start < region.start ? 0 : 1 }
    let distance = miss(view, anchor: nil)
    guard abs(distance) > Double.tolerance else { return nil }
    return (view.start - region.start).isNearly(distance) ? 0 : 1
  }

  /// Goes to a fraction of the way between where the leg began and its target as known now.
  fileprivate func advance(progress: Double) {
    guard var leg, let target = target(of: leg.aim) else { return }
    aim(at: target)
    let (before, from) = (offset, leg.from.offset)
    let next = min(max(from + progress * (target - from), minOffset), maxOffset)
    let count = entries.count
    shift(to: next, because: .target, motion: .animation)
    if count < entries.count { entries[count].retargeted = leg.retarget(to: target) }
    travel.speed = (offset - before) / context.clock.sinceLastFrame
    leg.progress = progress
    leg.goal = target
    travel.motion = .animation(leg)
  }

  /// The last step of the animation itself: from the current offset to the target as known before
  /// the landing; nil if the target is gone.
  fileprivate func lastStep(of leg: AnimatedScroll.Leg) -> LastStep? {
    target(of: leg.aim).map { LastStep(change: $0 - offset, retargeted: leg.retarget(to: $0)) }
  }

  fileprivate struct LastStep {
    let change: Double
    let retargeted: Double
  }

  /// Divides the change of the last frame into what the animation did and what measuring the target
  /// added.
  fileprivate func divideLanding(_ step: LastStep, from count: Int, of id: ViewID?) {
    mark(.landing, from: count)
    guard
      let place = entries.indices.dropFirst(count).first(where: { entries[$0].step == .landing })
    else { return }
    let landing = entries[place]
    let rest = landing.change - step.change
    var arrival = LedgerEntry(
      cause: .target,
      subject: id,
      old: landing.old,
      new: abs(rest) > Double.tolerance ? landing.old + step.change : landing.new
    )
    arrival.motion = .animation
    arrival.step = .arrival
    arrival.retargeted = step.retargeted
    guard abs(step.change) > Double.tolerance else { return }
    guard abs(rest) > Double.tolerance else {
      entries[place] = arrival
      return
    }
    entries[place].old = arrival.new
    entries.insert(arrival, at: place)
  }

  /// Makes a leg begin where its start is after the corrections of a complete frame.
  ///
  /// Where an end of the content clamped the offset, the rest of the way is scaled down, so that
  /// the offset never moves backward.
  func followCorrections(_ leg: AnimatedScroll.Leg) {
    var leg = leg
    let corrected = leg.from.follow(entries)
    leg.goal = leg.goal.map { $0 + corrected }
    if entries.contains(where: { $0.cause == .clamp }), leg.progress < 1,
      let target = target(of: leg.aim)
    {
      leg.from.begin(at: (offset - leg.progress * target) / (1 - leg.progress))
    }
    travel.motion = .animation(leg)
  }

  /// Takes over what is known now about a target that was not loaded when the scroll began.
  fileprivate func refineLeg() {
    guard var leg, case .landing(let landing) = leg.aim else { return }
    let refined = refine(landing)
    guard refined.stack !== landing.stack else { return }
    leg.aim = .landing(refined)
    travel.motion = .animation(leg)
  }

  /// Ends a leg whose target is gone, with a diagnostic.
  fileprivate func endLegWithoutTarget(_ id: ViewID?) {
    guard let leg, target(of: leg.aim) == nil else { return }
    travel.motion = nil
    guard !context.work.isStopped else { return }
    let name = id.map { "the view \($0)" } ?? "a view"
    context.diagnose(
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
      guard let view = context.guarding({ try place(of: landing) }) ?? nil else { return nil }
      target = offset + miss(view, anchor: landing.anchor)
    case .edge(let isStart): target = isStart ? minOffset : maxOffset
    case .offset(let offset), .estimate(let offset, _): target = offset
    }
    return min(max(target, minOffset), maxOffset)
  }
}
