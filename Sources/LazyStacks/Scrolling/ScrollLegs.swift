/// Moves the tracks of a scroll view along an animated scroll, each with its leg.
struct ScrollLegs {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  private var context: FrameContext { scroll.context }

  /// Gives each track its aim and starts the legs.
  func begin(_ animated: AnimatedScroll, at start: Double) {
    switch animated.target {
    case .view(let id, let anchor):
      context.callbacks.guarding { try prepareWay(to: id, anchor: anchor) }
      let found = landings(on: id, anchor: anchor)
      for track in scroll.tracks {
        guard var landing = found[track.axis],
          let anchor = AnimatedLeg(on: track).resolvedAnchor(of: landing)
        else {
          continue
        }
        landing.anchor = anchor
        let estimate = EstimatedLanding(on: track).offset(of: landing)
        let aim = estimate.map { AnimatedScroll.Aim.estimate($0, landing) }
        AnimatedLeg(on: track).set(out: aim ?? .landing(landing), at: start)
      }
      keepPlaceBesideEstimate(from: start)
      if scroll.tracks.allSatisfy({ $0.travel.leg == nil }) { arriveAtOnce(animated.target) }
    case .edge(let edge):
      if let track = scroll.track(along: edge.axis) {
        AnimatedLeg(on: track).set(out: .edge(isStart: edge.isStart), at: start)
      }
    case .offset(let target):
      for track in scroll.tracks {
        AnimatedLeg(on: track).set(out: .offset(target[track.axis]), at: start)
      }
    }
  }

  /// Has a scroll that keeps the target it began with along one axis (parameter P24) do so along
  /// the other one, where the view is known as long as it is loaded.
  private func keepPlaceBesideEstimate(from start: Double) {
    guard scroll.tracks.contains(where: { $0.travel.leg?.aim.isEstimate ?? false }) else { return }
    for track in scroll.tracks {
      guard let leg = track.travel.leg, !leg.aim.isEstimate,
        let target = AnimatedLeg(on: track).target(of: leg.aim)
      else { continue }
      AnimatedLeg(on: track).set(out: .offset(target), at: start)
    }
  }

  /// Moves all legs on to a time, in seconds.
  func advance(_ animated: AnimatedScroll, to now: Double) {
    let target = animated.target
    guard scroll.tracks.contains(where: { $0.travel.leg != nil }) else {
      return arriveAtOnce(target)
    }
    for track in scroll.tracks {
      AnimatedLeg(on: track).refine()
      AnimatedLeg(on: track).endWithoutTarget(target.id)
    }
    let legs = scroll.tracks.compactMap(\.travel.leg)
    guard let start = legs.first?.start else { return }
    guard animated.animation.isComplete(at: now - start) else {
      let progress = animated.animation.progress(at: now - start)
      for track in scroll.tracks { AnimatedLeg(on: track).advance(by: progress) }
      return
    }
    if legs.contains(where: \.aim.isEstimate) { return restAtEstimates() }
    land(on: target)
  }

  /// Where a view would land along each axis; none where the view is not found.
  private func landings(on id: ViewID, anchor: UnitPoint?) -> [Axis: Landing] {
    context.callbacks.guarding { try ViewReveal(in: scroll).landings(on: id, anchor: anchor) }
      ?? [:]
  }

  /// Reports a scroll as arrived whose view was in sight when it began.
  private func arriveAtOnce(_ target: AnimatedScroll.Target) {
    guard case .view(let id, let anchor) = target else { return }
    let found = landings(on: id, anchor: anchor)
    for track in scroll.tracks { track.landings.last = found[track.axis] }
  }

  /// Puts the target where it belongs, and divides the last movement in the ledger between the
  /// animation and what was learned at the target.
  private func land(on target: AnimatedScroll.Target) {
    let tracks = scroll.tracks
    var anchors: [Axis: Double] = [:]
    let steps = tracks.map { $0.travel.leg.flatMap(AnimatedLeg(on: $0).lastStep(of:)) }
    let counts = tracks.map(\.entries.count)
    for track in tracks {
      if case .landing(let landing) = track.travel.leg?.aim { anchors[track.axis] = landing.anchor }
      track.travel.motion = nil
    }
    switch target {
    case .view(let id, _):
      context.callbacks.guarding { try ViewReveal(in: scroll).reveal(id) { anchors[$0] } }
    case .edge(let edge): scroll.track(along: edge.axis).map { TrackReveal(on: $0).reveal(edge) }
    case .offset(let offset):
      for track in tracks {
        track.aim(at: offset[track.axis])
        track.move(by: offset[track.axis] - track.offset, because: .script)
      }
    }
    for ((track, step), count) in zip(zip(tracks, steps), counts) {
      if let step { AnimatedLeg(on: track).divideLanding(step, from: count, of: target.id) }
    }
  }

  /// Ends an animated scroll at the place estimated for its target when it began.
  private func restAtEstimates() {
    for track in scroll.tracks {
      guard let leg = track.travel.leg else { continue }
      track.travel.motion = nil
      if case .estimate(let offset, var landing) = leg.aim {
        EstimatedLanding(on: track).rest(at: offset, of: landing.id)
        landing.frame = context.trace.frame
        track.landings.last = landing
      } else if let target = AnimatedLeg(on: track).target(of: leg.aim) {
        track.aim(at: target)
        track.move(by: target - track.offset, because: .script)
      }
    }
  }
}

/// What is done before an animated scroll to a view begins.
extension ScrollLegs {
  /// Prepares an animated scroll to a view as the profile's strategy says.
  private func prepareWay(to id: ViewID, anchor: UnitPoint?) throws {
    switch context.profile.scrollStrategy {
    case .estimate: break
    case .premeasure:
      for track in scroll.tracks where try measureWay(to: id, on: track) {
        scroll.activity.report?.report.strategy = .premeasure
      }
    case .teleport: try teleport(to: id, anchor: anchor)
    }
  }

  /// Measures the rows up to a view of a lazy stack, without moving the region.
  ///
  /// - Returns: Whether the view is in a stack that can be walked.
  private func measureWay(to id: ViewID, on track: ScrollTrack) throws -> Bool {
    guard let (stack, index) = try TargetSearch(on: track).find(id),
      TrackReveal(on: track).walks(in: stack)
    else { return false }
    let line = stack.lineMap.line(of: index)
    LineReveal(in: stack).approach(line, in: track.spanWithoutInsets)
    track.settleOffset()
    return true
  }

  /// Jumps to one container length before the view, unless the view is near.
  private func teleport(to id: ViewID, anchor: UnitPoint?) throws {
    let tracks = scroll.tracks
    let landings = try ViewReveal(in: scroll).landings(on: id, anchor: anchor)
    let distances = try tracks.map { track -> Double in
      guard let landing = landings[track.axis],
        let view = try TrackLanding(on: track).place(of: landing)
      else { return 0 }
      return TrackLanding(on: track).miss(view, anchor: landing.anchor)
    }
    let isFar = zip(tracks, distances).contains { track, distance in
      abs(distance) > context.profile.exactReach * track.containerLength
    }
    guard isFar else { return }
    scroll.activity.report?.report.strategy = .teleport
    let counts = tracks.map(\.entries.count)
    try ViewReveal(in: scroll).reveal(id) { anchor?[$0] }
    for (track, distance) in zip(tracks, distances) {
      track.landings.last = nil
      guard abs(distance) > track.containerLength else { continue }
      let back = distance < 0 ? track.containerLength : -track.containerLength
      track.move(by: back, because: .script, of: id)
    }
    for (track, count) in zip(tracks, counts) { track.ledger.mark(.teleport, after: count) }
  }
}
