import LazyExtents
import TestBasics
import Testing

/// Compares every estimator with a model that recomputes everything, over random edits.
@Suite struct EstimatorPropertyTests {
  @Test(arguments: NaiveEstimator.Rule.allCases, Seeds.first(60, long: 1_000))
  func `after any edits an estimator says what its rule says`(
    rule: NaiveEstimator.Rule,
    seed: UInt64
  ) {
    var program = EstimatorProgram(rule, seed: seed)
    for step in 0..<150 {
      let edit = program.edit()
      guard program.differences().isEmpty else {
        Issue.record("step \(step), \(edit): \(program.differences())")
        return
      }
    }
  }

  @Test(arguments: NaiveEstimator.Rule.allCases)
  func `what an estimator says is finite and not negative, whatever the lengths`(
    rule: NaiveEstimator.Rule
  ) {
    var estimator = NaiveEstimator(rule, count: 1_000).subject
    #expect(estimator.estimate.isFinite)
    for index in 0..<300 { estimator.learn(index.isMultiple(of: 2) ? 1e12 : 0, at: index) }
    estimator.endLayout()
    for index in 0..<300 { estimator.learn(index.isMultiple(of: 3) ? 1e-300 : 1e12, at: index) }
    #expect((0...1e12).contains(estimator.estimate))
    #expect(estimator.extent(of: 0..<0) == 0)
    #expect((0...1e15).contains(estimator.extent(of: 0..<1_000)))
    for distance in [-1, 0, .nan, .infinity, -.infinity, 1e300] {
      #expect((5...1_000).contains(estimator.index(atDistance: distance, from: 5, spacing: 0)))
    }
  }

  @Test(arguments: NaiveEstimator.Rule.allCases)
  func `the greatest number of subviews costs no more than a few`(rule: NaiveEstimator.Rule) {
    var estimator = NaiveEstimator(rule, count: 0).subject
    estimator.insert(count: ExtentTree.maximumCount, at: 0)
    var kinds = ExtentKinds()
    kinds.append(count: ExtentTree.maximumCount, period: 2, firstKind: 0)
    estimator.classify(kinds)
    estimator.learn(10, at: 4)
    estimator.learn(30, at: ExtentTree.maximumCount - 1)
    #expect(estimator.extent(of: 0..<ExtentTree.maximumCount).isFinite)
    let index = estimator.index(atDistance: 1e6, from: 0, spacing: 8)
    #expect((10_000...200_000).contains(index))
  }

  @Test func `the differences find a model that says something else`() {
    var program = EstimatorProgram(.mean, seed: 1)
    for _ in 0..<20 { _ = program.edit() }
    #expect(program.differences().isEmpty)
    program.naive.items[0] = 1e6
    #expect(!program.differences().isEmpty)
  }
}

/// An estimator and its model, to which the same random edits are made.
private struct EstimatorProgram {
  var subject: any ExtentEstimator
  var naive: NaiveEstimator
  private var generator: SeededGenerator

  init(_ rule: NaiveEstimator.Rule, seed: UInt64) {
    naive = NaiveEstimator(rule, count: 40)
    subject = naive.subject
    generator = SeededGenerator(seed: seed)
  }

  /// Makes one edit to both, and returns its name.
  mutating func edit() -> String {
    guard !naive.items.isEmpty else { return insert() }
    switch Int.random(in: 0..<40, using: &generator) {
    case 0..<24: return learn()
    case 24..<27: return insert()
    case 27..<30: return remove()
    case 30..<33: return move()
    case 33: return forgetAll()
    case 34: return shuffle()
    case 35..<37: return endLayout()
    default: return classify()
    }
  }

  /// The differences between both, in the estimate and in one random stretch.
  mutating func differences() -> [String] {
    var result: [String] = []
    let count = naive.items.count
    let start = Int.random(in: 0...count, using: &generator)
    let range = start..<Int.random(in: start...count, using: &generator)
    func compare(_ name: String, _ said: Double, _ expected: Double) {
      let isRight = abs(said - expected) <= 1e-9 * max(1, abs(expected))
      if !isRight { result.append("\(name) \(said), not \(expected)") }
    }
    compare("estimate", subject.estimate, naive.estimate)
    compare("extent of \(range)", subject.extent(of: range), naive.extent(of: range))
    let distance = generator.dyadicLength(below: 60 * (count + 1)) - 8
    let found = subject.index(atDistance: distance, from: start, spacing: 4)
    let expected = naive.index(atDistance: distance, from: start, spacing: 4)
    if found != expected { result.append("at \(distance) from \(start) \(found), not \(expected)") }
    if subject.measuredCount != naive.items.count(where: { $0 != nil }) {
      result.append("\(subject.measuredCount) records")
    }
    let isKnown = subject.remembers && !naive.items[range].contains(nil)
    if subject.knows(range) != (range.isEmpty || isKnown) { result.append("knows \(range)") }
    return result
  }

  private mutating func learn() -> String {
    let index = Int.random(in: 0..<naive.items.count, using: &generator)
    // A few common lengths are mixed with many rare ones, so that bins are hit and missed.
    let isCommon = Bool.random(using: &generator)
    let length = isCommon ? Double(index % 5 * 10) : generator.dyadicLength(below: 100)
    subject.learn(length, at: index)
    naive.learn(length, at: index)
    return "learn \(length) at \(index)"
  }

  private mutating func insert() -> String {
    let index = Int.random(in: 0...naive.items.count, using: &generator)
    let count = Int.random(in: 0...6, using: &generator)
    subject.insert(count: count, at: index)
    naive.insert(count: count, at: index)
    return "insert \(count) at \(index)"
  }

  private mutating func remove() -> String {
    let start = Int.random(in: 0..<naive.items.count, using: &generator)
    let range = start..<min(naive.items.count, start + Int.random(in: 0...6, using: &generator))
    subject.remove(range)
    naive.remove(range)
    return "remove \(range)"
  }

  private mutating func move() -> String {
    let start = Int.random(in: 0..<naive.items.count, using: &generator)
    let range = start..<min(naive.items.count, start + Int.random(in: 0...6, using: &generator))
    let last = naive.items.count - range.count
    let destination = Int.random(in: 0...last, using: &generator)
    subject.move(range, to: destination)
    naive.move(range, to: destination)
    return "move \(range) to \(destination)"
  }

  private mutating func forgetAll() -> String {
    subject.forgetAll()
    naive.forgetAll()
    return "forget all"
  }

  private mutating func shuffle() -> String {
    var places: [Int?] = naive.items.indices.shuffled(using: &generator)
    for index in places.indices where index % 7 == 3 { places[index] = nil }
    let count = naive.items.count
    subject.replaceOrder(count: count) { places[$0] }
    naive.replaceOrder(count: count) { places[$0] }
    return "replace the order"
  }

  private mutating func endLayout() -> String {
    subject.endLayout()
    naive.endLayout()
    return "end the layout"
  }

  /// Assigns kinds: some stretches have one each, and within some of them kinds alternate.
  private mutating func classify() -> String {
    var kinds = ExtentKinds()
    var plain: [Int] = []
    var first = 0
    while plain.count < naive.items.count {
      let count = Int.random(in: 1...12, using: &generator)
      let period = Int.random(in: 1...3, using: &generator)
      let kept = min(count, naive.items.count - plain.count)
      kinds.append(count: kept, period: period, firstKind: first)
      plain += (0..<kept).map { first + $0 % period }
      first = Int.random(in: 0...5, using: &generator)
    }
    subject.classify(kinds)
    naive.kinds = plain
    return "classify"
  }
}
