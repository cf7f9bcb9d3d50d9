import DequeModule

/// The subviews of a lazy container that are drawn inside what it last filled, in order.
struct RowsInSight {
  private let stack: LazyStackNode

  init(of stack: LazyStackNode) { self.stack = stack }

  /// All of them.
  var all: [Subview] {
    var all: [Subview] = []
    all.reserveCapacity(stack.placement.lines.count)
    visit { all.append($0) }
    return all
  }

  /// Calls a function with each of them without making an array.
  ///
  /// The function must not load or release anything.
  func visit(_ body: (Subview) -> Void) {
    let span = stack.visibleSpan
    guard stack.pins.isEmpty else {
      for row in stack.placed where span.touches(from: row.shownRel, length: row.length) {
        body(row)
      }
      return
    }
    for line in stack.placement.lines {
      for row in line.subviews
      where row.isPlaced && span.touches(from: row.shownRel, length: row.length) { body(row) }
    }
  }
}
