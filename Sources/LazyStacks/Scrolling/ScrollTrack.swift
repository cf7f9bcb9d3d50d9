/// The state of a scroll view along one axis: the offset, the length of the content and the lazy
/// stacks that scroll.
///
/// A scroll view has one track for each axis that scrolls. Tracks are independent of each other.
final class ScrollTrack {
  let axis: Axis
  /// The scroll view, which has the track as long as it lives; nobody else keeps a track but for a
  /// step of a frame, in which no scroll view goes that the step reads.
  unowned(unsafe) let node: ScrollNode
  let context: FrameContext
  /// A reference to the track for the stacks that it moves.
  private(set) lazy var lifeline = Lifeline(to: self)

  // Parts that are not checked for overlapping access are read all over a frame, but changed only
  // in single steps that run nothing else.

  /// The lazy stacks that move along this axis.
  @exclusivity(unchecked) var attached = AttachedStacks()
  /// The offset, and its changes in this frame.
  @exclusivity(unchecked) var ledger = OffsetLedger()
  /// The length of the content, and statistics of it over the frames.
  @exclusivity(unchecked) var lengths = LengthRecord()
  /// Where the region rests, and what default anchors say about it.
  @exclusivity(unchecked) var resting = Resting()
  /// What holds still in this frame.
  @exclusivity(unchecked) var still = Stillness()
  /// How the content moves over time.
  @exclusivity(unchecked) var travel = Travel()
  /// What programs scrolled to.
  @exclusivity(unchecked) var landings = Landings()
  /// The row that keeps its place until somebody scrolls.
  @exclusivity(unchecked) var remembered = RememberedRow()
  /// What is needed to find what moved by itself in this frame.
  @exclusivity(unchecked) var ownMoves = OwnMoves()
  @exclusivity(unchecked) var told = ToldState()

  /// What the trace last reported about this axis.
  struct ToldState {
    var offset = 0.0
    /// How many of the frame's ledger entries were reported.
    var entries = 0
    /// How many of them were considered when crossings were reported.
    var crossings = 0
    var contentLength: Double?
  }

  init(along axis: Axis, of node: ScrollNode) {
    self.axis = axis
    self.node = node
    context = node.context
  }

  deinit { lifeline.cut() }

  /// Where the region starts in the content, in points.
  var offset: Double { ledger.offset }

  /// The changes of the offset in this frame, in order.
  var entries: [LedgerEntry] { ledger.entries }

  /// How far the changes of the offset moved everything in sight in this frame.
  var pushes: Pushes { Pushes(entries) }

  /// The length of the content along the axis, in points.
  var contentLength: Double { lengths.current }

  /// The lazy stacks that move along this axis, in the order of the content.
  var stacks: [LazyStackNode] { attached.all }

  /// The velocity of the content, in points per second; 0 without a motion.
  var velocity: Double { travel.velocity }

  /// Whether the content is seen beyond one of its ends.
  var isStretched: Bool { travel.excess != 0 }

  /// Whether any stack of the content guesses its length.
  var isContentLengthEstimated: Bool { stacks.contains { LengthKnowledge(of: $0).isEstimated } }

  /// The length of the region that shows the content, insets included, in points.
  var containerLength: Double { node.containerSize[axis] }

  /// The region that shows the content.
  var region: VisibleSpan { VisibleSpan(start: 0, end: containerLength) }

  /// The region without insets, in which views are aligned.
  var spanWithoutInsets: VisibleSpan {
    let start = node.insets.start(axis)
    return VisibleSpan(start: start, end: max(start, containerLength - node.insets.end(axis)))
  }

  /// The content if it is a single lazy stack that moves along this axis.
  var contentStack: LazyStackNode? {
    guard let stack = node.lazyContent, stack.axis == axis else { return nil }
    return stack
  }

  /// The length of the content as known now, in points.
  var lengthOfContent: Double {
    contentStack?.arrangement.length ?? node.content?.size[axis] ?? 0
  }

