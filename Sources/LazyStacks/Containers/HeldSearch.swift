/// Finds what is in sight in the rows of a lazy stack, and could hold still.
struct HeldSearch {
  private let outer: LazyStackNode
  private let stacks: [LazyStackNode]

  init(in outer: LazyStackNode) {
    self.outer = outer
    stacks = outer.nested
  }

  /// What was in sight first when the frame began.
  func first() -> HeldPlace? {
    for line in outer.placement.lines {
      for row in inOrderOfHold(line.subviews.filter(\.isPlaced)) {
        if let held = held(in: row, where: { $0.placement.isOnScreen }) { return held }
      }
    }
    return nil
  }

  /// What is in sight last now.
  func last() -> HeldPlace? {
    let span = outer.visibleSpan
    for line in outer.placement.lines.reversed() where span.shows(line) {
      let held = held(in: line.subviews[0], fromEnd: true) { stack in
        stack.placement.intersects(span)
      }
      if let held { return held }
    }
    return nil
  }

  /// The cells of a line as they come into question: those with a stack in them first, because the
  /// others are aligned by its length, and then those that are in sight themselves.
  private func inOrderOfHold(_ cells: [Subview]) -> [Subview] {
    guard cells.count > 1 else { return cells }
    return cells.filter(hasStack) + cells.filter { !hasStack($0) && wasInSight($0) }
  }

  /// The views in a part of a row as they come into question: of a stack and the views beside it
  /// first what is longer, because the others are aligned by its length.
  ///
  /// Where several stacks are inside, or one is in something of another length, they come as they
  /// stand.
  private func inOrderOfHold(_ views: [Node], of container: Node) -> [Node] {
    guard views.count > 1 else { return views }
    let axis = outer.axis
    let inside = stacks.filter { $0.isPart(of: container) }
    guard inside.count == 1, let holder = views.firstIndex(where: { inside[0].isPart(of: $0) }),
      inside[0].size[axis].isNearly(views[holder].size[axis])
    else { return views }
    let (start, length) = (views[holder].laidOutOrigin(along: axis), views[holder].size[axis])
    var (before, beside, after) = ([Node](), [Node](), [Node]())
    for (place, view) in views.enumerated() where place != holder {
      let (origin, size) = (view.laidOutOrigin(along: axis), view.size[axis])
      if origin.isClearlyLess(than: start + length), start.isClearlyLess(than: origin + size) {
        beside.append(view)
      } else if place < holder {
        before.append(view)
      } else {
        after.append(view)
      }
    }
    if beside.allSatisfy({ $0.size[axis].isClearlyLess(than: length) }) {
      return before + [views[holder]] + beside + after
    }
    guard beside.contains(where: { length.isClearlyLess(than: $0.size[axis]) }) else {
      return views
    }
    return before + beside + [views[holder]] + after
  }

  /// Whether a cell itself was in sight when the frame began, wherever it stands now.
  private func wasInSight(_ cell: Subview) -> Bool {
    let before = cell.past.placeSeen(in: outer.context.sight.ofRows)
    return outer.visibleSpan.touches(from: before?.rel ?? cell.rel, length: cell.length)
  }

  private func hasStack(_ row: Subview) -> Bool { stacks.contains { $0.isPart(of: row.node) } }

  /// The first or last view of a row that is in sight.
  ///
  /// It is the row itself if no lazy stack is inside, and nil if only the space around its views is
  /// in sight.
  private func held(
    in row: Subview,
    fromEnd: Bool = false,
    where holds: (LazyStackNode) -> Bool
  ) -> HeldPlace? {
    guard hasStack(row) else {
      return HeldPlace(row: row, view: row.node, distance: 0)
    }
    func look(at view: Node, distance: Double) -> HeldPlace? {
      if let stack = view as? LazyStackNode, stack.axis == outer.axis {
        return holds(stack) ? HeldPlace(row: row, view: stack, distance: distance) : nil
      }
      guard fromEnd || view.isShown,
        outer.visibleSpan.touches(from: row.rel + distance, length: view.size[outer.axis])
      else { return nil }
      guard let container = view as? LayoutNode, !view.children.isEmpty else {
        return HeldPlace(row: row, view: view, distance: distance)
      }
      let children = container.arrangedChildren
      for child in inOrderOfHold(fromEnd ? children.reversed() : children, of: container) {
        if let found = look(at: child, distance: distance + child.laidOutOrigin(along: outer.axis))
        {
          return found
        }
      }
      return nil
    }
    return look(at: row.node, distance: 0)
  }
}
