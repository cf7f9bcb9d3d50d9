/// What is in sight of the rows of a lazy container, before a frame and now.
struct RowSight {
  private let axis: Axis
  private let before: VisibleSpan
  private let now: VisibleSpan
  private let longest: VisibleSpan
  private let shorter: MoveReason?
  private let across: SightAcross
  /// The frame that began when rows were held.
  private let rows: Int

  init(of stack: LazyStackNode, in frame: Int) {
    axis = stack.axis
    (before, now) = (SightAcross.spanBefore(of: stack, in: frame), stack.visibleSpan)
    (longest, shorter) = (
      stack.longestSpan, stack.shorterScroll
    )
    across = SightAcross(of: stack, in: frame)
    rows = stack.context.sight.ofRows
  }

  /// Where a row that is on screen started when the frame began; nil if it was not held then.
  func start(of cell: Subview) -> Double? {
    guard cell.isPlaced, let before = cell.before, before.frame == rows else { return nil }
    // Where it stood is not where it would be by what was told.
    return before.rel - before.told
  }

  /// What is in sight of one of them that started at a place in the region.
  func of(_ cell: Subview, from rel: Double) -> EagerSight {
    let spans = across.spans(for: cell)
    var sight = EagerSight(
      before: rect(before, from: rel, across: spans.before),
      now: rect(now, from: cell.shownRel, across: spans.now)
    )
    guard let shorter else { return sight }
    sight.shorter = [axis: shorter]
    sight.longest = rect(longest, from: cell.shownRel, across: spans.now)
    return sight
  }

  /// What of one of them would be in sight now, if it started at a place in the region.
  func now(of cell: Subview, from rel: Double) -> Rect {
    rect(now, from: rel, across: across.spans(for: cell).now)
  }

  private func rect(_ span: VisibleSpan, from rel: Double, across: VisibleSpan) -> Rect {
    Rect(
      origin: Point(along: span.start - rel, across: across.start, axis: axis),
      size: Size(along: span.length, across: across.length, axis: axis)
    )
  }
}
