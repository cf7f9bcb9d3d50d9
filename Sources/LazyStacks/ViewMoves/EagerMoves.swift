import LazyExtents

/// Finds which eager views and scroll views stand elsewhere than before a frame.
///
/// It visits the views and hands each to those that look for one thing. With an ``EagerScope`` that
/// is limited to a row it does so in the rows of lazy containers.
struct EagerMoves {
  private var scope: EagerScope
  private var context: FrameContext { scope.context }
  private var frame: Int { scope.frame }

  init(context: FrameContext, frame: Int) { scope = EagerScope(context: context, frame: frame) }

  /// Reports every eager view in sight that moved by itself.
  func record() {
    guard context.sight.ofViews == frame, let root = context.directory.root,
      let before = root.sightBefore,
      before.frame == frame
    else { return }
    let size = context.frame.account.window?.old ?? context.settings.size
    let sight = EagerSight(
      before: Rect(origin: .zero, size: size),
      now: Rect(origin: .zero, size: context.settings.size)
    )
    trace(root, at: root.origin, laidOut: root.origin, inherited: CarriedMove(), in: sight)
  }

  /// Reports what moved in the rows that were in sight and still are, besides the moves of the
  /// rows.
  mutating func record(rowsOf stack: LazyStackNode) {
    guard context.sight.ofViews == frame else { return }
    let sight = RowSight(of: stack, in: frame)
    for line in stack.run.lines {
      for cell in line.subviews {
        guard let start = sight.start(of: cell), context.work.goesOn() else { continue }
        scope.row = (cell.seen, stack.axis)
        guard cell.node.sightBefore?.frame == frame else {
          scope.record(cell)
          continue
        }
        trace(cell, in: sight.of(cell, from: start))
      }
    }
    for pin in LazyComparison(of: stack).pinsThatStayed where pin.node.sightBefore?.frame == frame {
      guard let old = stack.seenLines.pins.first(where: { $0.subview === pin }) else { continue }
      scope.row = (pin.seen, stack.axis)
      trace(pin, in: sight.of(pin, from: old.rel))
    }
    RowParts.record(of: stack, in: sight, frame: frame)
  }

  private func trace(_ cell: Subview, in sight: EagerSight) {
    trace(cell.node, at: .zero, laidOut: .zero, inherited: CarriedMove(), in: sight)
  }

  /// Reports a view that has a place now, relative to what moves it, and the views in it; what is
  /// around it moved by `inherited`.
  private func trace(
    _ node: Node,
    at origin: Point,
    laidOut: Point,
    inherited: CarriedMove,
    in sight: EagerSight
  ) {
    guard context.work.goesOn() else { return }
    guard node.isShown, let before = node.sightBefore, before.frame == frame else {
      if !scope.record(node, at: laidOut, inherited: inherited, in: sight) {
        scope.record(in: node, at: laidOut, in: sight)
      }
      return
    }
    var (inherited, sight) = (inherited, sight)
    record(node, since: before, at: origin, laidOut: laidOut, &inherited, in: &sight)
    guard !(node is LazyStackNode) else { return }
    recordGone(from: node, since: before, at: laidOut, inherited: inherited, in: sight)
    if let scroll = node as? ScrollNode {
      noteCarried(scroll, since: before, to: origin, laidOut: laidOut)
      return trace(contentOf: scroll, since: before, at: laidOut, in: sight)
    }
    scope.noteLayers(of: node, since: before, at: laidOut, in: sight.now)
    scope.noteShown(in: node, since: before, at: laidOut, in: sight.now)
    scope.noteCome(into: node, since: before, at: laidOut, in: sight)
    traceViews(in: node, since: before, at: origin, laidOut: laidOut, inherited, in: sight)
  }

  /// Reports a view itself, and takes over what that means for what is in it.
  private func record(
    _ node: Node,
    since before: SightBefore,
    at origin: Point,
    laidOut: Point,
    _ inherited: inout CarriedMove,
    in sight: inout EagerSight
  ) {
    scope.noteEffect(of: node, since: before)
    guard node.isThing else { return }
    scope.noteArrival(of: node, since: before, at: laidOut, in: &sight)
    noteMoves(of: node, to: origin, laidOut: laidOut, inherited: &inherited, in: sight)
    scope.noteShortened(node, since: before, laidOut: laidOut, in: sight)
    scope.noteCutOff(node, since: before, laidOut: laidOut, in: &sight)
    scope.noteLength(of: node, since: before, at: laidOut, in: sight)
  }

  /// Reports what went from a stack, and what was made anew out of sight.
  private func recordGone(
    from node: Node,
    since before: SightBefore,
    at laidOut: Point,
    inherited: CarriedMove,
    in sight: EagerSight
  ) {
    let remade = scope.noteGone(from: node, since: before, in: sight.before, asked: sight.asked)
    guard !remade.isEmpty else { return }
    scope.recordPushed(
      remade,
      in: node,
      since: before,
      at: laidOut,
      inherited: inherited,
      in: sight
    )
  }

