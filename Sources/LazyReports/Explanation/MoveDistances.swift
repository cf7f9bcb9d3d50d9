internal import LazyTrace

/// How far each of several views moved that moved alike, in points.
struct MoveDistances {
  /// How far each of them moved.
  private(set) var steps: [Double]
  private var least: Double
  private var most: Double
  /// The distance that the last view moved.
  private var last: Double
  /// Whether none moved farther than the one before it.
  private var isFalling = true

  init(_ by: Double) {
    steps = [by]
    (least, most, last) = (by, by, by)
  }

  /// Adds the distance of another view.
  mutating func take(_ other: MoveDistances) {
    steps += other.steps
    isFalling = isFalling && other.first <= last
    least = min(least, other.first)
    most = max(most, other.first)
    last = other.first
  }

  /// How far the first of them moved.
  var first: Double { steps[0] }

  /// Whether all moved by the same distance.
  var areUniform: Bool { NumberFormat.change(least) == NumberFormat.change(most) }

  /// The positions of those that moved as far as the first one, and of all others, if they are many
  /// and moved by two distances.
  var divided: [[Int]]? {
    guard steps.count > Self.mostSteps, Set(steps.map(NumberFormat.change)).count == 2 else {
      return nil
    }
    let first = NumberFormat.change(steps[0])
    return [true, false].map { isFirst in
      steps.indices.filter { (NumberFormat.change(steps[$0]) == first) == isFirst }
    }
  }

  /// The distances at some positions, which are alike.
  func at(_ places: [Int]) -> MoveDistances {
    var some = self
    some.steps = places.map { steps[$0] }
    (some.least, some.most, some.last) = (some.first, some.first, some.first)
    return some
  }

  /// The distances of so many views, in words.
  func text(of views: Int) -> String {
    areUniform ? NumberFormat.change(first) : steps(of: views, upTo: Self.mostSteps)
  }

  /// The smallest and the greatest distance, in the order of the views if they belong to the
  /// first and the last.
  private var ends: (Double, Double) {
    isFalling ? (most, least) : (least, most)
  }

  /// The greatest number of distances that are told one by one.
  private static let mostSteps = 6

  /// The distances in the order of the views; of many only the different ones, or the ends.
  private func steps(of views: Int, upTo most: Int) -> String {
    let texts = steps.map(NumberFormat.change)
    if texts.count <= most, texts.count == views { return texts.joined(separator: ", ") }
    var different: [String] = []
    for text in texts where !different.contains(text) && different.count <= 2 {
      different.append(text)
    }
    return different.count == 2
      ? different.joined(separator: " or ")
      : "\(NumberFormat.change(ends.0)) to \(NumberFormat.change(ends.1))"
  }
}
