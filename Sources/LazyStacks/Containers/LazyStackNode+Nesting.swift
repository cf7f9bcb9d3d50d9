import DequeModule

/// A lazy stack with others along the same axis in its rows, or in a row of another one (Q17).
extension LazyStackNode {
  /// The nearest lazy stack along the same axis around this one, inside the same scroll view.
  var outerStack: LazyStackNode? {
    var node = parent
    while let current = node, !(current is ScrollNode) {
      if let stack = current as? LazyStackNode, stack.axis == axis { return stack }
      node = current.parent
    }
    return nil
  }

  /// The track that moves this stack, directly or with its row.
  var movingTrack: ScrollTrack? { track ?? outerStack?.movingTrack }

  /// Whether the row that contains this stack, if any, is on screen.
  ///
  /// The stack may have been filled in a row that was only walked past.
  var isRowPlaced: Bool {
    guard track == nil, let outer = outerStack else { return true }
    return outer.subview(around: self)?.isPlaced ?? true
  }

  /// This stack, and those in its rows along the same axis.
  var withNested: [LazyStackNode] { [self] + nested.flatMap(\.withNested) }

  /// Remembers where everything on screen stands, in this stack and in those in its rows.
  func rememberPlacesInRows() {
    rememberPlaces()
    nesting?.rememberPlaces()
  }

  /// Whether a stack in a row changed that row after the run was filled.
  var isUnsettledInRows: Bool { nesting?.isUnsettled ?? false }

  /// Fills the lazy stacks in a line that came into the run.
  func fillRow(at position: Int) { nesting?.fillRow(at: position) }

  /// Whether any part of the length is estimated, here or in a stack in a row of the run.
  var guessesLength: Bool { run.isLengthEstimated || nested.contains { $0.guessesLength } }

  /// Whether the length before what is visible is estimated.
  var guessesLead: Bool { !run.isLeadExact || nested.contains { $0.guessesLead } }

  /// Whether it is a lazy layout that places lazy containers.
  var holdsTiles: Bool { fold != nil && !nested.isEmpty }

  /// Whether the start of the container is in the run and nothing before what is in sight is
  /// estimated.
  var knowsStart: Bool { run.holdsFirst && !placement.isEmpty && !guessesLead }

  /// Whether the end of the container is in the run and nothing after what is in sight is
  /// estimated.
  var knowsEnd: Bool {
    run.holdsLast && !placement.isEmpty && nested.allSatisfy { !$0.guessesLength }
  }

  /// Whether the container, or one around it, was filled anew somewhere else in this frame.
  var hasJumped: Bool { run.jumped || outerStack?.hasJumped ?? false }

  /// Adopts a stack in one of the rows, which this one fills from now on.
  func adopt(_ inner: LazyStackNode) {
    let nesting = nesting ?? NestedStacks(in: self)
    self.nesting = nesting
    nesting.adopt(inner)
  }

  /// The position of the line that contains a view, and the subview's column in it, if the line is
  /// in the run.
  func row(of inner: Node) -> (position: Int, column: Int)? {
    guard let subview = subview(around: inner), subview.index < list.count else { return nil }
    guard let position = run.place(ofLine: lineMap.line(of: subview.index)) else { return nil }
    let column = placement.lines[position].subviews.firstIndex { $0 === subview }
    return column.map { (position, $0) }
  }

  /// The subview that contains a view.
  func subview(around inner: Node) -> Subview? {
    var node = inner
    while let parent = node.parent, parent !== self { node = parent }
    return node.parent === self ? node.subview : nil
  }

  /// The programmatic scroll to one of the rows, or to a view of a stack in one of them, that was
  /// made in this frame.
  var landingInFrame: Landing? {
    guard let landing = movingTrack?.landings.made(in: context.trace.frame),
      landing.stack?.isPart(of: self) ?? false
    else { return nil }
    return landing
  }

  /// The row to which a program scrolled, or that contains what it scrolled to.
  func aimedRow(of landing: Landing) -> Subview? {
    guard let stack = landing.stack, stack !== self else { return landing.subview }
    return subview(around: stack)
  }

  /// Removes from the screen what is on it, because nothing of the stack can be seen.
  func fillNothing(_ region: VisibleSpan) {
    context.queues.noteLayout(of: self)
    standing.visibleSpan = VisibleSpan(start: region.start, end: region.start)
    nesting?.isUnsettled = false
  }

  /// The part of a span without the insets of the scroll view, in which pinned views are held.
  func spanWithoutInsets(_ span: VisibleSpan) -> VisibleSpan {
    guard let track = movingTrack else { return span }
    let free = track.spanWithoutInsets
    let start = max(span.start, free.start)
    return VisibleSpan(start: start, end: max(start, min(span.end, free.end)))
  }
}