  /// Reports the views in a view that is no scroll view.
  private func traceViews(
    in node: Node,
    since before: SightBefore,
    at origin: Point,
    laidOut: Point,
    _ inherited: CarriedMove,
    in sight: EagerSight
  ) {
    let base = (node as? LayoutNode)?.modifiedChild
    // What is behind a view or over it goes with it; what is beside it is a view of its own.
    let isBeside = (node as? LayoutNode)?.layout is SafeAreaInsetLayout
    let layers =
      isBeside
      ? nil : base.map { _ in inherited.with(node, since: before, to: origin, laidOut: laidOut) }
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
    inherited: inout CarriedMove,
    in sight: EagerSight
  ) {
    guard let before = node.sightBefore else { return }
    for axis in Axis.allCases {
      let own = before.move(to: origin, laidOut: laidOut, along: axis)
      let by = own - inherited.by[axis]
      guard abs(by) > Double.slack(at: abs(laidOut[axis])),
        !keepsDrawn(node, at: origin, laidOut: laidOut, around: inherited, along: axis)
      else { continue }
      // What is drawn in sight is there, wherever it was laid out.
      let drawn = origin.moved(by: sight.asked)
      let isOut =
        !sight.now.shows(laidOut, size: node.size) && !sight.now.shows(drawn, size: node.size)
      let isDrawnThere = Axis.allCases.allSatisfy { drawn[$0].isNearly(laidOut[$0]) }
      let step = Point(along: by, across: 0, axis: axis)
      // What is drawn elsewhere is pushed only by its own move: what carries it is told by itself.
      let isPushed =
        (isDrawnThere
          ? isPushed(node, since: before, to: laidOut, along: axis, in: sight)
          : sight.now.shows(drawn.moved(by: step), size: node.size))
        // The scroll view, as long as it was, would show it where it stands now.
        || sight.shorter[axis] != nil
          && sight.longest.shows(laidOut, size: node.size, along: axis)
      if sight.before.shows(before.laidOut, size: before.size), !isOut || isPushed {
        var move = EagerMove(by: by, axis: axis, isOut: isOut, carried: inherited)
        if isOut, sight.longest.shows(laidOut, size: node.size, along: axis) {
          move.shorter = sight.shorter[axis]
        }
        scope.recordParts(of: node, move, changes: sight.changes[axis] ?? [])
      }
      inherited.take(node, by: by, along: axis)
    }
  }

  /// Whether nobody saw a view move, as all that is drawn in it moved with what is around it.
  private func keepsDrawn(
    _ node: Node,
    at origin: Point,
    laidOut: Point,
    around inherited: CarriedMove,
    along axis: Axis
  ) -> Bool {
    var drawn = DrawnViews(along: axis, around: inherited.by[axis], since: frame)
    return drawn.stay(in: node, at: origin, laidOut: laidOut)
  }

  /// Whether a view was pushed out of sight along an axis: it would be there, had nothing but a
  /// finger or a program moved it, or the scroll view had kept its length.
  private func isPushed(
    _ node: Node,
    since before: SightBefore,
    to laidOut: Point,
    along axis: Axis,
    in sight: EagerSight
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
    in outer: EagerSight
  ) {
    let region = Rect(origin: .zero, size: scroll.containerSize)
    // What is around a scroll view may show less of it.
    var inside = EagerSight(
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
    scope.note(scroll, since: before, changes: changes)
    inside.changes = changes.filter { axis, _ in
      let kept = scroll.track(along: axis)?.ledger.keptSubject
      return scroll.content.map {
        ContentChanges(in: $0, scope.lengths(along: axis)).areAnswered(keeping: kept)
      } ?? true
    }
    for axis in Axis.allCases {
      inside.asked[axis] = scroll.track(along: axis)?.pushes.expected ?? 0
      let room = scope.lengths(along: axis)
      guard scroll.track(along: axis) != nil, let shorter = room.shorter(scroll) else { continue }
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
      trace(child, at: place, laidOut: plain, inherited: CarriedMove(), in: inside)
    }
  }

  /// What changed in a scroll view, along each axis whose offset changed by itself.
  private func changes(in scroll: ScrollNode) -> [Axis: [MoveReason]] {
    var changes: [Axis: [MoveReason]] = [:]
    for axis in Axis.allCases {
      guard let content = scroll.content, let track = scroll.track(along: axis),
        !track.entries.allSatisfy(\.isIntended)
      else { continue }
      changes[axis] = ContentChanges(in: content, scope.lengths(along: axis))
        .all(upTo: track.ledger.keptSubject)
    }
    return changes
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
}
