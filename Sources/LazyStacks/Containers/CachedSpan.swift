/// What a container holds around what is visible, as its profile says (parameters P26 to P29).
///
/// SwiftUI caches nothing in this way; lists of other toolkits do.
struct CachedSpan {
  /// The span that is filled in this frame.
  let filled: VisibleSpan
  /// The span outside of which subviews are given up.
  let kept: VisibleSpan
  /// Whether rows are counted, and not points, and are due in this frame.
  let countsRows: Bool

  init(of stack: LazyStackNode, around span: VisibleSpan) {
    let profile = stack.context.profile
    guard profile.caches else {
      (filled, kept, countsRows) = (span, span, false)
      return
    }
    let frame = stack.context.trace.frame
    if profile.cacheDelay > 0, Self.mustLoad(span, in: stack.run) {
      stack.standing.cacheFrame = frame + profile.cacheDelay
    }
    let isDue = frame >= stack.standing.cacheFrame
    guard profile.cacheUnit != .rows else {
      (filled, kept, countsRows) = (span, span, isDue)
      return
    }
    let unit = profile.cacheUnit == .points ? 1 : span.length
    kept = VisibleSpan(
      start: span.start - profile.cacheBefore * unit,
      end: span.end + profile.cacheAfter * unit
    )
    let start = profile.cacheSides == .both ? kept.start : span.start
    filled = isDue ? VisibleSpan(start: start, end: kept.end) : span
    countsRows = false
  }

  /// Whether rows that are visible are not held yet.
  private static func mustLoad(_ span: VisibleSpan, in run: LazyRun) -> Bool {
    run.lines.isEmpty
      || run.first > 0 && run.start.isClearlyGreater(than: span.start)
      || run.last < run.count && run.end.isClearlyLess(than: span.end)
  }

  /// Has the containers filled in whose cache something is due.
  static func requestDue(in context: FrameContext) {
    guard context.profile.caches, context.profile.cacheDelay > 0 else { return }
    context.directory.scrolls.forEachTrack { track in
      guard track.stacks.contains(where: { $0.standing.cacheFrame == context.trace.frame }) else {
        return
      }
      track.node.pending.isNeeded = true
    }
  }
}
