extension ScrollTrack {
  /// The content was given its place again, and perhaps the region another size.
  ///
  /// By rule R10 a region that rests at its default anchor stays there, one at the start stays at
  /// the start, and otherwise what is in sight holds still: a view that was at `view.start` in the
  /// content, or the anchor stack.
  func takeOverPlaces(isUpdated: Bool, keeping view: (view: Node, start: Double)?) {
    let cause: LedgerCause = isUpdated ? .data : .resize
    let isResized = positionedIn.map { !$0.isNearly(containerLength) } ?? false
    if isResized, !context.profile.anchorFollowsAfterResize { ignoresContent = true }
    positionedIn = containerLength
    if isResized, isPositioned {
      node.noteOtherContainer()
      if landing?.frame == context.trace.frame { landing?.isOutdated = true }
    }
    if !isPositioned {
      begin(cause)
    } else if rest.isAtAnchor, isResized || !ignoresContent, let fraction = anchors.sizeChanges {
      follow(fraction, cause)
    } else if let start = rest.start, !start.isNearly(minOffset) {
      // Other insets: what is at the start goes with it.
      note(minOffset, cause, nil)
      if !entries.isEmpty, offset == entries[entries.count - 1].new {
        entries[entries.count - 1].isInset = true
      }
      alignAll()
    } else if let shown = anchor.shown, let stack = anchor.stack,
      !lengthAround(stack).isNearly(shown.around)
    {
      // What stands around the stack turned out to have another length.
      _ = show(shown.fraction, cause, shown.role)
    } else if contentStack == nil {
      if isUpdated || anchor.view != nil, isAtStart {
        alignAll()
      } else if isUpdated, leavesOffset {
        alignAll()
      } else if let view, view.view.isPart(of: node) {
        note(
          offset + positionInContent(of: view.view) - view.start,
          isUpdated ? .data : .estimate,
          nil
        )
        alignAll()
      } else {
        settleOffset(isUpdated ? .data : nil)
      }
    }
    if !context.work.isStopped { rest = Rest() }
  }

  /// Takes over what edits changed in the stacks, before they are filled.
  func takeOverEdits() {
    defer { for stack in stacks { stack.edits.isUntold = false } }
    guard leavesOffset else { return settleOffset(.data) }
    alignAll()
    // Where a program scrolled in the same frame, its target comes first.
    if !entries.contains(where: { $0.cause == .script }) { heldOffset = HeldOffset(offset: offset) }
  }

  /// Whether edits push what is in sight (P18).
  private var leavesOffset: Bool {
    context.profile.editAnchor == .offset || context.scrolls.leavesOffsets
  }

  /// Whether the start of the content is in sight, and no stack is scrolled past its first line.
  private var isAtStart: Bool {
    offset <= minOffset + Double.tolerance && (anchorStack()?.arrangement.holdsFirst ?? true)
  }

  /// Finds the view that holds still although the content is placed again: one that stands in sight
  /// before the stack that holds still, or instead of it.
  ///
  /// - Parameter isOwn: Whether the content is placed again only because of what stacks learned.
  /// - Returns: The view, and where it stands in the content before that.
  func viewToKeep(isOwn: Bool) -> (view: Node, start: Double)? {
    guard contentStack == nil else { return nil }
    let view: Node?
    if let stack = anchorStack() {
      let startsInSight =
        stack.arrangement.holdsFirst && stack.startInRegion.isClearlyGreater(than: 0)
      guard startsInSight, !isOwn, !anchor.isAimed else { return nil }
      view = firstInSight(besides: nil)
    } else {
      view = anchor.view
    }
    return view.map { ($0, positionInContent(of: $0)) }
  }

  /// Remembers whether the region rests at a place that it keeps.
  func noteRest() {
    rest.start = offset <= minOffset + Double.tolerance ? minOffset : nil
    guard let fraction = anchors.sizeChanges else {
      rest.isAtAnchor = false
      return
    }
    rest.isAtAnchor = keptFraction == fraction || offset.isNearly(offset(at: fraction))
  }

  /// Gives the region its first place: at the start, or where the initial anchor says.
  ///
  /// Content that is still empty is waited for.
  private func begin(_ cause: LedgerCause) {
    isPositioned =
      stacks.contains { $0.arrangement.count > 0 }
      || contentStack == nil && node.content.map { $0.size[axis] > 0 } ?? false
    if told.contentLength == nil {
      offset = minOffset
      told.offset = context.profile.published(offset)
    } else {
      note(minOffset, cause, nil)
    }
    alignAll()
    guard isPositioned, let fraction = anchors.initialOffset, fraction > 0 else { return }
    contentLength = lengthOfContent
    if !show(fraction, .script, .initialOffset) {
      hold = Hold(fraction: fraction, cause: .script, anchor: .initialOffset)
      note(offset(at: fraction), .script, nil, anchor: .initialOffset)
      alignAll()
    }
    if context.work.isStopped { isPositioned = false }
  }

