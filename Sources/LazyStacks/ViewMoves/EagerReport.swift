import LazyExtents

/// Records which eager views moved, and why.
extension EagerScope {
  /// How much of a move rounding may leave, in points: each of its shares is rounded to a
  /// millionth.
  private static let mostRounding = 1e-5

  /// Reports a view that moved; where it did so within what has its id, too, these are two moves.
  func recordParts(of node: Node, _ move: EagerMove, changes: [MoveReason]) {
    guard let (named, by) = named(around: node, along: move.axis) else {
      return record(node, move, within: row?.view, changes: changes)
    }
    guard !by.isNearly(move.by) else {
      return record(node, move, within: named.seen, changes: changes)
    }
    var (outer, inner) = (move, move)
    (outer.by, inner.by) = (move.by - by, by)
    inner.carried.take(named, by: outer.by, along: move.axis)
    record(named, outer, within: row?.view, changes: changes)
    record(node, inner, within: named.seen, changes: changes)
  }

  /// Reports a view that moved.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - move: How it moved.
  ///   - view: The row in which it did.
  ///   - changes: What changed in the content of a scroll view whose end or anchor moved it.
  func record(_ node: Node, _ move: EagerMove, within view: SeenView?, changes: [MoveReason]) {
    guard context.work.goesOn() else { return }
    let (by, axis) = (move.by.onGrid, move.axis)
    var account = MoveAccount(view: node.seen)
    let track = node.nearest(ScrollNode.self)?.track(along: axis)
    account.shares = lengths(along: axis)
      .reasons(for: node, within: move.carried[axis])
      .reasons(summingTo: move.by, correctedBy: track?.pushes.corrections ?? 0)
    account.nameKept(by: track)
    // Transforms must not show in the last digits, nor what rounding leaves of a sum.
    account.shares.changeOwn { reasons in
      reasons = reasons.map(\.onGrid)
        .filter { $0.kind != .unseen || abs($0.by) > Self.mostRounding }
      // Every eager view is known, so a remainder is a transform.
      for place in reasons.indices where reasons[place].kind == .unseen {
        reasons[place].kind = .transform
        reasons[place].oldName = EagerScope.effect(around: node)
      }
    }
    if account.shares.contains(.clamp) || account.shares.contains(.anchor) {
      account.changes = changes
    }
    account.isOutOfSight = move.isOut
    if let shorter = move.shorter { account.shares.append(shorter) }
    account.noteScroll(around: node, along: axis)
    noteCarrier(move.carried, along: axis, in: &account)
    account.noteLength(of: node, along: axis)
    if node is ScrollNode { context.sight.scrolls.note(node, by: by, along: axis, in: frame) }
    let isUnnamed = account.view.id == nil && account.carrier == nil
    account.row = view ?? (isUnnamed ? Self.namedParent(of: node)?.seen : nil)
    let main = account.shares.main
    context.record(
      .moved(
        by: by,
        cause: main?.kind.cause ?? .resize,
        subject: main?.seen.last?.id,
        account: account
      ),
      of: EventSubject(
        id: account.view.id ?? node.id,
        node: node.numberInTrace,
        axis: isAcross(along: axis, around: node) ? axis : nil
      )
    )
  }

  /// Notes the view around a view that moved along the same axis, unless that is the scroll view.
  private func noteCarrier(
    _ carried: CarriedMove,
    along axis: Axis,
    in account: inout MoveAccount
  ) {
    guard account.scroll == nil, let around = carried[axis] else { return }
    // What moved within the modifiers that have its id is not all that has it.
    let isApart = named(around: around, along: axis) != nil
    account.carrier = isApart ? SeenView(alone: around, along: axis) : around.seen
    account.carriedBy = carried.by[axis]
  }

  /// The view that has the id of another one by the modifiers around that, and how far the other
  /// one moved within it along an axis; nil if it did not.
  private func named(around node: Node, along axis: Axis) -> (view: Node, by: Double)? {
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
  private static func namedParent(of node: Node) -> Node? {
    var next = node.parent
    while let outer = next, !(outer is ScrollNode), !(outer is LazyStackNode) {
      if outer.shownID != nil { return outer }
      next = outer.parent
    }
    return nil
  }
}

extension SeenView {
  /// A view as what has its own length along an axis: without the id of a row, where modifiers
  /// around it make that longer.
  init(alone node: Node, along axis: Axis) {
    let isAlone = node.modifiedView.size[axis].isNearly(node.size[axis])
    self = isAlone ? node.seen : SeenView(name: node.viewName)
  }
}
