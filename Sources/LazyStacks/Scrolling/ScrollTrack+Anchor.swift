/// Finds what holds still while containers learn their lengths (rules R7, R10).
extension ScrollTrack {
  /// The stack whose subviews on screen hold still; nil if another view holds still or nothing
  /// does.
  ///
  /// The offset follows this stack, and everything else follows the offset. It is the stack to
  /// which a program scrolled, otherwise the first that was on screen when the frame began. If the
  /// region went too far away from it, it is the stack that is estimated to be at the start of the
  /// region.
  func anchorStack() -> LazyStackNode? {
    if let stack = stacks.first, stack.standing.isAlone {
      return stack.placement.isEmpty ? nil : stack
    }
    findAnchor()
    if let stack = still.anchor.stack, stacks.contains(where: { $0 === stack }),
      !stack.placement.isEmpty, isInReach(stack)
    {
      return stack
    }
    if let view = still.anchor.view, isInReach(view) { return nil }
    return stackAtStart
  }

  /// Finds what holds still in this frame: something that was in sight when it began and still
  /// exists.
  private func findAnchor() {
    guard !still.anchor.isFound else { return }
    still.anchor.isFound = true
    let onScreen = stacks.filter(\.isOnScreen)
    let isAtStart = entries.isEmpty && offset <= minOffset + Double.tolerance
    if let stack = onScreen.first(where: \.placement.keptPlace) {
      still.anchor.stack = stack
    } else if !isAtStart, let view = firstInSight(besides: nil) {
      still.anchor.view = view
    } else {
      still.anchor.stack = onScreen.first
    }
  }

  /// Whether the region is near enough to a place to be walked to from there (rule R3).
  private func isInReach(_ start: Double, to end: Double) -> Bool {
    let (region, profile) = (region, context.profile)
    return region.isInReach(fromEnd: end, profile: profile)
      && region.isInReach(fromStart: start, profile: profile)
  }

  private func isInReach(_ stack: LazyStackNode) -> Bool {
    isInReach(stack.placement.start, to: stack.placement.end)
  }

  private func isInReach(_ view: Node) -> Bool {
    guard view.isPart(of: node) else { return false }
    let start = positionInContent(of: view) - offset
    return isInReach(start, to: start + view.size[axis])
  }

  /// The stack that is estimated to be at the start of the region once the offset is clamped.
  ///
  /// If none is there, it is the one that ends there or starts farther down in the region.
  private var stackAtStart: LazyStackNode? {
    let end = max(minOffset, lengthOfContent + node.insets.end(axis) - containerLength)
    let place = min(max(offset, minOffset), end) - offset
    func isIn(_ span: VisibleSpan, stack: LazyStackNode) -> Bool {
      stack.arrangement.count > 0
        && span.touches(from: stack.startInRegion, length: stack.arrangement.length)
    }
    func endsAtStart(_ stack: LazyStackNode) -> Bool {
      stack.arrangement.count > 0
        && (stack.startInRegion + stack.arrangement.length).isNearly(place)
    }
    let start = VisibleSpan(start: place, end: place + 2 * Double.tolerance)
    let shown = VisibleSpan(start: place, end: place + containerLength)
    return stacks.first { isIn(start, stack: $0) } ?? stacks.last(where: endsAtStart)
      ?? stacks.first { isIn(shown, stack: $0) } ?? onlyStack
  }

  /// The only stack, if no other view is in sight.
  private var onlyStack: LazyStackNode? {
    guard let stack = stacks.first, stacks.count == 1, !stack.placement.isEmpty,
      firstInSight(besides: stack) == nil
    else { return nil }
    return stack
  }

  /// The first view outside of lazy stacks that was in sight when the frame began and still exists.
  ///
  /// A lazy stack counts if its start was in sight.
  ///
  /// - Complexity: O(*n*) in the views of the content that are outside of lazy stacks.
  func firstInSight(besides stack: LazyStackNode?) -> Node? {
    firstInSight(at: entries.first?.old ?? offset, besides: stack)
  }

  /// The first such view at an offset.
  func firstInSight(at offset: Double, besides stack: LazyStackNode? = nil) -> Node? {
    guard !stacks.isEmpty, let content = node.content else { return nil }
    return firstInSight(in: content, at: content.origin[axis] - offset, besides: stack)
  }

  private func firstInSight(
    in view: Node,
    at start: Double,
    besides stack: LazyStackNode?
  ) -> Node? {
    guard view.isShown, view !== stack, context.work.goesOn(),
      (start + view.size[axis]).isClearlyGreater(than: 0),
      start.isClearlyLess(than: containerLength)
    else { return nil }
    if let stack = view as? LazyStackNode, stack.axis == axis {
      return start.isClearlyLess(than: 0) ? nil : stack
    }
    guard let container = view as? LayoutNode, !view.children.isEmpty else { return view }
    for child in container.arrangedChildren {
      let start = start + child.laidOutOrigin(along: axis)
      if let found = firstInSight(in: child, at: start, besides: stack) { return found }
    }
    return nil
  }

  /// Where a view of the content starts in it, as it was laid out, in points.
  func positionInContent(of view: Node) -> Double {
    var position = 0.0
    var current: Node? = view
    while let view = current, view !== node {
      position += view.laidOutOrigin(along: axis)
      current = view.parent
    }
    return position
  }
}
