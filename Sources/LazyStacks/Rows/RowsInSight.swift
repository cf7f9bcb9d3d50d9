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
    func handOver(_ subview: Subview) {
      guard subview.isPlaced else { return }
      if span.touches(from: subview.shownRel, length: subview.length) { body(subview) }
    }
    guard stack.pins.isEmpty else { return stack.placed.forEach(handOver) }
    stack.forEachInRun(handOver)
  }
}
