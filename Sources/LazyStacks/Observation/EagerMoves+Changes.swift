extension EagerMoves {
  /// The views of an eager stack that stood somewhere when the frame began.
  func remembered(in stack: Node) -> Set<ObjectIdentifier> {
    Set(stack.children.lazy.filter { $0.sightBefore?.frame == frame }.map(ObjectIdentifier.init))
  }

  /// What was in an eager stack before and no longer is.
  func gone(
    from stack: Node,
    since before: SightBefore,
    upTo last: Int? = nil
  ) -> [SightBefore.Part] {
    gone(before.parts.prefix(last ?? .max), from: stack)
  }

  /// Which of some views of an eager stack are no longer in it.
  func gone(_ parts: ArraySlice<SightBefore.Part>, from stack: Node) -> [SightBefore.Part] {
    let here = remembered(in: stack)
    return parts.filter { !here.contains($0.node) }.map { part in
      var part = part
      part.view = part.view.distinct(in: stack)
      return part
    }
  }

  /// Records what was in sight in an eager stack or layer and no longer is; rows themselves report
  /// what their data removed.
  ///
  /// - Returns: What was in sight and for which another view was made under the same id.
  func noteGone(
    from stack: Node,
    since before: SightBefore,
    in sight: Rect,
    asked: Point
  ) -> [SightBefore.Part] {
    guard row == nil, !before.parts.isEmpty,
      let axis = stack.stackAxis ?? (SightBefore.isLayered(stack) ? .vertical : nil)
    else { return [] }
    var remade: [SightBefore.Part] = []
    // What went and came again under the same id is still there for who looks.
    let again = remadeParts(in: stack, among: before.parts)
    let gone = gone(from: stack, since: before)
    let here = gone.isEmpty ? [] : ids(in: stack)
    for part in gone where part.length > 0 {
      let view = seen(part, amongNew: here)
      var origin = before.laidOut
      origin[axis] += part.start
      var size = before.size
      size[axis] = part.length
      guard sight.shows(origin, size: size), sight.shows(origin.moved(by: asked), size: size) else {
        continue
      }
      guard part.view.id.flatMap({ again[$0] }) == nil else {
        remade.append(part)
        continue
      }
      context.account.gone.append(view)
      if !part.isElement, view.id != nil { context.account.undescribed.append(view) }
      if gone.count == 1 || view.id == nil { noteExchanged(part, in: stack, since: before) }
    }
    return remade
  }

  /// What changed in a scroll view, along each axis whose offset changed by itself.
  func changes(in scroll: ScrollNode) -> [Axis: [MoveReason]] {
    var changes: [Axis: [MoveReason]] = [:]
    for axis in Axis.allCases {
      guard let content = scroll.content, let track = scroll.track(along: axis),
        !track.entries.allSatisfy(\.isIntended)
      else { continue }
      changes[axis] = self.changes(in: content, along: axis, upTo: track.ledger.keptSubject)
    }
    return changes
  }

  /// Whether an end of the content or an anchor answers to changes in it: it has another length
  /// along the axis by them, or a scroll position keeps a view that stands in it.
  func answers(_ content: Node, along axis: Axis, keeping kept: ViewID?) -> Bool {
    guard kept == nil, let before = content.sightBefore, before.frame == frame else { return true }
    return !before.size[axis].isNearly(content.size[axis])
  }

  /// Records what changed in a scroll view whose offset changed by itself, and its insets.
  func noteChanges(
    _ changes: [Axis: [MoveReason]],
    in scroll: ScrollNode,
    since before: SightBefore
  ) {
    guard row == nil, scroll.content != nil else { return }
    for axis in Axis.allCases {
      guard let track = scroll.track(along: axis) else { continue }
      context.account.changes += changes[axis] ?? []
      guard !track.entries.contains(where: { $0.oldInsets != nil }),
        let change = InsetChange(from: before.insets, to: scroll.insets, along: axis)
      else { continue }
      var reason = MoveReason(kind: .insets, by: 0, old: change.old, new: change.new)
      reason.oldName = change.edge
      context.account.changes.append(reason)
    }
  }

  /// Records that a view in sight in an eager stack has another length, which is told where nothing
  /// moved by that.
  func noteLength(of node: Node, since before: SightBefore, at laidOut: Point, in sight: Sight) {
    guard row == nil, let leaf = node as? LeafNode, !leaf.isSpacer,
      let axis = leaf.modifiedView.parent?.stackAxis,
      !before.size[axis].isNearly(node.size[axis]),
      sight.before.shows(before.laidOut, size: before.size),
      sight.now.shows(laidOut, size: node.size), !LengthOffer(to: node, along: axis).isFollowed
    else { return }
    let reason = resized(node, from: before.size[axis], along: axis)
    let isNoted = context.account.changes.contains {
      $0.kind == .resized && $0.views == reason.views
    }
    if !isNoted { context.account.changes.append(reason) }
  }

  /// What was inserted, removed or resized in an eager stack, wherever it stands: an end of the
  /// content or an anchor responds to that.
  ///
  /// It counts up to the view `kept`, if a scroll position keeps that in place.
  func changes(in content: Node, along axis: Axis, upTo kept: ViewID? = nil) -> [MoveReason] {
    var stack = content
    while stack.stackAxis != axis, let inner = branch(of: stack, along: axis) { stack = inner }
    guard stack.stackAxis == axis, let before = stack.sightBefore, before.frame == frame else {
      return []
    }
    let last = kept.flatMap { kept in stack.children.lastIndex { Self.holds($0, kept) } }
    // The length of a lazy stack is a guess, and the stack itself reports what changed.
    var changes = changes(
      of: stack.children.prefix(last.map { $0 + 1 } ?? .max),
      since: before,
      along: axis,
      where: { child, by in !Self.isStack(child, grownBy: by, along: axis, in: frame) }
    )
    let wasLast = last.flatMap { last in
      before.parts.firstIndex { $0.node == ObjectIdentifier(stack.children[last]) }
    }
    let gone = went(from: stack, since: before, upTo: wasLast)
    let here = gone.isEmpty ? [] : self.ids(in: stack)
    for part in gone {
      changes.add(.went, by: -part.length, of: seen(part, amongNew: here))
    }
    return changes
  }

  /// The only view in another one, or the only one of several in which a lazy stack stands: what
  /// stands before that changes offsets; of others side by side the one that is as long as all.
  private func branch(of node: Node, along axis: Axis) -> Node? {
    guard !(node is LazyStackNode), !(node is ScrollNode) else { return nil }
    if node.children.count == 1 { return node.children[0] }
    var branches = node.children.filter(Self.holdsStack)
    if branches.isEmpty {
      branches = node.children.filter { $0.size[axis].isNearly(node.size[axis]) }
    }
    return branches.count == 1 ? branches[0] : nil
  }

  /// Which views of an eager stack came and which of those have another length, if that is to be
  /// told.
  func changes(
    of children: ArraySlice<Node>,
    since before: SightBefore,
    along axis: Axis,
    where isTold: (_ child: Node, _ by: Double) -> Bool = { _, _ in true }
  ) -> [MoveReason] {
    var old: [ObjectIdentifier: SightBefore.Part] = [:]
    for part in before.parts { old[part.node] = part }
    let ids = ids(of: before.parts)
    let remade = children.first?.parent.map { remadeParts(in: $0, among: before.parts) } ?? [:]
    var changes: [MoveReason] = []
    for child in children {
      let length = child.size[axis]
      let part = child.sightBefore?.frame == frame ? old[ObjectIdentifier(child)] : nil
      guard let part else {
        if let former = child.shownID.flatMap({ remade[$0] }) {
          guard !former.length.isNearly(length) else { continue }
          changes.append(.replaced(former, by: child, length: length))
          continue
        }
        changes.add(.came, by: length, of: seen(child, amongOld: ids), new: length)
        continue
      }
      let by = length - part.length
      guard abs(by) > Double.tolerance, isTold(child, by) else { continue }
      changes.append(resized(child, from: part.length, along: axis))
    }
    return changes
  }

  /// The view whose length changed in another one: this view itself, or, if it has no id, the one
  /// in it that has one and changed by as much.
  func changed(
    in node: Node,
    from old: Double,
    along axis: Axis
  ) -> (view: SeenView, old: Double, new: Double) {
    let length = node.size[axis]
    let seen = node.seen
    let itself = (view: seen, old: old, new: length)
    guard seen.id == nil, !(node is ScrollNode), !(node is LazyStackNode),
      !LengthOffer(to: node, along: axis).isFollowed
    else { return itself }
    for child in node.children {
      guard let before = child.sightBefore, before.frame == frame else { continue }
      if (child.size[axis] - before.size[axis]).isNearly(length - old) {
        let inner = changed(in: child, from: before.size[axis], along: axis)
        if inner.view.id != nil { return inner }
      }
    }
    return itself
  }

  /// Why the content of a scroll view stands elsewhere along an axis that does not scroll: its
  /// insets, and where it stands in the middle.
  func shares(of content: Node, across scroll: ScrollNode, along axis: Axis) -> [MoveReason] {
    guard let old = content.sightBefore, let before = scroll.sightBefore, old.frame == frame,
      before.frame == frame
    else { return [] }
    let start = content.laidOutOrigin(along: axis) - scroll.offset(along: axis)
    let by = start - old.laidOut[axis]
    guard abs(by) > Double.tolerance else { return [] }
    var reasons: [MoveReason] = []
    let inset = scroll.insets.start(axis) - (before.insets?.start(axis) ?? 0)
    if abs(inset) > Double.tolerance {
      let new = scroll.insets.start(axis)
      reasons.add(.insets, by: inset, old: new - inset, new: new)
      reasons[0].oldName = axis == .vertical ? "top" : "leading"
    }
    let rest = by - inset
    guard abs(rest) > Double.slack(at: abs(by)) else { return reasons }
    reasons.add(
      .alignment,
      by: rest,
      of: scroll.seen,
      old: before.size[axis],
      new: scroll.size[axis]
    )
    return reasons
  }

  /// Whether a view is a lazy stack or has one in it that moves with it.
  private static func holdsStack(_ node: Node) -> Bool {
    if node is LazyStackNode { return true }
    return !(node is ScrollNode) && node.children.contains(where: holdsStack)
  }

  /// Whether a view is a lazy stack that got so much longer, with modifiers around it or without.
  private static func isStack(
    _ node: Node,
    grownBy by: Double,
    along axis: Axis,
    in frame: Int
  ) -> Bool {
    guard !(node is LazyStackNode) else { return true }
    guard let stack = node.unmodified as? LazyStackNode, let before = stack.sightBefore,
      before.frame == frame
    else { return false }
    return (stack.size[axis] - before.size[axis]).isNearly(by)
  }

  /// Whether a view has an id, or stands in it or in a lazy container that it is.
  private static func holds(_ node: Node, _ id: ViewID) -> Bool {
    guard let stack = node.unmodified as? LazyStackNode else {
      return (node.context.callbacks.guarding { try ViewSearch(in: node).view(id) } ?? nil) != nil
    }
    return stack.run.lines.contains { $0.subviews.contains { $0.label == id } }
  }
}
