import DequeModule

extension LazyStackNode {
  /// Records which rows a shorter visible rect shows no more, where nothing was scrolled.
  ///
  /// - Parameter leavers: What left sight by a move.
  func noteCutOff(besides leavers: Set<ViewID>) {
    guard !seenLines.isOfArrivals, seenLines.frame == context.sight.ofRows,
      movingTrack?.pushes.expected == 0, let shorter = shorterScroll
    else { return }
    let others = leavers.union(lost)
    var views: [SeenView] = []
    for line in seenLines.held where line.before.isShown && context.work.goesOn() {
      let isOut = !visibleSpan.touches(from: line.before.rel, length: line.length)
      for (column, cell) in line.subviews.enumerated()
      where isOut && !cell.isPlaced && !others.contains(cell.label) {
        views.append(cell.seen(at: line.before.index + column))
      }
    }
    guard !views.isEmpty else { return }
    var cut = FrameAccount.CutOff(views: views, old: shorter.old ?? 0, new: shorter.new ?? 0)
    cut.causes = shorter.causes
    context.account.cutOff.append(cut)
  }

  /// The visible rect, as long as it was if the scroll view is shorter now.
  var longestSpan: VisibleSpan {
    var span = visibleSpan
    guard let scroll = movingTrack?.node, let before = scroll.sightBefore,
      before.frame == context.sight.ofViews
    else { return span }
    span.end += max(0, before.size[axis] - scroll.size[axis])
    return span
  }

  /// That the scroll view is shorter, if it is.
  var shorterScroll: MoveReason? {
    guard let scroll = movingTrack?.node else { return nil }
    return EagerMoves(context: context, frame: context.sight.ofViews).shorter(scroll, along: axis)
  }
}
