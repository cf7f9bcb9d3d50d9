import LazyExtents

/// How many subviews of a container came and went before and after everything in sight.
extension LazyStackNode {
  /// Records how many subviews came and went before and after everything in sight.
  ///
  /// Where the views of some elements are not counted yet, it is not known what came or went.
  func recordUnseenEdits() {
    guard let kept = edits.kept, let former = edits.former,
      list.firstOpen == nil, former.firstOpen == nil, !seenLines.isOfArrivals,
      seenLines.frame == context.sight.ofRows, let now = indicesInSight
    else { return }
    let shown = seenLines.held.filter { $0.before.isShown }
    guard let first = shown.first, let last = shown.last else { return }
    let before = first.before.index..<last.before.index + last.subviews.count
    let nothing = FrameAccount.UnseenEdits(in: seen, named: name)
    var unseen = nothing
    unseen.cameBefore = kept.arrivals(in: 0..<now.lowerBound)
    unseen.wentBefore = kept.departures(in: 0..<before.lowerBound)
    unseen.cameAfter = kept.arrivals(in: now.upperBound..<max(now.upperBound, list.count))
    unseen.wentAfter =
      kept.departures(in: before.upperBound..<max(before.upperBound, former.count))
    if unseen != nothing { context.frame.account.unseenEdits.append(unseen) }
  }

  /// The indices of the subviews in sight.
  private var indicesInSight: Range<Int>? {
    let span = visibleSpan
    let lines = run.lines.filter { span.touches(from: $0.rel, length: $0.length) }
    guard let first = lines.first?.subviews.first, let last = lines.last?.subviews.last else {
      return nil
    }
    return first.index..<last.index + 1
  }
}
