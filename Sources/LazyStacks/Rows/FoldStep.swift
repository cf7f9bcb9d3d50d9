/// The state of a lazy layout's fold between two steps.
///
/// All places are in points from where the cursor of its stretch began. Floor, ceiling and reach
/// never decrease from step to step.
struct FoldPoint {
  /// The index of the next subview.
  var index: Int
  /// The layout's cursor; nil after a failed step, when a fresh one must begin.
  var cursor: Any?
  /// Nothing later starts above this place.
  var floor = 0.0
  /// A subview placed here touches nothing above.
  var ceiling = 0.0
  /// Where the lowest subview so far ends.
  var reach = 0.0
  /// Whether the layout skipped to this point, so that the ceiling is used in place of the reach.
  var isSkipped = false

  /// The same point after subviews came or went before it.
  func shifted(by distance: Int) -> FoldPoint {
    var point = self
    point.index += distance
    return point
  }
}

/// The steps that were folded from one fresh cursor.
final class FoldStretch {
  /// The stretch above the seam at its start, and how much greater the same place counts there, in
  /// points.
  private(set) var above: (stretch: FoldStretch, distance: Double)?
  /// Whether the stretch began with the first subview of all.
  private var beginsAll = false

  /// The place at which its lines begin, if its floor is above what is held of it.
  ///
  /// A layout may answer with one floor for many subviews. Lines that began there would lie far
  /// above what they show, and so would a stretch that ends where they begin.
  private(set) var top = -Double.infinity

  /// Creates a stretch that begins with a subview.
  init(from index: Int? = nil) { beginsAll = index == 0 }

  /// Makes the lines begin at a place below the floor.
  func begin(at top: Double) { self.top = top }

  /// The distance from the start of all subviews to the stretch's origin, in points; nil if
  /// unknown.
  var distanceFromStart: Double? {
    var (stretch, distance) = (self, 0.0)
    while !stretch.beginsAll {
      guard let above = stretch.above else { return nil }
      distance += above.distance
      stretch = above.stretch
    }
    return distance
  }

  /// Attaches the stretch below another, in which a place counts more by a distance.
  func stand(below stretch: FoldStretch, by distance: Double) { above = (stretch, distance) }

  /// Attaches the stretch below another one in which places count as in that above it now.
  func move(below stretch: FoldStretch) { above?.stretch = stretch }
}

/// One step of a lazy layout: the lines that it placed, and the fold before and after it.
final class FoldStep {
  let stretch: FoldStretch
  let before: FoldPoint
  let after: FoldPoint
  /// Where the layout put each of its subviews.
  let places: [FoldPlace]
  /// What it asked about the subviews behind its own.
  let peeks: FoldPeeks
  /// Whether its subviews stay where they were in sight, and not where the layout puts them.
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

  /// Where its first line starts, and where the next step's does.
  var lineStart: Double { max(before.floor, stretch.top) }
  var lineEnd: Double { max(after.floor, stretch.top) }

  /// Where its topmost subview starts, or the floor before the step if that is higher.
  var top: Double { places.reduce(before.floor) { min($0, $1.along) } }

  /// The subviews on which the step depends: those that it placed, and those behind them that it
  /// looked at.
  var asked: Range<Int> { before.index..<after.index + peeks.count }

  /// Where the fold continues: behind the step, or with a fresh cursor at the ceiling if the step
  /// failed.
  var next: (point: FoldPoint, stretch: FoldStretch) {
    guard after.cursor == nil else { return (after, stretch) }
    return (FoldPoint(index: after.index, reach: after.reach - after.ceiling), FoldStretch())
  }

  /// Whether the cursor behind it does not know where its subviews stand.
  var isStale: Bool { isHeld && after.cursor != nil }

  /// Whether another step puts the same subviews at the same places.
  func isSame(as other: FoldStep) -> Bool {
    count == other.count && after.floor.isNearly(other.after.floor)
      && zip(places, other.places).allSatisfy {
        $0.along.isNearly($1.along) && $0.across.isNearly($1.across)
          && $0.offer.isNearly($1.offer)
      }
  }

  /// The same step, followed by a fresh cursor at the ceiling.
  func cut() -> FoldStep {
    var after = after
    after.cursor = nil
    return FoldStep(places, from: before, to: after, in: stretch, peeks: peeks, isHeld: true)
  }

  /// The same step if what is before it reaches no further than a place in its stretch.
  func lowered(toReach reach: Double) -> FoldStep {
    guard before.reach.isClearlyGreater(than: reach) else { return self }
    var (before, after) = (before, after)
    before.reach = reach
    after.reach = places.reduce(reach) { max($0, $1.along + $1.length) }
    return FoldStep(places, from: before, to: after, in: stretch, peeks: peeks, isHeld: isHeld)
  }

  /// The same step after subviews came or went before it.
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

/// What a step of a lazy layout asked about subviews that it did not place.
struct FoldPeeks {
  /// How many subviews behind its own it looked at.
  var count = 0
  /// Whether it asked for the end of the subviews.
  var sawEnd = false
  /// Whether it asked for the index of a subview.
  var sawIndex = false
  /// The index at which the subviews ended for it, if lines that are held still cut them short.
  var end: Int?
  /// The sizes that it asked for, with the distance of each subview from the step's first one.
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
  /// The size of the subview for that offer.
  var size: Size
  /// Its length along the container, in points.
  var length: Double

  /// Whether what stands here and at another place overlap across the container.
  func isBeside(_ other: FoldPlace, along axis: Axis) -> Bool {
    across.isClearlyLess(than: other.across + other.size[axis])
      && other.across.isClearlyLess(than: across + size[axis])
  }
}
