import LazyExtents
import Testing

/// What is not held counts as what is held, and as nothing that was seen before.
@Suite struct HeldEstimatorTests {
  private func estimator(_ statistic: HeldEstimator.Statistic) -> HeldEstimator {
    var estimator = HeldEstimator(count: 100, taking: statistic)
    for (index, length) in [10.0, 20, 30, 41, 90, 100].enumerated() {
      estimator.learn(length, at: index)
    }
    return estimator
  }

  @Test(arguments: [
    (HeldEstimator.Statistic.mean, 0..<4, 25.25), (.wholeMean, 0..<4, 25), (.median, 0..<4, 30),
    (.mean, 3..<6, 77), (.wholeMean, 2..<4, 36), (.median, 3..<6, 90), (.median, 5..<6, 100),
  ])
  func `the estimate is the statistic of what is held`(
    statistic: HeldEstimator.Statistic,
    held: Range<Int>,
    length: Double
  ) {
    var estimator = estimator(statistic)
    estimator.hold(held, focused: nil)
    #expect(estimator.estimate == length)
    #expect(estimator.extent(of: 50..<60) == 10 * length)
  }

  @Test func `without anything that is held and measured the last estimate stays`() {
    var estimator = estimator(.mean)
    estimator.hold(0..<2, focused: nil)
    estimator.hold(50..<60, focused: nil)
    #expect(estimator.estimate == 15)
    estimator.forgetAll()
    #expect(estimator.estimate == 0)
    estimator.learn(44, at: 7)
    #expect(estimator.estimate == 44)
  }

  @Test func `one that stays alive far away counts with its length`() {
    var estimator = estimator(.mean)
    estimator.hold(0..<2, focused: (index: 55, extent: 90))
    // 10 and 20 points, and 90.
    #expect(estimator.estimate == 40)
    #expect(estimator.extent(of: 50..<60) == 9 * 40 + 90)
    #expect(estimator.extent(of: 56..<60) == 160)
    // Subview 55 begins after 200 points and ends after 290.
    #expect(estimator.index(atDistance: 289, from: 50, spacing: 0) == 55)
    #expect(estimator.index(atDistance: 290, from: 50, spacing: 0) == 56)
    #expect(estimator.index(atDistance: 199, from: 50, spacing: 0) == 54)
    estimator.hold(50..<60, focused: (index: 55, extent: 90))
    #expect(estimator.estimate == 40)
  }

  @Test func `as long as nobody tells what is held it is the mean of all that was seen`() {
    #expect(estimator(.median).estimate == 48.5)
  }

  @Test(arguments: HeldEstimator.Statistic.allCases)
  func `programs choose it by its name`(statistic: HeldEstimator.Statistic) {
    let choice = EstimatorChoice.named.first { $0.name == statistic.rawValue }?.choice
    #expect(choice == .held(statistic))
    #expect(choice?.make(count: 3).asksForHeld == true)
  }
}
