import DequeModule

/// Lazy stacks in rows of a lazy stack along the same axis (Q17).
///
/// The outer stack alone is moved by the scroll view. It tells the inner ones where they stand and
/// what of them can be seen; what they learn about their lengths changes the length of their row.
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

  /// What moves this stack, itself or with the row that it stands in.
  var movingTrack: ScrollTrack? { track ?? outerStack?.movingTrack }

  /// Whether the row of another stack that this one stands in, if any, is on screen: it may have
  /// been filled in a row that was only walked past.
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

  /// Whether the length is a guess in any part, or that of a stack in a row of the run is.
  var guessesLength: Bool { run.isLengthEstimated || nested.contains { $0.guessesLength } }

  /// Whether it is a guess what stands before what is visible.
  var guessesLead: Bool { !run.isLeadExact || nested.contains { $0.guessesLead } }

  /// Takes note of a stack in one of the rows; it is filled once it is known where the row stands.
  func adopt(_ inner: LazyStackNode) {
    guard !inner.nesting.isAdopted else { return }
    inner.nesting.isAdopted = true
    rememberHeldPlaceNow()
    nesting.inner.append(inner)
  }

  /// Fills the stacks in the rows of the run with what can be seen of them.
  ///
  /// - Returns: Whether a row has another length or place now: then the run must be filled again.
  @discardableResult
  func fillNested(_ span: VisibleSpan) -> Bool {
    guard !nested.isEmpty else { return false }
    nesting.inner = nested.filter { inner in
      inner.nesting.isAdopted = row(of: inner) != nil
      return inner.nesting.isAdopted
    }
    claimMissed(span)
    return fill(nested, span)
  }

  /// Fills some of the stacks in the rows of the run, from what holds still outward.
  ///
  /// - Returns: Whether a row has another length or place now.
  func fill(_ inner: [LazyStackNode], _ span: VisibleSpan) -> Bool {
    var isChanged = false
    for (inner, side) in outward(inner) {
      guard context.work.goesOn(), let place = row(of: inner) else { continue }
      run.alignSettled(upTo: place.position)
      if fill(inner, inRow: place, from: side, span) { isChanged = true }
    }
    run.alignSettled()
    return isChanged
  }

  /// The line and the subview in it that a view stands in, if that is in the run.
  func row(of inner: Node) -> (position: Int, column: Int)? {
    guard let subview = subview(around: inner), subview.index < list.count else { return nil }
    guard let position = run.place(ofLine: lineMap.line(of: subview.index)) else { return nil }
    let column = placement.lines[position].subviews.firstIndex { $0 === subview }
    return column.map { (position, $0) }
  }

  /// The subview that a view is part of.
  func subview(around inner: Node) -> Subview? {
    var node = inner
    while let parent = node.parent, parent !== self { node = parent }
    return node.parent === self ? node.subview : nil
  }

  private func fill(
    _ inner: LazyStackNode,
    inRow place: (position: Int, column: Int),
    from side: FilledSide,
    _ span: VisibleSpan
  ) -> Bool {
    let line = placement.lines[place.position]
    let row = line.subviews[place.column]
    let distance = inner.distance(in: row.node, axis)
    let start = (run.claimedStart(of: row) ?? row.rel) + distance
    let still = fold == nil ? heldPlace() : nil
    let missed = missedPlace(of: inner, from: start)
    let held = start + (missed ?? 0)
    let wasVisible = missed != nil || inner.placement.isOnScreen || inner.nesting.staysInTile
    let part = RowPart(
      start: held,
      span: span,
      side: side,
      round: context.fillRound
    )
    // Filled twice at each level, stacks in stacks would be filled 2ⁿ times.
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
    measure(row, column: place.column, .visible)
    guard !isStopped else { return true }
    let settling = Settling(
      side: side,
      shift: wasVisible ? shift : nil,
      kept: kept,
      isEndKnown: inner.run.holdsLast
    )
    settle(row, at: place.position, settling, in: span)
    return true
  }

  /// How far what was in sight of a stack in a tile stands from where it belongs, once the stack
  /// begins at a place; nil where no lazy layout places it, or nothing of it was in sight.
  private func missedPlace(of inner: LazyStackNode, from start: Double) -> Double? {
    guard fold != nil else { return nil }
    inner.run.begin(at: start + inner.placement.lead)
    return inner.missedPlace
  }

  /// Takes over the length of a row, and has a row that a program scrolled to in this frame stand
  /// where it is to stand.
  private func settle(
    _ row: Subview,
    at position: Int,
    _ settling: Settling,
    in span: VisibleSpan
  ) {
    guard let landing = landingInFrame, let aimed = landing.subview else {
      return settle(position, settling)
    }
    guard aimed !== row else {
      let free = movingTrack?.spanWithoutInsets ?? span
      return settle(position, on: landing, shift: settling.shift ?? 0, in: free)
    }
    let start = aimed.rel
    settle(position, settling)
    run.alignSettled()
    if isInRun(aimed) { goAlong(by: start - aimed.rel) }
  }

  /// What is to hold still while a row gets another length.
  private struct Settling {
    /// From which of its ends the stack in the row was filled.
    let side: FilledSide
    /// By how much what was in sight of a stack in the row moved in it; nil where nothing was.
    let shift: Double?
    /// Where stands what holds still of all rows; nil where nothing was in sight.
    let kept: Double?
    /// Whether the stack holds its last line, so that it is known where it ends.
    let isEndKnown: Bool
  }

  /// The scroll of a program to one of the rows, in the frame that makes it.
  var landingInFrame: ScrollTrack.Landing? {
    guard let landing = track?.landing, landing.frame == context.trace.frame,
      landing.stack === self
    else { return nil }
    return landing
  }

  /// Takes over the length of a row that a program scrolled to: the row stands where it is to
  /// stand, and not what was on screen of it.
  private func settle(
    _ position: Int,
    on landing: ScrollTrack.Landing,
    shift: Double,
    in span: VisibleSpan
  ) {
    let old = placement.lines[position]
    if let fold { return settle(position, on: landing, fold, shift, in: span) }
    let new = Line(index: old.index, subviews: old.subviews)
    if let anchor = landing.anchor {
      goAlong(by: span.start + anchor * (span.length - new.length) - old.rel)
    }
    run.remeasure(position)
  }

  /// The same where a lazy layout places the rows: what is in sight of the row holds still first,
  /// and then all of it goes where the row is to stand.
  private func settle(
    _ position: Int,
    on landing: ScrollTrack.Landing,
    _ fold: LazyFold,
    _ shift: Double,
    in span: VisibleSpan
  ) {
    let row = placement.lines[position].subviews[0]
    let start = run.claimedStart(of: row) ?? placement.lines[position].seenStart
    run.claim(position, at: start + shift)
    run.alignSettled()
    guard let anchor = landing.anchor, fold.takesAim(), let line = run.line(row.index) else {
      return
    }
    goAlong(by: span.start + anchor * (span.length - row.length) - line.seenStart)
  }

  /// Moves everything along with a row that a program scrolled to.
  private func goAlong(by distance: Double) {
    run.move(by: distance)
    track?.aimedBy += distance
  }

  /// Takes over the length of a row in which something changed; what was on screen holds still.
  private func settle(_ position: Int, _ settling: Settling) {
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
      return
    } else if let place = settling.kept, let held = nesting.held {
      keep(held, at: place, grown: change, behind: position)
    } else if settling.isEndKnown, isHeldBehind || nesting.growsBackward {
      run.move(by: -change)
    }
  }

  /// The lazy stacks in the rows of one, and what that is in the row of another one.
  struct Nesting {
    /// The lazy stacks along the same axis in the rows of the run.
    var inner: [LazyStackNode] = []
    /// Whether one of them changed its row after the run was filled.
    var isUnsettled = false
    /// Whether the stack is in a row of the one around, which fills it.
    var isAdopted = false
    /// Whether it ends where something stands that holds still, so that its rows are filled from
    /// their ends, too.
    var growsBackward = false
    /// Whether its rows are evaluated to measure a row that a program scrolled to.
    var isTarget = false
    /// What of the rows holds still in this frame; nil until that is asked for.
    var held: HeldPlace?
    /// While which filling of the outermost stacks the run grew away from that.
    var grewAway: Int?
    /// How often it changed its tile of a lazy layout in a frame.
    private var resizes = (frame: 0, count: 0)
    private static let mostResizes = 3
    /// Whether it goes on standing where it is, although nothing of it was in sight before.
    ///
    /// Where it stands says what is placed of it, that says how long it is taken to be, and in a
    /// reversed layout that says where it stands: this need not end.
    var staysInTile: Bool { resizes.count > Self.mostResizes }

    mutating func noteResize(in frame: Int) {
      resizes = (frame, resizes.frame == frame ? resizes.count + 1 : 1)
    }
    /// The part for which the stack was filled last and after which nothing was left to be done;
    /// nil once its row was placed again.
    var settledPart: RowPart?
  }

  /// Where a stack in a row stands, and what of it can be seen.
  struct RowPart: Equatable {
    /// Where the stack starts, counted from the start of the visible region.
    let start: Double
    /// What the container around shows.
    let span: VisibleSpan
    /// From which of its ends it is filled.
    let side: FilledSide
    /// While which filling of the outermost stacks that is.
    let round: Int
  }

  /// Nothing of the stack can be seen; what is on screen leaves.
  func fillNothing(_ region: VisibleSpan) {
    context.noteLayout(of: self)
    standing.visibleSpan = VisibleSpan(start: region.start, end: region.start)
    nesting.isUnsettled = false
  }

  /// What the insets of the scroll view leave of a span: pinned views are held there.
  func spanWithoutInsets(_ span: VisibleSpan) -> VisibleSpan {
    guard let track = movingTrack else { return span }
    let free = track.spanWithoutInsets
    let start = max(span.start, free.start)
    return VisibleSpan(start: start, end: max(start, min(span.end, free.end)))
  }
}
