/// Fills a lazy container: places what a span needs, and pins what belongs at its edges.
struct SpanFilling {
  private let stack: LazyStackNode
  private let span: VisibleSpan
  private var run: LazyRun { stack.run }
  private var loader: RowLoader { stack.loader }

  init(of stack: LazyStackNode, showing span: VisibleSpan) {
    self.stack = stack
    self.span = span
  }

  /// Places what the span needs and reports the stack as laid out; out of sight it only holds its
  /// place.
  ///
  /// What was not done when work was stopped is done by the next fill.
  func fill(isInSight: Bool = true) {
    stack.context.queues.noteLayout(of: stack)
    stack.pending.wasCutOff = true
    guard stack.context.work.goesOn(stack.placement.lines.count + 1) else { return }
    stack.standing.visibleSpan = span
    prepare()
    guard !stack.isStopped else { return }
    if isInSight {
      placeReturning()
      sampleIfFar()
      RunStart(of: run, using: loader).beginNear(span)
      let goal = stack.track?.rememberedGoal(in: stack)
      let cache = CachedSpan(of: stack, around: span)
      RunFilling(
        of: run,
        showing: cache.filled,
        keeping: RunFilling.Kept(
          span: cache.kept,
          lines: cache.countsRows ? { stack.track?.heldLines(of: stack) } : nil
        ),
        jumpingTo: goal,
        onHeld: tellsHeld ? tellHeld : nil,
        using: loader
      ).fill()
    } else {
      RunFilling(of: run, showing: span, using: loader).hold()
    }
    guard !stack.isStopped else { return }
    if isInSight { _ = loader.reached(RowsAhead(of: stack).indices.upperBound - 1) }
    if let inner = stack.nesting.inner { inner.isUnsettled = inner.fill(span) }
    stack.edges.update(for: span, in: stack)
    stack.pending.wasCutOff = stack.isStopped
    if run.loading.isCutShort || run.folded != nil { DearFill(of: stack).report() }
  }

  /// Whether anybody asks what is held, where nothing else in the content depends on that.
  private var tellsHeld: Bool {
    guard run.lengths.asksForHeld || stack.context.profile.keepsFocus else { return false }
    return stack.standing.isAlone && stack.outerStack == nil
  }

  /// Loads the row with the focus, and tells the estimator what is held; beyond an end of the
  /// content nothing is learned.
  private func tellHeld() {
    FocusedRow.load(in: stack)
    guard stack.track?.isStretched != true else { return }
    RunLead(of: run).takeHeld()
  }

  /// Removes from the screen what is on it, because the span shows nothing of the stack.
  func clear() {
    stack.context.queues.noteLayout(of: stack)
    stack.standing.visibleSpan = VisibleSpan(start: span.start, end: span.start)
    stack.nesting.inner?.isUnsettled = false
  }

  /// Does what has to be done before lines come and go: what was held must have its length.
  private func prepare() {
    LengthReset(of: stack).forget()
    if run.lengths.measuresAll {
      TrueLengths(of: stack, across: stack.crossLength, columns: stack.columns).learn()
    }
    if stack.pending.wasHidden { placeAgain() }
    ChangedRows(of: stack).measure()
    stack.nesting.inner?.fill(span)
  }

  /// Places the lines again as if they came into sight, because lazy stacks inside them must be
  /// filled again.
  private func placeAgain() {
    let remeasured = RemeasuredLines(of: run)
    for position in stack.placement.lines.indices {
      for (column, subview) in stack.placement.lines[position].subviews.enumerated()
      where !subview.isPlaced {
        loader.measure(subview, column: column, because: .visible)
      }
      guard !stack.isStopped else { break }
      remeasured.add(position)
    }
    remeasured.align()
    stack.pending.wasHidden = stack.isStopped
  }

  /// Places the subviews of a line again that held the run's place and now comes into sight.
  ///
  /// Lazy stacks in it gave up their lines when it left the screen. Its length is unchanged.
  private func placeReturning() {
    guard stack.pending.holdsHidden else { return }
    for line in stack.placement.lines where span.shows(line) {
      for (column, subview) in line.subviews.enumerated() where !subview.isPlaced {
        guard !stack.isStopped else { return }
        let offer = stack.measurer.place(of: subview, column: column).offer
        subview.node.place(at: subview.node.origin, proposal: offer)
      }
    }
    stack.pending.holdsHidden = stack.isStopped
  }

  /// Samples the first subviews (rule R6) where the stack begins far from what is visible, and
  /// nobody asked for its length before.
  private func sampleIfFar() {
    guard run.isFar(from: span), run.lengths.cold.length == 0, run.lengths.isCold else { return }
    let offer = ProposedSize(along: nil, across: stack.crossLength, axis: stack.axis)
    _ = stack.context.callbacks.guarding {
      try LengthSample(of: stack, across: stack.crossLength).length(offered: offer)
    }
  }
}

/// The rows of a lazy container in which a length changed since they were measured.
struct ChangedRows {
  private let stack: LazyStackNode

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Measures them again.
  ///
  /// The first line that can be seen keeps its start (rule R10), in a reversed container the last
  /// one its end: a line that what is pinned covers grows out of sight.
  func measure() {
    guard !stack.measurer.changedRows.isEmpty else { return }
    let remeasured = RemeasuredLines(of: stack.run)
    let rows = stack.measurer.takeChangedRows()
    let still = firstUncovered
    let place = still.map(edge)
    for (count, node) in rows.enumerated() {
      guard let place = stack.row(of: node) else { continue }
      stack.loader.measure(
        stack.placement.lines[place.position].subviews[place.column],
        column: place.column,
        because: .visible
      )
      guard !stack.isStopped else {
        for row in rows[(count + 1)...] { stack.measurer.noteChange(in: row) }
        break
      }
      remeasured.add(place.position)
    }
    remeasured.align()
    guard let index = still?.index, let place, let line = stack.run.line(at: index) else { return }
    stack.run.move(by: place - edge(of: line))
  }

  /// The first line that can be seen, in a reversed container the last one, if pinned headers cover
  /// lines beyond it.
  private var firstUncovered: Line? {
    let (lines, span) = (stack.placement.lines, stack.visibleSpan)
    guard !stack.edges.held.isEmpty, AimedRow(in: stack) == nil else { return nil }
    let isReversed = stack.catalog.isReversed
    func isSeen(_ line: Line) -> Bool {
      span.shows(line)
        && line.subviews.contains { cell in
          span.touches(from: cell.rel, length: cell.length) && !stack.edges.hide(cell, in: span)
        }
    }
    let found = isReversed ? lines.last(where: isSeen) : lines.first(where: isSeen)
    return found === (isReversed ? lines.last : lines.first) ? nil : found
  }

  /// Where a line keeps its place.
  private func edge(of line: Line) -> Double {
    stack.catalog.isReversed ? line.relEnd : line.rel
  }

  /// Has those measured again whose length depends on what the nearest scroll view shows.
  ///
  /// - Returns: Whether there are any.
  func addRelativeToRegion() -> Bool {
    var isRelative = false
    for subview in stack.allLoaded where RelativeSizes(in: subview.node).forget() {
      subview.measurement.invalidate()
      if stack.isInRun(subview) { stack.measurer.noteChange(in: subview.node) }
      isRelative = true
    }
    if isRelative { stack.forgetSizes() }
    return isRelative
  }
}
