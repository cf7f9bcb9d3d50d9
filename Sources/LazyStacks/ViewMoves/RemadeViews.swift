import LazyExtents

/// Views that were made anew for elements or rows that were there: another modifier or another kind
/// of view shows them, under the same ids.
extension EagerScope {
  /// Reports a view in sight that was made anew and stands elsewhere than what stood for it.
  ///
  /// - Returns: Whether anything stood for it.
  func record(
    _ node: Node,
    at laidOut: Point,
    inherited: CarriedMove,
    in sight: EagerSight
  ) -> Bool {
    guard row == nil, let id = node.shownID, let stack = node.parent,
      let axis = stack.lineAxis(since: frame), let around = stack.sightBefore,
      around.frame == frame, sight.now.shows(laidOut, size: node.size),
      let part = former(stack).remade[id]
    else { return false }
    var (origin, size) = (around.laidOut, node.size)
    origin[axis] += part.start
    size[axis] = part.length
    guard sight.before.shows(origin, size: size) else {
      return true
    }
    let by = laidOut[axis] - origin[axis] + sight.asked[axis] - inherited.by[axis]
    if abs(by) > Double.slack(at: abs(laidOut[axis])) {
      let move = EagerMove(by: by, axis: axis, isOut: false, carried: inherited)
      record(node, move, within: nil, changes: sight.changes[axis] ?? [])
    }
    if !part.length.isNearly(node.size[axis]) {
      context.frame.account.changes.append(.replaced(part, by: node, length: node.size[axis]))
    }
    return true
  }

  /// Reports what was in sight in an eager stack and was made anew out of sight.
  func recordPushed(
    _ remade: [SightBefore.Part],
    in stack: Node,
    since before: SightBefore,
    at laidOut: Point,
    inherited: CarriedMove,
    in sight: EagerSight
  ) {
    guard let axis = stack.lineAxis(since: frame), !remade.isEmpty else { return }
    let new = former(stack).new
    for part in remade {
      guard let node = part.view.id.flatMap({ new[$0] }),
        !sight.now.shows(laidOut + node.laidOutOrigin, size: node.size)
      else { continue }
      let start = laidOut[axis] + node.laidOutOrigin(along: axis)
      let by = start - before.laidOut[axis] - part.start + sight.asked[axis] - inherited.by[axis]
      guard abs(by) > Double.slack(at: abs(start)) else { continue }
      let move = EagerMove(by: by, axis: axis, isOut: true, carried: inherited)
      record(node, move, within: nil, changes: sight.changes[axis] ?? [])
    }
  }

  /// Reports what stands elsewhere in a row whose outermost modifiers are others than before.
  func record(_ cell: Subview) {
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
        reason.oldName = EagerScope.effect(around: inner)
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
