/// The row that has the focus of the keyboard, in a profile that keeps it alive (parameter P30).
///
/// It is the first one, until that is gone.
struct FocusedRow {
  /// Its index; nil before the first row was shown, and if no row is left.
  private(set) var index: Int?

  /// Takes the index that it has after an edit; after it was removed, the next one has the focus.
  mutating func follow(_ change: SubviewListChange) {
    index = index.flatMap { change.successor(of: $0) }
  }

  /// The row, if it is loaded.
  func row(of stack: LazyStackNode) -> Subview? { index.flatMap { stack.loaded($0) } }

  /// Loads and measures the row, wherever it stands.
  static func load(in stack: LazyStackNode) {
    guard stack.context.profile.keepsFocus, stack.list.count > 0, !stack.run.lines.isEmpty else {
      return
    }
    let index = stack.standing.focus.index ?? 0
    stack.standing.focus.index = index
    stack.run.lengths.focused = nil
    guard index < stack.loader.reachedCount, stack.heldLine(of: index) == nil else { return }
    let row = stack.loader.loadForEdge(index)
    stack.run.lengths.focused = (stack.lineMap.line(of: index), row.length)
  }
}

extension LazyStackNode {
  /// The subviews outside of the run that stay loaded: those that edges may hold, and the one that
  /// has the focus.
  var keptOutside: [Subview] {
    guard context.profile.keepsFocus else { return edges.hidden }
    return edges.hidden + [standing.focus.row(of: self)].compactMap(\.self)
  }
}
