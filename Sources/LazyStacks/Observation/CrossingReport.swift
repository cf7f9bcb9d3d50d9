/// Reports which views of a scroll view are in sight by which thresholds, and how they came there.
struct CrossingReport {
  private let scroll: ScrollNode
  private let context: FrameContext

  init(of scroll: ScrollNode) {
    self.scroll = scroll
    context = scroll.context
  }

  /// Records what changed since the last report: each crossing, in the order in which that happened
  /// on the way, and then what is visible.
  func record(_ new: [ToldVisibility.Entry], of targets: [SeenTarget]) {
    var found = Found(from: scroll.told.targets.all, to: targets)
    var changes: [VisibilityChange] = []
    for entry in new {
      let (old, ids) = (scroll.told.visibility[entry.threshold].ids, entry.ids)
      guard old != ids else { continue }
      let difference = IDDifference(from: old, to: ids)
      changes.append(
        VisibilityChange(from: old, to: ids, threshold: entry.threshold, by: difference)
      )
      for place in difference.left {
        note(old[place], out: entry.threshold, order: place, in: &found)
      }
      for place in difference.entered {
        note(ids[place], into: entry.threshold, order: old.count + place, in: &found)
      }
    }
    if !context.work.isStopped { record(found.inOrder()) }
    for entry in new { scroll.told.visibility.take(entry) }
    for change in changes { context.record(.visibility(change), of: scroll.inTrace) }
  }

  /// A crossing, and where its target stands among those that crossed the same threshold.
  private struct Crossing {
    let order: Int
    let subject: EventSubject
    let crossing: ThresholdCrossing

    var place: (Double, Int, Double) { (crossing.progress, order, crossing.threshold) }
  }

  /// The crossings that were found, and the targets among which they are looked for.
  private struct Found {
    private(set) var earlier: TargetsByID
    private(set) var later: TargetsByID
    private var crossings: [Crossing] = []

    init(from earlier: [SeenTarget], to later: [SeenTarget]) {
      (self.earlier, self.later) = (TargetsByID(earlier), TargetsByID(later))
    }

    /// The places of a target with an id before and now.
    mutating func places(of id: ViewID) -> (before: Int?, after: Int?) {
      (earlier.place(of: id), later.place(of: id))
    }

    mutating func add(_ crossing: Crossing) { crossings.append(crossing) }

    /// Those that were found, in the order in which they happened.
    mutating func inOrder() -> [Crossing] {
      if crossings.count > 1 { crossings.sort { $0.place < $1.place } }
      return crossings
    }
  }

  /// Notes that a target left those that reach a threshold, or came to them.
  private func note(
    _ id: ViewID,
    out left: Double? = nil,
    into entered: Double? = nil,
    order: Int,
    in found: inout Found
  ) {
    guard context.work.goesOn(), let threshold = entered ?? left else { return }
    let (before, after) = found.places(of: id)
    let target =
      after.map { FoundTarget(in: found.later, at: $0, isThere: true) }
      ?? before.map { FoundTarget(in: found.earlier, at: $0, isThere: false) }
    var crossing = ThresholdCrossing(
      threshold: threshold,
      isVisible: entered != nil,
      offset: scroll.mainTrack?.offset ?? 0,
      progress: 1,
      scroll: scroll.nameInTrace
    )
    if let target {
      follow(target, from: before.map { found.earlier.place(at: $0) }, to: &crossing)
    }
    crossing.offset = context.profile.published(crossing.offset)
    let subject = EventSubject(id: id, node: target?.node)
    found.add(Crossing(order: order, subject: subject, crossing: crossing))
  }

  private func record(_ found: [Crossing]) {
    for crossing in found {
      guard context.work.goesOn() else { return }
      context.record(.crossing(crossing.crossing), of: crossing.subject)
    }
  }

  /// Finds where a target is on its way when it crosses a threshold; where it is missing at one
  /// end, it moved with the content.
  private func follow(
    _ target: FoundTarget,
    from old: (start: Double, length: Double)?,
    to crossing: inout ThresholdCrossing
  ) {
    guard let track = scroll.track(along: target.axis) else { return }
    let scrolled = scrolledSinceLast(on: track)
    var to = target.place
    var from = old ?? to
    if old == nil { from.start += scrolled }
    if !target.isThere { to.start -= scrolled }
    let way = TargetWay(of: target, from: from, to: to, scrolled: scrolled)
    crossing.progress = way.progress(at: crossing.threshold, isVisible: crossing.isVisible)
    crossing.offset = track.offset - (1 - crossing.progress) * scrolled
  }

