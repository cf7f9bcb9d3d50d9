/// A target of a scroll view, and how much of it can be seen.
struct SeenTarget {
  let id: ViewID
  /// The number by which the trace knows it.
  let node: Int
  /// The axis of the stack that has it.
  let axis: Axis
  /// Where it starts, in points from where the scroll view starts.
  var start: Double
  /// How long it is along the axis.
  var length: Double
  /// Which fraction of it can be seen in the other direction.
  let across: Double
  /// Through what it is seen.
  let opening: Opening

  /// Whether at least a fraction of it can be seen.
  func reaches(_ threshold: Double) -> Bool { fraction >= threshold - Double.tolerance }

  /// Which fraction of its area can be seen.
  var fraction: Double {
    guard length > Double.tolerance else { return across }
    return opening.visibleLength(from: start, to: start + length) / length * across
  }
}

/// The stretch of a scroll view through which its content is seen, less what covers it.
struct Opening {
  /// Where it starts and ends, in points from where the scroll view starts.
  var start: Double
  var end: Double
  /// Stretches that something hides; they do not overlap.
  private(set) var covers: [(start: Double, end: Double)] = []

  init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// The same less what is covered.
  func covered(by covers: [(start: Double, end: Double)]) -> Opening {
    guard !covers.isEmpty else { return self }
    var opening = self
    opening.covers = covers
    return opening
  }

  /// How much of a stretch can be seen, in points.
  func visibleLength(from low: Double, to high: Double) -> Double {
    let (low, high) = (max(low, start), min(high, end))
    guard high > low else { return 0 }
    return covers.reduce(high - low) { left, cover in
      left - max(0, min(high, cover.end) - max(low, cover.start))
    }
  }

  /// The places at which something begins or ends to be seen.
  var edges: [Double] { [start, end] + covers.flatMap { [$0.start, $0.end] } }
}

extension LazyStackNode {
  /// What headers and footers that an edge holds cover of a subview, where that counts.
  func covers(of subview: Subview) -> [(start: Double, end: Double)] {
    guard context.profile.pinnedViewsCover, !pins.isEmpty else { return [] }
    return pins.filter { $0 !== subview && $0.isPinned }.map { ($0.shownRel, $0.shownEnd) }
  }
}
