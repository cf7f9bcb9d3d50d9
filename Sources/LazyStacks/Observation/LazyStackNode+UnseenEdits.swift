import LazyExtents

extension LazyStackNode {
  /// Records how many subviews came and went before and after everything in sight.
  ///
  /// Where the views of some elements are not counted yet, it is not known what came or went.
  func noteUnseenEdits() {
    guard let kept = edits.kept, let former = edits.former,
      list.firstOpen == nil, former.firstOpen == nil, !seenLines.isOfArrivals,
      seenLines.frame == context.sight.ofRows, let now = shown
    else { return }
    let seen = seenLines.held.filter { $0.before.isShown }
    guard let first = seen.first, let last = seen.last else { return }
    let before = first.before.index..<last.before.index + last.subviews.count
    var edits = FrameAccount.UnseenEdits(view: name)
    edits.cameBefore = now.lowerBound
    edits.wentBefore = before.lowerBound
    edits.cameAfter = list.count - now.upperBound
    edits.wentAfter = former.count - before.upperBound
    for stretch in kept {
      let new = stretch.new..<stretch.end
      edits.cameBefore -= new.clamped(to: 0..<now.lowerBound).count
      edits.wentBefore -= stretch.old.clamped(to: 0..<before.lowerBound).count
      edits.cameAfter -= new.clamped(to: now.upperBound..<max(now.upperBound, list.count)).count
      edits.wentAfter -=
        stretch.old.clamped(to: before.upperBound..<max(before.upperBound, former.count)).count
    }
    if edits != FrameAccount.UnseenEdits(view: name) { context.account.unseenEdits.append(edits) }
  }

  /// The indices of the subviews in sight.
  private var shown: Range<Int>? {
    let span = visibleSpan
    let lines = run.lines.filter { span.touches(from: $0.rel, length: $0.length) }
    guard let first = lines.first?.subviews.first, let last = lines.last?.subviews.last else {
      return nil
    }
    return first.index..<last.index + 1
  }
}
