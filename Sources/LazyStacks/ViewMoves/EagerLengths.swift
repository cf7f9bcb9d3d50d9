import LazyExtents

/// What makes eager views longer or shorter along an axis than before a frame: all of that, each
/// with its share.
struct EagerLengths {
  let axis: Axis
  let frame: Int
  /// Whether the views are in a row of a lazy container, so that no offset answers to them.
  let isInRow: Bool

  private let stacks: FormerStacks

  init(
    along axis: Axis,
    since frame: Int,
    isInRow: Bool = false,
    among stacks: FormerStacks = FormerStacks()
  ) {
    (self.axis, self.frame, self.isInRow, self.stacks) = (axis, frame, isInRow, stacks)
  }

  /// What a stack held when the frame began.
  func former(_ stack: Node) -> FormerParts { stacks.parts(of: stack, since: frame) }

  /// What in a view makes it so much longer along an axis.
  ///
  /// Empty where nothing in it does: it has a frame, or is as long as it is offered. A rest that
  /// has no name is the last reason.
  func causes(of node: Node, by: Double) -> [MoveReason] {
    if let relative = relativeCauses(of: node, by: by) { return relative }
    guard !LengthOffer(to: node, along: axis).isFollowed else { return [] }
    var found: [MoveReason] = []
    var isHeld = false
    var inner = node
    while let layout = inner as? LayoutNode, let child = layout.modifiedChild {
      guard !layout.layout.fixesLength(along: axis), child.sightBefore?.frame == frame else {
        return found.completed(to: by)
      }
      if let padding = padding(of: layout) { found.append(padding) }
      isHeld = isHeld || layout.layout is FlexibleFrameLayout
      inner = child
    }
    let rest = by - found.sum
    guard abs(rest) > Double.tolerance else { return found }
    var all = (found + content(of: inner, by: rest)).completed(to: by)
    if isHeld, let last = all.last, last.kind == .unseen, last.views.isEmpty {
      // What is in a frame may change more than the least and the greatest length of that let it.
      all[all.count - 1].oldName = "frame"
    }
    return all
  }

  /// That a modifier leaves another room before and after its view.
  func padding(of node: LayoutNode) -> MoveReason? {
    guard let new = node.layout as? PaddingLayout,
      let old = node.former(in: frame) as? PaddingLayout
    else { return nil }
    let (was, now) = (old.insets.length(axis), new.insets.length(axis))
    guard !was.isNearly(now) else { return nil }
    return MoveReason(kind: .padding, by: now - was, count: 1, old: was, new: now)
  }

  private func content(of node: Node, by: Double) -> [MoveReason] {
    if let stack = node as? LazyStackNode, stack.axis == axis {
      return LazyComparison(of: stack).isPossible ? LengthCauses(of: stack).along(by: by) : []
    }
    if let shelf = LengthCauses.shelf(in: node), shelf.axis != axis {
      guard !LengthOffer(to: shelf, along: axis).isMade else { return [] }
      return LengthCauses(of: shelf).card(grownBy: by, along: axis).map { [$0] } ?? []
    }
    guard node.lineAxis(since: frame) == axis else { return longest(in: node, by: by) }
    return parts(of: node).flatMap(\.inside)
  }

  /// The view that makes a stack so much longer across the stack's own axis: the longest one there,
  /// or of a stack that is shorter, the one that was.
  private func longest(in node: Node, by: Double) -> [MoveReason] {
    guard node.lineAxis(since: frame) == axis.cross else { return [] }
    let deciding = node.children.filter { !LengthOffer(to: $0, along: axis).isFollowed }
    let longest = deciding.first { $0.size[axis].isNearly(node.size[axis]) }
    if let longest, let (old, new) = lengths(of: longest), (new - old).isNearly(by) {
      let alike = alike(longest, in: node)
      guard alike.count > 1 else { return resized(longest, from: old).inside }
      return [.resizedAlike(alike.map(\.seen), from: old, to: new, by: by)]
    }
    guard by < 0, let whole = lengths(of: node)?.old else {
      guard let longest, lengths(of: longest) == nil else { return [] }
      return [MoveReason(kind: .came, by: by, views: [longest.seen], count: 1)]
    }
    let former = deciding.first { lengths(of: $0)?.old.isNearly(whole) ?? false }
    guard let former, var reason = lengths(of: former).map({ resized(former, from: $0.old) }) else {
      return []
    }
    // Of what it lost the stack loses only a part.
    (reason.by, reason.causes) = (by, [])
    return [reason]
  }

  /// The views of a stack that are and were as long as one of them, across the axis of that.
  ///
  /// Each alone would make it so. What has no id is told by what is in it.
  private func alike(_ longest: Node, in node: Node) -> [Node] {
    guard longest.shownID != nil, let (old, new) = lengths(of: longest) else { return [longest] }
    return node.children.filter { child in
      guard child.shownID != nil, let own = lengths(of: child) else { return false }
      return own.old.isNearly(old) && own.new.isNearly(new)
        && !LengthOffer(to: child, along: axis).isFollowed
    }
  }

  /// What came into an eager stack, went from it or has another length in it, and what the
  /// distances in it do.
  func parts(
    of stack: Node,
    where isTold: (_ child: Node, _ by: Double) -> Bool = { _, _ in true }
  ) -> [MoveReason] {
    guard let before = stack.sightBefore, before.frame == frame else { return [] }
    return former(stack).walk(self).changes(in: before, where: isTold)
  }
}

