import DequeModule

/// The rows of a container that a shorter visible rect shows no more.
struct CutOffRows {
  private let stack: LazyStackNode

  init(in stack: LazyStackNode) { self.stack = stack }

  /// Records which rows a shorter visible rect shows no more, where nothing was scrolled.
  func record() {
    guard let track = stack.movingTrack, let before = track.node.sightBefore,
      before.frame == stack.context.sight.ofViews,
      stack.seenLines.frame == stack.context.sight.ofRows,
      !stack.seenLines.isOfArrivals
    else { return }
    let (old, new) = (before.size[stack.axis], track.node.size[stack.axis])
    guard old - new > Double.tolerance, track.pushes.expected == 0 else { return }
    let lost = Set(stack.lost)
    var views: [SeenView] = []
    for line in stack.seenLines.held where line.before.isShown && stack.context.work.goesOn() {
      let isOut = !stack.visibleSpan.touches(from: line.before.rel, length: line.length)
      for (column, cell) in line.subviews.enumerated()
      where isOut && !cell.isPlaced && !lost.contains(cell.label) {
        views.append(cell.seen(at: line.before.index + column))
      }
    }
    guard !views.isEmpty else { return }
    var cut = FrameAccount.CutOff(views: views, old: old, new: new)
    cut.causes = causes(of: track.node)
    stack.context.account.cutOff.append(cut)
  }

  /// What came, went or changed its length in the eager stack in which a scroll view stands.
  private func causes(of scroll: ScrollNode) -> [MoveReason] {
    let outer = scroll.modifiedView
    let (axis, context) = (stack.axis, stack.context)
    guard let container = outer.parent, container.stackAxis == axis else { return [] }
    return EagerMoves(context: context, frame: context.sight.ofViews)
      .changes(in: container, along: axis)
      .filter { $0.views.first.map { $0 != outer.seen && $0 != scroll.seen } ?? true }
  }
}
