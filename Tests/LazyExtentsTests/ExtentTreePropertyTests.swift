import LazyExtents
import TestBasics
import Testing

/// Compares a tree with an array after each of many random edits.
@Suite struct ExtentTreePropertyTests {
  @Test(arguments: Seeds.first(150, long: 3_000))
  func `after any edits the tree answers as an array does`(seed: UInt64) {
    var program = RandomEdits(seed: seed, count: seed.isMultiple(of: 15) ? 3_000 : 120)
    for step in 0..<250 {
      let edit = program.edit()
      #expect(program.tree.summary == program.naive.summary, "step \(step): \(edit)")
      program.compareOneQuestion(step: step)
    }
    program.tree.checkInvariants()
    program.compareAllRecords()
  }

  @Test(arguments: Seeds.first(20, long: 400))
  func `sums do not drift, whatever the lengths`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var tree = ExtentTree(count: 500)
    for _ in 0..<5_000 {
      let index = Int.random(in: 0..<500, using: &generator)
      tree.measure(index, as: Double.random(in: 0...1e9, using: &generator))
      if Bool.random(using: &generator) { tree.forget(Int.random(in: 0..<500, using: &generator)) }
    }
    tree.checkInvariants()
    for record in tree.records() { tree.forget(record.index) }
    #expect(tree.measuredExtent == 0)
    #expect(tree.measuredCount == 0)
  }

  @Test(arguments: Seeds.first(20, long: 400))
  func `an index lies at its own offset`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var tree = ExtentTree(count: 1_000_000_000)
    for _ in 0..<1_000 {
      let index = Int.random(in: 0..<1_000_000_000, using: &generator)
      tree.measure(index, as: 1 + generator.dyadicLength(below: 200))
    }
    for _ in 0..<500 {
      let index = Int.random(in: 0..<1_000_000_000, using: &generator)
      let offset = tree.offset(of: index, estimate: 43.5, spacing: 8)
      #expect(tree.index(atOffset: offset, estimate: 43.5, spacing: 8) == index)
      #expect(tree.index(atOffset: offset - 0.5, estimate: 43.5, spacing: 8) == max(0, index - 1))
    }
  }

  @Test func `a copy keeps what it was when the other changes`() {
    var tree = ExtentTree(count: 1_000)
    for index in 0..<500 { tree.measure(index, as: Double(index)) }
    let copy = tree
    let before = copy.summary
    tree.remove(100..<900)
    tree.measure(0, as: 77)
    #expect(copy.summary == before)
    #expect(copy.extent(at: 0) == 0)
    copy.checkInvariants()
  }
}
