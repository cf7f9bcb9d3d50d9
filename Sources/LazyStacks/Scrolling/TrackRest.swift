/// Keeps a track where it rests while its content is placed again, edited or measured again (rule
/// R10).
struct TrackRest {
  private let track: ScrollTrack

  init(of track: ScrollTrack) { self.track = track }

  /// Takes over the places of the content after it was placed again.
  ///
  /// A region that rests at its default anchor stays there, and one at the start stays at the
  /// start. Otherwise what is in sight holds still: a view that was at `view.start` in the content,
  /// or the anchor stack.
  func takeOverPlaces(isUpdated: Bool, keeping view: (view: Node, start: Double)?) {
    let cause: LedgerCause = isUpdated ? .data : .resize
    let isResized = noteContainer()
    let (resting, anchor) = (track.resting, track.still.anchor)
    if !resting.isPositioned {
      begin(cause)
    } else if resting.rest.isSwitched, isShort {
      followStart(because: cause)
    } else if resting.rest.isAtAnchor, isResized || !resting.ignoresContent,
      let fraction = resting.anchors.sizeChanges
    {
      follow(fraction, because: cause)
    } else if let start = resting.rest.start, !start.isNearly(track.minOffset) {
      followStart(because: cause)
    } else if let shown = anchor.shown, let stack = anchor.stack,
      !FractionReveal(on: track).lengthAround(stack).isNearly(shown.around)
    {
      // The length of the content around the stack changed.
      _ = FractionReveal(on: track).show(shown.fraction, because: cause, for: shown.role)
    } else if track.contentStack == nil {
      keepSight(isUpdated: isUpdated, keeping: view)
    }
    if !track.context.work.isStopped { track.resting.forgetRest() }
  }

  /// Notes the length of the region in which the content was placed.
  ///
  /// - Returns: Whether it is another one than before.
  private func noteContainer() -> Bool {
    let length = track.containerLength
    let isResized = track.resting.positionedIn.map { !$0.isNearly(length) } ?? false
    if isResized, !track.context.profile.anchorFollowsAfterResize {
      track.resting.ignoresContent = true
    }
    track.resting.positionedIn = length
    if isAlignedInOtherInsets { BoundPosition(of: track.node).noteOtherContainer() }
    guard isResized, track.resting.isPositioned else { return isResized }
    BoundPosition(of: track.node).noteOtherContainer()
    if track.landings.last?.frame == track.context.trace.frame {
      track.landings.last?.isOutdated = true
    }
    return true
  }

  /// Whether the target behavior answered to another container in this frame, and a callback
  /// changed the insets since.
  private var isAlignedInOtherInsets: Bool {
    guard let last = track.node.activity.realigned, last.frame == track.context.trace.frame else {
      return false
    }
    return InsetChange(from: last.insets, to: track.node.insets, along: track.axis) != nil
  }

  /// Keeps content that is at its start there: the insets changed, or there is more or less room in
  /// which a default anchor aligns content that is too short.
  private func followStart(because cause: LedgerCause) {
    let isOfRoom =
      track.resting.rest.isSwitched
      || track.resting.anchors.alignment ?? 0 != 0 && (isTooShort || hasSameInsets)
    track.note(track.minOffset, because: cause, of: nil, anchor: isOfRoom ? .alignment : nil)
    if !isOfRoom { track.ledger.noteInsets() }
    track.alignAll()
  }

  /// Whether a default anchor aligns the content, as there is more room than that takes.
  private var isTooShort: Bool {
    track.minOffset + track.node.insets.start(track.axis) < -Double.tolerance
  }

  /// Whether the content leaves room in which a default anchor may align it.
  private var isShort: Bool {
    let region = track.containerLength - track.node.insets.length(track.axis)
    return region.isClearlyGreater(than: track.lengthOfContent)
  }

  /// Whether the insets are those of the frame before.
  private var hasSameInsets: Bool {
    guard let before = track.node.sightBefore, before.frame == track.context.trace.frame else {
      return false
    }
    return InsetChange(from: before.insets, to: track.node.insets, along: track.axis) == nil
  }

  /// Keeps what is in sight where it is, in content of which stacks are only a part.
  private func keepSight(isUpdated: Bool, keeping view: (view: Node, start: Double)?) {
    // Of several stacks side by side, each moves as another one learns how long it is.
    let isAnyStill = isUpdated || track.still.anchor.view != nil || track.stacks.count > 1
    if isAnyStill, isAtStart {
      track.alignAll()
    } else if isUpdated, leavesOffset {
      track.alignAll()
    } else if let view, view.view.isPart(of: track.node) {
      track.note(
        track.offset + track.positionInContent(of: view.view) - view.start,
        because: isUpdated ? .data : .estimate,
        of: nil
      )
      track.still.noteKept(view.view, in: track.context.trace.frame)
      track.alignAll()
    } else {
      track.settleOffset(because: isUpdated ? .data : nil)
    }
  }

  /// Takes over the changes that edits made to the stacks, before they are filled.
  func takeOverEdits() {
    defer { for stack in track.stacks { stack.edits.isUntold = false } }
    guard leavesOffset else { return track.settleOffset(because: .data) }
    track.alignAll()
    // The target of a program that scrolled in the same frame goes first.
    if !track.entries.contains(where: { $0.cause == .script }) {
      track.still.offset = Stillness.HeldOffset(offset: track.offset)
    }
  }