  /// Keeps showing what a default anchor shows where rows are to be measured again, although the
  /// content keeps its place (rule R10).
  func followChangedRows() {
    guard rest.isAtAnchor, !ignoresContent, let fraction = anchors.sizeChanges,
      stacks.contains(where: { !$0.measurer.changedRows.isEmpty })
    else { return }
    follow(fraction, .resize)
  }

  /// Keeps showing a fraction of the content although sizes changed.
  private func follow(_ fraction: Double, _ cause: LedgerCause) {
    heldOffset = nil
    contentLength = lengthOfContent
    if fraction > 0, show(fraction, cause, .sizeChanges) { return }
    hold = Hold(fraction: fraction, cause: cause, anchor: .sizeChanges)
    if contentStack == nil { settleOffset(cause) }
  }

  /// How long the content is, as far as that is known now.
  var lengthOfContent: Double {
    contentStack?.arrangement.length ?? node.content?.size[axis] ?? 0
  }

  /// Shows a fraction of the content by the lines of the stack that has it.
  ///
  /// - Returns: Whether there is such a stack.
  private func show(
    _ fraction: Double,
    _ cause: LedgerCause,
    _ role: ScrollAnchorRole
  ) -> Bool {
    guard let (stack, place) = stackToShow(fraction) else { return false }
    stack.resetKeepingNothing()
    stack.measureChangedRows()
    if fraction == 1 { _ = stack.reached(.max) }
    if !stack.placement.isEmpty, walks(in: stack) {
      stack.arrangement.approach(
        stack.arrangement.index(atFraction: fraction),
        spanWithoutInsets,
        stack
      )
    }
    stack.arrangement.show(fraction: fraction, at: place, stack)
    anchor = Anchor(stack: stack, isFound: true, isAimed: true)
    anchor.shown = Shown(fraction: fraction, role: role, around: lengthAround(stack))
    keptFraction = fraction
    note(stack.position + stack.placement.offset, cause, nil, anchor: role)
    for other in stacks where other !== stack { align(other) }
    return true
  }

  /// How long what stands before and after a stack is, as it was placed.
  private func lengthAround(_ stack: LazyStackNode) -> Double {
    stack === contentStack ? 0 : lengthOfContent - stack.size[axis]
  }

  /// The stack that a fraction of the content is in, and where in the region the same fraction of
  /// this stack is then; nil where no stack is near it.
  func stackToShow(_ fraction: Double) -> (stack: LazyStackNode, place: Double)? {
    let shown = spanWithoutInsets
    let total = lengthOfContent
    let point = fraction * total
    var found: (stack: LazyStackNode, place: Double, distance: Double)?
    for stack in stacks where stack.arrangement.count > 0 {
      let before = stack.position
      let length = stack.arrangement.length
      let behind = total - before - length
      let distance = max(0, before - point, point - before - length)
      let isNear =
        before < point + (1 - fraction) * shown.length + Double.tolerance
        && before + length > point - fraction * shown.length - Double.tolerance
      guard isNear, distance < found?.distance ?? .infinity else { continue }
      let shift = fraction * (before + behind) - before
      found = (stack, shown.start + fraction * shown.length - shift, distance)
    }
    return found.map { ($0.stack, $0.place) }
  }

  /// Where the start of a stack is kept although its data change, counted from the start of the
  /// region: where it is while nothing was scrolled, or where a view in sight stands before it.
  func restingStart(of stack: LazyStackNode) -> Double {
    let resting = stack.position - minOffset
    guard stack.position > Double.tolerance, !stack.startInRegion.isNearly(resting) else {
      return resting
    }
    guard let view = firstInSight(at: offset), view !== stack,
      positionInContent(of: view).isClearlyLess(than: stack.position)
    else { return resting }
    return stack.startInRegion
  }

  /// Where the end of a stack is when the region is at the end of the content, counted from the
  /// start of the region, or when nothing was scrolled in content that the region shows whole.
  func restingEnd(of stack: LazyStackNode) -> Double {
    let behind = lengthOfContent - stack.position - stack.arrangement.length
    let atStart = stack.position + stack.arrangement.length - minOffset
    return min(spanWithoutInsets.end - behind, atStart)
  }
}
