extension ScrollTrack {
  /// Takes over the places of the content after it was placed again.
  ///
  /// By rule R10 a region that rests at its default anchor stays there, and one at the start stays
  /// at the start. Otherwise what is in sight holds still: a view that was at `view.start` in the
  /// content, or the anchor stack.
  func takeOverPlaces(isUpdated: Bool, keeping view: (view: Node, start: Double)?) {
    let cause: LedgerCause = isUpdated ? .data : .resize
    let isResized = resting.positionedIn.map { !$0.isNearly(containerLength) } ?? false
    if isResized, !context.profile.anchorFollowsAfterResize { resting.ignoresContent = true }
    resting.positionedIn = containerLength
    if isResized, resting.isPositioned {
      node.noteOtherContainer()
      if landings.last?.frame == context.trace.frame { landings.last?.isOutdated = true }
    }
    if !resting.isPositioned {
      begin(cause)
    } else if resting.rest.isAtAnchor, isResized || !resting.ignoresContent,
      let fraction = resting.anchors.sizeChanges
    {
      follow(fraction, because: cause)
    } else if let start = resting.rest.start, !start.isNearly(minOffset) {
      // The insets changed: content at the start moves with them.
      note(minOffset, because: cause, of: nil)
      if !entries.isEmpty, offset == entries[entries.count - 1].new {
        entries[entries.count - 1].isInset = true
      }
      alignAll()
    } else if let shown = still.anchor.shown, let stack = still.anchor.stack,
      !lengthAround(stack).isNearly(shown.around)
    {
      // The length of the content around the stack changed.
      _ = show(shown.fraction, because: cause, for: shown.role)
    } else if contentStack == nil {
      // Of several stacks side by side, each moves as another one learns how long it is.
      if isUpdated || still.anchor.view != nil || stacks.count > 1, isAtStart {
        alignAll()
      } else if isUpdated, leavesOffset {
        alignAll()
      } else if let view, view.view.isPart(of: node) {
        note(
          offset + positionInContent(of: view.view) - view.start,
          because: isUpdated ? .data : .estimate,
          of: nil
        )
        still.noteKept(view.view, in: context.trace.frame)
        alignAll()
      } else {
        settleOffset(because: isUpdated ? .data : nil)
      }
    }
    if !context.work.isStopped { resting.forgetRest() }
  }

  /// Takes over the changes that edits made to the stacks, before they are filled.
  func takeOverEdits() {
    defer { for stack in stacks { stack.edits.isUntold = false } }
    guard leavesOffset else { return settleOffset(because: .data) }
    alignAll()
    // The target of a program that scrolled in the same frame goes first.
    if !entries.contains(where: { $0.cause == .script }) {
      still.offset = Stillness.HeldOffset(offset: offset)
    }
  }

  /// Whether edits push what is in sight (P18).
  private var leavesOffset: Bool {
    context.profile.editAnchor == .offset || context.scrolls.leavesOffsets
  }

  /// Whether the start of the content is in sight and the first line of the stack is in the run.
  private var isAtStart: Bool {
    offset <= minOffset + Double.tolerance && (anchorStack()?.arrangement.holdsFirst ?? true)
  }

  /// The view that holds still although the content is placed again: in sight before the stack that
  /// holds still, or instead of it.
  ///
  /// - Parameter isOwn: Whether the only reason is what stacks learned.
  /// - Returns: The view, and where it stood in the content.
  func viewToKeep(isOwn: Bool) -> (view: Node, start: Double)? {
    guard contentStack == nil else { return nil }
    let view: Node?
    if let stack = anchorStack() {
      let startsInSight =
        stack.arrangement.holdsFirst && stack.startInRegion.isClearlyGreater(than: 0)
      guard startsInSight, !isOwn, !still.anchor.isAimed else { return nil }
      view = firstInSight(besides: nil)
    } else {
      view = still.anchor.view
    }
    return view.map { ($0, positionInContent(of: $0)) }
  }

  /// Remembers whether the region rests at a place that it keeps.
  func noteRest() {
    resting.rest.start = offset <= minOffset + Double.tolerance ? minOffset : nil
    guard let fraction = resting.anchors.sizeChanges else {
      resting.rest.isAtAnchor = false
      return
    }
    resting.rest.isAtAnchor =
      resting.keptFraction == fraction || offset.isNearly(offset(at: fraction))
  }

