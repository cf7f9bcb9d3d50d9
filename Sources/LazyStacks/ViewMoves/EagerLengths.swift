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
    if let relative = RoomCauses(in: self).relativeCauses(of: node, by: by) { return relative }
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

  /// The view that makes a stack so much longer across the stack's own axis, as it is the longest
  /// one there, or was; empty if that is not all.
  private func longest(in node: Node, by: Double) -> [MoveReason] {
    guard node.lineAxis(since: frame) == axis.cross,
      let longest = node.children.first(where: { child in
        child.size[axis].isNearly(node.size[axis])
          && !LengthOffer(to: child, along: axis).isFollowed
      })
    else { return [] }
    guard let before = longest.sightBefore, before.frame == frame else {
      // What came makes nothing shorter.
      guard by > 0 else { return formerLongest(in: node, by: by) }
      return [MoveReason(kind: .came, by: by, views: [longest.seen], count: 1)]
    }
    guard (longest.size[axis] - before.size[axis]).isNearly(by) else {
      return by < 0 ? formerLongest(in: node, by: by) : []
    }
    let alike = alike(longest, in: node)
    guard alike.count == 1 else {
      let (old, new) = (before.size[axis], longest.size[axis])
      return [.resizedAlike(alike.map(\.seen), from: old, to: new, by: by)]
    }
    return resized(longest, from: before.size[axis]).inside
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

  /// The view that was the longest one in a stack and is not any more, so that the stack is as long
  /// as another one.
  private func formerLongest(in node: Node, by: Double) -> [MoveReason] {
    guard let whole = node.sightBefore, whole.frame == frame,
      let former = node.children.first(where: { child in
        guard let before = child.sightBefore, before.frame == frame else { return false }
        return before.size[axis].isNearly(whole.size[axis])
          && !LengthOffer(to: child, along: axis).isFollowed
      }), let old = former.sightBefore?.size[axis]
    else { return [] }
    var reason = resized(former, from: old)
    // Of what it lost the stack loses only a part.
    (reason.by, reason.causes) = (by, [])
    return [reason]
  }

  /// What came into an eager stack, went from it or has another length in it, and what the
  /// distances in it do.
  func parts(
    of stack: Node,
    where isTold: (_ child: Node, _ by: Double) -> Bool = { _, _ in true }
  ) -> [MoveReason] {
    guard let before = stack.sightBefore, before.frame == frame else { return [] }
    var found = changes(of: stack.children[...], since: before, where: isTold)
    let former = former(stack)
    let gone = former.went()
    let here = gone.isEmpty ? [:] : former.new
    for part in gone {
      found.add(.went, by: -part.length, of: part.view.apart(from: here), old: part.length)
    }
    addDistances(in: stack, since: before, to: &found)
    return found
  }

  /// Adds what the distances in a stack do: one comes and goes with each view.
  private func addDistances(
    in stack: Node,
    since before: SightBefore,
    to found: inout [MoveReason]
  ) {
    let (parts, children) = (before.parts, stack.children)
    let was = before.size[axis] - parts.reduce(0) { $0 + $1.length }
    let now = stack.size[axis] - children.reduce(0) { $0 + $1.size[axis] }
    let old = parts.count > 1 ? was / Double(parts.count - 1) : 0
    let new = children.count > 1 ? now / Double(children.count - 1) : 0
    var rest = now - was
    for place in found.indices where [.came, .went].contains(found[place].kind) {
      let gap = found[place].kind == .came ? max(old, new) : -max(old, new)
      found[place].by += gap * Double(found[place].count)
      rest -= gap * Double(found[place].count)
    }
    guard abs(rest) > Double.tolerance, mayHaveOtherDistances(stack, since: before) else { return }
    found.append(MoveReason(kind: .spacing, by: rest))
  }
}

/// What changed in a stack.
extension EagerLengths {
  /// Whether a stack has other parameters or another number of views; the places of views in a row
  /// may date from another pass than the row's length.
  private func mayHaveOtherDistances(_ stack: Node, since before: SightBefore) -> Bool {
    guard before.parts.count == stack.children.count, let layout = stack as? LayoutNode else {
      return true
    }
    return layout.former(in: frame).map { !layout.layout.isEqual(to: $0) } ?? false
  }

  /// Which views of an eager stack came and which of those have another length, if that is to be
  /// told.
  func changes(
    of children: ArraySlice<Node>,
    since before: SightBefore,
    where isTold: (_ child: Node, _ by: Double) -> Bool = { _, _ in true }
  ) -> [MoveReason] {
    guard let stack = children.first?.parent else { return [] }
    let former = former(stack)
    let (places, ids, remade) = (former.places, former.oldIDs, former.remade)
    var changes: [MoveReason] = []
    for child in children {
      let length = child.size[axis]
      let place = child.sightBefore?.frame == frame ? places[ObjectIdentifier(child)] : nil
      guard let part = place.map({ before.parts[$0] }) else {
        if let former = child.shownID.flatMap({ remade[$0] }) {
          guard !former.length.isNearly(length) else { continue }
          changes.append(.replaced(former, by: child, length: length))
          continue
        }
        changes.add(.came, by: length, of: child.seen.apart(from: ids), new: length)
        continue
      }
      let by = length - part.length
      guard abs(by) > Double.tolerance, isTold(child, by) else { continue }
      changes.append(resized(child, from: part.length))
    }
    return changes
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
      ? RoomCauses(in: self).causes(for: node) : causes(of: node, by: reason.by)
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
