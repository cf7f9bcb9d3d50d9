import DequeModule

/// What holds still in the rows of a lazy stack while lazy stacks inside them learn their lengths.
///
/// It is the first view in sight when the frame began. In a row with a lazy stack this is a line of
/// that stack, or a view beside it; any other row holds still as a whole.
struct HeldPlace {
  let row: Subview
  /// The row's view, a view inside it, or the lazy stack inside it that was in sight.
  let view: Node
  /// Where the view starts in the row as it was last placed, in points.
  var distance: Double

  /// The lazy stack, if the view is one.
  var stack: LazyStackNode? { view as? LazyStackNode }

  /// Where what holds still starts in the row: for a stack, behind its lead.
  var place: Double { distance + (stack?.placement.lead ?? 0) }
}

extension NestedStacks {
  /// Finds what was in sight first, before anything changes its place in this frame.
  func rememberHeldPlace() {
    held = nil
    grewAway = nil
    seen = nil
    if !stacks.isEmpty, outer.fold == nil { held = firstHeld() }
  }

  /// Finds what was in sight first, after the first stack in a row came into the run in this frame.
  func rememberHeldPlaceNow() {
    if held == nil, outer.fold == nil { held = firstHeld() }
  }

  /// What holds still now: what was in sight first, or what is left of it; nil if there is nothing.
  ///
  /// If the run grew away from it, this is what came into sight nearest to it.
  func heldPlace() -> HeldPlace? {
    if let seen, holdsInRun(seen) {
      held = seen
      self.seen = nil
      return seen
    }
    if let held {
      if holdsInRun(held) { return held }
      // It may come back into the run before the frame ends.
      if seen == nil { seen = held }
    }
    if let left = firstHeld() ?? (isHeldBehind ? lastArrived() : nil) {
      held = left
      return left
    }
    return nil
  }

  /// Whether the run has what holds still, where it was.
  private func holdsInRun(_ held: HeldPlace) -> Bool {
    outer.isInRun(held.row) && held.view.isPart(of: held.row.node)
      && held.stack?.placement.restarted != .jumped
  }

  /// Whether the run grew away from what was in sight first, which now stands behind it.
  var isHeldBehind: Bool {
    guard let held = held, !outer.run.jumped, held.row.index < outer.list.count else {
      return false
    }
    return outer.lineMap.line(of: held.row.index) >= outer.run.last
  }

  private func firstHeld() -> HeldPlace? {
    for line in outer.placement.lines {
      for row in inOrderOfHold(line.subviews.filter(\.isPlaced)) {
        if let held = firstHeld(in: row, where: { $0.placement.isOnScreen }) { return held }
      }
    }
    return nil
  }

  /// The cells of a line as they come into question: those with a stack in them first, because the
  /// others are aligned by its length, and then those that are in sight themselves.
  private func inOrderOfHold(_ cells: [Subview]) -> [Subview] {
    guard cells.count > 1 else { return cells }
    let withStacks = cells.filter(hasStack)
    let span = outer.visibleSpan
    return withStacks
      + cells.filter { !hasStack($0) && span.touches(from: $0.rel, length: $0.length) }
  }

  private func hasStack(_ row: Subview) -> Bool { stacks.contains { $0.isPart(of: row.node) } }

  /// What came into sight last in an earlier pass of the frame.
  private func lastArrived() -> HeldPlace? {
    let round = outer.context.rounds.fill
    guard let first = grewAway, first < round else {
      grewAway = round
      return nil
    }
    let span = outer.visibleSpan
    for line in outer.placement.lines.reversed() where span.shows(line) {
      let held = firstHeld(in: line.subviews[0], fromEnd: true) { stack in
        stack.placement.intersects(span)
      }
      if let held { return held }
    }
    return nil
  }

  /// The first or last view of a row that is in sight.
  ///
  /// It is the row itself if no lazy stack is inside, and nil if only the space around its views is
  /// in sight.
  private func firstHeld(
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
      for child in fromEnd ? children.reversed() : children {
        if let found = look(at: child, distance: distance + child.laidOutOrigin(along: outer.axis))
        {
          return found
        }
      }
      return nil
    }
    return look(at: row.node, distance: 0)
  }

  /// Moves the run so that what holds still is at a place, after the length of the row at a
  /// position changed.
  ///
  /// The rows behind that one are not aligned yet.
  func keep(_ former: HeldPlace, at place: Double, grown change: Double, behind position: Int) {
    var former = former
    former.distance = LaidOutPlace(of: former.view).distance(in: former.row.node, along: outer.axis)
    held = former
    guard let row = outer.row(of: former.row.node) else { return }
    let start = outer.placement.lines[row.position].rel + (row.position > position ? change : 0)
    outer.run.move(by: place - start - former.row.position.shift - former.place)
  }

  /// Where what holds still stands, counted from the start of the region.
  func place(of held: HeldPlace) -> Double {
    if let row = outer.row(of: held.row.node) {
      RemeasuredLines(of: outer.run).align(upTo: row.position)
    }
    return held.row.rel + held.place
  }
}
