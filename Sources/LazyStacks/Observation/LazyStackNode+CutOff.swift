import DequeModule

extension LazyStackNode {
  /// Records which rows a shorter visible rect shows no more, where nothing was scrolled.
  func noteCutOff() {
    guard let track = movingTrack, let before = track.node.sightBefore,
      before.frame == context.sight.ofViews, seenLines.frame == context.sight.ofRows,
      !seenLines.isOfArrivals
    else { return }
    let (old, new) = (before.size[axis], track.node.size[axis])
    guard old - new > Double.tolerance, track.pushes.expected == 0 else { return }
    let lost = Set(lost)
    var views: [SeenView] = []
    for line in seenLines.held where line.before.isShown && context.work.goesOn() {
      let isOut = !visibleSpan.touches(from: line.before.rel, length: line.length)
      for (column, cell) in line.subviews.enumerated()
      where isOut && !cell.isPlaced && !lost.contains(cell.label) {
        views.append(cell.seen(at: line.before.index + column))
      }
    }
    guard !views.isEmpty else { return }
    var cut = FrameAccount.CutOff(views: views, old: old, new: new)
    cut.causes = causes(of: track.node)
    context.account.cutOff.append(cut)
  }

  /// What came, went or changed its length in the eager stack in which a scroll view stands.
  private func causes(of scroll: ScrollNode) -> [MoveReason] {
    let outer = scroll.modifiedView
    guard let stack = outer.parent, stack.stackAxis == axis else { return [] }
    return EagerMoves(context: context, frame: context.sight.ofViews)
      .changes(in: stack, along: axis)
      .filter { $0.views.first.map { $0 != outer.seen && $0 != scroll.seen } ?? true }
  }
}