  /// How far the content moved against the region since crossings were last reported, in points
  /// towards the end, without corrections.
  private func scrolledSinceLast(on track: ScrollTrack) -> Double {
    track.entries[min(track.told.crossings, track.entries.count)...]
      .reduce(0) { $1.isCorrection ? $0 : $0 + $1.change }
  }
}

/// One of some targets, which is not copied.
private struct FoundTarget {
  private let targets: [SeenTarget]
  private let index: Int
  /// Whether it is still there.
  let isThere: Bool

  init(in found: TargetsByID, at index: Int, isThere: Bool) {
    (targets, self.index, self.isThere) = (found.targets, index, isThere)
  }

  var node: Int { targets[index].node }
  var axis: Axis { targets[index].axis }
  var across: Double { targets[index].across }
  var opening: Opening { targets[index].opening }
  var place: (start: Double, length: Double) { (targets[index].start, targets[index].length) }
}

/// Targets by their ids: a few are searched one by one, many are in a table once they are
/// asked for often.
private struct TargetsByID {
  let targets: [SeenTarget]
  private var places: [ViewID: Int] = [:]
  private var searches = 0

  init(_ targets: [SeenTarget]) { self.targets = targets }

  /// Where a target stands.
  func place(at index: Int) -> (start: Double, length: Double) {
    (targets[index].start, targets[index].length)
  }

  /// The place of the first target with an id.
  mutating func place(of id: ViewID) -> Int? {
    searches += 1
    guard targets.count > Self.few, searches > Self.few else {
      return targets.withUnsafeBufferPointer { targets in
        targets.indices.first { targets[$0].id == id }
      }
    }
    if places.isEmpty {
      places = Dictionary(
        zip(targets.map(\.id), targets.indices),
        uniquingKeysWith: { first, _ in first }
      )
    }
    return places[id]
  }

  private static let few = 16
}

/// The way of a target through a scroll view in one frame.
private struct TargetWay {
  private let from: (start: Double, length: Double)
  private let to: (start: Double, length: Double)
  /// The fraction of it that is visible along the cross axis.
  private let across: Double
  private let opening: Opening
  /// How far the content was scrolled, in points towards the end.
  private let scrolled: Double

  init(
    of target: FoundTarget,
    from: (start: Double, length: Double),
    to: (start: Double, length: Double),
    scrolled: Double
  ) {
    (across, opening) = (target.across, target.opening)
    (self.from, self.to, self.scrolled) = (from, to, scrolled)
  }

  /// The fraction of the way after which it crossed a threshold for the last time.
  func progress(at threshold: Double, isVisible: Bool) -> Double {
    guard abs(scrolled) > Double.tolerance else { return 1 }
    return withStops { stops in
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
  }

  /// The parts of the way between which the visible part changes linearly: where an end of the
  /// target meets an edge, in order.
  private func withStops(_ body: (Slice<UnsafeMutableBufferPointer<Double>>) -> Double) -> Double {
    let startMove = to.start - from.start
    let endMove = to.start + to.length - from.start - from.length
    let most = 6 + (opening.hasNoCovers ? 0 : 4 * opening.covers.count)
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: most) { stops in
      stops.initialize(repeating: 1)
      stops[0] = 0
      var count = 2
      func add(_ stop: Double) {
        guard stop >= 0, stop <= 1 else { return }
        // They are few, so each is moved to its place.
        var place = count
        while place > 0, stops[place - 1] > stop {
          stops[place] = stops[place - 1]
          place -= 1
        }
        stops[place] = stop
        count += 1
      }
      opening.forEachEdge { edge in
        add((edge - from.start) / startMove)
        add((edge - from.start - from.length) / endMove)
      }
      return body(stops[..<count])
    }
  }

  private func fraction(at progress: Double) -> Double {
    opening.fraction(
      from: from.start + progress * (to.start - from.start),
      length: from.length + progress * (to.length - from.length)
    ) * across
  }
}
