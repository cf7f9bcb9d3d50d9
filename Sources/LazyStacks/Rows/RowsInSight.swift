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
    let beside = stack.pins.isEmpty ? [] : pinsBeside
    let first = beside.isEmpty ? nil : firstIndex
    for row in beside where row.index < first ?? .max {
      if span.touches(from: row.shownRel, length: row.length) { body(row) }
    }
    stack.placement.lines.walk { line in
      line.subviews.walk { row in
        if row.isPlaced, span.touches(from: row.shownRel, length: row.length) { body(row) }
      }
    }
    for row in beside where row.index > first ?? .max {
      if span.touches(from: row.shownRel, length: row.length) { body(row) }
    }
  }

  /// The subviews on screen that an edge holds beside the run, in order.
  private var pinsBeside: [Subview] {
    stack.pins.filter { $0.isPlaced && !stack.isInRun($0) }
  }

  /// The index of the first subview of the run that is on screen.
  private var firstIndex: Int? {
    var first: Int?
    _ = stack.placement.lines.allHold { line in
      line.subviews.allHold { subview in
        if subview.isPlaced { first = subview.index }
        return first == nil
      }
    }
    return first
  }
}
