import LazyExtents

/// Why a view, and what moved in it, stands elsewhere in one that does not arrange its views along
/// the axis: how that places, pads or aligns it.
struct AlignmentReasons {
  private let child: Node
  private let parent: Node
  /// Where the view was.
  private let old: SightBefore
  /// What moved in it.
  private let node: Node
  private let lengths: EagerLengths

  private var axis: Axis { lengths.axis }
  private var frame: Int { lengths.frame }

  /// - Parameters:
  ///   - child: The view.
  ///   - parent: What is around it.
  ///   - old: Where the view was.
  ///   - node: What moved in it.
  ///   - lengths: What made views longer.
  init(
    of child: Node,
    in parent: Node,
    since old: SightBefore,
    moving node: Node,
    _ lengths: EagerLengths
  ) {
    (self.child, self.parent, self.old, self.node) = (child, parent, old, node)
    self.lengths = lengths
  }

  /// The reasons for a move.
  func all(by moved: Double) -> [MoveReason] {
    guard let layout = parent as? LayoutNode else { return [] }
    let former = layout.former(in: frame)
    switch (
      layout.placeSum(of: child, along: axis, by: former), layout.placeSum(of: child, along: axis)
    ) {
    case (.inset, .inset):
      let start = child.laidOutOrigin(along: axis)
      return [MoveReason(kind: .padding, by: moved, count: 1, old: start - moved, new: start)]
    case (.aligned(let old), .aligned(let new)):
      return aligned(by: moved, from: old, to: new)
    case (.end, .end): return behind(layout, by: moved)
    case (.beside, .beside): return beside(layout, by: moved)
    default:
      let placer = layout.layout.isModifier ? SeenView(name: layout.name) : parent.seen
      var reason = MoveReason(kind: .placed, by: moved, views: [placer], count: 1)
      reason.causes = changesInLayout(movingBy: moved)
      return [reason]
    }
  }

  /// Why a view stands elsewhere at the end of a modifier: the view before it is longer, or the
  /// whole.
  private func behind(_ layout: LayoutNode, by moved: Double) -> [MoveReason] {
    guard let base = layout.modifiedChild, let (old, new) = lengths.lengths(of: base),
      (new - old).isNearly(moved)
    else { return aligned(by: moved, from: .bottom, to: .bottom) }
    return [lengths.resized(base, from: old)]
  }

  /// What the other view of a modifier does to the one that it modifies: it came, went or has
  /// another length, and the distance to it goes with it.
  private func beside(_ layout: LayoutNode, by moved: Double) -> [MoveReason] {
    let other = layout.children.first { $0 !== child }
    let before = other?.sightBefore.flatMap { $0.frame == frame ? $0.size[axis] : nil }
    let (old, new) = (before ?? 0, other?.size[axis] ?? 0)
    // Several views at an edge stand in one that nobody wrote.
    let isUnwritten = other.map { $0.shownID == nil && !$0.children.isEmpty } ?? false
    let views = (isUnwritten ? other?.children : nil) ?? [other].compactMap(\.self)
    if old == 0, views.contains(where: { $0.sightBefore?.frame != frame }) {
      let came = views.map(\.seen)
      return [MoveReason(kind: .came, by: moved, views: came, count: came.count, new: new)]
    }
    let went = lengths.former(other ?? layout).gone().map(\.view)
    guard let other, new > 0 || went.isEmpty else {
      return [MoveReason(kind: .went, by: moved, views: went, count: went.count, old: old)]
    }
    var reason = lengths.resized(other, from: old)
    if isUnwritten, reason.views == [other.seen] { reason.views = [SeenView(name: layout.name)] }
    let rest = moved - reason.by
    guard abs(rest) > Double.tolerance else { return [reason] }
    let spacing = MoveReason(kind: .spacing, by: rest, count: 1)
    return abs(reason.by) > Double.tolerance ? [reason, spacing] : [spacing]
  }