  /// Gives the region its first place: at the start, or where the initial anchor says.
  ///
  /// Content that is still empty gets none yet.
  private func begin(_ cause: LedgerCause) {
    resting.isPositioned =
      stacks.contains { $0.arrangement.count > 0 }
      || contentStack == nil && node.content.map { $0.size[axis] > 0 } ?? false
    if told.contentLength == nil {
      offset = minOffset
      told.offset = context.profile.published(offset)
    } else {
      note(minOffset, because: cause, of: nil)
    }
    alignAll()
    guard resting.isPositioned, let fraction = resting.anchors.initialOffset, fraction > 0 else {
      return
    }
    contentLength = lengthOfContent
    if !show(fraction, because: .script, for: .initialOffset) {
      still.hold = Stillness.Hold(fraction: fraction, cause: .script, anchor: .initialOffset)
      note(offset(at: fraction), because: .script, of: nil, anchor: .initialOffset)
      alignAll()
    }
    if context.work.isStopped { resting.isPositioned = false }
  }

  /// Keeps showing what a default anchor shows when rows must be measured again although the
  /// content keeps its place (rule R10).
  func followChangedRows() {
    guard resting.rest.isAtAnchor, !resting.ignoresContent,
      let fraction = resting.anchors.sizeChanges,
      stacks.contains(where: { !$0.measurer.changedRows.isEmpty })
    else { return }
    follow(fraction, because: .resize)
  }

  /// Keeps showing a fraction of the content although sizes changed.
  private func follow(_ fraction: Double, because cause: LedgerCause) {
    still.offset = nil
    contentLength = lengthOfContent
    if fraction > 0, show(fraction, because: cause, for: .sizeChanges) { return }
    still.hold = Stillness.Hold(fraction: fraction, cause: cause, anchor: .sizeChanges)
    if contentStack == nil { settleOffset(because: cause) }
  }

  /// The length of the content as known now, in points.
  var lengthOfContent: Double {
    contentStack?.arrangement.length ?? node.content?.size[axis] ?? 0
  }

  /// Shows a fraction of the content by placing the lines of the stack there.
  ///
  /// - Returns: False if no stack is there.
  private func show(
    _ fraction: Double,
    because cause: LedgerCause,
    for role: ScrollAnchorRole
  ) -> Bool {
    guard let (stack, place) = stackToShow(fraction) else { return false }
    stack.resetKeepingNothing()
    stack.measureChangedRows()
    if fraction == 1 { _ = stack.reached(.max) }
    if !stack.placement.isEmpty, TrackReveal(on: self).walks(in: stack) {
      stack.arrangement.approach(
        stack.arrangement.index(atFraction: fraction),
        in: spanWithoutInsets,
        using: stack
      )
    }
    stack.arrangement.show(fraction: fraction, at: place, using: stack)
    still.anchor = Stillness.Anchor(stack: stack, isFound: true, isAimed: true)
    still.anchor.shown = Stillness.Shown(
      fraction: fraction,
      role: role,
      around: lengthAround(stack)
    )
    resting.keptFraction = fraction
    note(stack.position + stack.placement.offset, because: cause, of: nil, anchor: role)
    for other in stacks where other !== stack { align(other) }
    return true
  }

  /// The length of the content before and after a stack, as it was placed.
  private func lengthAround(_ stack: LazyStackNode) -> Double {
    stack === contentStack ? 0 : lengthOfContent - stack.size[axis]
  }

  /// The stack at a fraction of the content, and where in the region that fraction of the stack
  /// belongs.
  ///
  /// It is nil if no stack is near the fraction.
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

  /// Where the start of a stack stays although its data change, counted from the start of the
  /// region.
  ///
  /// That is where it stands while nothing is scrolled, or while a view before it is in sight.
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

  /// Where the end of a stack is if the region shows the end of the content, counted from the
  /// region's start.
  ///
  /// The same holds for content that fits into the region and was never scrolled.
  func restingEnd(of stack: LazyStackNode) -> Double {
    let behind = lengthOfContent - stack.position - stack.arrangement.length
    let atStart = stack.position + stack.arrangement.length - minOffset
    return min(spanWithoutInsets.end - behind, atStart)
  }
}
