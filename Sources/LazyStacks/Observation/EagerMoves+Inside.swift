extension EagerMoves {
  /// Why a view, and what moved in it, stands elsewhere in one that does not arrange its views
  /// along the axis.
  func inside(
    _ parent: Node,
    of child: Node,
    with node: Node,
    since old: SightBefore,
    by moved: Double,
    along axis: Axis
  ) -> [MoveReason] {
    let around = parent.sightBefore ?? old
    var reason = MoveReason(kind: .alignment, by: moved, count: 1)
    let start = child.laidOutOrigin(along: axis)
    if SightBefore.isPlacedByUser(parent) {
      reason.kind = .placed
      reason.views = [parent.seen]
      reason.causes = changes(inLayout: parent, moving: child, by: moved, along: axis)
    } else if (parent as? LayoutNode)?.layout is PaddingLayout {
      reason.kind = .padding
      (reason.old, reason.new) = (start - moved, start)
    } else if let shares = realigned(child, in: parent, since: old, by: moved, along: axis) {
      let own = aligned(child, in: parent, with: node, since: old, by: shares.own, along: axis)
      return [shares.setting, shares.around, own].filter { abs($0.by) > Double.tolerance }
    } else if around.size[axis].isNearly(parent.size[axis]),
      !old.size[axis].isNearly(child.size[axis])
    {
      // In the same room what is longer stands elsewhere.
      return [aligned(child, in: parent, with: node, since: old, by: moved, along: axis)]
    } else {
      reason.views = [Self.seenRoom(parent, along: axis)]
      (reason.old, reason.new) = (around.size[axis], parent.size[axis])
      reason.setting = OtherSettings(of: parent, since: frame).alignment(along: axis)
      if reason.setting == nil {
        reason.causes = causes(ofRoom: parent, since: around, along: axis)
      }
      let lengths = (
        around: parent.size[axis] - around.size[axis], own: child.size[axis] - old.size[axis]
      )
      if reason.setting == nil, let shares = MoveReason.alignments(by: moved, in: lengths) {
        reason.by = shares.around
        let own = aligned(child, in: parent, with: node, since: old, by: shares.own, along: axis)
        return [reason, own]
      }
    }
    return [reason]
  }

  /// Why what aligns views has another length, unless another view took the place of one there,
  /// which is told of its row.
  private func causes(
    ofRoom parent: Node,
    since around: SightBefore,
    along axis: Axis
  ) -> [MoveReason] {
    let found = causes(of: parent, by: parent.size[axis] - around.size[axis], along: axis)
    let old = ids(of: around.parts)
    let isOther = found.contains { change in
      change.kind == .came && change.views.contains { $0.id.map(old.contains) ?? false }
    }
    return isOther ? [] : found
  }

  /// The shares of another alignment, and of the room around a view that has another length itself;
  /// nil if the alignment is the same, or the view.
  private func realigned(
    _ child: Node,
    in parent: Node,
    since old: SightBefore,
    by moved: Double,
    along axis: Axis
  ) -> (setting: MoveReason, around: MoveReason, own: Double)? {
    guard let around = parent.sightBefore, !old.size[axis].isNearly(child.size[axis]),
      let setting = OtherSettings(of: parent, since: frame).alignment(along: axis)
    else { return nil }
    let start = child.laidOutOrigin(along: axis)
    let shares = MoveReason.alignments(
      from: .init(start: start - moved, room: around.size[axis], own: old.size[axis]),
      to: .init(start: start, room: parent.size[axis], own: child.size[axis])
    )
    guard let shares else { return nil }
    var other = MoveReason(kind: .alignment, by: shares.setting, count: 1)
    other.views = [Self.seenRoom(parent, along: axis)]
    (other.old, other.new, other.setting) = (parent.size[axis], parent.size[axis], setting)
    var room = other
    (room.by, room.old, room.setting) = (shares.around, around.size[axis], nil)
    return (other, room, shares.own)
  }

  /// The share of a view's own length in where it is aligned, and what moved in it.
  private func aligned(
    _ child: Node,
    in room: Node,
    with node: Node,
    since old: SightBefore,
    by share: Double,
    along axis: Axis
  ) -> MoveReason {
    var reason = MoveReason(kind: .alignment, by: share, count: 1)
    (reason.old, reason.new) = (old.size[axis], child.size[axis])
    let inner = child.unmodified
    let before = inner.sightBefore.flatMap { $0.frame == frame ? $0.size[axis] : nil }
    let by = child.size[axis] - old.size[axis]
    // The modifiers around a view go with it, unless they have its id.
    let isNamed = child.id != nil && child.id == inner.id && !child.naming.isNamedInside
    if let before, !isNamed, (inner.size[axis] - before).isNearly(by) {
      (reason.old, reason.new) = (before, inner.size[axis])
    }
    guard inner !== node || inner is LazyStackNode else {
      reason.causes =
        MoveReason.replacement(in: child, frame: frame).map { [$0] }
        ?? causes(of: child, by: by, along: axis)
      return reason
    }
    reason.views = [Self.seenLayers(inner, on: room) ?? inner.seen]
    reason.room = Self.isFrame(room) ? Self.frame : room.seen
    let changed = resized(child, from: old.size[axis], along: axis)
    reason.causes = changed.views == [child.seen] ? changed.causes : [changed]
    return reason
  }

  /// What a layout of a user responds to: what came, went or has another length of its own there,
  /// and what its views say otherwise.
  ///
  /// Lengths that account for all of the move are told alone, and of what is said, what the view
  /// says that moved.
  private func changes(
    inLayout parent: Node,
    moving child: Node,
    by moved: Double,
    along axis: Axis
  ) -> [MoveReason] {
    // What is longer itself does not push its own start away.
    let changes = lengths(inLayout: parent, along: axis).filter { change in
      change.kind != .resized || change.views.first != child.seen || change.by * moved < 0
    }
    if !changes.isEmpty, changes.sum.isNearly(moved) { return changes }
    let own = OtherSettings(of: child, since: frame).values
    var said =
      own.isEmpty ? parent.children.flatMap { OtherSettings(of: $0, since: frame).values } : own
    if let layout = parent as? LayoutNode, let former = layout.former(in: frame),
      !layout.layout.isEqual(to: former)
    {
      said.append(MoveReason(kind: .placed, by: 0, views: [SeenView(name: parent.name)], count: 1))
    }
    guard said.isEmpty, changes.isEmpty else { return said + changes }
    // A view that is wider may begin another line.
    return parent.children.compactMap { child in
      guard let size = OtherSettings(of: child, since: frame).size(along: axis.cross) else {
        return nil
      }
      var reason = MoveReason(kind: .resized, by: 0, views: [child.seen], count: 1)
      reason.setting = size
      return reason
    }
  }

  private func lengths(inLayout parent: Node, along axis: Axis) -> [MoveReason] {
    guard let before = parent.sightBefore, before.frame == frame else { return [] }
    var changes: [MoveReason] = []
    for part in gone(from: parent, since: before) {
      changes.add(.went, by: 0, of: part.view)
    }
    for child in parent.children {
      guard let old = child.sightBefore, old.frame == frame else {
        changes.add(.came, by: 0, of: child.seen)
        continue
      }
      let (was, now) = (old.size[axis], child.size[axis])
      guard abs(now - was) > Double.tolerance, !LengthOffer(to: child, along: axis).isFollowed
      else { continue }
      changes.add(.resized, by: now - was, of: child.seen, old: was, new: now)
    }
    return changes
  }

  /// The view that has the id of another one by the modifiers around that, and how far the other
  /// one moved within it along an axis; nil if it did not.
  func named(around node: Node, along axis: Axis) -> (view: Node, by: Double)? {
    guard let before = node.sightBefore, node.id != nil else { return nil }
    var outer = node
    var inner = node.laidOutOrigin(along: axis)
    var start: (node: Node, at: Double)?
    while let parent = outer.parent as? LayoutNode, parent.modifiedChild === outer {
      if parent.id == node.id, !parent.naming.isNamedInside { start = (parent, inner) }
      inner += parent.laidOutOrigin(along: axis)
      outer = parent
    }
    guard let start, let around = start.node.sightBefore, around.frame == frame else { return nil }
    let moved = start.at - (before.laidOut[axis] - around.laidOut[axis])
    return abs(moved) > Double.slack(at: abs(inner)) ? (start.node, moved) : nil
  }

  /// The nearest view around another one that has an id, in what scrolls or in a row.
  static func namedParent(of node: Node) -> Node? {
    var next = node.parent
    while let outer = next, !(outer is ScrollNode), !(outer is LazyStackNode) {
      if outer.shownID != nil { return outer }
      next = outer.parent
    }
    return nil
  }

  /// What aligns a view, as what has its own length: the frame around the view is no view itself
  /// that could be meant by its name.
  private static func seenRoom(_ node: Node, along axis: Axis) -> SeenView {
    isFrame(node) && node.id == nil && node.naming.ownID == nil
      ? frame : seenAlone(node, along: axis)
  }

  private static let frame = SeenView(name: "frame")

  /// The views of an overlay or a background together, which nobody wrote as one view.
  private static func seenLayers(_ node: Node, on room: Node) -> SeenView? {
    guard let layers = (room as? LayoutNode)?.layout as? LayeredLayout, node.parent === room,
      node.shownID == nil, room.children.first !== node
    else { return nil }
    return SeenView(name: layers.name)
  }

  /// Whether a view is a frame around another one, which aligns that.
  private static func isFrame(_ node: Node) -> Bool {
    let layout = (node as? LayoutNode)?.layout
    return layout is FrameLayout || layout is FlexibleFrameLayout
      || layout is ContainerRelativeLayout
  }

  /// Whether a person sees a view as one thing: it has an id, or nothing else is in it.
  static func isThing(_ node: Node) -> Bool {
    if node is ScrollNode { return true }
    if let leaf = node as? LeafNode { return !leaf.isSpacer || node.id != nil }
    if node is LazyStackNode { return false }
    return node.parent != nil && (node.id != nil || node.naming.ownID != nil)
      && (node as? LayoutNode)?.modifiedChild == nil
  }

  /// A view as what has its own length along an axis: without the id of a row, where modifiers
  /// around it make that longer.
  static func seenAlone(_ node: Node, along axis: Axis) -> SeenView {
    node.modifiedView.size[axis].isNearly(node.size[axis])
      ? node.seen : SeenView(name: node.viewName)
  }
}