  /// The subject of events in the trace; it names the axis only if both axes scroll.
  var inTrace: EventSubject { node.inTrace.along(node.tracks.count > 1 ? axis : nil) }

  func take(_ settings: ScrollSettings) { resting.take(settings, along: axis) }

  /// Forgets what held still in this frame.
  func endLayout() {
    still.endFrame()
    landings.endLayout()
  }

  /// Forgets what was recorded of the frame.
  func endFrame() {
    ledger.endFrame()
    told.entries = 0
    told.crossings = 0
  }

  /// Attaches a lazy stack of the content, whose place in the content is now known.
  func attach(_ stack: LazyStackNode) {
    attached.attach(stack)
    stack.standing.isAlone = LoneContainer(stack).scroll === node
    stack.standing.filling = nil
    stack.standing.isOutOfSight = false
    stack.standing.position = positionInContent(of: stack)
    if stack.placement.isEmpty { stack.arrangement.begin(at: stack.position - offset) }
  }

  /// Whether grids changed their columns when they were placed; resets that.
  ///
  /// What contains such a grid measured it with another length.
  func hasRegrouped() -> Bool {
    let regrouped = stacks.filter(\.layoutNotes.isRegrouped)
    for stack in regrouped {
      stack.layoutNotes.isRegrouped = false
      if stack !== contentStack { stack.invalidateSize() }
    }
    return contentStack == nil && !regrouped.isEmpty
  }

  /// Where a view of the content starts in it, as it was laid out, in points.
  func positionInContent(of view: Node) -> Double {
    var position = 0.0
    var current: Node? = view
    while let view = current, view !== node {
      position += view.laidOutOrigin(along: axis)
      current = view.parent
    }
    return position
  }

  /// Whether a stack stands in a row of another one along the axis.
  func isNested(_ stack: LazyStackNode) -> Bool {
    stack.axis == axis && stack.track == nil && stack.outerStack != nil
  }

  /// Remembers how the content is seen, before it is placed again.
  func rememberSight() {
    guard ownMoves.sight == nil, contentStack == nil, !stacks.isEmpty, resting.isPositioned else {
      return
    }
    ownMoves.sight = OwnMoves.Sight(containerSize: node.containerSize, insets: node.insets)
  }

  /// Records the target offset of a programmatic scroll in the trace.
  func aim(at target: Double) {
    // Beyond an end of the content there is nothing to aim at.
    node.activity.report?.aim(at: nearestOffset(to: target), along: axis)
    let target = context.profile.published(target)
    context.record(.target(offset: target), of: inTrace)
  }
}

/// How the offset changes: each change is an entry of the ledger, and the stacks move along.
extension ScrollTrack {
  /// Moves the region over the content, without clamping.
  func move(
    by distance: Double,
    because cause: LedgerCause,
    of subject: ViewID? = nil,
    anchor: ScrollAnchorRole? = nil,
    motion: LedgerMotion? = nil
  ) {
    guard distance != 0 else { return }
    stacks.walk { $0.scroll(by: -distance) }
    note(offset + distance, because: cause, of: subject, anchor: anchor, motion: motion)
  }

  /// Brings the region to an offset, unless it is there already.
  func shift(to target: Double, because cause: LedgerCause, motion: LedgerMotion?) {
    guard abs(target - offset) > Double.tolerance else { return }
    move(by: target - offset, because: cause, motion: motion)
  }

