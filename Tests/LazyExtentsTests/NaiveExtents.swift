import LazyExtents

/// Answers the tree's questions in the plainest way: with an array that has a place for each item.
struct NaiveExtents {
  var items: [Double?]

  var summary: ExtentSummary { summary(of: 0..<items.count) }

  func summary(of range: Range<Int>) -> ExtentSummary {
    let measured = items[range].compactMap(\.self)
    return ExtentSummary(
      count: range.count,
      measuredCount: measured.count,
      measuredExtent: measured.reduce(0, +)
    )
  }

  func index(atOffset offset: Double, estimate: Double, spacing: Double) -> Int {
    guard offset >= 0 else { return 0 }
    var end = 0.0
    for (index, extent) in items.enumerated() {
      end += (extent ?? estimate) + spacing
      if offset < end { return index }
    }
    return items.count
  }

  func records(in range: Range<Int>) -> [ExtentRecord] {
    range.compactMap { index in items[index].map { ExtentRecord(index: index, extent: $0) } }
  }

  mutating func move(_ range: Range<Int>, to destination: Int) {
    let moved = items[range]
    items.removeSubrange(range)
    items.insert(contentsOf: moved, at: destination)
  }

  mutating func replaceOrder(count: Int, newIndex: (Int) -> Int?) {
    var reordered = [Double?](repeating: nil, count: count)
    for record in records(in: 0..<items.count) {
      if let index = newIndex(record.index) { reordered[index] = record.extent }
    }
    items = reordered
  }
}
