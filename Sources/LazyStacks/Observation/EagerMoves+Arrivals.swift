import LazyTrace

/// What is eager and came into sight although nobody scrolled.
extension EagerMoves {
  /// Notes a view that was out of sight and is in sight; what is in it comes with it.
  ///
  /// Rows of an eager `ForEach` are noted, too: who tells of them knows which of them the scroll
  /// view tells of.
  func noteArrival(
    of node: Node,
    since before: SightBefore,
    at laidOut: Point,
    in sight: inout Sight
  ) {
    guard isInStillRow(node, sight), !sight.hasCome, sight.asked == .zero, context.work.goesOn(),
      !sight.before.shows(before.laidOut, size: before.size),
      sight.now.shows(laidOut, size: node.size)
    else { return }
    sight.hasCome = true
    context.account.arrivals.append(node.seen)
  }

  /// Whether a view is in no row, or in one that stands where it stood: of others, what is told of
  /// the row says what came with it.
  private func isInStillRow(_ node: Node, _ sight: Sight) -> Bool {
    guard let axis = row?.axis else { return true }
    return node.subview == nil && sight.before.origin[axis].isNearly(sight.now.origin[axis])
  }

  /// Notes what is new in an eager stack and in sight, if nobody scrolled there; who tells of it
  /// knows what is named otherwise, as the reason for a move.
  func noteCome(into stack: Node, since before: SightBefore, at laidOut: Point, in sight: Sight) {
    guard row == nil, stack.stackAxis != nil, !sight.hasCome, sight.asked == .zero,
      stack.children.contains(where: isNew)
    else { return }
    let old = ids(of: before.parts)
    for child in stack.children where isNew(child) && context.work.goesOn() {
      guard child.shownID.map(old.contains) != true,
        sight.now.shows(laidOut + child.laidOutOrigin, size: child.size)
      else { continue }
      context.account.arrivals.append(child.seen)
    }
  }

  /// Whether a view was made in this frame, and is something to be seen.
  private func isNew(_ node: Node) -> Bool {
    guard node.isShown, node.sightBefore?.frame != frame else { return false }
    let inner = node.unmodified
    // A lazy stack is not seen itself, and scroll views tell of its rows.
    return !(inner is LazyStackNode) && (inner as? LeafNode)?.isSpacer != true
  }
}
