extension ScrollTrack {
  /// The content was given its place again, and perhaps the region another size.
  ///
  /// By rule R10 a region that rests at its default anchor stays there, one at the start stays at
  /// the start, and otherwise the anchor stack holds still.
  func takeOverPlaces(isUpdated: Bool) {
    let cause: LedgerCause = isUpdated ? .data : .resize
    let isResized = positionedIn.map { !$0.isNearly(containerLength) } ?? false
    if isResized, !context.profile.anchorFollowsAfterResize { ignoresContent = true }
    positionedIn = containerLength
    if !isPositioned {
      begin(cause)
    } else if rest.isAtAnchor, isResized || !ignoresContent, let fraction = anchors.sizeChanges {
      follow(fraction, cause)
    } else if let start = rest.start, !start.isNearly(minOffset) {
      // Other insets: what is at the start goes with it.
      note(minOffset, cause, nil)
      alignAll()
    } else if contentStack == nil {
      if isUpdated, offset <= minOffset + Double.tolerance || leavesOffset {
        alignAll()
      } else {
        settleOffset(isUpdated ? .data : nil)
      }
    }
    if !context.work.isStopped { rest = Rest() }
  }

  /// Takes over what edits changed in the stacks, before they are filled.
  func takeOverEdits() {
    guard leavesOffset else { return settleOffset(.data) }
    alignAll()
    // Where a program scrolled in the same frame, its target comes first.
    if !entries.contains(where: { $0.cause == .script }) { heldOffset = offset }
  }

  /// Whether edits push what is in sight (P18).
  private var leavesOffset: Bool { context.profile.editAnchor == .offset }

  /// Remembers whether the region rests at a place that it keeps.
  func noteRest() {
    rest.start = offset <= minOffset + Double.tolerance ? minOffset : nil
    rest.isAtAnchor = anchors.sizeChanges.map { offset.isNearly(offset(at: $0)) } ?? false
  }

  /// Gives the region its first place: at the start, or where the initial anchor says.
  ///
  /// Content that is still empty is waited for.
  private func begin(_ cause: LedgerCause) {
    isPositioned =
      contentStack.map { $0.run.count > 0 } ?? (node.content.map { $0.size[axis] > 0 } ?? false)
    if told.contentLength == nil {
      offset = minOffset
      told.offset = context.profile.published(offset)
    } else {
      note(minOffset, cause, nil)
    }
    alignAll()
    guard isPositioned, let fraction = anchors.initialOffset, fraction > 0 else { return }
    if let stack = contentStack {
      stack.run.begin(atFraction: fraction, spanWithoutInsets, stack)
      note(stack.position + stack.run.offset, .script, nil, anchor: .initialOffset)
    } else {
      contentLength = node.content?.size[axis] ?? 0
      hold = Hold(fraction: fraction, cause: .script, anchor: .initialOffset)
      note(offset(at: fraction), .script, nil, anchor: .initialOffset)
      alignAll()
    }
    if context.work.isStopped { isPositioned = false }
  }

  /// Keeps showing a fraction of the content although sizes changed.
  private func follow(_ fraction: Double, _ cause: LedgerCause) {
    heldOffset = nil
    if fraction == 1, let stack = contentStack, stack.run.count > 0 {
      let last = stack.run.count - 1
      stack.run.approach(last, spanWithoutInsets, stack)
      stack.run.reveal(.init(line: last), anchor: 1, spanWithoutInsets, stack)
      note(stack.position + stack.run.offset, cause, nil, anchor: .sizeChanges)
    } else {
      hold = Hold(fraction: fraction, cause: cause, anchor: .sizeChanges)
      if contentStack == nil { settleOffset(cause) }
    }
  }

  /// Where a stack starts while nothing was scrolled, counted from the start of the region.
  func restingStart(of stack: LazyStackNode) -> Double {
    stack.position <= Double.tolerance ? stack.position - minOffset : stack.visibleSpan.start
  }
}
