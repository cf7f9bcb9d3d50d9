import LazyExtents
import Testing

@Suite struct MeanEstimatorTests {
  /// The measured lengths, their mean, and the content size that follows (vectors D2 to D4).
  private static let vectors: [(learned: [Double], count: Int, mean: Double, size: Double)] = [
    ([100, 200, 300], 10, 200, 2_000),
    ([100, 200, 300, 100, 100], 10, 160, 1_600),
    ([100, 200, 300, 100, 100, 100, 100, 100, 100, 100], 10, 130, 1_300),
    ([50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 150], 100, 650.0 / 11, 65_000.0 / 11),
    ([44, 44, 44], 100, 44, 4_400),
    ([], 10, 0, 0),
  ]

  /// The size of content whose first `learned.count` items are placed (rule R6, no spacing).
  private func size(_ learned: [Double], of count: Int) -> Double {
    let estimator = estimator(learned, of: count)
    return learned.reduce(0, +) + estimator.extent(of: learned.count..<count)
  }

  private func estimator(_ learned: [Double], of count: Int) -> MeanEstimator {
    var estimator = MeanEstimator(count: count)
    for (index, extent) in learned.enumerated() { estimator.learn(extent, at: index) }
    return estimator
  }

  @Test(arguments: vectors)
  func `what is not seen counts as the mean of what is`(
    learned: [Double],
    count: Int,
    mean: Double,
    size expected: Double
  ) {
    #expect(estimator(learned, of: count).estimate == mean)
    #expect(abs(size(learned, of: count) - expected) < 1e-9)
  }

  @Test func `a subview that was seen and is not placed counts as the mean`() {
    let estimator = estimator([100, 300], of: 10)
    #expect(estimator.extent(of: 0..<1) == 200)
    #expect(estimator.recorded(0) == 100)
    #expect(estimator.recordedExtent(of: 0..<3) == 600)
  }

  @Test func `of several lengths of one subview the latest counts`() {
    var estimator = estimator([100, 200], of: 10)
    estimator.learn(400, at: 1)
    #expect(estimator.estimate == 250)
  }

  @Test func `edits carry the records with their subviews`() {
    var estimator = estimator([100, 200, 600], of: 10)
    estimator.insert(count: 5, at: 1)
    #expect(estimator.recorded(6) == 200)
    estimator.move(from: 6, to: 0)
    #expect(estimator.recorded(0) == 200)
    estimator.remove(0..<1)
    #expect(estimator.estimate == 350)
    #expect(estimator.count == 14)
    estimator.replaceOrder(count: 3) { $0 == 0 ? 2 : nil }
    #expect(estimator.recorded(2) == 100)
    #expect(estimator.estimate == 100)
    #expect(estimator.count == 3)
  }

  @Test func `a reset forgets the lengths and keeps the number`() {
    var estimator = estimator([100, 200], of: 10)
    estimator.forgetAll()
    #expect(estimator.estimate == 0)
    #expect(estimator.count == 10)
  }

  @Test(arguments: [
    (distance: 0.0, index: 20), (51.9, 20), (52, 21), (51.999_999_9, 21), (51.999_99, 20),
    (-1, 20), (4_159, 99), (4_160, 100), (1e300, 100), (.infinity, 100), (.nan, 20),
  ])
  func `the subview at a distance is found by equal steps`(distance: Double, index: Int) {
    let estimator = estimator(Array(repeating: 44, count: 12), of: 100)
    #expect(estimator.index(atDistance: distance, from: 20, spacing: 8) == index)
  }

  @Test func `steps without length reach the end`() {
    #expect(MeanEstimator(count: 7).index(atDistance: 1, from: 3, spacing: 0) == 7)
  }

  @Test func `an estimator that remembers counts known lengths as known`() {
    struct Remembering: ExtentEstimator {
      var records: ExtentTree
      let estimate = 10.0
      let remembers = true
    }
    var estimator = Remembering(records: ExtentTree(count: 10))
    estimator.learn(100, at: 2)
    #expect(estimator.extent(of: 0..<4) == 130)
    #expect(estimator.index(atDistance: 10, from: 1, spacing: 0) == 2)
    #expect(estimator.index(atDistance: 109.5, from: 1, spacing: 0) == 2)
    #expect(estimator.index(atDistance: 110, from: 1, spacing: 0) == 3)
    #expect(estimator.index(atDistance: -5, from: 1, spacing: 0) == 1)
  }
}