  /// Writes a change of the offset into the ledger.
  ///
  /// A change within the tolerance is rounding and is added to the entry before.
  func note(
    _ new: Double,
    because cause: LedgerCause,
    of subject: ViewID?,
    anchor: ScrollAnchorRole? = nil,
    motion: LedgerMotion? = nil
  ) {
    guard ledger.isChange(new) else {
      if !entries.isEmpty { ledger.round(to: new) }
      return
    }
    var entry = LedgerEntry(cause: cause, subject: subject, old: offset, new: new)
    entry.anchor = anchor
    entry.motion = motion
    entry.isOfOtherAnchor = anchor == .alignment && resting.rest.isSwitched
    entry.isOfPosition = anchor != nil && (resting.staysAtEdge || subject != nil)
    // A target behavior that is asked again because of another length has no motion.
    let isAgain = cause == .snap && motion == nil
    let isAligned = anchor == .alignment
    let isByLength = cause == .clamp || anchor == .sizeChanges || isAgain || isAligned
    if isByLength, let before = node.sightBefore, before.frame == context.trace.frame {
      describe(before, in: &entry)
    }
    ledger.add(entry)
  }

  /// Describes in an entry how the size and insets of the region differ from before the frame.
  private func describe(_ before: SightBefore, in entry: inout LedgerEntry) {
    // A scroll position answers to the container before it answers to lengths.
    let isTold =
      entry.isOfPosition
      && entries.contains { $0.anchor == .sizeChanges && $0.container == containerLength }
    if !before.size[axis].isNearly(containerLength), !isTold {
      entry.oldContainer = before.size[axis]
      entry.container = containerLength
    }
    guard let change = InsetChange(from: before.insets, to: node.insets, along: axis) else {
      return
    }
    (entry.oldInsets, entry.insets, entry.insetEdge) = (change.old, change.new, change.edge)
  }

  /// How far everything in sight has moved so far in this frame, in points.
  ///
  /// It is nil if anything other than a finger, a program or an end moved it, because then other
  /// rules say what holds still.
  var expectedMove: Double? {
    guard resting.isPositioned, context.sight.ofUpdate != context.trace.frame,
      context.sight.ofRows == context.trace.frame,
      entries.allSatisfy({ $0.anchor == nil && $0.cause != .data })
    else { return nil }
    return ledger.move(besides: landings.aimedBy)
  }
}

/// The ends of the content, and how the offset is clamped to them.
extension ScrollTrack {
  /// The smallest offset, at which the start of the content is where it rests.
  ///
  /// That is where the inset ends, or further on if a default anchor aligns short content
  /// elsewhere.
  var minOffset: Double {
    let start = 0 - node.insets.start(axis)
    guard let alignment = resting.anchors.alignment, alignment != 0, contentLength > 0 else {
      return start
    }
    return start - alignment * max(0, containerLength - node.insets.length(axis) - contentLength)
  }

  /// The greatest offset, at which the end of the content is at the end of the region (rule R6).
  var maxOffset: Double {
    max(minOffset, contentLength + node.insets.end(axis) - containerLength)
  }

  /// The greatest offset that is allowed now for a region that would start at an offset.
  func greatestOffset(_ wanted: Double) -> Double {
    landings.guessedEnd == nil ? maxOffset : max(maxOffset, wanted)
  }

  /// The offset at a fraction of the way from the smallest to the greatest.
  func offset(at fraction: Double) -> Double {
    // The end is returned exactly, without rounding.
    fraction == 1 ? maxOffset : minOffset + fraction * (maxOffset - minOffset)
  }

  /// The offset from the smallest to the greatest that is nearest to another one.
  func nearestOffset(to offset: Double) -> Double {
    min(max(offset, minOffset), maxOffset)
  }

  /// Clamps the offset to the content, or puts it where it is held.
  ///
  /// - Returns: Whether the region moved, so that the stacks must be filled again.
  func clamp() -> Bool {
    EstimatedLanding(on: self).settle()
    // What holds a fraction of the content brings it back from beyond an end at once.
    if still.hold != nil { travel.excess = 0 }
    let wanted = still.offset?.offset ?? offset
    let target =
      still.hold.map { offset(at: $0.fraction) } ?? Overshoot(of: self).allowedOffset(wanted)
    let distance = target - offset
    guard abs(distance) > Double.tolerance else { return snap(to: target) }
    let held = target == still.offset?.offset ? still.offset : nil
    let count = entries.count
    note(
      target,
      because: still.hold?.cause ?? held.map { $0.isOfProgram ? .script : .data } ?? .clamp,
      of: held?.target,
      anchor: still.hold?.anchor ?? (isAligned(at: target) ? .alignment : nil),
      motion: travel.excess == 0 ? nil : travel.motion?.inLedger(by: node.motion?.device ?? .finger)
    )
    if held?.isOfProgram ?? false { ledger.describe(after: count) { $0.estimated = .kept } }
    // Place the stacks anew. Adding the difference from far outside would lose the last digits.
    alignAll()
    return true
  }

