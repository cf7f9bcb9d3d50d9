extension EagerMoves {
  /// Records that a view is drawn larger, smaller or turned otherwise.
  func noteEffect(of node: Node, since before: SightBefore) {
    guard let old = before.effect, let new = (node as? LayoutNode)?.layout as? EffectLayout,
      old.name == new.name, old != new
    else { return }
    var change = MoveReason(kind: .transform, by: 0, views: [node.seen], count: 1)
    change.oldName = new.name
    context.account.changes.append(change)
  }

  /// Records that a container aligns what is in it otherwise.
  func noteAlignment(of node: Node) {
    let settings = OtherSettings(of: node, since: frame)
    for axis in Axis.allCases {
      guard let setting = settings.alignment(along: axis) else { continue }
      var reason = MoveReason(kind: .alignment, by: 0, views: [node.seen], count: 1)
      reason.setting = setting
      context.account.settings.append(reason)
    }
  }

  /// Records that a scroll view is drawn upside down, by what is around it.
  func noteTurned(_ scroll: ScrollNode) {
    let turns = ViewsAround(from: scroll.parent).count { view in
      ((view as? LayoutNode)?.layout as? EffectLayout)?.step.turnsOver ?? false
    }
    if !turns.isMultiple(of: 2) { context.account.isUpsideDown = true }
  }

  /// Records that a scroll view opens at its end, as a default anchor asks for it, and that it
  /// aligns views.
  func noteOpening(of scroll: ScrollNode) {
    let fractions = Axis.allCases.compactMap {
      scroll.track(along: $0)?.resting.anchors.initialOffset
    }
    if fractions.contains(1) { context.account.opensAtEnd = true }
    if case .viewAligned = scroll.targetBehavior { context.account.alignsViews = true }
  }

  /// The name of what draws a view larger, smaller or turned as a whole, after what moved in it.
  func effect(around node: Node) -> String? {
    var next = node.parent
    while let parent = next, !(parent is ScrollNode), !(parent is LazyStackNode) {
      if let effect = (parent as? LayoutNode)?.layout as? EffectLayout { return effect.name }
      next = parent.parent
    }
    return nil
  }

  /// Records what came in over or behind other views, where it takes no room from them.
  func noteLayers(of node: Node, since before: SightBefore, at laidOut: Point, in sight: Rect) {
    // In a row, what stands in the place of another view is told with that.
    guard SightBefore.isLayered(node), row == nil || before.parts.count != node.children.count
    else { return }
    for child in node.children where child.isShown && child.sightBefore?.frame != frame {
      guard sight.shows(laidOut + child.laidOutOrigin, size: child.size) else { continue }
      context.account.changes.add(.came, by: 0, of: child.seen)
    }
  }

  /// Reports what stands elsewhere in a row whose outermost modifiers are others than before.
  func traceRemade(_ cell: Subview) {
    let inner = cell.node.unmodified
    guard let before = cell.past.sight(before: frame), inner.viewName == before.name else { return }
    var (origin, laidOut) = (Point.zero, Point.zero)
    var node = inner
    while node !== cell.node, let parent = node.parent {
      origin = origin + node.origin
      laidOut = laidOut + node.laidOutOrigin
      node = parent
    }
    for axis in Axis.allCases {
      let plain = laidOut[axis] - before.laidOut[axis]
      let drawn = origin[axis] - before.origin[axis] - plain
      var account = MoveAccount(view: inner.seen)
      (account.row, account.axis) = (cell.seen, axis)
      if abs(plain) > Double.tolerance {
        account.reasons.append(remade(inner, in: cell, by: plain, to: laidOut[axis], along: axis))
      }
      if abs(drawn) > Double.tolerance {
        var reason = MoveReason(kind: .transform, by: drawn, count: 1)
        reason.oldName = effect(around: inner)
        account.reasons.append(reason)
      }
      guard !account.reasons.isEmpty else { continue }
      context.record(
        .moved(by: account.reasons.sum, cause: .resize, subject: nil, account: account),
        of: EventSubject(
          id: account.view.id ?? inner.id,
          node: inner.numberInTrace,
          axis: row?.axis == axis ? nil : axis
        )
      )
    }
  }

  /// Why a view in other modifiers stands elsewhere: the padding that came or went, else how it is
  /// aligned.
  private func remade(
    _ inner: Node,
    in cell: Subview,
    by: Double,
    to start: Double,
    along axis: Axis
  ) -> MoveReason {
    var isPadded = false
    var node = inner
    while node !== cell.node, let parent = node.parent {
      if (parent as? LayoutNode)?.layout is PaddingLayout { isPadded = true }
      node = parent
    }
    guard isPadded, start.isNearly(by) else {
      return MoveReason(kind: .alignment, by: by, count: 1)
    }
    return MoveReason(kind: .padding, by: by, count: 1, old: 0, new: start)
  }
}
