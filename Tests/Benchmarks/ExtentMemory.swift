import LazyExtents

/// The memory of the records, by the capacity of the arrays that hold the tree's nodes.
struct ExtentMemory {
  private static let measured = 1_000_000
  /// The greatest memory that a record may take, in bytes.
  private static let target = 24.0

  /// Builds trees in several orders and prints their memory.
  static func run(_ misses: inout Misses) {
    print("\nBytes a record of 10⁶, by the capacity of the nodes (target: 24; unmeasured: 0)")
    for (name, make) in ways {
      let tree = make()
      let bytes = Double(tree.byteCount) / Double(tree.measuredCount)
      print(Measurement.line(name, bytes))
      misses.note(name, bytes, target, "bytes")
    }
    let most = mostOnTheWay()
    print(Measurement.line("at random, the most from 10⁵ to 10⁶", most))
    misses.note("at random, the most from 10⁵ to 10⁶", most, target, "bytes")
    let empty = ExtentTree(count: 1_000).byteCount
    let more = Double(ExtentTree(count: 1_000_000_000).byteCount - empty)
    print(Measurement.line("10⁹ unmeasured more than 10³", more))
    misses.note("unmeasured", more, 0, "bytes")
  }

  private static let ways: [(name: String, make: @Sendable () -> ExtentTree)] = [
    ("downward, all of 10⁶", { learned(0..<measured, of: measured) }),
    ("upward, all of 10⁶", { learned((0..<measured).reversed(), of: measured) }),
    ("at random, all of 10⁶", { learnedAtRandom(of: measured) }),
    ("downward, each thousandth of 10⁹", { learned(sparse, of: 1_000_000_000) }),
    ("upward, each thousandth of 10⁹", { learned(sparse.reversed(), of: 1_000_000_000) }),
    ("at random, in 10⁹", { learnedAtRandom(of: 1_000_000_000) }),
    ("after 10⁶ random edits, all of 10⁶", { edited(learnedAtRandom(of: measured)) }),
    ("after 10⁶ random edits, in 10⁹", { edited(learnedAtRandom(of: 1_000_000_000)) }),
  ]

  private static var sparse: [Int] { (0..<measured).map { $0 * 1_000 } }

  private static func learned(_ indices: some Sequence<Int>, of count: Int) -> ExtentTree {
    var tree = ExtentTree(count: count)
    for index in indices { tree.measure(index, as: Double(20 + index % 181)) }
    return tree
  }

  private static func learnedAtRandom(of count: Int) -> ExtentTree {
    var random = ExtentRandom()
    let step = count / measured
    return learned(random.order(of: measured).map { $0 * step }, of: count)
  }

  /// It is a function of its own, so that no iterator shares the tree's memory while it is changed.
  private static func firstMeasured(in tree: ExtentTree, from start: Int) -> Int? {
    var records = tree.records(in: start..<tree.count)
    return records.next()?.index
  }

  /// The greatest memory of a record while lengths arrive in random order, from 10⁵ records on.
  private static func mostOnTheWay() -> Double {
    var tree = ExtentTree(count: measured)
    var random = ExtentRandom()
    var most = 0.0
    for (number, index) in random.order(of: measured).enumerated() {
      tree.measure(index, as: Double(20 + index % 181))
      guard number >= 100_000 else { continue }
      most = max(most, Double(tree.byteCount) / Double(tree.measuredCount))
    }
    return most
  }

  /// Moves items, and removes and inserts some, so that the same number is measured afterwards.
  private static func edited(_ original: ExtentTree) -> ExtentTree {
    var tree = original
    var random = ExtentRandom()
    for number in 0..<measured / 2 {
      let start = random.next(below: tree.count)
      guard let index = firstMeasured(in: tree, from: start) else { continue }
      let place = random.next(below: tree.count)
      if number.isMultiple(of: 2) {
        tree.move(from: index, to: place)
      } else {
        let extent = tree.extent(at: index)
        tree.remove(index..<index + 1)
        tree.insert(count: 1, at: place)
        if let extent { tree.measure(place, as: extent) }
      }
    }
    return tree
  }
}
