/// Reports which views of a scroll view are in sight by which thresholds, and how they came there.
struct CrossingReport {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// Records what changed since the last report: each crossing, in the order in which that happened
  /// on the way, and then what is visible.
  func record(_ new: [ToldVisibility.Entry], of targets: [SeenTarget]) {
    let changed = new.filter { scroll.told.visibility[$0.threshold].ids != $0.ids }
    if !changed.isEmpty { recordCrossings(to: changed, of: targets) }
    for entry in new {
      guard let change = scroll.told.visibility.tell(entry) else { continue }
      scroll.context.record(.visibility(change), of: scroll.inTrace)
    }
  }

  private func recordCrossings(to changed: [ToldVisibility.Entry], of targets: [SeenTarget]) {
    var found: [(order: Int, id: ViewID, crossing: ThresholdCrossing)] = []
    let (earlier, targets) = (TargetsByID(scroll.told.targets), TargetsByID(targets))
    for entry in changed {
      let (old, new) = (scroll.told.visibility[entry.threshold].ids, entry.ids)
      let (before, after) = (Set(old), Set(new))
      for (order, id) in (old + new).enumerated() where before.contains(id) != after.contains(id) {
        guard scroll.context.work.goesOn() else { return }
        let way = way(of: id, from: earlier, to: targets)
        let isVisible = after.contains(id)
        let crossing = crossing(of: entry.threshold, on: way, isVisible: isVisible)
        found.append((order, id, crossing))
      }
    }
    found.sort {
      ($0.crossing.progress, $0.order, $0.crossing.threshold)
        < ($1.crossing.progress, $1.order, $1.crossing.threshold)
    }
    for (_, id, crossing) in found {
      guard scroll.context.work.goesOn() else { return }
      let target = targets[id] ?? earlier[id]
      scroll.context.record(.crossing(crossing), of: EventSubject(id: id, node: target?.node))
    }
  }

  /// The start and the end of a target's way; a target that is missing at one end moved with the
  /// content.
  private func way(
    of id: ViewID,
    from earlier: TargetsByID,
    to targets: TargetsByID
  ) -> TargetWay? {
    let (old, new) = (earlier[id], targets[id])
    guard let axis = (new ?? old)?.axis, let track = scroll.track(along: axis) else { return nil }
    let scrolled = scrolledSinceLast(on: track)
    guard var from = old ?? new, var to = new ?? old else { return nil }
    if old == nil { from.start += scrolled }
    if new == nil { to.start -= scrolled }
    return TargetWay(from: from, to: to, scrolled: scrolled, end: track.offset)
  }

  private func crossing(
    of threshold: Double,
    on way: TargetWay?,
    isVisible: Bool
  ) -> ThresholdCrossing {
    let progress = way?.progress(at: threshold, isVisible: isVisible) ?? 1
    let offset = way.map { $0.end - (1 - progress) * $0.scrolled } ?? scroll.mainTrack?.offset ?? 0
    return ThresholdCrossing(
      threshold: threshold,
      isVisible: isVisible,
      offset: scroll.context.profile.published(offset),
      progress: progress,
      scroll: scroll.nameInTrace
    )
  }

  /// How far the content moved against the region since crossings were last reported, in points
  /// towards the end, without corrections.
  private func scrolledSinceLast(on track: ScrollTrack) -> Double {
    track.entries[min(track.told.crossings, track.entries.count)...]
      .reduce(0) { $1.isCorrection ? $0 : $0 + $1.change }
  }
}

/// Targets by their ids: a few are searched, many are in a table.
private struct TargetsByID {
  private let targets: [SeenTarget]
  private let places: [ViewID: Int]

  init(_ targets: [SeenTarget]) {
    self.targets = targets
    places =
      targets.count <= Self.few
      ? [:]
      : Dictionary(zip(targets.map(\.id), targets.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The first target with an id.
  subscript(id: ViewID) -> SeenTarget? {
    guard targets.count > Self.few else { return targets.first { $0.id == id } }
    return places[id].map { targets[$0] }
  }

  private static let few = 16
}

/// The way of a target through a scroll view in one frame.
private struct TargetWay {
  let from: SeenTarget
  let to: SeenTarget
  /// How far the content was scrolled, in points towards the end.
  let scrolled: Double
  /// The offset at the end of the way.
  let end: Double

  /// The fraction of the way after which it crossed a threshold for the last time.
  func progress(at threshold: Double, isVisible: Bool) -> Double {
    guard abs(scrolled) > Double.tolerance else { return 1 }
    // Between the places at which an end of it meets an edge, the visible part changes linearly.
    var stops = [0, 1.0]
    let (startMove, endMove) = (
      to.start - from.start, to.start + to.length - from.start - from.length
    )
    for edge in to.opening.edges {
      stops.append((edge - from.start) / startMove)
      stops.append((edge - from.start - from.length) / endMove)
    }
    stops = stops.filter { $0 >= 0 && $0 <= 1 }.sorted()
    for (low, high) in zip(stops, stops.dropFirst()).reversed() {
      let (before, after) = (fraction(at: low), fraction(at: high))
      let wasVisible = before >= threshold - Double.tolerance
      let isReached = after >= threshold - Double.tolerance
      guard wasVisible != isReached, isReached == isVisible, before != after else { continue }
      return min(max(low + (threshold - before) / (after - before) * (high - low), low), high)
    }
    return 1
  }

  private func fraction(at progress: Double) -> Double {
    var target = to
    target.start = from.start + progress * (to.start - from.start)
    target.length = from.length + progress * (to.length - from.length)
    return target.fraction
  }
}
