/// The rows of lazy stacks in which a lazy stack along the same axis stands, one around another;
/// none for a stack that a scroll view moves itself.
struct RowsAround {
  private let stack: LazyStackNode
  private var run: LazyRun { stack.run }

  init(_ stack: LazyStackNode) { self.stack = stack }

  /// Where a line starts as known or estimated, counted from the start of the visible region.
  func start(ofLine line: Int) -> Double { start + run.position(of: line) }

  /// Where the stack starts as the rows say, counted from the start of the
  /// visible region.
  ///
  /// Its own lines follow the rows only when it is filled.
  var start: Double {
    guard stack.track == nil, let outer = stack.outerStack, let row = outer.subview(around: stack)
    else {
      return stack.placement.containerStart
    }
    let distance = LaidOutPlace(of: stack).distance(in: row.node, along: stack.axis)
    guard outer.row(of: stack) != nil else {
      return RowsAround(outer).start(ofLine: outer.lineMap.line(of: row.index)) + distance
    }
    return RowsAround(outer).start - outer.placement.containerStart + row.rel + distance
  }

  /// Whether the rows are in the runs of their stacks, so that their places are known.
  var areHeld: Bool {
    guard stack.track == nil, let outer = stack.outerStack else { return true }
    return outer.row(of: stack) != nil && RowsAround(outer).areHeld
  }

  /// Whether one of the rows is before the run of its stack.
  var areBeforeRun: Bool {
    guard stack.track == nil, let outer = stack.outerStack, let row = outer.subview(around: stack)
    else {
      return false
    }
    guard RowsAround(outer).areHeld else { return RowsAround(outer).areBeforeRun }
    return outer.lineMap.line(of: row.index) < outer.run.first
  }

  /// Makes each row part of the run of its stack, the outermost first.
  func bringIntoRuns(towards start: Double) {
    guard let outer = stack.outerStack, let row = outer.subview(around: stack), !areHeld else {
      return
    }
    RowsAround(outer).bringIntoRuns(towards: start)
    let target = ScrolledTarget(row.index, in: outer.lineMap)
    if outer.run.place(ofLine: target.line) == nil, let span = stack.movingTrack?.spanWithoutInsets
    {
      LineReveal(in: outer).reveal(
        target,
        anchor: 0,
        isBefore: start < span.start,
        in: span
      )
    }
    run.begin(
      at: row.rel + LaidOutPlace(of: stack).distance(in: row.node, along: stack.axis)
        + stack.placement.lead
    )
  }

  /// Moves the rows so that the stack begins where its lines say.
  ///
  /// - Returns: The outermost stack.
  func align() -> LazyStackNode? {
    guard stack.track == nil, let outer = stack.outerStack, let row = outer.subview(around: stack)
    else {
      return stack.track == nil ? nil : stack
    }
    let start =
      stack.placement.containerStart
      - LaidOutPlace(of: stack).distance(in: row.node, along: stack.axis)
    outer.run.move(by: start - row.rel)
    return RowsAround(outer).align()
  }
}
