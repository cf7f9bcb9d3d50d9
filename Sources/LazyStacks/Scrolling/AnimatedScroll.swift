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

extension AnimatedScroll.Target {
  /// The id of the target, if the target is a view.
  var id: ViewID? {
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
      let found =
        context.guarding { try ViewReveal(in: self).landings(on: id, anchor: anchor) } ?? [:]
      for track in tracks {
        guard var landing = found[track.axis],
          let anchor = AnimatedLeg(on: track).resolvedAnchor(of: landing)
        else {
          continue
        }
        landing.anchor = anchor
        let estimate = track.estimatedOffset(of: landing)
        let aim = estimate.map { AnimatedScroll.Aim.estimate($0, landing) }
        AnimatedLeg(on: track).set(out: aim ?? .landing(landing), at: start)
      }
      if tracks.allSatisfy({ $0.leg == nil }) { arriveAtOnce(scroll.target) }
    case .edge(let edge):
      if let track = track(along: edge.axis) {
        AnimatedLeg(on: track).set(out: .edge(isStart: edge.isStart), at: start)
      }
    case .offset(let target):
      for track in tracks {
        AnimatedLeg(on: track).set(out: .offset(target[track.axis]), at: start)
      }
    }
  }

  /// Moves all legs on to a time, in seconds.
  func advance(_ scroll: AnimatedScroll, to now: Double) {
    guard tracks.contains(where: { $0.leg != nil }) else { return arriveAtOnce(scroll.target) }
    for track in tracks {
      AnimatedLeg(on: track).refine()
      AnimatedLeg(on: track).endWithoutTarget(scroll.target.id)
    }
    let legs = tracks.compactMap(\.leg)
    guard let start = legs.first?.start else { return }
    guard scroll.animation.isComplete(at: now - start) else {
      let progress = scroll.animation.progress(at: now - start)
      for track in tracks { AnimatedLeg(on: track).advance(by: progress) }
      return
    }
    if legs.contains(where: \.aim.isEstimate) { return restAtEstimates() }
    land(scroll)
  }

  /// Reports a scroll as arrived whose view was in sight when it began.
  private func arriveAtOnce(_ target: AnimatedScroll.Target) {
    guard case .view(let id, let anchor) = target else { return }
    let found =
      context.guarding { try ViewReveal(in: self).landings(on: id, anchor: anchor) } ?? [:]
    for track in tracks { track.landings.last = found[track.axis] }
  }

  /// Puts the target where it belongs, and divides the last movement in the ledger between the
  /// animation and what was learned at the target.
  private func land(_ scroll: AnimatedScroll) {
    var anchors: [Axis: Double] = [:]
    let steps = tracks.map { $0.leg.flatMap(AnimatedLeg(on: $0).lastStep(of:)) }
    let counts = tracks.map(\.entries.count)
    for track in tracks {
      if case .landing(let landing) = track.leg?.aim { anchors[track.axis] = landing.anchor }
      track.travel.motion = nil
    }
    switch scroll.target {
    case .view(let id, _): context.guarding { try ViewReveal(in: self).reveal(id) { anchors[$0] } }
    case .edge(let edge): track(along: edge.axis).map { TrackReveal(on: $0).reveal(edge) }
    case .offset(let target):
      for track in tracks {
        track.aim(at: target[track.axis])
        track.move(by: target[track.axis] - track.offset, because: .script)
      }
    }
    for ((track, step), count) in zip(zip(tracks, steps), counts) {
      if let step { AnimatedLeg(on: track).divideLanding(step, from: count, of: scroll.target.id) }
    }
  }
}
