/// Finds what holds still in a frame while containers learn their lengths (rules R7, R10): a lazy
/// stack, or a view outside of lazy stacks.
struct AnchorSearch {
  private let track: ScrollTrack

  init(on track: ScrollTrack) { self.track = track }

  /// The stack whose subviews on screen hold still; nil if another view holds still or nothing
  /// does.
  ///
  /// The offset follows this stack, and everything else follows the offset. It is the stack to
  /// which a program scrolled, otherwise the first that was on screen when the frame began. If the
  /// region went too far away from it, it is the stack that is estimated to be at the start of the
  /// region.
  func stack() -> LazyStackNode? {
    if let stack = track.stacks.first, stack.standing.isAlone {
      return stack.placement.isEmpty ? nil : stack
    }
    find()
    if let stack = track.still.anchor.stack, track.stacks.contains(where: { $0 === stack }),
      !stack.placement.isEmpty, isInReach(stack)
    {
      return stack
    }
    if let view = track.still.anchor.view, isInReach(view) { return nil }
    return stackAtStart
  }

  /// Finds something that was in sight when the frame began and still exists.
  private func find() {
    guard !track.still.anchor.isFound else { return }
    track.still.anchor.isFound = true
    let onScreen = track.stacks.filter(\.isOnScreen)
    let isAtStart =
      track.entries.isEmpty && track.offset <= track.minOffset + Double.tolerance
    if let stack = onScreen.first(where: \.placement.keptPlace) {
      track.still.anchor.stack = stack
    } else if !isAtStart, let view = firstInSight(besides: nil) {
      track.still.anchor.view = view
    } else {
      track.still.anchor.stack = onScreen.first
    }
  }

  /// Whether the region is near enough to a place to be walked to from there (rule R3).
  private func isInReach(_ start: Double, to end: Double) -> Bool {
    let (region, profile) = (track.region, track.context.profile)
    return region.isInReach(fromEnd: end, profile: profile)
      && region.isInReach(fromStart: start, profile: profile)
  }

  private func isInReach(_ stack: LazyStackNode) -> Bool {
    isInReach(stack.placement.start, to: stack.placement.end)
  }

  private func isInReach(_ view: Node) -> Bool {
    guard view.isPart(of: track.node) else { return false }
    let start = track.positionInContent(of: view) - track.offset
    return isInReach(start, to: start + view.size[track.axis])
  }

  /// The stack that is estimated to be at the start of the region once the offset is clamped.
  ///
  /// If none is there, it is the one that ends there or starts farther down in the region.
  private var stackAtStart: LazyStackNode? {
    let (offset, shownLength) = (track.offset, track.containerLength)
    let end = max(
      track.minOffset,
      track.lengthOfContent + track.node.insets.end(track.axis) - shownLength
    )
    let place = min(max(offset, track.minOffset), end) - offset
    func isIn(_ span: VisibleSpan, stack: LazyStackNode) -> Bool {
      stack.arrangement.count > 0
        && span.touches(from: stack.startInRegion, length: stack.arrangement.length)
    }
    func endsAtStart(_ stack: LazyStackNode) -> Bool {
      stack.arrangement.count > 0
        && (stack.startInRegion + stack.arrangement.length).isNearly(place)
    }
    let start = VisibleSpan(start: place, end: place + 2 * Double.tolerance)
    let shown = VisibleSpan(start: place, end: place + shownLength)
    return track.stacks.first { isIn(start, stack: $0) } ?? track.stacks.last(where: endsAtStart)
      ?? track.stacks.first { isIn(shown, stack: $0) } ?? onlyStack
  }

  /// The only stack, if no other view is in sight.
  private var onlyStack: LazyStackNode? {
    guard let stack = track.stacks.first, track.stacks.count == 1, !stack.placement.isEmpty,
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
    firstInSight(at: track.entries.first?.old ?? track.offset, besides: stack)
  }

  /// The first such view at an offset.
  func firstInSight(at offset: Double, besides stack: LazyStackNode? = nil) -> Node? {
    guard !track.stacks.isEmpty, let content = track.node.content else { return nil }
    return firstInSight(in: content, at: content.origin[track.axis] - offset, besides: stack)
  }

  private func firstInSight(
    in view: Node,
    at start: Double,
    besides stack: LazyStackNode?
  ) -> Node? {
    guard view.isShown, view !== stack, track.context.work.goesOn(),
      (start + view.size[track.axis]).isClearlyGreater(than: 0),
      start.isClearlyLess(than: track.containerLength)
    else { return nil }
    if let stack = view as? LazyStackNode, stack.axis == track.axis {
      return start.isClearlyLess(than: 0) ? nil : stack
    }
    guard let container = view as? LayoutNode, !view.children.isEmpty else { return view }
    for child in container.arrangedChildren {
      let start = start + child.laidOutOrigin(along: track.axis)
      if let found = firstInSight(in: child, at: start, besides: stack) { return found }
    }
    return nil
  }
}
