/// Reports which views of a scroll view are in sight by which thresholds, and how they came there.
struct CrossingReport {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// Records what changed since the last report: each crossing, in the order in which that happened
  /// on the way, and then what is visible.
  func record(_ new: [ToldVisibility.Entry], of targets: [SeenTarget]) {
    var found: [Crossing] = []
    var changes: [VisibilityChange] = []
    let (earlier, targets) = (TargetsByID(scroll.told.targets.all), TargetsByID(targets))
    for entry in new {
      let (old, ids) = (scroll.told.visibility[entry.threshold].ids, entry.ids)
      guard old != ids else { continue }
      let difference = IDDifference(from: old, to: ids)
      changes.append(
        VisibilityChange(from: old, to: ids, threshold: entry.threshold, by: difference)
      )
      func note(_ id: ViewID, order: Int, isVisible: Bool) {
        guard scroll.context.work.goesOn() else { return }
        let (before, after) = (earlier[id], targets[id])
        let way = way(from: before, to: after)
        let crossing = crossing(of: entry.threshold, on: way, isVisible: isVisible)
        let subject = EventSubject(id: id, node: (after ?? before)?.node)
        found.append(Crossing(order: order, subject: subject, crossing: crossing))
      }
      for place in difference.left { note(old[place], order: place, isVisible: false) }
      for place in difference.entered {
        note(ids[place], order: old.count + place, isVisible: true)
      }
    }
    if !scroll.context.work.isStopped { record(found) }
    for entry in new { scroll.told.visibility.take(entry) }
    for change in changes { scroll.context.record(.visibility(change), of: scroll.inTrace) }
  }

  /// A crossing, and where its target stands among those that crossed the same threshold.
  private struct Crossing {
    let order: Int
    let subject: EventSubject
    let crossing: ThresholdCrossing

    var place: (Double, Int, Double) { (crossing.progress, order, crossing.threshold) }
  }

  private func record(_ found: [Crossing]) {
    for crossing in found.count > 1 ? found.sorted(by: { $0.place < $1.place }) : found {
      guard scroll.context.work.goesOn() else { return }
      scroll.context.record(.crossing(crossing.crossing), of: crossing.subject)
    }
  }

  /// The way of a target; where it is missing at one end, it moved with the content.
  private func way(from old: SeenTarget?, to new: SeenTarget?) -> TargetWay? {
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
    let place =
      targets.count <= Self.few ? targets.indices.first { targets[$0].id == id } : places[id]
    return place.map { targets[$0] }
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
    let stops = stops
    for last in stride(from: stops.count - 1, to: 0, by: -1) {
      let (low, high) = (stops[last - 1], stops[last])
      let (before, after) = (fraction(at: low), fraction(at: high))
      let wasVisible = before >= threshold - Double.tolerance
      let isReached = after >= threshold - Double.tolerance
      guard wasVisible != isReached, isReached == isVisible, before != after else { continue }
      return min(max(low + (threshold - before) / (after - before) * (high - low), low), high)
    }
    return 1
  }

  /// The parts of the way between which the visible part changes linearly: where an end of the
  /// target meets an edge, in order.
  private var stops: [Double] {
    let (startMove, endMove) = (
      to.start - from.start, to.start + to.length - from.start - from.length
    )
    var stops: [Double] = []
    stops.reserveCapacity(6 + 4 * to.opening.covers.count)
    stops.append(0)
    stops.append(1)
    to.opening.forEachEdge { edge in
      let atStart = (edge - from.start) / startMove
      let atEnd = (edge - from.start - from.length) / endMove
      if atStart >= 0, atStart <= 1 { stops.append(atStart) }
      if atEnd >= 0, atEnd <= 1 { stops.append(atEnd) }
    }
    stops.sort()
    return stops
  }

  private func fraction(at progress: Double) -> Double {
    to.opening.fraction(
      from: from.start + progress * (to.start - from.start),
      length: from.length + progress * (to.length - from.length)
    ) * to.across
  }
}
