/// Where the fold of a lazy layout stands between two steps.
///
/// All places are in points from where the cursor of its stretch began; none of the three decreases
/// from step to step.
struct FoldPoint {
  /// The index of the next subview.
  var index: Int
  /// The layout's cursor; nil where a fresh one has to be begun, after a step that failed.
  var cursor: Any?
  /// Nothing later starts above this.
  var floor = 0.0
  /// Something placed here touches nothing above.
  var ceiling = 0.0
  /// Where the lowest subview so far ends.
  var reach = 0.0
  /// Whether the layout skipped to it, so that the ceiling stands for the reach.
  var isSkipped = false

  /// The same once subviews came or went before it.
  func shifted(by distance: Int) -> FoldPoint {
    var point = self
    point.index += distance
    return point
  }
}

/// What was folded from one fresh cursor on, one step after the other.
final class FoldStretch {
  /// The stretch above the seam at its start, and how far that one's places are ahead of its own.
  private(set) var above: (stretch: FoldStretch, distance: Double)?
  /// Whether it began with the first subview of all.
  private var beginsAll = false

  /// A stretch that begins with a subview.
  init(from index: Int? = nil) { beginsAll = index == 0 }

  /// How far it is from where all begins to where its places count from; nil where nobody knows.
  var distanceFromStart: Double? {
    var (stretch, distance) = (self, 0.0)
    while !stretch.beginsAll {
      guard let above = stretch.above else { return nil }
      distance += above.distance
      stretch = above.stretch
    }
    return distance
  }

  /// Stands below another stretch, so that a place counts more there by a distance.
  func stand(below stretch: FoldStretch, by distance: Double) { above = (stretch, distance) }
}

/// One step of a lazy layout: the lines that it placed, and the fold before and after it.
final class FoldStep {
  let stretch: FoldStretch
  let before: FoldPoint
  let after: FoldPoint
  /// Where each of its subviews was put.
  let places: [FoldPlace]
  /// What it asked of those behind them.
  let peeks: FoldPeeks
  /// Whether its subviews stand where they were in sight, and not where the layout puts them.
  let isHeld: Bool

  init(
    _ places: [FoldPlace],
    from before: FoldPoint,
    to after: FoldPoint,
    in stretch: FoldStretch,
    peeks: FoldPeeks = FoldPeeks(),
    isHeld: Bool = false
  ) {
    self.isHeld = isHeld
    self.stretch = stretch
    self.before = before
    self.after = after
    self.places = places
    self.peeks = peeks
  }

  var count: Int { places.count }

  /// Where the topmost of its subviews starts, or what was before it ended.
  var top: Double { places.reduce(before.floor) { min($0, $1.along) } }

  /// All that it depends on: what it placed, and what it looked at behind that.
  var asked: Range<Int> { before.index..<after.index + peeks.count }

  /// Where the fold goes on: behind the step, or with a fresh cursor where it failed.
  var next: (point: FoldPoint, stretch: FoldStretch) {
    after.cursor == nil ? (FoldPoint(index: after.index), FoldStretch()) : (after, stretch)
  }

  /// Whether the cursor behind it does not know where its subviews stand.
  var isStale: Bool { isHeld && after.cursor != nil }

  /// The same step with a fresh cursor behind it, where nothing is touched.
  func cut() -> FoldStep {
    var after = after
    after.cursor = nil
    return FoldStep(places, from: before, to: after, in: stretch, peeks: peeks, isHeld: true)
  }

  /// The same step once subviews came or went before it.
  func shifted(by distance: Int, to stretch: FoldStretch) -> FoldStep {
    FoldStep(
      places,
      from: before.shifted(by: distance),
      to: after.shifted(by: distance),
      in: stretch,
      peeks: peeks.shifted(by: distance),
      isHeld: isHeld
    )
  }
}

/// What a step of a lazy layout asked of subviews that it did not place.
struct FoldPeeks {
  /// How many behind those that it placed it looked at.
  var count = 0
  /// Whether it found out where the subviews end.
  var sawEnd = false
  /// Whether it asked for the number of a subview.
  var sawIndex = false
  /// Where they ended for it, if that was before what is held still and not at the last of all.
  var end: Int?
  /// The sizes that it asked for, by how far behind its first subview they stand.
  var sizes: [(place: Int, offer: ProposedSize, size: Size)] = []

  func shifted(by distance: Int) -> FoldPeeks {
    var peeks = self
    peeks.end = end.map { $0 + distance }
    return peeks
  }
}

/// Where a lazy layout puts a subview, in points from where its stretch began.
struct FoldPlace {
  var along: Double
  var across: Double
  var offer: ProposedSize
  /// The size that it takes for that.
  var size: Size
  /// How long it is along the container.
  var length: Double
}
