/// Scrolls to views in lazy stacks that stand in rows of another lazy stack along the axis (Q17).
///
/// The view is measured first and aligned, as any other target (rule R14). The row around it is put
/// where its stack then begins. What that stack learns in the same frame moves the row, and the
/// view is aligned again.
extension ScrollTrack {
  /// The nested stack that has the view an id leads to, and the index of its subview; nil if the
  /// view is elsewhere.
  func findNested(_ id: ViewID) throws -> (stack: LazyStackNode, index: Int)? {
    guard case .subview(let stack, let index)? = try node.content?.addressed(id),
      isNested(stack), stack.movingTrack === self
    else { return nil }
    return (stack, index)
  }

  /// Whether a stack stands in a row of another one along the axis.
  func isNested(_ stack: LazyStackNode) -> Bool {
    stack.axis == axis && stack.track == nil && stack.outerStack != nil
  }

  /// Aligns a view of a nested stack, and its row and those around it with it.
  ///
  /// `isBefore` says whether the view was before what is in sight, if its row was brought there
  /// first.
  func reveal(
    nested target: ScrolledTarget,
    of stack: LazyStackNode,
    anchor: Double?,
    isBefore: Bool? = nil,
    id: ViewID?
  ) {
    settleOffset()
    let span = spanWithoutInsets
    let start = stack.expectedStart(ofLine: target.line)
    let isBefore =
      isBefore ?? (stack.isRowInRun ? start < span.start : stack.isRowBeforeRun)
    var anchor = anchor
    if !stack.isRowInRun {
      stack.bringIntoRow(towards: start)
      // Where the row was brought to says nothing about the smallest movement.
      if anchor == nil, let line = stack.arrangement.line(at: target.line) {
        anchor = isBefore == (target.bounds(in: line).length <= span.length) ? 0 : 1
      }
    } else if stack.isOnScreen {
      stack.arrangement.approach(target.line, in: span, using: stack)
    }
    stack.arrangement.reveal(target, anchor: anchor, isBefore: isBefore, in: span, using: stack)
    // The way to the view may have changed the guess, and the row goes by it.
    stack.run.settleLead()
    guard !context.work.isStopped, let outermost = stack.alignRowsAround() else { return }
    follow(outermost, id: id)
  }

  /// Looks again for a view that a path leads to.
  ///
  /// The row around it may have been loaded since the scroll began, or given up.
  func refine(_ landing: Landing) -> Landing {
    guard landing.isAround || landing.stack.map({ isNested($0) || !$0.isInWindow }) ?? true,
      let found = context.guarding({ try findNested(landing.id) ?? findAround(landing.id) })
    else { return landing }
    guard let (stack, index) = found else { return landing }
    var refined = landing
    refined.stack = stack
    refined.subview = stack.loaded(index)
    refined.isAround = !isNested(stack)
    return refined
  }
}

extension LazyStackNode {
  /// Where a line starts as known or estimated, counted from the start of the visible region.
  func expectedStart(ofLine line: Int) -> Double { startInRows + run.position(of: line) }

  /// Where the stack starts as the rows around it say, counted from the start of the visible
  /// region.
  ///
  /// Its own lines follow these rows only when it is filled.
  var startInRows: Double {
    guard track == nil, let outer = outerStack, let row = outer.subview(around: self) else {
      return placement.containerStart
    }
    let distance = distance(in: row.node, along: axis)
    guard outer.row(of: self) != nil else {
      return outer.expectedStart(ofLine: outer.lineMap.line(of: row.index)) + distance
    }
    return outer.startInRows - outer.placement.containerStart + row.rel + distance
  }

  /// Whether the rows around this stack are in the runs of their stacks, so that their places are
  /// known.
  var isRowInRun: Bool {
    guard track == nil, let outer = outerStack else { return true }
    return outer.row(of: self) != nil && outer.isRowInRun
  }

  /// Whether the row around this stack, or the one around that, is before the run of its stack.
  fileprivate var isRowBeforeRun: Bool {
    guard track == nil, let outer = outerStack, let row = outer.subview(around: self) else {
      return false
    }
    guard outer.isRowInRun else { return outer.isRowBeforeRun }
    return outer.lineMap.line(of: row.index) < outer.run.first
  }

  /// Makes the row around this stack part of the run of its stack, and those around it before that.
  fileprivate func bringIntoRow(towards start: Double) {
    guard let outer = outerStack, let row = outer.subview(around: self), !isRowInRun else { return }
    outer.bringIntoRow(towards: start)
    let line = outer.lineMap.line(of: row.index)
    if outer.run.place(ofLine: line) == nil, let span = movingTrack?.spanWithoutInsets {
      let cell = row.index - outer.lineMap.subviews(of: line).lowerBound
      outer.arrangement.reveal(
        .init(line: line, cell: cell),
        anchor: 0,
        isBefore: start < span.start,
        in: span,
        using: outer
      )
    }
    run.begin(at: row.rel + distance(in: row.node, along: axis) + placement.lead)
  }

  /// Moves the rows around this stack so that it begins where its lines say.
  ///
  /// - Returns: The outermost stack.
  fileprivate func alignRowsAround() -> LazyStackNode? {
    guard track == nil, let outer = outerStack, let row = outer.subview(around: self) else {
      return track == nil ? nil : self
    }
    let start = placement.containerStart - distance(in: row.node, along: axis)
    outer.run.move(by: start - row.rel)
    return outer.alignRowsAround()
  }
}