/// That a view has another length.
extension EagerLengths {
  /// That a view of a stack has another length, by what is in it where that is known.
  func resized(_ node: Node, from before: Double) -> MoveReason {
    if let alike = changedAlike(in: node, from: before) { return alike }
    let part = changed(in: node, from: before)
    var reason = MoveReason.resized(part.view, from: part.old, to: part.new)
    reason.by = node.size[axis] - before
    reason.leavesOffset = leavesOffset(node)
    guard part.view == node.seen else { return reason }
    if node.naming.isNamedInside {
      addModifiers(around: node, to: &reason)
    } else if node.shownID == nil, let inner = lengths(of: node.unmodified),
      (inner.new - inner.old).isNearly(reason.by)
    {
      (reason.old, reason.new) = (inner.old, inner.new)
    } else if node.shownID == nil, keepsLength(node.unmodified) {
      // What is around it is longer, such as a frame.
      reason.isWithModifiers = true
    }
    let isOffered = LengthOffer(to: node, along: axis).isFollowed
    reason.causes =
      isOffered
      ? causes(for: node) : causes(of: node, by: reason.by)
    return reason
  }

  /// Whether the transaction kept the offset from answering to another length of a view, which
  /// ended before what was in sight.
  private func leavesOffset(_ node: Node) -> Bool {
    guard node.context.scrolls.leavesOffsets, !isInRow, let before = node.sightBefore,
      before.frame == frame, node.nearest(ScrollNode.self)?.track(along: axis) != nil
    else { return false }
    return before.laidOut[axis] + before.size[axis] <= Double.tolerance
  }

  /// Takes the lengths of the view that has the id, if it grew by as much; otherwise notes that
  /// those of the modifiers around it are told.
  private func addModifiers(around node: Node, to reason: inout MoveReason) {
    var named = node
    while named.naming.isNamedInside, let child = (named as? LayoutNode)?.modifiedChild {
      named = child
    }
    guard let (old, new) = lengths(of: named) else { return }
    if (new - old).isNearly(reason.by) {
      (reason.old, reason.new) = (old, new)
    } else {
      reason.isWithModifiers = true
    }
  }

  /// Whether a view has the length that it had.
  private func keepsLength(_ node: Node) -> Bool {
    lengths(of: node).map { $0.old.isNearly($0.new) } ?? false
  }

  /// The lengths of a view before the frame and now; nil if it was not there.
  func lengths(of node: Node) -> (old: Double, new: Double)? {
    guard let before = node.sightBefore, before.frame == frame else { return nil }
    return (before.size[axis], node.size[axis])
  }

  /// The views that make another one without an id longer or shorter, each alone, as they stand
  /// side by side in it; nil where one is all.
  private func changedAlike(in node: Node, from old: Double) -> MoveReason? {
    guard isSearchable(node), node.seen.id == nil else { return nil }
    let by = node.size[axis] - old
    let grown = node.children.first { child in
      lengths(of: child).map { ($0.new - $0.old).isNearly(by) } ?? false
    }
    guard let grown, let (old, new) = lengths(of: grown) else { return nil }
    guard node.lineAxis(since: frame) == axis.cross, grown.shownID != nil else {
      return changedAlike(in: grown, from: old)
    }
    let alike = alike(grown, in: node)
    return alike.count > 1 ? .resizedAlike(alike.map(\.seen), from: old, to: new, by: by) : nil
  }

  /// Whether what is in a view without an id says why it has another length.
  private func isSearchable(_ node: Node) -> Bool {
    !(node is ScrollNode) && !(node is LazyStackNode)
      && !LengthOffer(to: node, along: axis).isFollowed
  }

  /// The view whose length changed in another one: this view itself, or, if it has no id, the one
  /// in it that has one and changed by as much.
  func changed(
    in node: Node,
    from old: Double,
  ) -> (view: SeenView, old: Double, new: Double) {
    let length = node.size[axis]
    let seen = node.seen
    let itself = (view: seen, old: old, new: length)
    guard seen.id == nil, isSearchable(node) else { return itself }
    for child in node.children {
      guard let own = lengths(of: child), (own.new - own.old).isNearly(length - old) else {
        continue
      }
      let inner = changed(in: child, from: own.old)
      if inner.view.id != nil { return inner }
    }
    return itself
  }
}

extension MoveReason {
  /// The reason itself; of a view without an id, what in it accounts for all of its length.
  fileprivate var inside: [MoveReason] {
    guard kind == .resized, views.first?.id == nil, !causes.isEmpty, causes.sum.isNearly(by) else {
      return [self]
    }
    guard views[0].name.hasPrefix("Lazy") else { return causes }
    return causes.map { cause in
      var cause = cause
      if cause.kind == .unseen, cause.views.isEmpty { cause.views = views }
      return cause
    }
  }
}

extension [MoveReason] {
  /// The reasons with a rest that has no name, if there is one; none where there is no other.
  func completed(to by: Double) -> [MoveReason] {
    let rest = by - sum
    guard !isEmpty, abs(rest) > Double.slack(at: abs(by)), allSatisfy({ $0.by != 0 }) else {
      return self
    }
    return self + [MoveReason(kind: .unseen, by: rest)]
  }
}
