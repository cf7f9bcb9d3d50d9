/// What holds still while containers learn how long they are (rules R7, R10).
extension ScrollTrack {
  /// The stack whose subviews on screen hold still; the offset follows it, and all else follows the
  /// offset.
  ///
  /// It is the one that a program scrolled to, else the first that has anything on screen, unless
  /// the region went too far away from it: then the one that by estimates starts before the region
  /// and ends in it or after it.
  var anchorStack: LazyStackNode? {
    if let target = targetStack, !target.run.lines.isEmpty { return target }
    if targetView != nil { return nil }
    if let stack = contentStack, stacks.first === stack {
      return stack.run.lines.isEmpty ? nil : stack
    }
    let held = stacks.first { $0.isOnScreen && $0.run.keptPlace }
    if let held = held ?? stacks.first(where: \.isOnScreen), isInReach(held) { return held }
    return stackAtStart
  }

  /// Whether the region can be walked to from a run (rule R3).
  private func isInReach(_ stack: LazyStackNode) -> Bool {
    let run = stack.run
    let (forward, backward) = (context.profile.reachForward, context.profile.reachBackward)
    let slack = Double.tolerance
    return 0 - run.end <= forward * containerLength + slack
      && run.start - containerLength <= backward * containerLength + slack
  }

  /// The stack that by estimates the start of the region will be in once the offset is within the
  /// content again, else the first that will be in the region or end where it starts.
  private var stackAtStart: LazyStackNode? {
    let place = min(max(offset, minOffset), maxOffset) - offset
    func isIn(_ region: VisibleSpan, _ stack: LazyStackNode) -> Bool {
      stack.run.count > 0 && region.touches(from: stack.startInRegion, length: stack.run.length)
    }
    func endsAtStart(_ stack: LazyStackNode) -> Bool {
      stack.run.count > 0 && (stack.startInRegion + stack.run.length).isNearly(place)
    }
    let start = VisibleSpan(start: place, end: place + 2 * Double.tolerance)
    let region = VisibleSpan(start: place, end: place + containerLength)
    return stacks.first { isIn(start, $0) } ?? stacks.first { isIn(region, $0) }
      ?? stacks.last(where: endsAtStart) ?? onlyStack
  }

  /// The stack, if there is one and no other view is in sight.
  private var onlyStack: LazyStackNode? {
    guard let stack = stacks.first, stacks.count == 1, !stack.run.lines.isEmpty,
      anchorView(besides: stack) == nil
    else { return nil }
    return stack
  }

  /// The view that holds still where no stack does, or where something stands in sight before the
  /// stack that does: the first that is in sight and was when the content was placed last.
  ///
  /// - Complexity: O(*n*) in the views of the content that are no subviews of lazy stacks.
  func anchorView(besides stack: LazyStackNode? = nil) -> (view: Node, start: Double)? {
    guard !stacks.isEmpty else { return nil }
    if let view = targetView, view.isShown { return (view, positionInContent(of: view)) }
    return node.content.flatMap { firstInSight(in: $0, at: $0.origin[axis], besides: stack) }
  }

  private func firstInSight(
    in view: Node,
    at start: Double,
    besides stack: LazyStackNode?
  ) -> (view: Node, start: Double)? {
    guard view.isShown, view !== stack, context.work.goesOn() else { return nil }
    let length = (view as? LazyStackNode).map { $0.axis == axis ? $0.run.length : nil } ?? nil
    let end = start + (length ?? view.size[axis]) - offset
    guard end.isClearlyGreater(than: 0), (start - offset).isClearlyLess(than: containerLength)
    else { return nil }
    guard let container = view as? LayoutNode, !view.children.isEmpty else { return (view, start) }
    // What is behind a view or over it is as long as it is.
    for child in container.modifiedChild.map({ [$0] }) ?? container.children {
      let start = start + child.laidOutOrigin(axis)
      if let found = firstInSight(in: child, at: start, besides: stack) { return found }
    }
    return nil
  }

  /// Where a view of the content starts in it, as it was laid out.
  func positionInContent(of view: Node) -> Double {
    var position = 0.0
    var current: Node? = view
    while let view = current, view !== node {
      position += view.laidOutOrigin(axis)
      current = view.parent
    }
    return position
  }
}

extension LazyStackNode {
  /// Whether any of the run was on screen when the frame began, or the run was started anew since.
  var isOnScreen: Bool {
    !run.lines.isEmpty
      && (run.jumped || run.lines.contains { $0.subviews.contains(where: \.isPlaced) })
  }

  /// Where the container starts, counted from the start of the region, by what is known and guessed.
  var startInRegion: Double { run.start - run.lead }
}
