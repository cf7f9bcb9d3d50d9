import LazyExtents
import TestBasics
import Testing

/// The memory of the tree, by the capacity of its node storage, a count that is the same on every
/// machine.
@Suite struct ExtentTreeMemoryTests {
  private static let measured = 6_000

  enum Order: CaseIterable {
    case downward, upward, random
  }

  private func tree(_ order: Order, of count: Int) -> ExtentTree {
    var tree = ExtentTree(count: count)
    var generator = SeededGenerator(seed: 3)
    var indices = (0..<Self.measured).map { $0 * (count / Self.measured) }
    if order == .upward { indices.reverse() }
    if order == .random { indices.shuffle(using: &generator) }
    for index in indices { tree.measure(index, as: 44) }
    return tree
  }

  private func bytesPerRecord(_ tree: ExtentTree) -> Double {
    Double(tree.byteCount) / Double(tree.measuredCount)
  }

  @Test(arguments: Order.allCases, [6_000, 1_000_000_000])
  func `a record takes at most 24 bytes, in whatever order lengths come`(order: Order, count: Int) {
    #expect(bytesPerRecord(tree(order, of: count)) <= 24)
  }

  @Test(arguments: [6_000, 1_000_000_000])
  func `a record takes at most 24 bytes after many edits`(count: Int) {
    var tree = tree(.random, of: count)
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<12_000 {
      let index = Int.random(in: 0..<count, using: &generator)
      let extent = tree.extent(at: index)
      tree.remove(index..<index + 1)
      let place = Int.random(in: 0..<count, using: &generator)
      tree.insert(count: 1, at: place)
      if let extent { tree.measure(place, as: extent) }
    }
    #expect(bytesPerRecord(tree) <= 24)
    tree.checkInvariants()
  }

  @Test func `records that are removed or forgotten give their memory back`() {
    var tree = ExtentTree(count: 20_000)
    for index in 0..<20_000 { tree.measure(index, as: Double(index)) }
    let most = tree.byteCount
    tree.remove(1_000..<18_000)
    #expect(tree.byteCount < most / 3)
    tree.checkInvariants()
    #expect(tree.extent(at: 999) == 999)
    #expect(tree.extent(at: 1_000) == 18_000)
  }

  @Test func `unmeasured items take no memory`() {
    let few = ExtentTree(count: 10)
    var many = ExtentTree(count: 10)
    many.insert(count: 1_000_000_000, at: 5)
    #expect(many.byteCount == few.byteCount)
  }
}
