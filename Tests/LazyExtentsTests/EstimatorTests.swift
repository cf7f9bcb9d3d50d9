import LazyExtents
import Testing

@Suite struct EstimatorTests {
  private func estimator(_ choice: EstimatorChoice, _ learned: [Double]) -> any ExtentEstimator {
    var estimator = choice.make(count: 100)
    for (index, length) in learned.enumerated() { estimator.learn(length, at: index) }
    return estimator
  }

  @Test(arguments: [
    (choice: "mean", seen: 40.0, unseen: 40.0),
    ("learned", 10, 40),
    ("fixed(44)", 44, 44),
    ("medianOfFirstScreen", 15, 15),
    ("lastFew(2)", 70, 70),
    ("meanByKind", 40, 40),
    ("histogram25", 40, 40),
    ("oracle", 10, 40),
  ])
  func `each estimator has answers of its own`(
    choice: String,
    seen: Double,
    unseen: Double
  ) throws {
    let choices = EstimatorChoice.named.map(\.choice) + [.fixed(44), .lastFew(2)]
    let chosen = try #require(choices.first { $0.description == choice })
    let estimator = estimator(chosen, [10, 10, 20, 120])
    #expect(estimator.estimate == unseen)
    #expect(estimator.extent(of: 0..<1) == seen)
    #expect(estimator.extent(of: 50..<51) == unseen)
  }

  @Test func `the median of the first screen stays until everything is forgotten`() {
    var estimator = estimator(.medianOfFirstScreen, [10, 30, 20])
    #expect(estimator.estimate == 20)
    estimator.learn(40, at: 1)
    #expect(estimator.estimate == 20)
    estimator.learn(5, at: 2)
    #expect(estimator.estimate == 10)
    estimator.endLayout()
    estimator.learn(1_000, at: 3)
    estimator.remove(0..<2)
    #expect(estimator.estimate == 10)
    estimator.forgetAll()
    estimator.endLayout()
    estimator.learn(70, at: 0)
    #expect(estimator.estimate == 70)
  }

  @Test func `a histogram of 25 lengths puts the next one into the nearest bin`() {
    var estimator = estimator(.histogram25, (0..<25).map { Double($0 * 10) })
    for index in 0..<25 { estimator.learn(0, at: index) }
    estimator.learn(17, at: 0)
    #expect(estimator.estimate == 20.0 / 25)
    estimator.learn(15, at: 0)
    #expect(estimator.estimate == 10.0 / 25)
    estimator.learn(9_999, at: 0)
    #expect(estimator.estimate == 240.0 / 25)
    #expect(estimator.recorded(0) == 9_999)
  }

  @Test func `kinds are told apart by stretch and by place in the period`() {
    var kinds = ExtentKinds()
    kinds.append(count: 1, firstKind: 1)
    kinds.append(count: 9, period: 3, firstKind: 2)
    kinds.append(count: 0, firstKind: 77)
    kinds.append(count: 4, firstKind: 0)
    kinds.append(count: 4, firstKind: 0)
    #expect(
      (0..<20).map(kinds.kind) == [1, 2, 3, 4, 2, 3, 4, 2, 3, 4] + Array(repeating: 0, count: 10)
    )
    #expect(kinds.kindCount == 5)
    var estimator = EstimatorChoice.meanByKind.make(count: 18)
    estimator.classify(kinds)
    estimator.learn(100, at: 0)
    estimator.learn(10, at: 1)
    #expect(estimator.extent(of: 4..<5) == 10)
    #expect(estimator.extent(of: 5..<6) == 55)
    #expect(estimator.extent(of: 0..<1) == 100)
  }

  @Test func `kinds of which nothing was seen take no room and no step`() {
    var kinds = ExtentKinds()
    kinds.append(count: 1 << 40, period: 1 << 32, firstKind: 3)
    var estimator = EstimatorChoice.meanByKind.make(count: 1 << 40)
    estimator.learn(10, at: 0)
    estimator.classify(kinds)
    estimator.learn(40, at: 1)
    #expect(estimator.extent(of: 0..<1) == 10)
    #expect(estimator.estimate == 25)
    let seen = 256.0 * 10 + 256 * 40
    #expect(estimator.extent(of: 0..<1 << 40) == seen + Double((1 << 40) - 512) * 25)
  }

  @Test func `the last few are as many as were asked for, within limits`() {
    #expect(LastFewEstimator(count: 3, size: 0).size == 1)
    #expect(LastFewEstimator(count: 3, size: .max).size == 10_000)
    #expect(FixedEstimator(count: 3, length: .nan).estimate == 0)
    #expect(FixedEstimator(count: 3, length: -1).estimate == 0)
  }

  @Test func `choices are equal by what they choose`() {
    final class Definition {}
    #expect(EstimatorChoice.fixed(44) == .fixed(44))
    #expect(EstimatorChoice.fixed(44) != .fixed(45))
    let own = EstimatorChoice("own", definition: Definition()) { count, _ in
      MeanEstimator(count: count)
    }
    #expect(own == own)
    #expect(own != EstimatorChoice("own") { count, _ in MeanEstimator(count: count) })
    #expect(EstimatorChoice.named.map(\.name).contains("histogram25"))
  }
}
