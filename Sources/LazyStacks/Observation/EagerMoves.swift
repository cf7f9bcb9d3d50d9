import DequeModule
import LazyExtents

/// Finds why eager views, scroll views and whole containers stand elsewhere than before a frame.
struct EagerMoves {
  let context: FrameContext
  let frame: Int
  /// The row of a lazy container to which the search is limited, and the only axis.
  var row: (view: SeenView, axis: Axis)?

  init(context: FrameContext, frame: Int) {
    self.context = context
    self.frame = frame
  }

  /// Reports every eager view in sight that moved by itself.
  func trace() {
    guard context.sight.ofViews == frame, let root = context.directory.root,
      let before = root.sightBefore,
      before.frame == frame
    else { return }
    let size = context.account.window?.old ?? context.settings.size
    let sight = Sight(
      before: Rect(origin: .zero, size: size),
      now: Rect(origin: .zero, size: context.settings.size)
    )
    trace(root, at: root.origin, laidOut: root.origin, inherited: Carried(), in: sight)
  }

  /// What is in sight of a place, before the frame and now.
  struct Sight {
    let before: Rect
    let now: Rect
    /// What would be in sight now, had the scroll view not become shorter along an axis.
    var longest: Rect
    /// That it did, with what made it so.
    var shorter: [Axis: MoveReason] = [:]
    /// How far a finger or a program moved the region.
    var asked = Point.zero
    /// Whether what is around it came into sight, which is told of that.
    var hasCome = false
    /// Whether what is around it is told to be out of sight, as the scroll view is shorter.
    var isCutOff = false
    /// What changed in the content along each axis whose offset changed by itself.
    var changes: [Axis: [MoveReason]] = [:]

    init(before: Rect, now: Rect) {
      (self.before, self.now, longest) = (before, now, now)
    }
  }

