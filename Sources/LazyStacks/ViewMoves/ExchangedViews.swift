import LazyExtents

/// Views that went from eager stacks, and what took their places: other views, or another container
/// with the same ids in it.
extension EagerScope {
  /// Records what was in sight in an eager stack, layout or layer and no longer is; of a row only
  /// what had an id there, as the row's length says the rest.
  ///
  /// - Returns: What was in sight and for which another view was made under the same id.
  func noteGone(
    from stack: Node,
    since before: SightBefore,
    in sight: Rect,
    asked: Point
  ) -> [SightBefore.Part] {
    guard !before.parts.isEmpty, let axis = before.partsAxis else { return [] }
    var remade: [SightBefore.Part] = []
    // What went and came again under the same id is still there for who looks.
    let former = former(stack)
    let again = former.remade
    let gone = former.gone()
    let here = gone.isEmpty ? [:] : former.new
    for part in gone where part.length > 0 {
      let view = part.view.apart(from: here)
      var origin = before.laidOut
      origin[axis] += part.start
      var size = before.size
      size[axis] = part.length
      guard sight.shows(origin, size: size), sight.shows(origin.moved(by: asked), size: size) else {
        continue
      }
      if let row = row?.view {
        let isStill = part.view.id.map { again[$0] != nil } ?? true
        let isChoice = (stack as? LayoutNode)?.showsOneOfSeveral ?? false
        if !isStill, !isChoice {
          context.frame.account.changeParts(of: row) { $0.went.append(view) }
        }
        continue
      }
      guard part.view.id.flatMap({ again[$0] }) == nil else {
        remade.append(part)
        continue
      }
      if let choice = stack as? LayoutNode, choice.showsOneOfSeveral {
        // What gave way is still there.
        for new in choice.children {
          context.frame.account.exchanges.append(
            FrameAccount.Exchange(of: part.view, for: new.seen, in: stack.seen)
          )
        }
        continue
      }
      context.frame.account.gone.append(view)
      if !part.isElement, view.id != nil { context.frame.account.undescribed.append(view) }
      if gone.count == 1 || view.id == nil { noteExchanged(part, in: stack, since: before) }
    }
    return remade
  }

  /// Reports the views with ids in a container that is new and stands at a place, if they were in
  /// sight in what it replaced and still are.
  func record(in node: Node, at laidOut: Point, in sight: EagerSight) {
    let scroll = (node.parent as? ScrollNode) ?? node.nearest(ScrollNode.self)
    guard row == nil, node.isShown,
      let old = context.sight.formerThings.places(in: scroll, frame: frame)
    else { return }
    var (container, start) = (node, laidOut)
    while let child = (container as? LayoutNode)?.modifiedChild {
      (container, start) = (child, start + child.laidOutOrigin)
    }
    guard FormerThings.arranges(container) else { return }
    noteReplaced(by: node, isLazy: container is LazyStackNode, in: scroll)
    FormerThings.visit(in: container, .now(at: start)) { id, place in
      guard let was = old[id].flatMap(\.self), sight.before.shows(was.origin, size: was.size),
        sight.now.shows(place.origin, size: place.size), context.work.goesOn()
      else { return }
      for axis in Axis.allCases {
        let by = place.origin[axis] - was.origin[axis] + sight.asked[axis]
        guard abs(by) > Double.slack(at: abs(place.origin[axis])) else { continue }
        record(id, in: container, by: by.onGrid, along: axis)
      }
    }
  }

  /// Notes what came in the place of a view that is no element of data in an eager stack that has
  /// as many views as before.
  private func noteExchanged(_ part: SightBefore.Part, in stack: Node, since before: SightBefore) {
    guard !part.isElement, stack.children.count == before.parts.count,
      let place = former(stack).places[part.node],
      stack.children[place].sightBefore?.frame != frame
    else { return }
    let new = stack.children[place]
    var exchange = FrameAccount.Exchange(of: part.view, for: new.seen)
    if new.shownID == nil { collectNamed(in: new, into: &exchange.shown) }
    context.frame.account.exchanges.append(exchange)
  }

  /// Notes the views with ids in a row that stayed which stand where others stood: the row shows
  /// other content.
  func noteShown(in node: Node, since before: SightBefore, at laidOut: Point, in sight: Rect) {
    guard let row = row, before.parts.count == node.children.count else { return }
    for (part, child) in zip(before.parts, node.children) {
      guard let old = part.view.id, let new = child.shownID, old != new,
        child.sightBefore?.frame != frame, context.work.goesOn(),
        sight.shows(laidOut + child.laidOutOrigin, size: child.size)
      else { continue }
      context.frame.account.exchanges.append(
        FrameAccount.Exchange(of: part.view, for: child.seen, in: row.view)
      )
    }
  }

  /// Collects the first views with ids in a view, as many as a sentence names.
  private func collectNamed(in node: Node, into shown: inout [SeenView]) {
    for child in node.children where child.isShown && shown.count < 3 && context.work.goesOn() {
      if child.shownID != nil {
        shown.append(child.seen)
      } else if !(child is LazyStackNode), !(child is ScrollNode) {
        collectNamed(in: child, into: &shown)
      }
    }
  }

  /// Notes that a lazy container took the place of another one beside other views of a scroll view,
  /// or another one its place.
  private func noteReplaced(by node: Node, isLazy: Bool, in scroll: ScrollNode?) {
    guard let scroll, !(node.parent is ScrollNode),
      let old = context.sight.formerThings.container(in: scroll, frame: frame),
      isLazy || old.isLazy
    else { return }
    context.frame.account.gone.removeAll { $0.id == nil && $0.name == old.name }
    context.frame.account.replaced.append(
      FrameAccount.Replaced(in: scroll.seen, old: old.name, new: node.viewName)
    )
  }

  private func record(_ id: ViewID, in container: Node, by: Double, along axis: Axis) {
    var account = MoveAccount(view: SeenView(id: id, name: container.viewName))
    account.reasons.add(.placed, by: by, of: SeenView(name: container.viewName))
    account.noteScroll(around: container, along: axis)
    context.record(
      .moved(by: by, cause: .resize, subject: nil, account: account),
      of: EventSubject(
        id: id,
        node: container.numberInTrace,
        axis: isAcross(along: axis, around: container) ? axis : nil
      )
    )
  }
}
