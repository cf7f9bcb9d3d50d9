import LazyExtents
import TestBasics
import Testing

/// Compares edits with a known outcome, made one by one and all at once.
@Suite struct RearrangementTests {
  @Test(arguments: NaiveEstimator.Rule.allCases, Seeds.first(60, long: 2_000))
  func `edits made one by one leave the records as the new order does`(
    rule: NaiveEstimator.Rule,
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let (stretches, count) = Self.randomStretches(&generator)
    let oldCount =
      (stretches.map(\.old.upperBound).max() ?? 0) + Int.random(in: 0..<4, using: &generator)
    var subject = NaiveEstimator(rule, count: oldCount).subject
    for index in 0..<oldCount where Bool.random(using: &generator) {
      subject.learn(generator.dyadicLength(below: 100), at: index)
    }
    subject.endLayout()
    var expected = subject
    expected.replaceOrder(count: count) { index in
      stretches.first { $0.old.contains(index) }.map { $0.new + index - $0.old.lowerBound }
    }
    let isDone = subject.rearrange(keeping: stretches, count: count)
    #expect(isDone)
    #expect(subject.count == count)
    #expect(Array(subject.records.records()) == Array(expected.records.records()))
    #expect(subject.estimate == expected.estimate)
  }

  @Test func `what was not moved and is out of order is left to the new order`() {
    var subject = LearnedEstimator(count: 10)
    subject.learn(5, at: 0)
    let swapped = [
      KeptStretch(old: 0..<5, new: 5, isMoved: false),
      KeptStretch(old: 5..<10, new: 0, isMoved: false),
    ]
    let isDone = subject.rearrange(keeping: swapped, count: 10)
    #expect(!isDone)
    #expect(subject.recorded(0) == 5)
  }

  @Test func `very many moves are left to the new order`() {
    var subject = LearnedEstimator(count: 4_000)
    let reversed = (0..<4_000).map {
      KeptStretch(old: $0..<$0 + 1, new: 3_999 - $0, isMoved: true)
    }
    let isDone = subject.rearrange(keeping: reversed, count: 4_000)
    #expect(!isDone)
    #expect(subject.count == 4_000)
  }

  #if LAZYLAB_CHECKS
  @Test func `an edit costs no more where a million lengths are known`() {
    let costs = [1_000, 1_000_000].map { count in
      var subject = LearnedEstimator(count: count)
      for index in stride(from: 0, to: count, by: count / 1_000) { subject.learn(30, at: index) }
      let middle = count / 2
      let stretches = [
        KeptStretch(old: 0..<middle, new: 0, isMoved: false),
        KeptStretch(old: middle..<count, new: middle + 1, isMoved: false),
      ]
      return VisitCounter.visits { _ = subject.rearrange(keeping: stretches, count: count + 1) }
    }
    #expect(costs[0] == costs[1])
    #expect(costs[0] < 20)
  }
  #endif

  /// Stretches of random lengths, some moved, some gone, with new subviews between them.
  private static func randomStretches(
    _ generator: inout SeededGenerator
  ) -> (stretches: [KeptStretch], count: Int) {
    var stretches: [KeptStretch] = []
    var end = 0
    for _ in 0..<Int.random(in: 0..<8, using: &generator) {
      let start = end + Int.random(in: 0..<4, using: &generator)
      end = start + Int.random(in: 1..<5, using: &generator)
      let isMoved = Int.random(in: 0..<3, using: &generator) == 0
      stretches.append(KeptStretch(old: start..<end, new: 0, isMoved: isMoved))
    }
    var order = Array(stretches.indices).filter { !stretches[$0].isMoved }
    for moved in stretches.indices where stretches[moved].isMoved {
      order.insert(moved, at: Int.random(in: 0...order.count, using: &generator))
    }
    var count = 0
    for position in order {
      count += Int.random(in: 0..<3, using: &generator)
      stretches[position].new = count
      count += stretches[position].old.count
    }
    return (stretches, count + Int.random(in: 0..<3, using: &generator))
  }
}
