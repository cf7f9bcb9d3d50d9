import LazyExtents

/// What the account of a frame says of eager views besides their moves: what is drawn or aligned
/// otherwise, what scroll views show, and what has another length.
extension EagerScope {
  /// Records that a view is drawn larger, smaller or turned otherwise.
  func noteEffect(of node: Node, since before: SightBefore) {
    guard let old = before.effect, let new = (node as? LayoutNode)?.layout as? EffectLayout,
      old.name == new.name, old != new
    else { return }
    var change = MoveReason(kind: .transform, by: 0, views: [node.seen], count: 1)
    change.oldName = new.name
    context.frame.account.changes.append(change)
  }

  /// Records what came in over or behind other views, where it takes no room from them.
  func noteLayers(of node: Node, since before: SightBefore, at laidOut: Point, in sight: Rect) {
    // In a row, what stands in the place of another view is told with that.
    guard SightBefore.isLayered(node), row == nil || before.parts.count != node.children.count
    else { return }
    for child in node.children where child.isShown && child.sightBefore?.frame != frame {
      guard sight.shows(laidOut + child.laidOutOrigin, size: child.size) else { continue }
      context.frame.account.changes.add(.came, by: 0, of: child.seen)
    }
  }

  /// Records that a view in sight in an eager stack has another length, which is told where nothing
  /// moved by that.
  func noteLength(
    of node: Node,
    since before: SightBefore,
    at laidOut: Point,
    in sight: EagerSight
  ) {
    guard row == nil, let leaf = node as? LeafNode, !leaf.isSpacer,
      let axis = leaf.modifiedView.parent?.stackAxis,
      !before.size[axis].isNearly(node.size[axis]),
      sight.before.shows(before.laidOut, size: before.size),
      sight.now.shows(laidOut, size: node.size)
    else { return }
    // An id outside of modifiers names what these make of the view.
    let named = Self.named(around: leaf)
    guard let old = named.sightBefore, old.frame == frame,
      !old.size[axis].isNearly(named.size[axis]), !LengthOffer(to: named, along: axis).isFollowed
    else { return }
    let reason = lengths(along: axis).resized(named, from: old.size[axis])
    let isNoted = noted.has(resized: reason.views, in: context.frame.account.changes)
    if !isNoted { context.frame.account.changes.append(reason) }
  }

  /// The outermost of the modifiers around a view that have its id; the view itself without one.
  private static func named(around leaf: LeafNode) -> Node {
    var named: Node = leaf
    while leaf.shownID != nil, let outer = named.parent as? LayoutNode,
      outer.modifiedChild === named, outer.shownID == leaf.shownID, !outer.naming.isNamedInside
    {
      named = outer
    }
    return named
  }
}

/// Scroll views.
extension EagerScope {
  /// Records what is said of a scroll view and of what changed in it.
  func note(_ scroll: ScrollNode, since before: SightBefore, changes: [Axis: [MoveReason]]) {
    noteOtherContent(of: scroll, since: before)
    noteChanges(changes, in: scroll, since: before)
    noteContainer(of: scroll, since: before)
    noteTurned(scroll)
    noteOpening(of: scroll)
  }

  /// Notes that another view took the place of all that a scroll view showed.
  private func noteOtherContent(of scroll: ScrollNode, since before: SightBefore) {
    guard let content = scroll.content, content.sightBefore?.frame != frame, let old = before.only
    else { return }
    context.frame.account.replaced.append(
      FrameAccount.Replaced(in: scroll.seen, old: old, new: content.viewName)
    )
  }

  /// Records what changed in a scroll view whose offset changed by itself, and its insets.
  private func noteChanges(
    _ changes: [Axis: [MoveReason]],
    in scroll: ScrollNode,
    since before: SightBefore
  ) {
    guard row == nil, scroll.content != nil else { return }
    for axis in Axis.allCases {
      guard let track = scroll.track(along: axis) else { continue }
      context.frame.account.changes += changes[axis] ?? []
      guard !track.entries.contains(where: { $0.oldInsets != nil }),
        let change = InsetChange(from: before.insets, to: scroll.insets, along: axis)
      else { continue }
      var reason = MoveReason(kind: .insets, by: 0, old: change.old, new: change.new)
      reason.oldName = change.edge
      context.frame.account.changes.append(reason)
    }
  }

  /// Records how long a scroll view is in the end, and why, where its offset answers to that.
  private func noteContainer(of scroll: ScrollNode, since before: SightBefore) {
    for axis in Axis.allCases {
      let entries = scroll.track(along: axis)?.entries ?? []
      guard entries.contains(where: { $0.oldContainer != nil }) else { continue }
      var change = MoveReason.resized(
        scroll.seen,
        from: before.size[axis],
        to: scroll.size[axis]
      )
      change.causes = lengths(along: axis).causes(for: scroll)
      context.frame.account.containers.append(
        FrameAccount.Container(of: scroll.number, change: change)
      )
    }
  }

  /// Records that a scroll view is drawn upside down, by what is around it.
  private func noteTurned(_ scroll: ScrollNode) {
    let turns = ViewsAround(from: scroll.parent).count { view in
      ((view as? LayoutNode)?.layout as? EffectLayout)?.step.turnsOver ?? false
    }
    if !turns.isMultiple(of: 2) { context.frame.account.scrollTraits.insert(.isUpsideDown) }
  }

  /// Records that a scroll view opens at its end, as a default anchor asks for it, and that it
  /// aligns views.
  private func noteOpening(of scroll: ScrollNode) {
    let fractions = Axis.allCases.compactMap {
      scroll.track(along: $0)?.resting.anchors.initialOffset
    }
    if fractions.contains(1) { context.frame.account.scrollTraits.insert(.opensAtEnd) }
    if scroll.position != nil { context.frame.account.scrollTraits.insert(.hasPosition) }
    if case .viewAligned = scroll.targetBehavior {
      context.frame.account.scrollTraits.insert(.alignsViews)
    }
  }
}
