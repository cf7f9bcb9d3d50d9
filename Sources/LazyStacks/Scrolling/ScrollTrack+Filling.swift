extension ScrollTrack {
  /// Where a stack stood when it was filled, and what of it could be seen.
  struct Filling: Equatable {
    let start: Double
    let span: VisibleSpan

    static func == (left: Filling, right: Filling) -> Bool {
      left.start.isNearly(right.start) && left.span.start.isNearly(right.span.start)
        && left.span.end.isNearly(right.span.end)
    }
  }

  func fillStacks() {
    for stack in stacks {
      let span = span(for: stack)
      context.inFillRound { stack.fill(span) }
      guard !context.work.isStopped else { return }
      stack.filling = Filling(start: stack.run.start, span: span)
    }
  }

  /// Whether all stacks still stand where they were filled.
  func hasSettled() -> Bool {
    for stack in stacks {
      stack.visibleSpan = span(for: stack)
      let now = Filling(start: stack.run.start, span: stack.visibleSpan)
      if stack.filling != now || stack.isNestingUnsettled { return false }
    }
    return true
  }

  /// The part of the region in which a stack places subviews (rule R2).
  func span(for stack: LazyStackNode) -> VisibleSpan {
    let length = containerLength
    guard stack !== node.content else { return VisibleSpan(start: 0, end: length) }
    let start = stack.position - offset
    let end = start + stack.run.length
    let isFirst = stack.position <= Double.tolerance
    let isLast = (stack.position + stack.run.length).isNearly(contentLength) || contentLength == 0
    let low = isFirst ? 0 : min(max(0, start), length)
    let isOpen = isLast || stack.run.lines.isEmpty || !stack.run.guessesEnd
    let high = isOpen ? length : min(length, end)
    return VisibleSpan(start: low, end: max(low, high))
  }

  /// The part of the region that the insets leave, in which views are aligned.
  var spanWithoutInsets: VisibleSpan {
    let start = node.insets.start(axis)
    return VisibleSpan(start: start, end: max(start, containerLength - node.insets.end(axis)))
  }

  /// The stack whose visible subviews hold still: the first one that the top of the region is in.
  var anchorStack: LazyStackNode? {
    if let stack = contentStack, stacks.first === stack {
      return stack.run.lines.isEmpty ? nil : stack
    }
    return stacks.first { stack in
      guard !stack.run.lines.isEmpty else { return false }
      let start = stack.run.start - stack.run.lead
      return start <= Double.tolerance
        && stack.run.lines.contains { line in
          stack.run.isVisible(line, VisibleSpan(start: 0, end: containerLength))
        }
    }
  }

  /// Takes over what the anchor stack learned about the space before its run (claim 36), and moves
  /// the other stacks along.
  func settleOffset(_ cause: LedgerCause? = nil) {
    if let anchor = anchorStack {
      let cause = cause ?? (anchor.run.resized == nil ? .estimate : .resize)
      let subject = anchor.run.resized ?? anchor.run.learned
      note(anchor.position + anchor.run.offset, cause, cause == .data ? nil : subject)
      anchor.run.resized = nil
      for stack in stacks where stack !== anchor { align(stack) }
    } else {
      for stack in stacks { align(stack) }
    }
  }

  func align(_ stack: LazyStackNode) {
    stack.run.begin(at: stack.position + stack.run.lead - offset)
  }

  func alignAll() {
    for stack in stacks { align(stack) }
  }
}
