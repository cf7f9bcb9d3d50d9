/// The rows that a lazy container evaluates ahead at rest (rule R13).
struct RowsAhead {
  private let stack: LazyStackNode

  init(of stack: LazyStackNode) { self.stack = stack }

  /// The indices of their subviews: those behind the run, or before it in a reversed container.
  var indices: Range<Int> {
    let count = stack.context.profile.lookAhead
    guard stack.catalog.isReversed else {
      let next = stack.placement.lines.askLast { $0.lastIndex + 1 } ?? 0
      return next..<next + count
    }
    let end = stack.placement.lines.askFirst(\.firstIndex) ?? stack.list.count
    return max(0, end - count)..<end
  }

  /// Evaluates those that are not loaded.
  func load() {
    let end = stack.catalog.resolvedCount
    for index in indices where index < end {
      guard !stack.isStopped else { return }
      if stack.store[index] == nil {
        _ = stack.loader.subview(at: index, because: .lookahead)
      }
    }
  }
}
