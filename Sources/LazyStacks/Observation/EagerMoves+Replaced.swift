extension EagerMoves {
  /// What came into a stack, told apart from what was there under the same id.
  func seen(_ node: Node, amongOld ids: Set<ViewID>) -> SeenView {
    let seen = node.seen
    return seen.id.map(ids.contains) ?? false ? seen.asPart : seen
  }

  /// What went from a stack, told apart from what is there under the same id.
  func seen(_ part: SightBefore.Part, amongNew ids: Set<ViewID>) -> SeenView {
    part.view.id.map(ids.contains) ?? false ? part.view.asPart : part.view
  }

  /// The ids of what was in a stack: asked for each view of many, they are found once.
  func ids(of parts: some Sequence<SightBefore.Part>) -> Set<ViewID> {
    Set(parts.lazy.compactMap(\.view.id))
  }

  /// The ids of what is in a stack now.
  func ids(in stack: Node) -> Set<ViewID> { Set(stack.children.lazy.compactMap(\.shownID)) }

  /// That a view of a stack has another length, by what is in it where that is known.
  func resized(_ node: Node, from before: Double, along axis: Axis) -> MoveReason {
    let part = changed(in: node, from: before, along: axis)
    var reason = MoveReason.resized(part.view, from: part.old, to: part.new)
    reason.by = node.size[axis] - before
    reason.leavesOffset = leavesOffset(node, along: axis)
    guard part.view == node.seen else { return reason }
    if node.naming.isNamedInside {
      addModifiers(around: node, along: axis, to: &reason)
    } else if node.shownID == nil, let inner = lengths(of: node.unmodified, along: axis),
      (inner.new - inner.old).isNearly(reason.by)
    {
      (reason.old, reason.new) = (inner.old, inner.new)
    } else if node.shownID == nil, keepsLength(node.unmodified, along: axis) {
      // What is around it is longer, such as a frame.
      reason.isWithModifiers = true
    }
    let isOffered = LengthOffer(to: node, along: axis).isFollowed
    reason.causes =
      isOffered
      ? causes(ofRoomFor: node, along: axis) : causes(of: node, by: reason.by, along: axis)
    return reason
  }

  /// Whether the transaction kept the offset from answering to another length of a view, which
  /// ended before what was in sight.
  private func leavesOffset(_ node: Node, along axis: Axis) -> Bool {
    guard context.scrolls.leavesOffsets, row == nil, let before = node.sightBefore,
      before.frame == frame, node.nearest(ScrollNode.self)?.track(along: axis) != nil
    else { return false }
    return before.laidOut[axis] + before.size[axis] <= Double.tolerance
  }

  /// Takes the lengths of the view that has the id, if it grew by as much; otherwise notes that
  /// those of the modifiers around it are told.
  private func addModifiers(around node: Node, along axis: Axis, to reason: inout MoveReason) {
    var named = node
    while named.naming.isNamedInside, let child = (named as? LayoutNode)?.modifiedChild {
      named = child
    }
    guard let (old, new) = lengths(of: named, along: axis) else { return }
    if (new - old).isNearly(reason.by) {
      (reason.old, reason.new) = (old, new)
    } else {
      reason.isWithModifiers = true
    }
  }

  /// Whether a view has the length that it had.
  private func keepsLength(_ node: Node, along axis: Axis) -> Bool {
    lengths(of: node, along: axis).map { $0.old.isNearly($0.new) } ?? false
  }

  /// The lengths of a view before the frame and now; nil if it was not there.
  private func lengths(of node: Node, along axis: Axis) -> (old: Double, new: Double)? {
    guard let before = node.sightBefore, before.frame == frame else { return nil }
    return (before.size[axis], node.size[axis])
  }
}

extension MoveReason {
  /// That a view is shorter or longer, by the difference.
  static func resized(_ view: SeenView, from old: Double, to new: Double) -> MoveReason {
    MoveReason(kind: .resized, by: new - old, views: [view], count: 1, old: old, new: new)
  }

  /// That another kind of view took the place of one whose length is not the reason.
  static func replaced(_ name: String, by new: String) -> MoveReason {
    var reason = MoveReason(kind: .resized, by: 0, views: [SeenView(name: new)], count: 1)
    reason.oldName = name
    return reason
  }

  /// That another view took the place of one with the same id.
  static func replaced(_ part: SightBefore.Part, by node: Node, length: Double) -> MoveReason {
    var reason = MoveReason.resized(node.seen, from: part.length, to: length)
    reason.oldName = part.view.name == node.seen.name ? nil : part.view.name
    return reason
  }
}

extension MoveReason.Kind {
  /// The corresponding cause of the ledger.
  var cause: LedgerCause {
    switch self {
    case .resized, .start, .alignment, .padding, .placed: .resize
    case .came, .went, .rearranged, .spacing, .lines, .unseen: .data
    case .anchor, .correction, .insets, .remeasured, .transform, .held, .shortened: .resize
    case .target: .snap
    case .clamp: .clamp
    }
  }
}

extension Rect {
  /// What is seen of a rectangle that stands at a place in what another one shows.
  func part(of outer: Rect, seenFrom place: Point) -> Rect {
    let shown = Rect(
      origin: Point(x: outer.origin.x - place.x, y: outer.origin.y - place.y),
      size: outer.size
    )
    return intersection(shown) ?? Self.nowhere
  }

  /// Where nothing stands.
  private static let nowhere = Rect(origin: Point(x: 1e12, y: 1e12), size: .zero)

  /// Whether a rectangle is in sight in this one as far as one axis goes.
  func shows(_ origin: Point, size: Size, along axis: Axis) -> Bool {
    VisibleSpan(start: start(axis), end: end(axis)).touches(
      from: origin[axis],
      length: size[axis]
    )
  }

  /// Whether a rectangle is in sight in this one, also one without a width or height.
  func shows(_ origin: Point, size: Size) -> Bool {
    Axis.allCases.allSatisfy { shows(origin, size: size, along: $0) }
  }
}

extension MoveReason {
  /// The view that took the place of another kind of view in a frame, alone in a container; the
  /// change has no length.
  static func replacement(in container: Node, frame: Int) -> MoveReason? {
    var node = container
    while let before = node.sightBefore, before.frame == frame, !(node is LazyStackNode),
      !(node is ScrollNode), node.children.count == 1
    {
      let child = node.children[0]
      if child.sightBefore?.frame != frame {
        guard let name = before.only, name != child.viewName else { return nil }
        return .replaced(name, by: child.viewName)
      }
      node = child
    }
    return nil
  }
}
