import LazyExtents

/// How many subviews of a container came and went before and after everything in sight.
struct UnseenEdits {
  private let stack: LazyStackNode

  init(in stack: LazyStackNode) { self.stack = stack }

  /// Records how many subviews came and went before and after everything in sight.
  ///
  /// Where the views of some elements are not counted yet, it is not known what came or went.
  func record() {
    guard let kept = stack.edits.kept, let former = stack.edits.former,
      stack.list.firstOpen == nil, former.firstOpen == nil, !stack.seenLines.isOfArrivals,
      stack.seenLines.frame == stack.context.sight.ofRows, let now = shown
    else { return }
    let seen = stack.seenLines.held.filter { $0.before.isShown }
    guard let first = seen.first, let last = seen.last else { return }
    let before = first.before.index..<last.before.index + last.subviews.count
    let nothing = FrameAccount.UnseenEdits(in: stack.seen, named: stack.name)
    var edits = nothing
    edits.cameBefore = kept.arrivals(in: 0..<now.lowerBound)
    edits.wentBefore = kept.departures(in: 0..<before.lowerBound)
    edits.cameAfter =
      kept.arrivals(in: now.upperBound..<max(now.upperBound, stack.list.count))
    edits.wentAfter =
      kept.departures(in: before.upperBound..<max(before.upperBound, former.count))
    if edits != nothing {
      stack.context.frame.account.unseenEdits.append(edits)
    }
  }

  /// The indices of the subviews in sight.
  private var shown: Range<Int>? {
    let span = stack.visibleSpan
    let lines = stack.run.lines.filter { span.touches(from: $0.rel, length: $0.length) }
    guard let first = lines.first?.subviews.first, let last = lines.last?.subviews.last else {
      return nil
    }
    return first.index..<last.index + 1
  }
}
