import LazyExtents
import Testing

@Suite struct ExtentTreeTests {
  @Test func `a billion items that nobody measured are one run`() {
    let tree = ExtentTree(count: 1_000_000_000)
    #expect(tree.summary == ExtentSummary(count: 1_000_000_000))
    #expect(tree.offset(of: 999_999_999, estimate: 44, spacing: 8) == 51_999_999_948)
    #expect(tree.index(atOffset: 51_999_999_948, estimate: 44, spacing: 8) == 999_999_999)
    #expect(tree.extent(at: 500_000_000) == nil)
  }

  @Test func `measuring an item shifts the rest by the difference`() {
    var tree = ExtentTree(count: 10)
    tree.measure(3, as: 100)
    #expect(tree.offset(of: 3, estimate: 44, spacing: 0) == 132)
    #expect(tree.offset(of: 4, estimate: 44, spacing: 0) == 232)
    #expect(tree.offset(of: 10, estimate: 44, spacing: 0) == 496)
  }

  @Test func `another estimate changes every unmeasured item at once`() {
    var tree = ExtentTree(count: 1_000_000_000)
    tree.measure(0, as: 10)
    #expect(tree.offset(of: 1_000_000_000, estimate: 1, spacing: 0) == 1_000_000_009)
    #expect(tree.offset(of: 1_000_000_000, estimate: 100, spacing: 0) == 99_999_999_910)
  }

  @Test func `the latest measurement of an item counts`() {
    var tree = ExtentTree(count: 3)
    tree.measure(1, as: 10)
    tree.measure(1, as: 30)
    #expect(tree.extent(at: 1) == 30)
    #expect(tree.summary == ExtentSummary(count: 3, measuredCount: 1, measuredExtent: 30))
  }

  @Test func `a moved item keeps its extent`() {
    var tree = ExtentTree(count: 5)
    tree.measure(1, as: 10)
    tree.measure(3, as: 30)
    tree.move(from: 1, to: 4)
    #expect(Array(tree.records()).map(\.index) == [2, 4])
    #expect(tree.extent(at: 4) == 10)
  }

  @Test func `a stretch that is moved starts at its destination`() {
    var tree = ExtentTree(count: 1_000_000_000)
    for index in 0..<6 { tree.measure(index, as: Double(index)) }
    tree.move(1..<4, to: 999_999_997)
    #expect(Array(tree.records()).map(\.index) == [0, 1, 2, 999_999_997, 999_999_998, 999_999_999])
    #expect(Array(tree.records()).map(\.extent) == [0, 4, 5, 1, 2, 3])
    tree.move(0..<1_000_000_000, to: 0)
    #expect(tree.extent(at: 999_999_999) == 3)
  }

  @Test func `what comes in the place of others is unmeasured`() {
    var tree = ExtentTree(count: 5)
    for index in 0..<5 { tree.measure(index, as: Double(index)) }
    tree.replace(1..<4, count: 1_000)
    #expect(Array(tree.records()).map(\.index) == [0, 1_001])
    #expect(tree.count == 1_002)
  }

  @Test func `what was inserted is unmeasured, and what was there keeps its extent`() {
    var tree = ExtentTree(count: 2)
    tree.measure(1, as: 10)
    tree.insert(count: 1_000_000, at: 1)
    #expect(tree.extent(at: 1) == nil)
    #expect(tree.extent(at: 1_000_001) == 10)
  }

  @Test func `a new order drops the records of items that are gone`() {
    var tree = ExtentTree(count: 4)
    for index in 0..<4 { tree.measure(index, as: Double(index)) }
    tree.replaceOrder(count: 1_000) { [0: 999, 2: 0, 3: 1_000][$0] }
    #expect(Array(tree.records()).map(\.index) == [0, 999])
    #expect(Array(tree.records()).map(\.extent) == [2, 0])
    #expect(tree.count == 1_000)
  }

  @Test(arguments: [
    (offset: -1.0, index: 0), (0, 0), (9.5, 0), (10, 3), (29.5, 3), (30, 4),
    (.infinity, 5), (-.infinity, 0), (.nan, 0), (50, 5),
  ])
  func `the item at an offset is the last that starts there or before`(offset: Double, index: Int) {
    var tree = ExtentTree(count: 5)
    for (index, extent) in [10.0, 0, 0, 20].enumerated() { tree.measure(index, as: extent) }
    #expect(tree.index(atOffset: offset, estimate: 20, spacing: 0) == index)
  }

  @Test func `items without length never make a search fail`() {
    var tree = ExtentTree(count: 1_000)
    #expect(tree.index(atOffset: 0, estimate: 0, spacing: 0) == 1_000)
    tree.measure(500, as: 10)
    #expect(tree.index(atOffset: 0, estimate: 0, spacing: 0) == 500)
    #expect(tree.index(atOffset: 5, estimate: 0, spacing: 0) == 500)
    #expect(tree.index(atOffset: 5, estimate: 0, spacing: -1) <= 1_000)
  }

  @Test func `an empty tree answers`() {
    var tree = ExtentTree()
    #expect(tree.index(atOffset: 0, estimate: 44, spacing: 8) == 0)
    #expect(tree.offset(of: 0, estimate: 44, spacing: 8) == 0)
    #expect(Array(tree.records()).isEmpty)
    tree.insert(count: 3, at: 0)
    tree.measure(2, as: 5)
    tree.remove(0..<3)
    #expect(tree.summary == ExtentSummary())
    tree.checkInvariants()
  }

  @Test func `offsets are exact far out`() {
    var tree = ExtentTree(count: 1_000_000_000)
    for index in 0..<1_000 { tree.measure(index * 1_000_000, as: 100 + 1.0 / 1_024) }
    let expected = 1_000 * (100 + 1.0 / 1_024) + 999_999_000 * 100.0
    #expect(tree.offset(of: 1_000_000_000, estimate: 100, spacing: 0) == expected)
  }
}
