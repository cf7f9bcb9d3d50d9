import LazyExtents

/// Why a view that takes the room that others leave is longer or shorter along an axis.
extension EagerLengths {
  /// Finds what around a view makes it longer or shorter, with the share of each: what stands
  /// beside it in eager stacks, and the window.
  ///
  /// - Parameter view: A view that takes what it is offered.
  /// - Returns: The reasons; without shares where these do not account for all of the change, and
  ///   none if it is the window alone, of which all is told by itself.
  func causes(for view: Node) -> [MoveReason] {
    let outer = view.modifiedView
    guard let before = outer.sightBefore, before.frame == frame else { return [] }
    let by = outer.size[axis] - before.size[axis]
    if let relative = relativeCauses(of: view, by: by) { return relative }
    let found = room(for: outer, by: by)
    return found.allSatisfy { $0.views == [Self.window] } ? [] : found
  }

  /// What makes a view so much longer that is as long as a share of what its scroll view shows; nil
  /// of others.
  func relativeCauses(of view: Node, by: Double) -> [MoveReason]? {
    relativeFrame(around: view).map { region(of: $0, by: by) }
  }

  /// The modifier around a view that makes it as long as a share of what its scroll view shows.
  private func relativeFrame(around view: Node) -> LayoutNode? {
    var node = view.modifiedView
    while let layout = node as? LayoutNode {
      if let relative = layout.layout as? ContainerRelativeLayout, relative.axes.contains(axis) {
        return layout
      }
      guard let inner = layout.modifiedChild else { return nil }
      node = inner
    }
    return nil
  }

  /// What makes such a view so much longer: another share, or another length of what the scroll
  /// view shows, with what around that is the reason.
  private func region(of relative: LayoutNode, by: Double) -> [MoveReason] {
    if let old = (relative.former(in: frame) as? ContainerRelativeLayout)?.share?.count,
      let new = (relative.layout as? ContainerRelativeLayout)?.share?.count, old != new
    {
      var reason = MoveReason(kind: .placed, by: by, count: 1)
      reason.setting = MoveReason.Setting(
        name: "containerRelativeFrame count",
        old: "\(old)",
        new: "\(new)"
      )
      return [reason]
    }
    guard let scroll = relative.nearest(ScrollNode.self), let before = scroll.sightBefore,
      before.frame == frame
    else { return [] }
    let old = before.size[axis] - (before.insets ?? scroll.insets).length(axis)
    let new = scroll.sizeWithoutInsets[axis]
    guard !old.isNearly(new) else { return [] }
    var reason = MoveReason.resized(SeenView(name: "visible rect"), from: old, to: new)
    reason.by = by
    reason.causes = causes(for: scroll)
    return [reason]
  }

  /// That a scroll view is shorter, and what around it made it so; it has no share in a move.
  ///
  /// Nil if it is as long as it was, or longer.
  func shorter(_ scroll: ScrollNode) -> MoveReason? {
    guard let before = scroll.sightBefore, before.frame == frame,
      before.size[axis] - scroll.size[axis] > Double.tolerance
    else { return nil }
    var reason = MoveReason(kind: .shortened, by: 0, views: [scroll.seen], count: 1)
    (reason.old, reason.new) = (before.size[axis], scroll.size[axis])
    reason.causes = causes(for: scroll)
    return reason
  }

  /// The same of a view with its modifiers, up to what determines the length of the room itself.
  private func room(for outer: Node, by: Double) -> [MoveReason] {
    var (node, rest) = (outer, by)
    var found: [MoveReason] = []
    while abs(rest) > Double.tolerance {
      guard let parent = node.parent else {
        found += window(in: outer.context)
        break
      }
      guard let before = parent.sightBefore, before.frame == frame, !scrolls(parent) else { break }
      if parent.lineAxis(since: frame) == axis {
        let others = others(than: node, in: parent)
        found += others
        rest -= others.sum
      }
      if let layout = parent as? LayoutNode, var padding = padding(of: layout) {
        padding.by.negate()
        padding.views = [layout.unmodified.seen]
        found.append(padding)
        rest -= padding.by
      }
      // What is as long as it says is so by itself.
      if (parent as? LayoutNode)?.layout.fixesLength(along: axis) == true {
        found.append(.resized(parent.seen, from: before.size[axis], to: parent.size[axis]))
        break
      }
      guard rest.isNearly(parent.size[axis] - before.size[axis]) else { break }
      node = parent
    }
    guard !found.sum.isNearly(by) else {
      return found.sorted { abs($0.by) > abs($1.by) }
    }
    return found.map { reason in
      var reason = reason
      reason.by = 0
      return reason
    }
  }

  /// The window, as views are named.
  static let window = SeenView(name: "window")

  /// That the window has another size.
  private func window(in context: FrameContext) -> [MoveReason] {
    guard let old = context.frame.account.window?.old[axis],
      !old.isNearly(context.settings.size[axis])
    else { return [] }
    return [.resized(Self.window, from: old, to: context.settings.size[axis])]
  }

  /// What came, went or has another length beside a view in an eager stack, and by how much that
  /// makes the room for the view longer; what takes what is left itself does not.
  private func others(than view: Node, in stack: Node) -> [MoveReason] {
    parts(of: stack) { child, _ in
      child !== view && !LengthOffer(to: child, along: axis).isFollowed
    }.negated
  }

  /// Why a view stands elsewhere that stands after the only view in an eager stack that takes what
  /// is left: what is before that makes it shorter by as much as it pushes, so that the length of
  /// the stack, what follows, and the view's own length remain.
  ///
  /// - Returns: The reasons; nil if there is no such view, or they do not account for the move.
  func reasonsFromEnd(
    of child: Node,
    in stack: Node,
    since before: SightBefore,
    by moved: Double
  ) -> [MoveReason]? {
    let children = stack.children
    let followers = former(stack).followers(along: axis, where: takesOther)
    guard followers.count == 1, let place = children.firstIndex(where: { $0 === child }),
      followers[0] < place,
      let own = before.parts.firstIndex(where: { $0.node == ObjectIdentifier(child) })
    else { return nil }
    var found = former(stack).walk(self)
      .changes(of: children[place...], since: before.parts[own...])
    let old = before.parts[own...].reduce(before.size[axis] - before.parts[own].start) {
      $0 - $1.length
    }
    let new = children[place...].reduce(
      stack.size[axis] - child.laidOutOrigin(along: axis)
    ) { $0 - $1.size[axis] }
    // A distance comes and goes with each view.
    if !old.isNearly(new) {
      guard let edit = found.firstIndex(where: { [.came, .went].contains($0.kind) }) else {
        return nil
      }
      found[edit].by += new - old
    }
    found = found.negated
    let grown = stack.size[axis] - before.size[axis]
    if abs(grown) > Double.tolerance {
      let around = room(for: stack, by: grown)
      // What grows with its content has nothing left that could be taken.
      guard around.sum.isNearly(grown) else { return nil }
      found += around
    }
    return found.sum.isNearly(moved) ? found : nil
  }

  /// Whether a view takes what is left along an axis, and that is something else than before.
  private func takesOther(_ view: Node) -> Bool {
    guard let before = view.sightBefore, before.frame == frame else { return false }
    return !before.size[axis].isNearly(view.size[axis])
      && LengthOffer(to: view, along: axis).isFollowed
  }

  /// Whether what is in a view has any room along an axis.
  private func scrolls(_ node: Node) -> Bool {
    (node as? ScrollNode)?.track(along: axis) != nil || (node as? LazyStackNode)?.axis == axis
  }
}
