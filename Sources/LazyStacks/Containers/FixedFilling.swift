/// Fills a lazy stack that no scroll view moves along its axis (claim 57, Q17): its visible rect is
/// the part of the window that shows it.
struct FixedFilling {
  private let stack: LazyStackNode
  private var run: LazyRun { stack.run }
  private var axis: Axis { stack.axis }

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Fills what can be seen, and requests another layout if that changes the length.
  func fill() {
    let region = stack.nearest(ScrollNode.self)
    stack.standing.position =
      stack.originInWindow(along: axis) - (region?.originInWindow(along: axis) ?? 0)
      - LaidOutPlace(of: stack).transforms(upTo: region, along: axis)
    let span = sight(of: region)
    let filling = SpanFilling(of: stack, showing: span)
    guard span.length > Double.tolerance else { return filling.clear() }
    for _ in 0..<stack.context.profile.maxPasses {
      run.begin(at: stack.position + stack.placement.lead)
      stack.context.inFillRound { filling.fill() }
      guard !stack.isStopped else { return }
      let isAtPlace = (stack.placement.start - stack.placement.lead).isNearly(stack.position)
      if isAtPlace, !stack.isUnsettledInRows { break }
    }
    if !run.length.isNearly(stack.size[axis]) { requestLayout() }
  }

  /// Fills the stacks that no scroll view moves along their axis, if one around them moved them.
  static func fillAll(in context: FrameContext) {
    guard context.directory.fixedStacks.count > 0 else { return }
    for stack in context.directory.fixedStacks.nodes {
      guard context.work.goesOn() else { return }
      guard stack.isShown, stack.track == nil else { continue }
      let filling = FixedFilling(of: stack)
      if filling.hasOtherSight { filling.fill() }
    }
  }

  /// Remembers where everything stands in the stacks that no scroll view moves.
  static func rememberPlaces(in context: FrameContext) {
    for stack in context.directory.fixedStacks.nodes where stack.isShown && stack.track == nil {
      RowPlaces(of: stack).remember()
    }
  }

  /// Whether another part of the stack can be seen than when it was filled.
  var hasOtherSight: Bool {
    guard stack.nearest(ScrollNode.self) != nil, stack.outerStack == nil else { return false }
    if stack.pending.wasCutOff { return true }
    let region = stack.nearest(ScrollNode.self)
    let span = sight(of: region)
    return !span.start.isNearly(stack.visibleSpan.start)
      || !span.end.isNearly(stack.visibleSpan.end)
  }

  /// The part of the region that can be seen in the window, without transforms around it (rule R2).
  private func sight(of region: ScrollNode?) -> VisibleSpan {
    let window = Rect(origin: .zero, size: stack.context.settings.size)
    var seen: Rect? = window
    var regionStart = 0.0
    if let region {
      seen = region.laidOutRegion?.intersection(window)
      regionStart =
        region.originInWindow(along: axis)
        - LaidOutPlace(of: region).transforms(upTo: nil, along: axis)
    }
    guard let seen else { return VisibleSpan(start: 0, end: 0) }
    return VisibleSpan(start: seen.start(axis) - regionStart, end: seen.end(axis) - regionStart)
  }

  /// Has the views around laid out again, because the stack's length is not what they took it to
  /// be.
  ///
  /// A length that was already requested in this frame would come back forever, so it is not
  /// requested again.
  private func requestLayout() {
    let length = run.length
    guard !stack.layoutNotes.requestedLengths.contains(length, in: stack.context.trace.frame) else {
      stack.context.diagnose(
        .oscillation,
        message:
          "the length of a \(stack.name) alternates between \(stack.size[axis].rounded()) and "
          + "\(length.rounded()) points: what is visible of it depends on its length, and its "
          + "length on what is visible; give it a scroll view or a frame",
        of: EventSubject(node: stack.number)
      )
      return
    }
    stack.layoutNotes.requestedLengths.add(stack.size[axis], in: stack.context.trace.frame)
    stack.invalidateSize()
    layOutContainerAgain()
  }

  private func layOutContainerAgain() {
    var node: Node = stack
    while let parent = node.parent {
      if let outer = parent as? LazyStackNode {
        outer.measurer.noteChange(in: node)
        guard let scroll = outer.movingTrack?.node else { break }
        scroll.pending.isNeeded = true
        return
      }
      node = parent
    }
    stack.context.frame.rounds.needsAnother = true
  }
}
