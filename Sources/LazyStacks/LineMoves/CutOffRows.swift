/// The rows of a container that a shorter visible rect shows no more.
extension LazyStackNode {
  /// Records which rows a shorter visible rect shows no more, where nothing was scrolled.
  ///
  /// - Parameter leavers: What left sight by a move.
  func recordCutOff(besides leavers: Set<ViewID>) {
    guard !seenLines.isOfArrivals,
      seenLines.frame == context.sight.ofRows,
      movingTrack?.pushes.expected == 0, let shorter = shorterScroll
    else { return }
    let others = leavers.union(lost)
    var views: [SeenView] = []
    for line in seenLines.held where line.before.isShown && context.work.goesOn() {
      let isOut = !visibleSpan.touches(from: line.before.rel, length: line.length)
      for (column, cell) in line.subviews.enumerated()
      where isOut && !cell.isPlaced && !others.contains(cell.label)
        // Of a line in a grid only some cells may have been in sight.
        && (columns == nil || SightAcross.showed(cell, of: self) ?? true)
      {
        views.append(cell.seen(at: line.before.index + column))
      }
    }
    guard !views.isEmpty else { return }
    context.frame.account.cutOff.append(FrameAccount.CutOff(views, as: shorter))
  }

  /// The visible rect, as long as it was if the scroll view is shorter now.
  var longestSpan: VisibleSpan {
    var span = visibleSpan
    span.end = max(span.end, SightAcross.spanBefore(of: self, in: context.sight.ofViews).end)
    return span
  }

  /// That the scroll view is shorter, if it is.
  var shorterScroll: MoveReason? {
    guard let scroll = movingTrack?.node else { return nil }
    let lengths = EagerLengths(along: axis, since: context.sight.ofViews)
    return lengths.shorter(scroll)
  }
}
