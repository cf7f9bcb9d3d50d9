import LazyExtents

/// What in a view makes it longer or shorter: all of that, each with its share.
extension EagerMoves {
  /// What in a view makes it so much longer along an axis.
  ///
  /// Empty where nothing in it does: it has a frame, or is as long as it is offered. A rest that
  /// has no name is the last reason.
  func causes(of node: Node, by: Double, along axis: Axis) -> [MoveReason] {
    guard !LengthOffer(to: node, along: axis).isFollowed else { return [] }
    var found: [MoveReason] = []
    var isHeld = false
    var inner = node
    while let layout = inner as? LayoutNode, let child = layout.modifiedChild {
      guard !layout.layout.fixesLength(along: axis), child.sightBefore?.frame == frame else {
        return found.completed(to: by)
      }
      if let padding = otherPadding(of: layout, along: axis) { found.append(padding) }
      isHeld = isHeld || layout.layout is FlexibleFrameLayout
      inner = child
    }
    let rest = by - found.sum
    guard abs(rest) > Double.tolerance else { return found }
    var all = (found + content(of: inner, by: rest, along: axis)).completed(to: by)
    if isHeld, let last = all.last, last.kind == .unseen, last.views.isEmpty {
      // What is in a frame may change more than the least and the greatest length of that let it.
      all[all.count - 1].oldName = "frame"
    }
    return all
  }

  /// That a modifier leaves another room before and after its view.
  func otherPadding(of node: LayoutNode, along axis: Axis) -> MoveReason? {
    guard let new = node.layout as? PaddingLayout,
      let old = node.former(in: frame) as? PaddingLayout
    else { return nil }
    let (was, now) = (old.insets.length(axis), new.insets.length(axis))
    guard !was.isNearly(now) else { return nil }
    return MoveReason(kind: .padding, by: now - was, count: 1, old: was, new: now)
  }

  private func content(of node: Node, by: Double, along axis: Axis) -> [MoveReason] {
    if let stack = node as? LazyStackNode, stack.axis == axis {
      return LazyComparison(of: stack).isPossible ? LengthCauses(of: stack).along(by: by) : []
    }
    if let shelf = LengthCauses.shelf(in: node), shelf.axis != axis {
      guard !LengthOffer(to: shelf, along: axis).isMade else { return [] }
      return LengthCauses(of: shelf).card(grownBy: by, along: axis).map { [$0] } ?? []
    }
    guard node.stackAxis == axis else { return longest(in: node, by: by, along: axis) }
    return parts(of: node, along: axis).flatMap(\.inside)
  }

  /// The view that makes a stack so much longer across the stack's own axis, as it is the longest
  /// one there, or was; empty if that is not all.
  private func longest(in node: Node, by: Double, along axis: Axis) -> [MoveReason] {
    guard node.stackAxis == axis.cross,
      let longest = node.children.first(where: { child in
        child.size[axis].isNearly(node.size[axis])
          && !LengthOffer(to: child, along: axis).isFollowed
      })
    else { return [] }
    guard let before = longest.sightBefore, before.frame == frame else {
      // What came makes nothing shorter.
      guard by > 0 else { return formerLongest(in: node, by: by, along: axis) }
      return [MoveReason(kind: .came, by: by, views: [longest.seen], count: 1)]
    }
    guard (longest.size[axis] - before.size[axis]).isNearly(by) else {
      return by < 0 ? formerLongest(in: node, by: by, along: axis) : []
    }
    return resized(longest, from: before.size[axis], along: axis).inside
  }

  /// The view that was the longest one in a stack and is not any more, so that the stack is as long
  /// as another one.
  private func formerLongest(in node: Node, by: Double, along axis: Axis) -> [MoveReason] {
    guard let whole = node.sightBefore, whole.frame == frame,
      let former = node.children.first(where: { child in
        guard let before = child.sightBefore, before.frame == frame else { return false }
        return before.size[axis].isNearly(whole.size[axis])
          && !LengthOffer(to: child, along: axis).isFollowed
      }), let old = former.sightBefore?.size[axis]
    else { return [] }
    var reason = resized(former, from: old, along: axis)
    // Of what it lost the stack loses only a part.
    (reason.by, reason.causes) = (by, [])
    return [reason]
  }

  /// What came into an eager stack, went from it or has another length in it, and what the
  /// distances in it do.
  func parts(
    of stack: Node,
    along axis: Axis,
    where isTold: (_ child: Node, _ by: Double) -> Bool = { _, _ in true }
  ) -> [MoveReason] {
    guard let before = stack.sightBefore, before.frame == frame else { return [] }
    var found = changes(of: stack.children[...], since: before, along: axis, where: isTold)
    let gone = went(from: stack, since: before)
    let here = gone.isEmpty ? [] : self.ids(in: stack)
    for part in gone {
      found.add(.went, by: -part.length, of: seen(part, amongNew: here), old: part.length)
    }
    addDistances(in: stack, since: before, along: axis, to: &found)
    return found
  }

  /// Adds what the distances in a stack do: one comes and goes with each view.
  private func addDistances(
    in stack: Node,
    since before: SightBefore,
    along axis: Axis,
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
    guard abs(rest) > Double.tolerance else { return }
    found.append(MoveReason(kind: .spacing, by: rest))
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