  /// Reports a view that has a place now, relative to what moves it, and the views in it; what is
  /// around it moved by `inherited`.
  func trace(
    _ node: Node,
    at origin: Point,
    laidOut: Point,
    inherited: Carried,
    in sight: Sight
  ) {
    guard node.isShown, let before = node.sightBefore, before.frame == frame else {
      if !traceRemade(node, at: laidOut, inherited: inherited, in: sight) {
        traceExchanged(node, at: laidOut, in: sight)
      }
      return
    }
    var (inherited, sight) = (inherited, sight)
    noteEffect(of: node, since: before)
    noteAlignment(of: node)
    if Self.isThing(node) {
      noteArrival(of: node, since: before, at: laidOut, in: &sight)
      noteMoves(of: node, to: origin, laidOut: laidOut, inherited: &inherited, in: sight)
      noteShortened(node, since: before, laidOut: laidOut, in: sight)
      noteCutOff(node, since: before, laidOut: laidOut, in: &sight)
      noteLength(of: node, since: before, at: laidOut, in: sight)
    }
    guard !(node is LazyStackNode) else { return }
    let remade = noteGone(from: node, since: before, in: sight.before, asked: sight.asked)
    notePushed(remade, in: node, since: before, at: laidOut, inherited: inherited, in: sight)
    if let scroll = node as? ScrollNode {
      noteCarried(scroll, since: before, to: origin, laidOut: laidOut)
      return trace(contentOf: scroll, since: before, at: laidOut, in: sight)
    }
    noteLayers(of: node, since: before, at: laidOut, in: sight.now)
    noteShown(in: node, since: before, at: laidOut, in: sight.now)
    noteCome(into: node, since: before, at: laidOut, in: sight)
    let base = (node as? LayoutNode)?.modifiedChild
    // What is behind a view or over it goes with it.
    let layers = base.map { _ in inherited.with(node, since: before, to: origin, laidOut: laidOut) }
    for child in node.children {
      let place = Point(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
      let plain = child.laidOutOrigin
      let inner = Point(x: laidOut.x + plain.x, y: laidOut.y + plain.y)
      let carried = child === base ? inherited : layers ?? inherited
      trace(child, at: place, laidOut: inner, inherited: carried, in: sight)
    }
  }

  /// Reports how a view moved along each axis, and takes that over for what is in it.
  private func noteMoves(
    of node: Node,
    to origin: Point,
    laidOut: Point,
    inherited: inout Carried,
    in sight: Sight
  ) {
    guard let before = node.sightBefore else { return }
    for axis in Axis.allCases {
      let own = before.move(to: origin, laidOut: laidOut, along: axis)
      let by = own - inherited.by[axis]
      guard abs(by) > Double.slack(at: abs(laidOut[axis])),
        !keepsDrawn(node, at: origin, laidOut: laidOut, along: axis, around: inherited.by[axis])
      else { continue }
      let isOut = !sight.now.shows(laidOut, size: node.size)
      let isPushed =
        isPushed(node, since: before, to: laidOut, along: axis, in: sight)
        // The scroll view, as long as it was, would show it where it stands now.
        || sight.shorter[axis] != nil
          && sight.longest.shows(laidOut, size: node.size, along: axis)
      if sight.before.shows(before.laidOut, size: before.size), !isOut || isPushed {
        var move = Move(by: by, axis: axis, isOut: isOut, carried: inherited)
        if isOut, sight.longest.shows(laidOut, size: node.size, along: axis) {
          move.shorter = sight.shorter[axis]
        }
        noteParts(of: node, move, changes: sight.changes[axis] ?? [])
      }
      inherited.take(node, by: by, along: axis)
    }
  }

  /// Whether a view was pushed out of sight along an axis: it would be there, had nothing but a
  /// finger or a program moved it, or the scroll view had kept its length.
  private func isPushed(
    _ node: Node,
    since before: SightBefore,
    to laidOut: Point,
    along axis: Axis,
    in sight: Sight
  ) -> Bool {
    // What was scrolled away is not there to be pushed.
    let wasToBe = before.laidOut.moved(by: sight.asked)
    return [sight.now, sight.longest].contains {
      $0.shows(wasToBe, size: before.size) && !$0.shows(laidOut, size: node.size, along: axis)
    }
  }

  /// Tells of what a scroll view shows, which moved with it and against it.
  private func trace(
    contentOf scroll: ScrollNode,
    since before: SightBefore,
    at laidOut: Point,
    in outer: Sight
  ) {
    let region = Rect(origin: .zero, size: scroll.containerSize)
    noteOtherContent(of: scroll, since: before)
    // What is around a scroll view may show less of it.
    var inside = Sight(
      before: Rect(origin: .zero, size: before.size).part(
        of: outer.before,
        seenFrom: before.laidOut
      ),
      now: region.part(of: outer.now, seenFrom: laidOut)
    )
    inside.hasCome = outer.hasCome
    inside.shorter = outer.shorter
    inside.longest = region.part(of: outer.longest, seenFrom: laidOut)
    let changes = changes(in: scroll)
    noteChanges(changes, in: scroll, since: before)
    noteContainer(of: scroll, since: before)
    noteTurned(scroll)
    noteOpening(of: scroll)
    inside.changes = changes.filter { axis, _ in
      let kept = scroll.track(along: axis)?.ledger.keptSubject
      return scroll.content.map { answers($0, along: axis, keeping: kept) } ?? true
    }
    for axis in Axis.allCases {
      inside.asked[axis] = scroll.track(along: axis)?.pushes.expected ?? 0
      guard scroll.track(along: axis) != nil, let shorter = shorter(scroll, along: axis) else {
        continue
      }
      inside.shorter[axis] = shorter
      inside.longest.size[axis] += before.size[axis] - scroll.size[axis]
    }
    for child in scroll.children {
      var place = child.origin
      var plain = child.laidOutOrigin
      for axis in Axis.allCases {
        plain[axis] -= scroll.offset(along: axis)
        place[axis] -= scroll.offset(along: axis)
        place[axis] += scroll.track(along: axis)?.pushes.expected ?? 0
      }
      trace(child, at: place, laidOut: plain, inherited: Carried(), in: inside)
    }
  }

  /// Notes how far a scroll view moved with what is around it, which moved all that it shows.
  private func noteCarried(
    _ scroll: ScrollNode,
    since before: SightBefore,
    to origin: Point,
    laidOut: Point
  ) {
    for axis in Axis.allCases {
      let by = before.move(to: origin, laidOut: laidOut, along: axis)
      guard abs(by) > Double.slack(at: abs(laidOut[axis])) else { continue }
      context.sight.scrolls.note(scroll, by: by.onGrid, along: axis, in: frame)
    }
  }

  /// Notes that another view took the place of all that a scroll view showed.
  private func noteOtherContent(of scroll: ScrollNode, since before: SightBefore) {
    guard let content = scroll.content, content.sightBefore?.frame != frame, let old = before.only
    else { return }
    context.account.replaced.append(
      FrameAccount.Replaced(in: scroll.seen, old: old, new: content.viewName)
    )
  }

  /// How much of a move rounding may leave, in points: each of its shares is rounded to a
  /// millionth.
  private static let mostRounding = 1e-5

  /// How a view moved along an axis.
  struct Move {
    var by: Double
    let axis: Axis
    /// Whether it is out of sight now.
    let isOut: Bool
    /// What the views around it did that moved themselves.
    var carried: Carried
    /// That the scroll view is shorter, if it would be in sight otherwise.
    var shorter: MoveReason?
  }

  /// Reports a view that moved; where it did so within what has its id, too, these are two moves.
  private func noteParts(of node: Node, _ move: Move, changes: [MoveReason]) {
    guard let (named, by) = named(around: node, along: move.axis) else {
      return note(node, move, within: row?.view, changes: changes)
    }
    guard !by.isNearly(move.by) else {
      return note(node, move, within: named.seen, changes: changes)
    }
    var (outer, inner) = (move, move)
    (outer.by, inner.by) = (move.by - by, by)
    inner.carried.take(named, by: outer.by, along: move.axis)
    note(named, outer, within: row?.view, changes: changes)
    note(node, inner, within: named.seen, changes: changes)
  }

  func note(_ node: Node, _ move: Move, within view: SeenView?, changes: [MoveReason]) {
    guard context.work.goesOn() else { return }
    let (by, axis) = (move.by.onGrid, move.axis)
    var account = MoveAccount(view: node.seen)
    let track = node.nearest(ScrollNode.self)?.track(along: axis)
    account.reasons = reasons(for: node, along: axis, within: move.carried[axis])
      .reasons(summingTo: move.by, correctedBy: track?.pushes.corrections ?? 0)
    account.nameKept(by: track)
    // Transforms must not show in the last digits, nor what rounding leaves of a sum.
    account.reasons = account.reasons.map(\.onGrid)
      .filter { $0.kind != .unseen || abs($0.by) > Self.mostRounding }
    // Every eager view is known, so a remainder is a transform.
    for place in account.reasons.indices where account.reasons[place].kind == .unseen {
      account.reasons[place].kind = .transform
      account.reasons[place].oldName = effect(around: node)
    }
    if account.reasons.contains(where: { [.clamp, .anchor].contains($0.kind) }) {
      account.changes = changes
    }
    account.isOutOfSight = move.isOut
    if let shorter = move.shorter { account.reasons.append(shorter) }
    account.noteScroll(around: node, along: axis)
    noteCarrier(move.carried, along: axis, in: &account)
    account.noteLength(of: node, along: axis)
    if node is ScrollNode { context.sight.scrolls.note(node, by: by, along: axis, in: frame) }
    let isUnnamed = account.view.id == nil && account.carrier == nil
    account.row = view ?? (isUnnamed ? Self.namedParent(of: node)?.seen : nil)
    let main = account.reasons.max { abs($0.by) < abs($1.by) }
    context.record(
      .moved(
        by: by,
        cause: main?.kind.cause ?? .resize,
        subject: main?.views.last?.id,
        account: account
      ),
      of: EventSubject(
        id: account.view.id ?? node.id,
        node: node.numberInTrace,
        axis: isAcross(along: axis, around: node) ? axis : nil
      )
    )
  }

  /// Whether an axis is not the one along which what is around a view scrolls.
  func isAcross(along axis: Axis, around node: Node) -> Bool {
    if let row { return row.axis != axis }
    let scrolls = node.nearest(ScrollNode.self)?.axes == .horizontal
    return (axis == .horizontal) != scrolls
  }

  /// The reasons why a view stands elsewhere along an axis, relative to what moves it, or to a view
  /// around it that moved itself.
  func reasons(
    for node: Node,
    along axis: Axis,
    within carrier: Node? = nil
  ) -> [MoveReason] {
    var reasons: [MoveReason] = []
    var child = node
    while let parent = child.parent, !(parent is ScrollNode), !(parent is LazyStackNode) {
      if child === carrier { break }
      add(child, in: parent, with: node, along: axis, to: &reasons)
      child = parent
    }
    reasons = reasons.withoutOpposites
    if child === carrier { return reasons.map(\.onGrid) }
    if let scroll = child.parent as? ScrollNode {
      reasons +=
        scroll.track(along: axis)?.pushes.shares ?? shares(of: child, across: scroll, along: axis)
    } else if child === context.directory.root, let before = child.sightBefore {
      let by = child.origin[axis] - before.origin[axis]
      if abs(by) > Double.tolerance {
        reasons.add(
          .alignment,
          by: by,
          of: SeenView(name: "window"),
          old: before.size[axis],
          new: child.size[axis]
        )
      }
    }
    return reasons.map(\.onGrid)
  }

  private func add(
    _ child: Node,
    in parent: Node,
    with node: Node,
    along axis: Axis,
    to reasons: inout [MoveReason]
  ) {
    guard let around = parent.sightBefore, around.frame == frame else { return }
    guard let old = child.sightBefore, old.frame == frame else {
      guard parent.stackAxis == axis else { return }
      return addNeighbors(child, in: parent, among: around.parts, along: axis, to: &reasons)
    }
    let moved = child.laidOutOrigin(along: axis) - (old.laidOut[axis] - around.laidOut[axis])
    guard abs(moved) > Double.tolerance else { return }
    guard parent.stackAxis == axis else {
      reasons += inside(parent, of: child, with: node, since: old, by: moved, along: axis)
      return
    }
    if let found = reasonsFromEnd(of: child, in: parent, since: around, by: moved, along: axis) {
      reasons += found
      return
    }
    var found: [MoveReason] = []
    addNeighbors(child, in: parent, among: around.parts, along: axis, to: &found)
    let rest = moved - found.sum
    if abs(rest) > Double.slack(at: abs(moved)) {
      found.add(
        .alignment,
        by: rest,
        of: Self.seenAlone(parent, along: axis),
        old: around.size[axis],
        new: parent.size[axis]
      )
    }
    reasons += found
  }
}
