/// The lazy stacks along the same axis in the rows of a lazy stack (Q17).
///
/// The scroll view moves only the outer stack, which gives these their places and visible parts.
/// What they learn about their lengths changes the lengths of their rows.
final class NestedStacks {
  /// The stack in whose rows they are.
  unowned let outer: LazyStackNode
  private(set) var stacks: [LazyStackNode] = []
  /// Whether one of them changed its row after the run was filled.
  var isUnsettled = false
  /// What holds still in the rows in this frame.
  var hold: RowHold

  init(in outer: LazyStackNode) {
    self.outer = outer
    hold = RowHold(in: outer)
  }

  /// Adopts a stack in one of the rows of another one, which fills it from now on.
  static func adopt(_ inner: LazyStackNode, in outer: LazyStackNode) {
    let stacks = outer.nesting.inner ?? NestedStacks(in: outer)
    outer.nesting.inner = stacks
    stacks.adopt(inner)
  }

  /// Adopts a stack in one of the rows; it is filled once the row has its place.
  private func adopt(_ inner: LazyStackNode) {
    guard !inner.nesting.isAdopted else { return }
    inner.nesting.isAdopted = true
    hold.rememberNow()
    stacks.append(inner)
  }

  /// Remembers where everything on screen stands in the stacks.
  func rememberPlaces() {
    hold.remember()
    for inner in stacks { RowPlaces(of: inner).remember() }
  }

  /// Fills the visible parts of the stacks in the rows of the run.
  ///
  /// - Returns: Whether a row changed its length or place, so that the run must be filled again.
  @discardableResult
  func fill(_ span: VisibleSpan) -> Bool {
    guard !stacks.isEmpty else { return false }
    stacks = stacks.filter { inner in
      inner.nesting.isAdopted = outer.row(of: inner) != nil
      return inner.nesting.isAdopted
    }
    MissedPlace(in: outer).claimTiles(span)
    return fill(stacks, in: span)
  }

  /// Fills the stacks in a line that came into the run, before anybody asks what is beside it.
  func fillRow(at position: Int) {
    guard outer.fold == nil, !stacks.isEmpty, !outer.isStopped else { return }
    let line = outer.placement.lines[position]
    let inRow = stacks.filter { inner in
      line.subviews.contains { inner.isPart(of: $0.node) }
    }
    guard !inRow.isEmpty else { return }
    let isBefore = position == 0 && outer.placement.lines.count > 1
    _ = fill(inRow, in: outer.visibleSpan, isBefore: isBefore)
  }

  /// Fills some of the stacks, from what holds still outward.
  ///
  /// - Parameters:
  ///   - inner: The stacks.
  ///   - span: What the region shows.
  ///   - isBefore: Whether their row came into the run before its other rows.
  /// - Returns: Whether a row has another length or place now.
  private func fill(
    _ inner: [LazyStackNode],
    in span: VisibleSpan,
    isBefore: Bool = false
  ) -> Bool {
    var isChanged = false
    for (inner, side) in OutwardOrder(in: self, growsBackward: isBefore).sides(of: inner) {
      guard outer.context.work.goesOn(), let place = outer.row(of: inner) else { continue }
      RemeasuredLines(of: outer.run).align(upTo: place.position)
      if fill(inner, inRow: place, from: side, in: span) { isChanged = true }
    }
    RemeasuredLines(of: outer.run).align()
    return isChanged
  }

  private func fill(
    _ inner: LazyStackNode,
    inRow place: (position: Int, column: Int),
    from side: FilledSide,
    in span: VisibleSpan
  ) -> Bool {
    let line = outer.placement.lines[place.position]
    let row = line.subviews[place.column]
    let distance = LaidOutPlace(of: inner).distance(in: row.node, along: outer.axis)
    let start = (outer.run.folded?.claimedStart(of: row) ?? row.rel) + distance
    let still = outer.fold == nil ? hold.current() : nil
    let isLeftOut = outer.run.folded?.isLeftOut(row) ?? false
    let missed = isLeftOut ? nil : missedPlace(of: inner, from: start, in: span)
    let held = start + (missed ?? 0)
    let wasInSight = inner.placement.isOnScreen && !isLeftOut
    let wasVisible = missed != nil || wasInSight || inner.nesting.staysInTile
    let part = RowPart(
      start: held,
      span: span,
      side: side,
      round: outer.context.frame.rounds.fill
    )
    // If each level filled its inner stacks twice, n levels would fill the innermost 2ⁿ times.
    let isSettled = inner.nesting.settledPart == part && held.isNearly(start)
    if isSettled, inner.measurer.changedRows.isEmpty { return false }
    inner.nesting.settledPart = nil
    inner.nesting.isTarget = outer.nesting.isTarget || AimedRow.isAimedWithin(row, in: outer)
    RowFilling(of: inner, showing: part).fill(end: held + inner.size[outer.axis])
    guard !outer.isStopped else { return true }
    let shift = inner.placement.start - inner.placement.lead - start
    let isResized = !inner.run.length.isNearly(inner.size[outer.axis])
    guard isResized || abs(shift) > Double.tolerance || inner.isUnsettledInRows else {
      inner.nesting.settledPart = part
      return false
    }
    if outer.fold != nil { inner.nesting.noteResize(in: outer.context.trace.frame) }
    inner.invalidateSize()
    let kept = still.map { $0.view === inner ? inner.placement.start : $0.start(in: outer) }
    outer.loader.measure(row, column: place.column, because: .visible)
    guard !outer.isStopped else { return true }
    let filled = RowSettling.Filled(
      side: side,
      moved: shift,
      shift: wasVisible ? shift : nil,
      kept: kept,
      isEndKnown: inner.run.holdsLast
    )
    RowSettling(of: row, at: place.position, in: self, after: filled).run(in: span)
    return true
  }

  /// How far the visible part of a stack in a tile is from where it belongs, once the stack begins
  /// at a position.
  ///
  /// It is nil without a lazy layout, or if nothing of the stack was in sight, or neither place is
  /// now; and in later passes if the layout is in a cell beside others, of which only one can hold
  /// still.
  private func missedPlace(
    of inner: LazyStackNode,
    from start: Double,
    in span: VisibleSpan
  ) -> Double? {
    guard outer.fold != nil else { return nil }
    if outer.movingTrack?.still.placesBeside ?? false, outer.isBesideCells { return nil }
    inner.run.begin(at: start + inner.placement.lead)
    guard let missed = MissedPlace(in: inner).distance else { return nil }
    let length = inner.run.length
    let isInSight = [start, start + missed].contains { span.touches(from: $0, length: length) }
    return isInSight ? missed : nil
  }
}

extension LazyStackNode {
  /// Moves its lines because the region moves over the content, and with them those of the lazy
  /// stacks in its rows.
  func scroll(by distance: Double) {
    arrangement.move(by: distance)
    scrollNested(by: distance)
  }

  /// Moves the lines of the lazy stacks in its rows, which get their exact places once the rows are
  /// filled; what they hold still when they forget their lengths before that moves along.
  func scrollNested(by distance: Double) {
    guard distance != 0 else { return }
    for inner in nested {
      inner.pending.resetAnchor?.rel += distance
      inner.scroll(by: distance)
    }
  }
}