  /// Makes an offset within the tolerance of an end exactly that end, so that the top is 0 (claim
  /// 37).
  private func snap(to target: Double) -> Bool {
    guard target != offset else { return false }
    for stack in stacks { stack.scroll(by: offset - target) }
    ledger.round(to: target)
    return false
  }

  /// Whether, at an offset, short content stands where a default anchor aligns it and nobody
  /// scrolled it away.
  private func isAligned(at offset: Double) -> Bool {
    travel.excess == 0 && offset == minOffset
      && minOffset.isClearlyLess(than: 0 - node.insets.start(axis))
      && !entries.contains(where: \.isIntended)
  }

  /// Clamps a tentative offset to a known end before anything is filled.
  ///
  /// This concerns lazy layouts with tiles that estimate their lengths. What leaves the region at a
  /// tentative offset and comes back when the offset is clamped is placed again, with lengths that
  /// tiles learned in between.
  func clampAtKnownEnd() {
    guard stacks.contains(where: \.holdsTiles), context.sight.ofUpdate != context.trace.frame,
      resting.isPositioned, still.hold == nil, still.offset == nil, landings.guessedEnd == nil,
      entries.allSatisfy(\.isOfFinger)
    else { return }
    let isAtStart =
      offset.isClearlyLess(than: minOffset)
      && stacks.first.map { LengthKnowledge(of: $0).hasStart } ?? false
    let isAtEnd =
      offset.isClearlyGreater(than: maxOffset)
      && stacks.last.map { LengthKnowledge(of: $0).hasEnd } ?? false
    if isAtStart || isAtEnd { _ = clamp() }
  }
}

/// How the offset follows the stack that holds still, and the other stacks follow the offset.
extension ScrollTrack {
  /// Takes over what the anchor stack learned about the space before its run (claim 36), and moves
  /// the other stacks along.
  func settleOffset(because cause: LedgerCause? = nil) {
    let held = AnchorSearch(on: self).stack()
    if let held, !held.awaitsReset { noteOffset(of: held, because: cause) }
    for stack in stacks where stack !== held {
      StackStart(of: stack, on: self).hold(at: stack.position - offset)
    }
  }

  /// Brings the offset to where a stack stands in the content.
  func noteOffset(of stack: LazyStackNode, because cause: LedgerCause? = nil) {
    // The edits of rows that are evaluated again arrive after the update pass.
    let isEdit = stack.edits.isUntold && stack.placement.resized == nil
    let place = stack.position + stack.placement.offset
    if cause == nil, !isEdit, let landing = HeldTarget(on: self).nestedInFrame {
      // What a stack in the row of the target learned is part of the way to the target.
      note(place, because: .script, of: landing.id)
      return stack.arrangement.forgetResized()
    }
    let cause = cause ?? (isEdit ? .data : stack.placement.resized == nil ? .estimate : .resize)
    stack.edits.isUntold = false
    let subject = stack.placement.resized ?? stack.placement.learned
    note(place, because: cause, of: cause == .data ? nil : subject)
    stack.arrangement.forgetResized()
  }

  /// Puts a stack where it stands in the content.
  func align(_ stack: LazyStackNode) {
    let (old, new) = (stack.placement.start, stack.position + stack.placement.lead - offset)
    stack.arrangement.begin(at: new)
    stack.scrollNested(by: new - old)
  }

  func alignAll() {
    for stack in stacks { align(stack) }
  }
}