  /// The shares of another alignment, of the room around the view, and of its own length.
  private func aligned(
    by moved: Double,
    from oldGuide: AlignmentGuide,
    to guide: AlignmentGuide
  ) -> [MoveReason] {
    let (room, now) = (parent.sightBefore?.size[axis] ?? parent.size[axis], parent.size[axis])
    let shares = AlignedShares(
      of: moved,
      room: now - room,
      own: child.size[axis] - old.size[axis],
      by: guide,
      since: oldGuide
    )
    var around = MoveReason(kind: .alignment, by: shares.setting, views: [seenRoom], count: 1)
    (around.old, around.new) = (now, now)
    around.setting = .alignment(from: oldGuide, to: guide)
    var all = around.setting == nil ? [] : [around]
    (around.by, around.old, around.setting) = (shares.room, room, nil)
    if all.isEmpty { around.causes = causesOfRoom(by: now - room) }
    all += [around, own(by: shares.own)].filter { abs($0.by) > Double.tolerance }
    return all
  }

  /// Why what aligns views has another length, unless another view took the place of one there,
  /// which is told of its row.
  private func causesOfRoom(by grown: Double) -> [MoveReason] {
    let found = lengths.causes(of: parent, by: grown)
    let old = lengths.former(parent).oldIDs
    let isOther = found.contains { change in
      change.kind == .came && change.views.contains { $0.id.map(old.contains) ?? false }
    }
    return isOther ? [] : found
  }

  /// The share of a view's own length in where it is aligned, and what moved in it.
  private func own(by share: Double) -> MoveReason {
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
        ?? lengths.causes(of: child, by: by)
      return reason
    }
    reason.views = [seenLayers(inner) ?? inner.seen]
    reason.room = isFramed ? Self.frame : parent.seen
    reason.isOwn = isHeldByGuide
    let changed = lengths.resized(child, from: old.size[axis])
    reason.causes = changed.views == [child.seen] ? changed.causes : [changed]
    return reason
  }

  /// What a layout of a user responds to: what came, went or has another length of its own there,
  /// and what its views say otherwise.
  ///
  /// Lengths that account for all of the move are told alone, and of what is said, what the view
  /// says that moved.
  private func changesInLayout(movingBy moved: Double) -> [MoveReason] {
    // What is longer itself does not push its own start away.
    let changes = lengthsInLayout.filter { change in
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

  private var lengthsInLayout: [MoveReason] {
    guard let before = parent.sightBefore, before.frame == frame else { return [] }
    var changes: [MoveReason] = []
    for part in lengths.former(parent).gone() {
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

  /// What aligns the view, as what has its own length: the frame around a view is no view itself
  /// that could be meant by its name.
  private var seenRoom: SeenView {
    let alone = SeenView(alone: parent, along: axis)
    let isNamed =
      alone.id != nil && (parent.id ?? parent.naming.ownID) != nil && !parent.naming.isNamedInside
    return isFramed && !isNamed ? Self.frame : alone
  }

  private static let frame = SeenView(name: "frame")

  /// The views of an overlay, a background or a bar together, which nobody wrote as one view.
  private func seenLayers(_ node: Node) -> SeenView? {
    guard let modifier = parent as? LayoutNode,
      modifier.layout is LayeredLayout || modifier.layout is SafeAreaInsetLayout,
      node.parent === parent, node.shownID == nil, parent.children.first !== node
    else { return nil }
    return SeenView(name: modifier.name)
  }

  /// Whether a guide that a view in the stack sets aligns the view there, and no edge of it.
  private var isHeldByGuide: Bool {
    guard let stack = (parent as? LayoutNode)?.layout as? StackLayout, stack.axis != axis else {
      return false
    }
    return sets(stack.alignment, in: parent)
  }

  /// Whether a view in another one sets a guide.
  private func sets(_ guide: AlignmentGuide, in node: Node) -> Bool {
    guard !(node is LazyStackNode), !(node is ScrollNode) else { return false }
    if let layout = (node as? LayoutNode)?.layout as? AlignmentGuideLayout, layout.axis == axis,
      layout.guide == guide
    {
      return true
    }
    return node.children.contains { sets(guide, in: $0) }
  }

  /// Whether a frame around the view aligns it.
  private var isFramed: Bool {
    let layout = (parent as? LayoutNode)?.layout
    return layout is FrameLayout || layout is FlexibleFrameLayout
      || layout is ContainerRelativeLayout
  }
}
