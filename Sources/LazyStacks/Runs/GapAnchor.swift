/// What keeps its place where rows are dragged: all that they do not pass.
struct GapAnchor {
  private let stack: LazyStackNode
  private let change: LineChange
  /// The dragged subviews that still exist: where they were, where they are, and how long they are.
  private let dragged: [(old: Int, new: Int, length: Double)]

  /// Nil where nothing is dragged in the container.
  init?(in stack: LazyStackNode, before change: LineChange) {
    guard let drag = stack.catalog.dragged, !drag.subviews.isEmpty else { return nil }
    self.stack = stack
    self.change = change
    dragged = drag.subviews.compactMap { subview in
      let length = subview.length + stack.run.spacing
      return change.subviews.newIndex(of: subview.index).map { (subview.index, $0, length) }
    }
  }

  /// The place of the first visible subview that no dragged one passes, or else of the first that
  /// is not dragged, moved by what passes it; nil where all are dragged.
  func anchor(among visible: [Subview]) -> UpdateAnchor? {
    let moves = visible.compactMap { subview -> (subview: Subview, new: Int, by: Double)? in
      guard !dragged.contains(where: { $0.old == subview.index }),
        let new = change.subviews.newIndex(of: subview.index)
      else { return nil }
      let distance = dragged.reduce(0) { sum, row in
        let (was, isBefore) = (row.old < subview.index, row.new < new)
        return was == isBefore ? sum : sum + (isBefore ? row.length : -row.length)
      }
      return (subview, new, distance)
    }
    guard stack.columnCount == 1, !stack.run.isReversed, stack.fold == nil else { return nil }
    guard let kept = moves.first(where: { $0.by == 0 }) ?? moves.first else { return nil }
    return UpdateAnchor(
      old: change.old.line(of: kept.subview.index),
      new: change.new.line(of: kept.new),
      rel: kept.subview.rel - kept.subview.position.shift + kept.by
    )
  }
}
