/// A scroll target and how much of it is visible.
struct SeenTarget {
  let id: ViewID
  /// The number of its node in the trace.
  let node: Int
  /// The axis of the stack that has it.
  let axis: Axis
  /// Where it starts, in points from the start of the scroll view.
  var start: Double
  /// Its length along the axis, in points.
  var length: Double
  /// The fraction of it that is visible along the cross axis.
  let across: Double
  /// The part of the scroll view through which it is seen.
  let opening: Opening

  /// Whether at least a fraction of it is visible.
  func reaches(_ threshold: Double) -> Bool { fraction >= threshold - Double.tolerance }

  /// The visible fraction of its area.
  var fraction: Double {
    opening.fraction(from: start, length: length) * across
  }
}

/// The part of a scroll view through which its content is seen, minus what covers it.
struct Opening {
  /// Where it starts and ends, in points from the start of the scroll view.
  var start: Double
  var end: Double
  /// The parts that are covered; nil without any, as most have none.
  private var knownCovers: [(start: Double, end: Double)]?

  init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// The parts that are covered; they do not overlap.
  var covers: [(start: Double, end: Double)] { knownCovers ?? [] }

  /// Whether all of it is open.
  var hasNoCovers: Bool { knownCovers == nil }

  /// The same opening with other covers.
  func covered(by covers: [(start: Double, end: Double)]) -> Opening {
    guard !covers.isEmpty else { return self }
    var opening = self
    opening.knownCovers = covers
    return opening
  }

  /// How much of the length between two positions is visible, in points.
  func visibleLength(from low: Double, to high: Double) -> Double {
    let (low, high) = (max(low, start), min(high, end))
    guard high > low else { return 0 }
    guard let knownCovers else { return high - low }
    return knownCovers.reduce(high - low) { left, cover in
      left - max(0, min(high, cover.end) - max(low, cover.start))
    }
  }

  /// The visible fraction of a length from a position; 1 where there is no length.
  func fraction(from start: Double, length: Double) -> Double {
    guard length > Double.tolerance else { return 1 }
    return visibleLength(from: start, to: start + length) / length
  }

  /// Calls a function with each position at which visibility begins or ends.
  func forEachEdge(_ body: (Double) -> Void) {
    body(start)
    body(end)
    guard let knownCovers else { return }
    for cover in knownCovers {
      body(cover.start)
      body(cover.end)
    }
  }
}
