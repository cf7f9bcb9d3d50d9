import LazyExtents
import TestBasics
import Testing

/// A tree and an array that get the same random edits.
struct RandomEdits {
  var tree: ExtentTree
  var naive: NaiveExtents
  private var generator: SeededGenerator

  init(seed: UInt64, count: Int) {
    tree = ExtentTree(count: count)
    naive = NaiveExtents(items: Array(repeating: nil, count: count))
    generator = SeededGenerator(seed: seed)
  }

  /// Makes one edit to both, and returns its name.
  mutating func edit() -> String {
    guard let index = naive.items.indices.randomElement(using: &generator) else {
      return insert(at: 0)
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<6: return measure(index)
    case 6..<10: return measureMany(from: index)
    case 10..<12: return forget(index)
    case 12..<14: return insert(at: Int.random(in: 0...naive.items.count, using: &generator))
    case 14..<16: return remove(from: index)
    case 16: return replace(from: index)
    case 17..<19: return move(from: index)
    default: return Int.random(in: 0..<10, using: &generator) == 0 ? forgetAll() : shuffle()
    }
  }

  /// Asks both one random question about places and lengths.
  mutating func compareOneQuestion(step: Int) {
    let count = naive.items.count
    let one = Int.random(in: 0...count, using: &generator)
    let other = Int.random(in: 0...count, using: &generator)
    let range = min(one, other)..<max(one, other)
    #expect(tree.summary(of: range) == naive.summary(of: range), "step \(step): \(range)")
    let offset = generator.dyadicLength(below: 60 * (count + 1)) - 16
    let found = tree.index(atOffset: offset, estimate: 20.25, spacing: 4)
    let expected = naive.index(atOffset: offset, estimate: 20.25, spacing: 4)
    #expect(found == expected, "step \(step): offset \(offset)")
    guard one < count else { return }
    #expect(tree.extent(at: one) == naive.items[one], "step \(step): item \(one)")
  }

  /// Compares what both know of all items, and of one random stretch.
  mutating func compareAllRecords() {
    let count = naive.items.count
    #expect(Array(tree.records()) == naive.records(in: 0..<count))
    let start = Int.random(in: 0...count, using: &generator)
    let range = start..<Int.random(in: start...count, using: &generator)
    #expect(Array(tree.records(in: range)) == naive.records(in: range), "\(range)")
  }
}

extension RandomEdits {
  private mutating func measure(_ index: Int) -> String {
    let extent = generator.dyadicLength(below: 100)
    tree.measure(index, as: extent)
    naive.items[index] = extent
    return "measure \(index) as \(extent)"
  }

  private mutating func measureMany(from index: Int) -> String {
    let length = Int.random(in: 1...naive.items.count / 4 + 1, using: &generator)
    let range = index..<min(index + length, naive.items.count)
    let isBackward = Bool.random(using: &generator)
    for index in isBackward ? Array(range.reversed()) : Array(range) { _ = measure(index) }
    return "measure \(range)\(isBackward ? " backward" : "")"
  }

  private mutating func forget(_ index: Int) -> String {
    tree.forget(index)
    naive.items[index] = nil
    return "forget \(index)"
  }

  private mutating func forgetAll() -> String {
    tree.forgetAll()
    naive.items = Array(repeating: nil, count: naive.items.count)
    return "forget all"
  }

  private mutating func insert(at index: Int) -> String {
    let count = Int.random(in: 0...12, using: &generator)
    tree.insert(count: count, at: index)
    naive.items.insert(contentsOf: Array(repeating: nil, count: count), at: index)
    return "insert \(count) at \(index)"
  }

  private mutating func remove(from index: Int) -> String {
    let isLong = Int.random(in: 0..<10, using: &generator) == 0
    let length = Int.random(in: 0...(isLong ? naive.items.count : 12), using: &generator)
    let range = index..<min(index + length, naive.items.count)
    tree.remove(range)
    naive.items.removeSubrange(range)
    return "remove \(range)"
  }

  private mutating func replace(from index: Int) -> String {
    let rest = naive.items.count - index
    let range = index..<index + Int.random(in: 0...rest, using: &generator)
    let added = Int.random(in: 0...2 * range.count, using: &generator)
    tree.replace(range, count: added)
    naive.items.replaceSubrange(range, with: Array(repeating: nil, count: added))
    return "replace \(range) by \(added)"
  }

  private mutating func move(from index: Int) -> String {
    let isLong = Int.random(in: 0..<3, using: &generator) == 0
    let rest = naive.items.count - index
    let length = Int.random(in: 0...(isLong ? rest : min(rest, 3)), using: &generator)
    let range = index..<index + length
    let last = naive.items.count - length
    let destination = Int.random(in: 0...last, using: &generator)
    tree.move(range, to: destination)
    naive.move(range, to: destination)
    return "move \(range) to \(destination)"
  }

  private mutating func shuffle() -> String {
    var places: [Int?] = naive.items.indices.shuffled(using: &generator)
    for index in places.indices where Int.random(in: 0..<8, using: &generator) == 0 {
      places[index] = nil
    }
    let count = naive.items.count
    tree.replaceOrder(count: count) { places[$0] }
    naive.replaceOrder(count: count) { places[$0] }
    return "replace the order"
  }
}