  /// Whether edits push what is in sight (P18).
  private var leavesOffset: Bool {
    track.context.profile.editAnchor == .offset || track.context.scrolls.leavesOffsets
  }

  /// Whether the start of the content is in sight and the first line of the stack is in the run.
  private var isAtStart: Bool {
    track.offset <= track.minOffset + Double.tolerance
      && (AnchorSearch(on: track).stack()?.arrangement.holdsFirst ?? true)
  }

  /// The view that holds still although the content is placed again: in sight before the stack that
  /// holds still, or instead of it.
  ///
  /// - Parameter isOwn: Whether the only reason is what stacks learned.
  /// - Returns: The view, and where it stood in the content.
  func viewToKeep(isOwn: Bool) -> (view: Node, start: Double)? {
    guard track.contentStack == nil else { return nil }
    let view: Node?
    if let stack = AnchorSearch(on: track).stack() {
      let startsInSight =
        stack.arrangement.holdsFirst && stack.startInRegion.isClearlyGreater(than: 0)
      guard startsInSight, !isOwn, !track.still.anchor.isAimed else { return nil }
      view = AnchorSearch(on: track).firstInSight(besides: nil)
    } else {
      view = track.still.anchor.view
    }
    return view.map { ($0, track.positionInContent(of: $0)) }
  }

  /// Remembers whether the region rests at a place that it keeps.
  func note() {
    let (offset, start) = (track.offset, track.minOffset)
    track.resting.rest.start = offset <= start + Double.tolerance ? start : nil
    track.resting.rest.isWhole = track.maxOffset.isNearly(start)
    guard let fraction = track.resting.anchors.sizeChanges else {
      track.resting.rest.isAtAnchor = false
      return
    }
    track.resting.rest.isAtAnchor =
      track.resting.keptFraction == fraction || offset.isNearly(track.offset(at: fraction))
  }

  /// Gives the region its first place: at the start, or where the initial anchor says.
  ///
  /// Content that is still empty gets none yet.
  private func begin(_ cause: LedgerCause) {
    track.resting.isPositioned =
      track.stacks.contains { $0.arrangement.count > 0 }
      || track.contentStack == nil && track.node.content.map { $0.size[track.axis] > 0 } ?? false
    if track.told.contentLength == nil {
      track.ledger.begin(at: track.minOffset)
      track.told.offset = track.context.profile.published(track.offset)
    } else {
      track.note(track.minOffset, because: cause, of: nil)
    }
    track.alignAll()
    guard track.resting.isPositioned, let fraction = track.resting.anchors.initialOffset,
      fraction > 0
    else { return }
    track.lengths.current = track.lengthOfContent
    if !FractionReveal(on: track).show(fraction, because: .script, for: .initialOffset) {
      track.still.hold = Stillness.Hold(fraction: fraction, cause: .script, anchor: .initialOffset)
      track.note(track.offset(at: fraction), because: .script, of: nil, anchor: .initialOffset)
      track.alignAll()
    }
    if track.context.work.isStopped { track.resting.isPositioned = false }
  }

  /// Keeps showing what a default anchor shows when rows must be measured again although the
  /// content keeps its place.
  func followChangedRows() {
    guard track.resting.rest.isAtAnchor, !track.resting.ignoresContent,
      let fraction = track.resting.anchors.sizeChanges,
      track.stacks.contains(where: { !$0.measurer.changedRows.isEmpty })
    else { return }
    follow(fraction, because: .resize)
  }

  /// Keeps showing a fraction of the content although sizes changed.
  private func follow(_ fraction: Double, because cause: LedgerCause) {
    track.still.offset = nil
    track.lengths.current = track.lengthOfContent
    if fraction > 0,
      FractionReveal(on: track).show(fraction, because: cause, for: .sizeChanges)
    {
      return
    }
    track.still.hold = Stillness.Hold(fraction: fraction, cause: cause, anchor: .sizeChanges)
    if track.contentStack == nil { track.settleOffset(because: cause) }
  }

  /// Where the edge of a stack stays although its data change, counted from the start of the
  /// region: its start, or the end of a reversed one.
  func edge(of stack: LazyStackNode) -> Double {
    stack.catalog.isReversed ? end(of: stack) : start(of: stack)
  }

  /// Where the start of a stack stays although its data change.
  ///
  /// That is where it stands while nothing is scrolled, or while a view before it is in sight.
  private func start(of stack: LazyStackNode) -> Double {
    let resting = stack.position - track.minOffset
    guard stack.position > Double.tolerance, !stack.startInRegion.isNearly(resting) else {
      return resting
    }
    guard let view = AnchorSearch(on: track).firstInSight(at: track.offset), view !== stack,
      track.positionInContent(of: view).isClearlyLess(than: stack.position)
    else { return resting }
    return stack.startInRegion
  }

  /// Where the end of a stack is if the region shows the end of the content.
  ///
  /// The same holds for content that fits into the region and was never scrolled.
  private func end(of stack: LazyStackNode) -> Double {
    let behind = track.lengthOfContent - stack.position - stack.arrangement.length
    let atStart = stack.position + stack.arrangement.length - track.minOffset
    return min(track.spanWithoutInsets.end - behind, atStart)
  }
}
