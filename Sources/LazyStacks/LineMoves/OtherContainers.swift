/// Finds what was in sight in one lazy container and stands in another one after a frame.
struct OtherContainers {
  private let stacks: [LazyStackNode]
  private let context: FrameContext

  /// Looks among containers that were laid out in the frame.
  init(among stacks: [LazyStackNode], of context: FrameContext) {
    self.stacks = stacks.filter(\.isRearranged)
    self.context = context
  }

  /// Those of the views that are gone from their containers which are in another one.
  func views(among gone: [SeenView]) -> [FrameAccount.MovedAway] {
    guard stacks.count > 1 else { return [] }
    return gone.compactMap { view in
      guard let id = view.id, context.work.goesOn() else { return nil }
      for stack in stacks {
        let index = context.callbacks.guarding { try stack.catalog.listed.index(of: id) } ?? nil
        guard let index else { continue }
        return moved(view, to: stack, at: index)
      }
      return nil
    }
  }

  private func moved(
    _ view: SeenView,
    to stack: LazyStackNode,
    at index: Int
  ) -> FrameAccount.MovedAway {
    var away = FrameAccount.MovedAway(view)
    guard let track = stack.movingTrack, let old = former(view, on: track) else { return away }
    guard let cell = stack.loaded(index), cell.isPlaced, isInSight(cell, of: stack) else {
      away.isOutOfSight = true
      return away
    }
    let axis = stack.axis
    var by = Point.zero
    by[axis] = (cell.shownRel - old.line.before.rel + track.pushes.expected).onGrid
    let was = SightAcross(of: old.stack, in: context.sight.ofViews).place(before: old.cell)
    let now = SightAcross(of: stack, in: context.sight.ofViews).place(of: cell)
    guard let was, let now else { return away }
    by[axis.cross] = (now - was).onGrid
    away.by = by
    return away
  }

  private func isInSight(_ cell: Subview, of stack: LazyStackNode) -> Bool {
    stack.visibleSpan.touches(from: cell.shownRel, length: cell.length)
  }

  /// The line and the cell in which a view was held before, in a container that the same scroll
  /// view moves along the same axis.
  private func former(
    _ view: SeenView,
    on track: ScrollTrack
  ) -> (stack: LazyStackNode, line: Line, cell: Subview)? {
    for stack in stacks where stack.movingTrack === track {
      for line in stack.seenLines.held {
        if let cell = line.subviews.first(where: { $0.label == view.id }) {
          return (stack, line, cell)
        }
      }
    }
    return nil
  }
}
