import DequeModule

/// Lazy stacks in rows of a lazy stack along the same axis (Q17).
///
/// The scroll view moves only the outer stack, which gives the inner ones their places and visible
/// parts. What these learn about their lengths changes the lengths of their rows.
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
    rememberHeldPlace()
    for inner in nested { inner.rememberPlacesInRows() }
  }

  /// Whether any part of the length is estimated, here or in a stack in a row of the run.
  var guessesLength: Bool { run.isLengthEstimated || nested.contains { $0.guessesLength } }

  /// Whether the length before what is visible is estimated.
  var guessesLead: Bool { !run.isLeadExact || nested.contains { $0.guessesLead } }

  /// Adopts a stack in one of the rows; it is filled once the row has its place.
  func adopt(_ inner: LazyStackNode) {
    guard !inner.nesting.isAdopted else { return }
    inner.nesting.isAdopted = true
    rememberHeldPlaceNow()
    nesting.inner.append(inner)
  }

  /// Fills the visible parts of the stacks in the rows of the run.
  ///
  /// - Returns: Whether a row changed its length or place, so that the run must be filled again.
  @discardableResult
  func fillNested(_ span: VisibleSpan) -> Bool {
    guard !nested.isEmpty else { return false }
    nesting.inner = nested.filter { inner in
      inner.nesting.isAdopted = row(of: inner) != nil
      return inner.nesting.isAdopted
    }
    claimMissed(span)
    return fill(nested, in: span)
  }

  /// Fills some of the stacks in the rows of the run, from what holds still outward.
  ///
  /// - Returns: Whether a row has another length or place now.
  func fill(_ inner: [LazyStackNode], in span: VisibleSpan) -> Bool {
    var isChanged = false
    for (inner, side) in outward(inner) {
      guard context.work.goesOn(), let place = row(of: inner) else { continue }
      run.alignSettled(upTo: place.position)
      if fill(inner, inRow: place, from: side, in: span) { isChanged = true }
    }
    run.alignSettled()
    return isChanged
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

  private func fill(
    _ inner: LazyStackNode,
    inRow place: (position: Int, column: Int),
    from side: FilledSide,
    in span: VisibleSpan
  ) -> Bool {
    let line = placement.lines[place.position]
    let row = line.subviews[place.column]
    let distance = inner.distance(in: row.node, along: axis)
    let start = (run.claimedStart(of: row) ?? row.rel) + distance
    let still = fold == nil ? heldPlace() : nil
    let isLeftOut = fold?.isLeftOut(row) ?? false
    let missed = isLeftOut ? nil : missedPlace(of: inner, from: start)
    let held = start + (missed ?? 0)
    let wasInSight = inner.placement.isOnScreen && !isLeftOut
    let wasVisible = missed != nil || wasInSight || inner.nesting.staysInTile
    let part = RowPart(
      start: held,
      span: span,
      side: side,
      round: context.fillRound
    )
    // If each level filled its inner stacks twice, n levels would fill the innermost 2ⁿ times.
    let isSettled = inner.nesting.settledPart == part && held.isNearly(start)
    if isSettled, inner.measurer.changedRows.isEmpty { return false }
    inner.nesting.settledPart = nil
    inner.nesting.isTarget = isTarget(row)
    inner.fill(part, end: held + inner.size[axis])
    guard !isStopped else { return true }
    let shift = inner.placement.start - inner.placement.lead - start
    let isResized = !inner.run.length.isNearly(inner.size[axis])
    guard isResized || abs(shift) > Double.tolerance || inner.nesting.isUnsettled else {
      inner.nesting.settledPart = part
      return false
    }
    if fold != nil { inner.nesting.noteResize(in: context.trace.frame) }
    inner.invalidateSize()
    let kept = still.map { $0.view === inner ? inner.placement.start : self.place(of: $0) }
    measure(row, column: place.column, because: .visible)
    guard !isStopped else { return true }
    let settling = Settling(
      side: side,
      moved: shift,
      shift: wasVisible ? shift : nil,
      kept: kept,
      isEndKnown: inner.run.holdsLast
    )
    settle(row, at: place.position, settling: settling, in: span)
    return true
  }

  /// How far the visible part of a stack in a tile is from where it belongs, once the stack begins
  /// at a position.
  ///
  /// It is nil without a lazy layout, or if nothing of the stack was in sight.
  private func missedPlace(of inner: LazyStackNode, from start: Double) -> Double? {
    guard fold != nil else { return nil }
    inner.run.begin(at: start + inner.placement.lead)
    return inner.missedPlace
  }

  /// Takes over the changed length of a row.
  ///
  /// In the frame of a programmatic scroll the target row stays aligned.
  private func settle(
    _ row: Subview,
    at position: Int,
    settling: Settling,
    in span: VisibleSpan
  ) {
    guard let landing = landingInFrame, let aimed = aimedRow(of: landing) else {
      return settle(position, settling: settling)
    }
    guard aimed !== row else {
      if landing.stack !== self { return follow(position, moved: settling.moved) }
      let free = movingTrack?.spanWithoutInsets ?? span
      return settle(position, on: landing, shift: settling.shift ?? 0, in: free)
    }
    let start = aimed.rel
    settle(position, settling: settling)
    run.alignSettled()
    if isInRun(aimed) { goAlong(by: start - aimed.rel) }
  }

  /// What is to hold still while the length of a row changes.
  private struct Settling {
    /// From which of its ends the stack in the row was filled.
    let side: FilledSide
    /// How far the stack in the row moved in it.
    let moved: Double
    /// How far the visible part of a stack in the row moved in it; nil if nothing was visible.
    let shift: Double?
    /// Where the first view in sight stands that holds still; nil if nothing was in sight.
    let kept: Double?
    /// Whether the stack holds its last line, so that its end is known.
    let isEndKnown: Bool
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

  /// Takes over the length of the row that contains the target of a program.
  ///
  /// The target keeps its place, so the row moves as far as the stack moved in it.
  private func follow(_ position: Int, moved distance: Double) {
    if fold != nil {
      let line = placement.lines[position]
      let start = run.claimedStart(of: line.subviews[0]) ?? line.seenStart
      run.claim(position, at: start + distance)
      return run.alignSettled()
    }
    run.remeasure(position)
    goAlong(by: distance)
  }

  /// Takes over the length of the row to which a program scrolled.
  ///
  /// The row is aligned again, instead of what was on screen of it.
  private func settle(
    _ position: Int,
    on landing: Landing,
    shift: Double,
    in span: VisibleSpan
  ) {
    let old = placement.lines[position]
    if let fold { return settle(position, on: landing, with: fold, shift: shift, in: span) }
    let new = Line(index: old.index, subviews: old.subviews)
    if let anchor = landing.anchor {
      goAlong(by: span.start + anchor * (span.length - new.length) - old.rel)
    }
    run.remeasure(position)
  }

  /// Takes over the length of the row to which a program scrolled, if a lazy layout places the
  /// rows.
  ///
  /// First the visible part of the row holds still, then the whole row is aligned.
  private func settle(
    _ position: Int,
    on landing: Landing,
    with fold: LazyFold,
    shift: Double,
    in span: VisibleSpan
  ) {
    let row = placement.lines[position].subviews[0]
    let start = run.claimedStart(of: row) ?? placement.lines[position].seenStart
    run.claim(position, at: start + shift)
    run.alignSettled()
    guard let anchor = landing.anchor, fold.takesAim(), let line = run.line(at: row.index) else {
      return
    }
    goAlong(by: span.start + anchor * (span.length - row.length) - line.seenStart)
  }

  /// Moves everything along with the row to which a program scrolled.
  private func goAlong(by distance: Double) {
    run.move(by: distance)
    movingTrack?.landings.aimedBy += distance
  }

  /// Takes over the changed length of a row; what was on screen holds still.
  private func settle(_ position: Int, settling: Settling) {
    let old = placement.lines[position]
    if fold != nil {
      let start = run.claimedStart(of: old.subviews[0]) ?? old.seenStart
      return run.claim(position, at: settling.shift.map { start + $0 })
    }
    run.remeasure(position)
    let change = placement.lines[position].length - old.length
    if let edge = edgeInFrame {
      if edge == .end { run.move(by: -change) }
    } else if settling.side == .end, !settling.isEndKnown {
      // Its end is out of sight, and so is all behind it, which alone gives way.
      run.move(by: settling.moved)
    } else if let place = settling.kept, let held = nesting.held {
      keep(held, at: place, grown: change, behind: position)
    } else if settling.isEndKnown, isHeldBehind || nesting.growsBackward {
      run.move(by: -change)
    }
  }

  /// How a lazy stack is nested: the stacks in its rows, and its part in a row of another one.
  struct Nesting {
    /// The lazy stacks along the same axis in the rows of the run.
    var inner: [LazyStackNode] = []
    /// Whether one of them changed its row after the run was filled.
    var isUnsettled = false
    /// Whether the stack is in a row of another one, which fills it.
    var isAdopted = false
    /// Whether it ends where something stands that holds still, so that its rows are filled from
    /// their ends, too.
    var growsBackward = false
    /// Whether its rows are evaluated to measure a row that a program scrolled to.
    var isTarget = false
    /// What holds still in the rows in this frame; nil until it is needed.
    var held: HeldPlace?
    /// What held still before that, and left the run.
    var seen: HeldPlace?
    /// The round of filling in which the run grew away from that.
    var grewAway: Int?
    /// How often in a frame the stack changed the length of its tile.
    private var resizes = (frame: 0, count: 0)
    private static let mostResizes = 3
    /// Whether the stack stays where it is even if nothing of it was in sight before.
    ///
    /// The place of the stack determines which part of it is loaded, that determines its length,
    /// and in a reversed layout the length determines its place. This might go on forever, so it is
    /// limited.
    var staysInTile: Bool { resizes.count > Self.mostResizes }

    mutating func noteResize(in frame: Int) {
      resizes = (frame, resizes.frame == frame ? resizes.count + 1 : 1)
    }
    /// The part for which the stack was last filled completely; nil once its row was placed again.
    var settledPart: RowPart?
  }

  /// The place of a stack in a row, and the part of it that can be seen.
  struct RowPart: Equatable {
    /// Where the stack starts, counted from the start of the visible region.
    let start: Double
    /// The part of the region that the container around shows.
    let span: VisibleSpan
    /// From which of its ends it is filled.
    let side: FilledSide
    /// The round of filling to which the part belongs.
    let round: Int
  }

  /// Removes from the screen what is on it, because nothing of the stack can be seen.
  func fillNothing(_ region: VisibleSpan) {
    context.noteLayout(of: self)
    standing.visibleSpan = VisibleSpan(start: region.start, end: region.start)
    nesting.isUnsettled = false
  }

  /// The part of a span without the insets of the scroll view, in which pinned views are held.
  func spanWithoutInsets(_ span: VisibleSpan) -> VisibleSpan {
    guard let track = movingTrack else { return span }
    let free = track.spanWithoutInsets
    let start = max(span.start, free.start)
    return VisibleSpan(start: start, end: max(start, min(span.end, free.end)))
  }
}
