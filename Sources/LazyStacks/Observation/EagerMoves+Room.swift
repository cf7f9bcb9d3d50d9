import LazyExtents

/// Why a view that takes the room that others leave is longer or shorter.
extension EagerMoves {
  /// What around a view makes it longer or shorter by so much, with the share of each: what stands
  /// beside it in eager stacks, and the window.
  ///
  /// - Parameters:
  ///   - view: A view that takes what it is offered.
  ///   - axis: The axis of its length.
  /// - Returns: The reasons; without shares where these do not account for all of the change, and
  ///   none if it is the window alone, of which all is told by itself.
  func causes(ofRoomFor view: Node, along axis: Axis) -> [MoveReason] {
    let outer = view.modifiedView
    guard let before = outer.sightBefore, before.frame == frame else { return [] }
    let found = room(for: outer, by: outer.size[axis] - before.size[axis], along: axis)
    return found.allSatisfy { $0.views == [Self.window] } ? [] : found
  }

  /// That a scroll view is shorter, and what around it made it so; it has no share in a move.
  ///
  /// Nil if it is as long as it was, or longer.
  func shorter(_ scroll: ScrollNode, along axis: Axis) -> MoveReason? {
    guard let before = scroll.sightBefore, before.frame == frame,
      before.size[axis] - scroll.size[axis] > Double.tolerance
    else { return nil }
    var reason = MoveReason(kind: .shortened, by: 0, views: [scroll.seen], count: 1)
    (reason.old, reason.new) = (before.size[axis], scroll.size[axis])
    reason.causes = causes(ofRoomFor: scroll, along: axis)
    return reason
  }

  /// Records how long a scroll view is in the end, and why, where its offset answers to that.
  func noteContainer(of scroll: ScrollNode, since before: SightBefore) {
    for axis in Axis.allCases {
      let entries = scroll.track(along: axis)?.entries ?? []
      guard entries.contains(where: { $0.oldContainer != nil }) else { continue }
      var change = MoveReason.resized(
        scroll.seen,
        from: before.size[axis],
        to: scroll.size[axis]
      )
      change.causes = causes(ofRoomFor: scroll, along: axis)
      context.account.containers.append(
        FrameAccount.Container(of: scroll.number, change: change)
      )
    }
  }

  /// The same of a view with its modifiers, up to what determines the length of the room itself.
  private func room(for outer: Node, by: Double, along axis: Axis) -> [MoveReason] {
    var (node, rest) = (outer, by)
    var found: [MoveReason] = []
    while abs(rest) > Double.tolerance {
      guard let parent = node.parent else {
        found += window(along: axis)
        break
      }
      guard let before = parent.sightBefore, before.frame == frame,
        !Self.scrolls(parent, along: axis)
      else { break }
      if parent.stackAxis == axis {
        let others = others(than: node, in: parent, along: axis)
        found += others
        rest -= others.sum
      }
      if let layout = parent as? LayoutNode, var padding = otherPadding(of: layout, along: axis) {
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
      return found.withoutOpposites.sorted { abs($0.by) > abs($1.by) }
    }
    return found.map { reason in
      var reason = reason
      reason.by = 0
      return reason
    }
  }

  private static let window = SeenView(name: "window")

  /// That the window has another size.
  private func window(along axis: Axis) -> [MoveReason] {
    guard let old = context.account.window?.old[axis], !old.isNearly(context.settings.size[axis])
    else { return [] }
    return [.resized(Self.window, from: old, to: context.settings.size[axis])]
  }

  /// What came, went or has another length beside a view in an eager stack, and by how much that
  /// makes the room for the view longer; what takes what is left itself does not.
  private func others(than view: Node, in stack: Node, along axis: Axis) -> [MoveReason] {
    parts(of: stack, along: axis) { child, _ in
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
    by moved: Double,
    along axis: Axis
  ) -> [MoveReason]? {
    let children = stack.children
    let followers = children.indices.filter { takesOther(children[$0], along: axis) }
    guard let place = children.firstIndex(where: { $0 === child }), followers.count == 1,
      followers[0] < place,
      let own = before.parts.firstIndex(where: { $0.node == ObjectIdentifier(child) })
    else { return nil }
    var found = changes(of: children[place...], since: before, along: axis)
    for part in gone(before.parts[own...], from: stack) {
      found.add(.went, by: -part.length, of: part.view, old: part.length)
    }
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
      let around = room(for: stack, by: grown, along: axis)
      // What grows with its content has nothing left that could be taken.
      guard around.sum.isNearly(grown) else { return nil }
      found += around
    }
    return found.sum.isNearly(moved) ? found : nil
  }

  /// Whether a view takes what is left along an axis, and that is something else than before.
  private func takesOther(_ view: Node, along axis: Axis) -> Bool {
    guard let before = view.sightBefore, before.frame == frame else { return false }
    return !before.size[axis].isNearly(view.size[axis])
      && LengthOffer(to: view, along: axis).isFollowed
  }

  /// Whether what is in a view has any room along an axis.
  private static func scrolls(_ node: Node, along axis: Axis) -> Bool {
    (node as? ScrollNode)?.track(along: axis) != nil || (node as? LazyStackNode)?.axis == axis
  }
}

extension [MoveReason] {
  /// The same without the same changes that move something to and fro.
  ///
  /// - Complexity: O(*reasons*).
  var withoutOpposites: [MoveReason] {
    var isDropped = [Bool](repeating: false, count: count)
    var places: [ChangeOfViews: [Int]] = [:]
    for (place, reason) in enumerated() where !reason.views.isEmpty {
      let change = ChangeOfViews(reason)
      let same = places[change, default: []]
      if let index = same.firstIndex(where: { self[$0].by.isNearly(-reason.by) }) {
        isDropped[same[index]] = true
        isDropped[place] = true
        places[change]?.remove(at: index)
      } else {
        places[change, default: []].append(place)
      }
    }
    return zip(self, isDropped).filter { !$0.1 }.map(\.0)
  }
}

/// What happened to some views, without how far that moved another one.
private struct ChangeOfViews: Hashable {
  let kind: MoveReason.Kind
  let views: [SeenView]
  let old: Double?
  let new: Double?

  init(_ reason: MoveReason) {
    (kind, views, old, new) = (reason.kind, reason.views, reason.old, reason.new)
  }
}
