/// What a scroll view showed of the rows of a lazy container across its axis before a frame, and
/// what it shows of them now.
struct SightAcross {
  /// Where the container stands in the visible region, and which part of that can be seen.
  private struct Standing {
    let start: Double
    var seen: VisibleSpan
  }

  private let stack: LazyStackNode
  private let frame: Int
  private var before: Standing?
  private var now: Standing?
  /// Whether another container, in a row of which the scroll view is, may show less of it.
  private var isInRow = false
  /// Whether nobody saw that row before.
  private var wasNowhere = false

  /// More than anything is wide.
  private static let everything = VisibleSpan(start: -1e12, end: 1e12)

  /// What is seen across its axis of a container that scrolls in a row of another one; nil if it
  /// does not.
  static func inRow(of stack: LazyStackNode) -> Self? {
    guard let scroll = stack.movingTrack?.node, EnclosingRows(of: scroll).innermost != nil else {
      return nil
    }
    return Self(of: stack, in: stack.context.sight.ofViews)
  }

  init(of stack: LazyStackNode, in frame: Int) {
    (self.stack, self.frame) = (stack, frame)
    let across = stack.axis.cross
    var start = 0.0
    var node: Node = stack
    while let parent = node.parent, !(parent is ScrollNode), !(parent is LazyStackNode) {
      start += node.laidOutOrigin(along: across)
      node = parent
    }
    if let scroll = node.parent as? ScrollNode, stack.sightBefore?.frame != frame,
      stack.context.sight.ofViews == frame
    {
      wasNowhere = EnclosingRows(of: scroll).innermost != nil
    }
    // In a row of another container, or without a scroll view, everything counts as in sight.
    guard let scroll = node.parent as? ScrollNode, let old = stack.sightBefore,
      let around = scroll.sightBefore, old.frame == frame, around.frame == frame
    else { return }
    start += node.laidOutOrigin(along: across) - scroll.offset(along: across)
    before = Standing(
      start: old.laidOut[across],
      seen: VisibleSpan(start: 0, end: around.size[across])
    )
    now = Standing(start: start, seen: VisibleSpan(start: 0, end: scroll.size[across]))
    limit(to: scroll, since: around)
  }

  /// Leaves out what the container does not show that has the scroll view in one of its rows.
  private mutating func limit(to scroll: ScrollNode, since around: SightBefore) {
    let across = stack.axis.cross
    guard let row = EnclosingRows(of: scroll).innermost,
      let outer = row.node.parent as? LazyStackNode, outer.axis == across
    else { return }
    isInRow = true
    if let old = row.before, old.frame == stack.context.sight.ofRows {
      let spanBefore = Self.spanBefore(of: outer, in: frame)
      before?.seen.limit(to: spanBefore, from: old.rel - old.told + around.laidOut[across])
    } else {
      before?.seen.end = -.infinity
    }
    guard row.isPlaced else {
      now?.seen.end = -.infinity
      return
    }
    let place = LaidOutPlace(of: scroll).distance(in: row.node, along: across)
    now?.seen.limit(to: outer.visibleSpan, from: row.shownRel + place)
  }

  /// The parts of a row or cell that were in sight and that are, counted from its start.
  func spans(for cell: Subview) -> (before: VisibleSpan, now: VisibleSpan) {
    guard let before, let now, let start = cell.sight(before: frame)?.across else {
      return (Self.everything, Self.everything)
    }
    return (
      Self.span(of: before, from: start),
      Self.span(of: now, from: cell.node.laidOutOrigin(along: stack.axis.cross))
    )
  }

  /// Whether the container around a row in which the scroll view is showed any of a cell, and shows
  /// any of it now.
  func shows(_ cell: Subview) -> (before: Bool, now: Bool) {
    guard !wasNowhere else { return (false, true) }
    guard isInRow, let old = cell.sight(before: frame) else { return (true, true) }
    let (spans, across) = (spans(for: cell), stack.axis.cross)
    // Where nothing is seen, what sticks out is not seen either.
    return (
      spans.before.length > 0 && spans.before.touches(from: 0, length: old.size[across]),
      spans.now.length > 0 && spans.now.touches(from: 0, length: cell.node.size[across])
    )
  }

  /// Whether any of the scroll view can be seen; otherwise what is told of the row says it.
  var isAnyShown: Bool { now.map { $0.seen.length > 0 } ?? true }

  /// Where a cell stood in the visible region across the axis; nil where that is not known.
  func place(before cell: Subview) -> Double? {
    guard let before, let start = cell.sight(before: frame)?.across else { return nil }
    return before.start + start
  }

  /// Where a cell stands in it now.
  func place(of cell: Subview) -> Double? {
    now.map { $0.start + cell.node.laidOutOrigin(along: stack.axis.cross) }
  }

  private static func span(of stack: Standing, from start: Double) -> VisibleSpan {
    let edge = stack.start + start
    return VisibleSpan(start: stack.seen.start - edge, end: stack.seen.end - edge)
  }

  /// The part of the region along the axis in which rows were in sight when a frame began, if the
  /// scroll view had another length then.
  static func spanBefore(of stack: LazyStackNode, in frame: Int) -> VisibleSpan {
    let span = stack.visibleSpan
    guard let scroll = stack.movingTrack?.node, let before = scroll.sightBefore,
      before.frame == frame
    else { return span }
    let change = before.size[stack.axis] - scroll.size[stack.axis]
    return VisibleSpan(start: span.start, end: max(span.start, span.end + change))
  }

  /// Whether a cell itself was in sight when the frame began; nil if it was not held then.
  static func showed(_ cell: Subview, of stack: LazyStackNode) -> Bool? {
    let sight = stack.context.sight
    guard let before = cell.before, before.frame == sight.ofRows else { return nil }
    // Where it stood is not where it would be by what was told.
    return spanBefore(of: stack, in: sight.ofViews)
      .touches(from: before.rel - before.told, length: before.length)
  }
}

extension VisibleSpan {
  /// Leaves out what another span does not show, in which this one's own start is at a place.
  fileprivate mutating func limit(to other: VisibleSpan, from place: Double) {
    start = max(start, other.start - place)
    end = min(end, other.end - place)
  }
}
