import LazyExtents
import TestBasics
import Testing

/// What stays exact after any number of edits, however far away an item is.
@Suite struct ExtentTreeExactnessTests {
  /// 10⁵ edits in the ordinary run, 10⁷ in the long one.
  private var editCount: Int { 100_000 * Seeds.first(1, long: 100).count }

  @Test func `after any number of edits a sum is that of the children, bit for bit`() {
    var generator = SeededGenerator(seed: 5)
    var tree = ExtentTree(count: 4_000)
    for index in 0..<3_000 { tree.measure(index, as: Double(index) / 7) }
    for step in 0..<editCount {
      edit(&tree, &generator)
      if step.isMultiple(of: 10_000) { tree.checkInvariants() }
    }
    tree.checkInvariants()
    #expect(tree.measuredCount > 1_000)
    for record in tree.records() { tree.forget(record.index) }
    #expect(tree.summary == ExtentSummary(count: tree.count))
  }

  /// Makes an edit with lengths whose sums are never exact.
  ///
  /// The number of items stays between 3,000 and 5,000.
  private func edit(_ tree: inout ExtentTree, _ generator: inout SeededGenerator) {
    let index = Int.random(in: 0..<tree.count, using: &generator)
    let length = Int.random(in: 0...min(20, tree.count - index), using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<12: tree.measure(index, as: .random(in: 0...1e9, using: &generator))
    case 12..<14: tree.forget(index)
    case 14..<16 where tree.count < 5_000: tree.insert(count: length, at: index)
    case 16..<18 where tree.count > 3_000: tree.remove(index..<index + length)
    default:
      let last = tree.count - length
      tree.move(index..<index + length, to: .random(in: 0...last, using: &generator))
    }
  }

  @Test(arguments: Seeds.first(10, long: 200))
  func `offsets of lengths in steps of 1÷1024 are exact up to 10¹¹ points`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = 1_000_000_000
    var tree = ExtentTree(count: count)
    var lengths: [Int: Int] = [:]
    for _ in 0..<2_000 {
      let index = Int.random(in: 0..<count, using: &generator)
      let length = Int.random(in: 0...200 * 1_024, using: &generator)
      lengths[index] = length
      tree.measure(index, as: Double(length) / 1_024)
    }
    let estimate = 91 * 1_024 + 513
    let spacing = 8 * 1_024 + 1
    var before = (index: 0, length: 0)
    for index in lengths.keys.sorted() {
      before.length += (index - before.index) * (estimate + spacing)
      let offset = tree.offset(
        of: index,
        estimate: Double(estimate) / 1_024,
        spacing: Double(spacing) / 1_024
      )
      // 10¹¹ points are 10¹⁴ steps, and integers below 2⁵³ are exact.
      #expect(offset == Double(before.length) / 1_024, "item \(index)")
      before = (index + 1, before.length + (lengths[index] ?? 0) + spacing)
    }
    #expect(before.length > 97_000_000_000 * 1_024)
  }
}
