import LazyExtents

/// An estimator with measured subviews at equal distances, and the places that operations ask
/// about.
final class ExtentScene {
  static let spacing = 8.0
  /// The number of places; operations use them in turn.
  private static let placeCount = 4_096

  var estimator: any ExtentEstimator
  let count: Int
  private let places: [Int]
  private let known: [Int]
  private let distances: [Double]
  /// The number of the present round, which chooses the place where stretches begin.
  var round = 0
  /// The sum of the answers, so that the compiler does not remove them.
  var sum = 0.0

  init(count: Int, measured: Int) {
    self.count = count
    estimator = EstimatorChoice.learned.make(count: count)
    var random = ExtentRandom()
    let step = count / measured
    for number in random.order(of: measured) {
      estimator.learn(20 + Double(number % 181), at: number * step)
    }
    let length = estimator.extent(of: 0..<count) + Double(count) * Self.spacing
    places = (0..<Self.placeCount).map { _ in random.next(below: count) }
    known = (0..<Self.placeCount).map { _ in random.next(below: measured) * step }
    distances = (0..<Self.placeCount).map { _ in
      Double(random.next(below: 1 << 53)) * 0x1p-53 * length
    }
  }

  /// A subview at any place.
  func place(_ number: Int) -> Int { places[number & (Self.placeCount - 1)] }

  /// A measured subview.
  func known(_ number: Int) -> Int { known[number & (Self.placeCount - 1)] }

  /// A distance from the start of the first subview.
  func distance(_ number: Int) -> Double { distances[number & (Self.placeCount - 1)] }
}

/// Numbers that are the same in each run: a linear congruential generator's upper bits.
struct ExtentRandom {
  private var state: UInt64 = 1

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 11) % limit
  }

  /// The numbers from 0 in a random order.
  mutating func order(of count: Int) -> [Int] {
    var numbers = Array(0..<count)
    for position in numbers.indices.reversed() {
      numbers.swapAt(position, next(below: position + 1))
    }
    return numbers
  }
}
