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

  init(
    _ places: [FoldPlace],
    from before: FoldPoint,
    to after: FoldPoint,
    in stretch: FoldStretch
  ) {
    self.stretch = stretch
    self.before = before
    self.after = after
    self.places = places
  }

  var count: Int { places.count }

  /// Where the fold goes on: behind the step, or with a fresh cursor where it failed.
  var next: (point: FoldPoint, stretch: FoldStretch) {
    after.cursor == nil ? (FoldPoint(index: after.index), FoldStretch()) : (after, stretch)
  }

  /// Whether another step follows as it would if it were made now.
  func leads(to lower: FoldStep) -> Bool {
    stretch === lower.stretch && after.floor.isNearly(lower.before.floor)
      && after.reach.isNearly(lower.before.reach)
  }

  /// The same step once subviews came or went before it.
  func shifted(by distance: Int) -> FoldStep {
    FoldStep(
      places,
      from: before.shifted(by: distance),
      to: after.shifted(by: distance),
      in: stretch
    )
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
