#if LAZYLAB_CHECKS
import LazyExtents
import TestBasics
import Testing

/// The cost of operations in nodes that are visited, a count that is the same on every machine.
@Suite struct ExtentTreeCostTests {
  /// A tree with the same measured items for any number of items.
  private func tree(count: Int) -> ExtentTree {
    var tree = ExtentTree(count: count)
    for index in 0..<1_000 { tree.measure(index * (count / 1_000), as: 50) }
    return tree
  }

  private func costs(count: Int) -> [Int] {
    let tree = tree(count: count)
    let middle = count / 2
    return [
      VisitCounter.visits { _ = tree.extent(at: middle) },
      VisitCounter.visits { _ = tree.offset(of: middle, estimate: 44, spacing: 8) },
      VisitCounter.visits {
        let offset = Double(count) * 26
        _ = tree.index(atOffset: offset, estimate: 44, spacing: 8)
      },
      VisitCounter.visits { change(tree) { $0.measure(middle + 1, as: 10) } },
      VisitCounter.visits { change(tree) { $0.insert(count: 1, at: middle) } },
      VisitCounter.visits { change(tree) { $0.remove(middle..<middle + 1) } },
      VisitCounter.visits { change(tree) { $0.move(from: 0, to: middle) } },
      VisitCounter.visits { change(tree) { $0.move(0..<count / 10, to: middle) } },
    ]
  }

  private func change(_ tree: ExtentTree, _ edit: (inout ExtentTree) -> Void) {
    var copy = tree
    edit(&copy)
  }

  @Test(arguments: [10_000, 1_000_000, 1_000_000_000])
  func `a billion items cost what ten thousand do`(count: Int) {
    #expect(costs(count: count) == costs(count: 10_000))
  }

  @Test func `a lookup among forty thousand records visits few nodes`() {
    var tree = ExtentTree(count: 1_000_000_000)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<40_000 {
      tree.measure(Int.random(in: 0..<1_000_000_000, using: &generator), as: 50)
    }
    let visits = VisitCounter.visits { _ = tree.extent(at: 500_000_000) }
    #expect(visits <= 4)
  }

  @Test func `removing half of the records visits the edges alone`() {
    var tree = ExtentTree(count: 100_000)
    for index in 0..<100_000 { tree.measure(index, as: 1) }
    let visits = VisitCounter.visits { tree.remove(25_001..<74_999) }
    #expect(visits <= 8)
    tree.checkInvariants()
  }

  @Test func `moving half of the records visits the edges alone`() {
    var tree = ExtentTree(count: 100_000)
    for index in 0..<100_000 { tree.measure(index, as: 1) }
    let visits = VisitCounter.visits { tree.move(25_001..<74_999, to: 7) }
    #expect(visits <= 32)
    tree.checkInvariants()
  }

  @Test func `a changed sum that nobody computed is found out`() async {
    await #expect(processExitsWith: .failure) {
      var tree = ExtentTree(count: 10)
      tree.measure(3, as: 7)
      tree.summary.measuredExtent = 8
      tree.checkInvariants()
    }
  }
}
#endif
