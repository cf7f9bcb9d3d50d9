extension ScrollNode {
  /// Connects the scroll view with the position that its modifiers name.
  func bindPosition() throws {
    guard let position else { return }
    let remembered = Outlived(wrappedValue: self)
    let isBound = position.bind(
      to: lifeline,
      isUsed: { remembered.wrappedValue?.isInWindow ?? false },
      ask: { remembered.wrappedValue?.noteRequest() },
      readID: { remembered.wrappedValue?.positionID }
    )
    guard !isBound else { return }
    throw ContentError.contradiction(
      "a ScrollPosition belongs to one scroll view; make another one for the second"
    )
  }

  /// Asks the target behavior again in the next pass, because the container has another length.
  func noteOtherContainer() {
    guard targetBehavior != nil, motion == nil else { return }
    activity.realigns = true
    noteRequest()
  }

  /// Brings the content to where the target behavior wants it now.
  private func realign() {
    guard activity.realigns else { return }
    activity.realigns = false
    // What a position keeps in place is aligned with it.
    guard motion == nil, position?.request == nil, position?.targetID == nil else { return }
    noteTouched()
    let goals = goals(for: .zero)
    for track in tracks {
      guard let goal = goals[track.axis] else { continue }
      pending.isNeeded = true
      let target = min(max(goal.offset(in: track), track.minOffset), track.maxOffset)
      track.shift(to: target, because: .snap, motion: nil)
    }
  }

  private func noteRequest() {
    guard !context.scrolls.positioned.contains(where: { $0 === self }) else { return }
    context.scrolls.positioned.append(self)
    context.noteChange()
  }

  private var positionID: ViewID? {
    guard let marked = markedTargets else {
      let ids = ScrollSight(of: self).ids
      if let id = position?.targetID, ids.contains(id) { return id }
      return ids.first
    }
    let shown = marked.filter { visibleFraction(of: $0) > 0 && $0.targetID != nil }
    if let id = position?.targetID, shown.contains(where: { $0.targetID == id }) { return id }
    guard let axis = mainTrack?.axis, let anchor = positionAnchor?[axis] else {
      return shown.first?.targetID
    }
    // A program aligns the anchor of a view in the region without the insets.
    let region = mainTrack?.spanWithoutInsets ?? VisibleSpan(start: 0, end: containerSize[axis])
    return shown.min { one, other in
      distance(of: one, to: anchor, in: region, along: axis)
        < distance(of: other, to: anchor, in: region, along: axis)
    }?.targetID
  }

  /// How far the anchor point of a view is from the same point of a region.
  private func distance(
    of view: Node,
    to anchor: Double,
    in region: VisibleSpan,
    along axis: Axis
  ) -> Double {
    let free = region.length - view.size[axis]
    return abs(start(of: view, along: axis) - region.start - anchor * free)
  }

  /// Carries out what the position asks for.
  func applyPosition() throws {
    realign()
    guard let position, let request = position.takeRequest() else { return }
    let target = try resolve(request.target)
    if let animation = request.animation {
      let scroll = AnimatedScroll(target: target, animation: animation)
      apply(.motion(ScrollMotion(.animation(scroll), of: self, isOfCallback: true)))
    } else {
      apply(target.input, endsMotion: !request.preservesVelocity)
    }
    takeAnchors()
  }

  private func resolve(_ target: ScrollPosition.Target) throws -> AnimatedScroll.Target {
    switch target {
    case .view(let id, let anchor):
      let known = try id.spellings.first { try isKnown($0) }
      return .view(known ?? id, anchor ?? positionAnchor)
    case .edge(let edge):
      guard track(along: edge.axis) != nil else {
        throw WindowError.wrongEdge(edge, axis: edge.axis.cross)
      }
      return .edge(edge)
    case .point(let x, let y):
      for (name, offset) in [("x", x), ("y", y)] {
        if let offset { try WindowError.check(offset, named: "\(name) of a ScrollPosition") }
      }
      return .offset(
        Point(
          x: x ?? track(along: .horizontal)?.minOffset ?? 0,
          y: y ?? track(along: .vertical)?.minOffset ?? 0
        )
      )
    }
  }

  private func isKnown(_ id: ViewID) throws -> Bool {
    try tracks.contains { try TargetSearch(on: $0).find(id) != nil }
      || content?.descendant(id) != nil
  }
}

extension ScrollTrack {
  /// While nobody scrolls, keeps the target of a position in its place, so that content that grows
  /// before it does not push it (rule R10, claim 139).
  ///
  /// - Returns: Whether the region moved.
  func holdTarget() -> Bool {
    guard let landing = landings.last, holds(landing), isInRun(landing),
      let view = context.guarding({ try place(of: landing) }) ?? nil
    else { return false }
    // A position bound to a view goes before an offset that an edit would keep (rule R10).
    still.offset = nil
    let miss = miss(view, anchor: landing.anchor)
    guard abs(miss) > Double.tolerance, !isImpossible(miss) else { return false }
    let isRearranged = stacks.contains(where: \.isRearranged)
    for stack in stacks { stack.moveResetAnchor(by: -miss) }
    if landing.isOutdated || nestedLandingInFrame != nil {
      move(by: miss, because: .script, of: landing.id)
    } else {
      let count = entries.count
      move(by: miss, because: isRearranged ? .data : .resize, of: landing.id, anchor: .sizeChanges)
      if entries.count > count { entries[count].kept = landing.anchor }
    }
    return true
  }

  /// Keeps the target in its place once rows around it have other lengths.
  ///
  /// They are measured first, because filling would let go of a target that they push out of sight.
  func holdTargetAmongChangedRows() {
    guard let landing = landings.last, holds(landing) else { return }
    let around = stacks + [landing.stack].compactMap { $0 }
    guard around.contains(where: { !$0.measurer.changedRows.isEmpty }) else { return }
    for stack in around { stack.measureChangedRows() }
    if !context.work.isStopped { _ = holdTarget() }
  }

  /// Whether a view to which a program scrolled stays where it was put.
  ///
  /// It does if a position asks for it. In the frame of the scroll it also does if the region
  /// changes, and if what a nested stack learns moves the row around the view.
  private func holds(_ landing: Landing) -> Bool {
    guard travel.motion == nil, still.offset?.isOfProgram != true else { return false }
    if node.position?.targetID != nil { return true }
    guard landing.frame == context.trace.frame else { return false }
    return landing.isOutdated || nestedLandingInFrame != nil
  }

  /// The scroll of this frame to a view of a stack in a row, if there was one.
  var nestedLandingInFrame: Landing? {
    guard let landing = landings.made(in: context.trace.frame),
      landing.stack.map(isNested) ?? false
    else { return nil }
    return landing
  }

  /// Whether the view stands in the run or outside of any lazy stack, so that its place is not
  /// estimated.
  private func isInRun(_ landing: Landing) -> Bool {
    guard let stack = landing.stack else { return true }
    return line(of: landing, in: stack) != nil
  }

  private func line(of landing: Landing, in stack: LazyStackNode) -> Line? {
    guard let subview = landing.subview, stack.loaded(subview.index) === subview,
      RowsAround(stack).areHeld
    else { return nil }
    return stack.arrangement.line(at: stack.lineMap.line(of: subview.index))
  }

  /// The line of a stack to which a program scrolled in this frame, or whose place is still held.
  func lineOfTarget(in stack: LazyStackNode) -> Line? {
    guard let landing = landings.last, landing.stack === stack,
      landing.frame == context.trace.frame || holds(landing)
    else { return nil }
    return line(of: landing, in: stack)
  }
}
