import LazyExtents

extension LazyStackNode {
  /// Records how many subviews came and went after everything in sight.
  func noteEditsBeyond() {
    guard let kept = edits.kept, let former = edits.former, !catalog.isReversed,
      !seenLines.isOfArrivals, seenLines.frame == context.sight.ofRows
    else { return }
    let span = visibleSpan
    let shown = run.lines.last { span.touches(from: $0.rel, length: $0.length) }
    let seen = seenLines.held.last { $0.before.isShown }
    guard let shown, let seen else { return }
    // The first subview after what is in sight, now and before.
    let now = (shown.subviews.last?.index ?? 0) + 1
    let before = seen.before.index + seen.subviews.count
    var came = list.count - now
    var went = former.count - before
    for stretch in kept {
      came -= max(0, stretch.end - max(stretch.new, now))
      went -= max(0, stretch.old.upperBound - max(stretch.old.lowerBound, before))
    }
    guard came > 0 || went > 0 else { return }
    context.account.beyond.append(
      FrameAccount.Beyond(view: name, came: max(0, came), went: max(0, went))
    )
  }
}
