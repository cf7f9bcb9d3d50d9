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
    let rows = RowsAround(stack)
    let start = rows.start(ofLine: target.line)
    let isBefore = isBefore ?? (rows.areHeld ? start < span.start : rows.areBeforeRun)
    var anchor = anchor
    if !rows.areHeld {
      rows.bringIntoRuns(towards: start)
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
    guard !context.work.isStopped, let outermost = rows.align() else { return }
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
