extension ScrollNode {
  /// Fills the stacks at the tentative offset, takes over their corrections, and only then clamps
  /// the offset to the content; again while that moved anything (rule R8).
  func layOut() {
    isDirty = false
    isUnsettled = false
    for pass in 1...context.profile.maxPasses {
      // A last subview without length is in sight only beyond the end that it makes exact.
      if pass > max(1, context.profile.maxPasses / 2) { sticksToEnd = false }
      if needsContentLayout { placeContentAgain() }
      let filled = fillStacks()
      settleOffset()
      updateContentLength()
      let isMoved = clamp()
      if !isMoved, !needsContentLayout, filled == stacks.map(Filling.init) { return }
    }
    isUnsettled = true
    context.diagnose(
      .layoutLoop,
      "the layout of \(describe()) did not come to rest in \(context.profile.maxPasses) passes; "
        + "something changes its size each time"
    )
  }

  /// Where a stack stood when it was filled, and what of it could be seen.
  private struct Filling: Equatable {
    let start: Double
    let span: VisibleSpan

    init(start: Double, span: VisibleSpan) {
      self.start = start
      self.span = span
    }

    init(_ stack: LazyStackNode) {
      self.init(start: stack.run.start, span: stack.visibleSpan)
    }

    static func == (left: Filling, right: Filling) -> Bool {
      left.start.isNearly(right.start) && left.span.start.isNearly(right.span.start)
        && left.span.end.isNearly(right.span.end)
    }
  }

  private func fillStacks() -> [Filling] {
    stacks.map { stack in
      let span = span(for: stack)
      stack.fill(span)
      return Filling(start: stack.run.start, span: span)
    }
  }

  /// Gives the content its place again, and brings the stacks to theirs.
  ///
  /// The anchor stack stays where it is on screen, unless the region is at the top, which it keeps
  /// in an update (rule R10).
  private func placeContentAgain() {
    placeContent()
    defer { isUpdated = false }
    guard !(content is LazyStackNode) else { return }
    if isUpdated, offset <= Double.tolerance {
      for stack in stacks { align(stack) }
    } else {
      settleOffset(isUpdated ? .data : nil)
    }
  }

  private func describe() -> String { id.map { "ScrollView \($0)" } ?? "a ScrollView" }

  /// The part of the region in which a stack places subviews (rule R2).
  func span(for stack: LazyStackNode) -> VisibleSpan {
    let length = containerSize[axis]
    guard stack !== content else { return VisibleSpan(start: 0, end: length) }
    let start = stack.position - offset
    let end = start + stack.run.length
    let isFirst = stack.position <= Double.tolerance
    let isLast = (stack.position + stack.run.length).isNearly(contentLength) || contentLength == 0
    let low = isFirst ? 0 : min(max(0, start), length)
    let isOpen = isLast || stack.run.lines.isEmpty || !stack.run.guessesEnd
    let high = isOpen ? length : min(length, end)
    return VisibleSpan(start: low, end: max(low, high))
  }

  /// Moves the region over the content, before anything is clamped.
  func move(by distance: Double, _ cause: LedgerCause, _ subject: ViewID? = nil) {
    guard distance != 0 else { return }
    for stack in stacks { stack.run.move(by: -distance) }
    note(offset + distance, cause, subject)
  }

  /// Writes a change of the offset into the ledger.
  ///
  /// What is within the tolerance is no change: it is rounding, and goes to the entry before.
  func note(_ new: Double, _ cause: LedgerCause, _ subject: ViewID?) {
    let tolerance = max(Double.tolerance, abs(new).ulp * 4)
    if abs(new - offset) > tolerance {
      entries.append(LedgerEntry(cause: cause, subject: subject, old: offset, new: new))
      offset = new
    } else if let last = entries.last {
      entries[entries.count - 1] = LedgerEntry(
        cause: last.cause,
        subject: last.subject,
        old: last.old,
        new: new
      )
      offset = new
    }
  }

  /// The stack whose visible subviews hold still: the first one that the top of the region is in.
  var anchorStack: LazyStackNode? {
    stacks.first { stack in
      guard !stack.run.lines.isEmpty else { return false }
      if stack === content { return true }
      let start = stack.run.start - stack.run.lead
      return start <= Double.tolerance
        && stack.run.lines.contains { line in
          stack.run.isVisible(line, VisibleSpan(start: 0, end: containerSize[axis]))
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

  private func align(_ stack: LazyStackNode) {
    stack.run.begin(at: stack.position + stack.run.lead - offset)
  }

  /// Takes over what the stacks learned about their lengths; what else is in the content moves with
  /// it before the offset is clamped, or the two would never agree.
  private func updateContentLength() {
    guard let stack = content as? LazyStackNode else {
      let changed = stacks.filter { !$0.run.length.isNearly($0.size[axis]) }
      for stack in changed { stack.invalidateSize() }
      if !changed.isEmpty { placeContentAgain() }
      contentLength = content?.size[axis] ?? 0
      return
    }
    contentLength = stack.run.length
  }

  /// The largest offset that still shows content to the end (rule R6).
  var maxOffset: Double { max(0, contentLength - containerSize[axis]) }

  /// - Returns: Whether the region moved, so that the stacks must be filled again.
  private func clamp() -> Bool {
    let target = sticksToEnd ? maxOffset : min(max(offset, 0), maxOffset)
    let distance = target - offset
    guard abs(distance) > Double.tolerance else { return snap(to: target) }
    note(target, sticksToEnd ? .script : .clamp, nil)
    // The way back from far outside is not summed up: the difference would lose the last digits.
    for stack in stacks { align(stack) }
    return true
  }

  /// Offsets within the tolerance of an end are that end, so that the top is 0 exactly (claim 37).
  private func snap(to target: Double) -> Bool {
    guard target != offset else { return false }
    for stack in stacks { stack.run.move(by: offset - target) }
    if let last = entries.last {
      entries[entries.count - 1] = LedgerEntry(
        cause: last.cause,
        subject: last.subject,
        old: last.old,
        new: target
      )
    }
    offset = target
    return false
  }
}
