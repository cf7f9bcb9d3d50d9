extension ScrollTrack {
  /// Where a stack stood when it was filled, and what of the region it could fill.
  struct Filling: Equatable {
    let start: Double
    let region: VisibleSpan

    static func == (left: Filling, right: Filling) -> Bool {
      left.start.isNearly(right.start) && left.region.start.isNearly(right.region.start)
        && left.region.end.isNearly(right.region.end)
    }
  }

  /// The region that shows the content.
  var region: VisibleSpan { VisibleSpan(start: 0, end: containerLength) }

  /// Whether anything of a stack that starts at a place can be in sight.
  private func isInSight(_ stack: LazyStackNode, from start: Double) -> Bool {
    if stack === node.content { return true }
    let end = start + stack.run.length
    let isEmpty = stack.run.length <= Double.tolerance
    return start.isClearlyLess(than: containerLength)
      && (end.isClearlyGreater(than: 0) || isEmpty && end >= 0)
  }

  /// Fills the stacks from the one that holds still outward: what stands after it from the start,
  /// what stands before it from the end, so that nothing in between moves.
  func fillStacks() {
    let anchor = anchorStack
    if let anchor {
      fill(anchor, isInSight: true)
      guard !context.work.isStopped else { return }
      noteOffset(of: anchor)
    }
    guard anchor == nil || stacks.count > 1 else { return }
    let (before, after) = split(around: anchor)
    var moved = anchor.map { Moved(end: $0.position + $0.size[axis], by: growth(of: $0)) }
    for stack in after where !context.work.isStopped {
      let isBehind = moved.map { !stack.position.isClearlyLess(than: $0.end) } ?? false
      let shift = isBehind ? moved?.by ?? 0 : 0
      fillFromStart(stack, at: stack.position + shift - offset)
      moved = Moved(end: stack.position + stack.size[axis], by: shift + growth(of: stack))
    }
    var shift = 0.0
    for stack in before.reversed() where !context.work.isStopped {
      fillFromEnd(stack, at: stack.position + stack.size[axis] - shift - offset)
      shift += growth(of: stack)
    }
  }

  /// What stands after a stack in the content is moved by so much.
  private struct Moved {
    let end: Double
    let by: Double
  }

  /// By how much a stack is longer now than the content was told.
  private func growth(of stack: LazyStackNode) -> Double { stack.run.length - stack.size[axis] }

  /// The stacks before and after what holds still; without a stack that does, a view may.
  private func split(
    around anchor: LazyStackNode?
  ) -> (before: ArraySlice<LazyStackNode>, after: ArraySlice<LazyStackNode>) {
    if let index = stacks.firstIndex(where: { $0 === anchor }) {
      return (stacks[..<index], stacks[(index + 1)...])
    }
    let comes = stacks.contains { !$0.isOnScreen && isInSight($0, from: $0.startInRegion) }
    guard comes, let view = anchorView() else { return ([], stacks[...]) }
    let count = stacks.prefix { stack in
      stack !== view.view && !(stack.position + stack.size[axis]).isClearlyGreater(than: view.start)
    }.count
    return (stacks[..<count], stacks[count...])
  }

  private func fill(_ stack: LazyStackNode, isInSight: Bool) {
    context.inFillRound { stack.fill(region, isInSight: isInSight) }
    guard !context.work.isStopped else { return }
    stack.filling = isInSight ? Filling(start: stack.run.start, region: region) : nil
    stack.isOutOfSight = !isInSight
  }

  /// Fills a stack that starts where what stands before it ends.
  ///
  /// What comes into sight at its start begins with its first line, whatever it held before.
  private func fillFromStart(_ stack: LazyStackNode, at start: Double) {
    guard isInSight(stack, from: start) else { return fill(stack, isInSight: false) }
    let isComing = !stack.isOnScreen && !start.isClearlyLess(than: 0)
    if isComing, stack.run.first > 0 {
      stack.run.restart(at: 0, rel: start, lead: 0, .visible, stack)
    } else {
      hold(stack, at: start)
    }
    fill(stack, isInSight: true)
  }

  /// Fills a stack that ends where what holds still starts.
  ///
  /// What comes into sight at its end begins with its last line, whatever it held before.
  private func fillFromEnd(_ stack: LazyStackNode, at end: Double) {
    let run = stack.run
    guard isInSight(stack, from: end - run.length) else { return fill(stack, isInSight: false) }
    let isComing = !stack.isOnScreen && !end.isClearlyGreater(than: containerLength)
    if isComing, run.count > 0, run.last < run.count || run.lines.isEmpty {
      let last = run.count - 1
      run.restart(at: last, rel: 0, lead: run.position(of: last), .visible, stack)
    }
    for _ in 0..<context.profile.maxPasses {
      let isAtEnd = run.last == run.count
      if isAtEnd { run.move(by: end - run.end) } else { hold(stack, at: end - run.length) }
      fill(stack, isInSight: true)
      guard !context.work.isStopped else { return }
      let now = run.last == run.count ? run.end : stack.startInRegion + run.length
      if now.isNearly(end), run.last == run.count || !isAtEnd { return }
    }
  }

  /// Whether all stacks still stand where they were filled.
  func hasSettled() -> Bool {
    for stack in stacks {
      if stack.isOutOfSight {
        if isInSight(stack, from: stack.startInRegion) { return false }
        continue
      }
      stack.visibleSpan = region
      let now = Filling(start: stack.run.start, region: region)
      if stack.filling != now || stack.isNestingUnsettled { return false }
    }
    return true
  }

  /// The part of the region that the insets leave, in which views are aligned.
  var spanWithoutInsets: VisibleSpan {
    let start = node.insets.start(axis)
    return VisibleSpan(start: start, end: max(start, containerLength - node.insets.end(axis)))
  }

  /// Takes over what the anchor stack learned about the space before its run (claim 36), and moves
  /// the other stacks along.
  func settleOffset(_ cause: LedgerCause? = nil) {
    let anchor = anchorStack
    if let anchor { noteOffset(of: anchor, cause) }
    for stack in stacks where stack !== anchor { hold(stack, at: stack.position - offset) }
  }

  private func noteOffset(of anchor: LazyStackNode, _ cause: LedgerCause? = nil) {
    let cause = cause ?? (anchor.run.resized == nil ? .estimate : .resize)
    let subject = anchor.run.resized ?? anchor.run.learned
    note(anchor.position + anchor.run.offset, cause, cause == .data ? nil : subject)
    anchor.run.resized = nil
  }

  /// Puts a stack where it stands in the content.
  func align(_ stack: LazyStackNode) {
    stack.run.begin(at: stack.position + stack.run.lead - offset)
  }

  /// Puts the start of a stack at a place of the region. Where it is only guessed how much of it is
  /// before what is on screen, as beside a stack that holds still, the guess gives way.
  private func hold(_ stack: LazyStackNode, at start: Double) {
    let run = stack.run
    let lead = run.start - start
    if !run.isLeadExact, run.first > 0, lead.isClearlyGreater(than: 0), stack.isOnScreen {
      run.lead = lead
    } else {
      run.begin(at: start + run.lead)
    }
  }

  func alignAll() {
    for stack in stacks { align(stack) }
  }
}
