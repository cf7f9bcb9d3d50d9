extension ScrollTrack {
  /// Where a stack stood when it was filled, and which part of the region it could fill.
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
    let end = start + stack.arrangement.length
    let isEmpty = stack.arrangement.length <= Double.tolerance
    return start.isClearlyLess(than: containerLength)
      && (end.isClearlyGreater(than: 0) || isEmpty && end >= 0)
  }

  /// Fills the stacks from the one that holds still outward.
  ///
  /// Stacks after it are filled from their starts, stacks before it from their ends, so that
  /// nothing in between moves.
  func fillStacks() {
    let held = anchorStack()
    if let held {
      if contentStack == nil { still.anchor.stack = held }
      fill(held, isInSight: true)
      guard !context.work.isStopped else { return }
      noteOffset(of: held)
    }
    guard held == nil || stacks.count > 1 else { return }
    let (before, after) = split(around: held)
    var last = held.map(Neighbor.init)
    for stack in after where !context.work.isStopped {
      fillFromStart(stack, at: last?.start(of: stack, along: axis) ?? stack.position - offset)
      last = Neighbor(stack)
    }
    var next = held.map(Neighbor.init) ?? still.anchor.view.map { Neighbor($0, in: self) }
    for stack in before.reversed() where !context.work.isStopped {
      if let next, next.end(of: stack, along: axis) == nil {
        // A stack beside another one is placed by its start.
        fillFromStart(stack, at: stack.position - offset)
      } else {
        let end = stack.position + stack.size[axis] - offset
        fillFromEnd(stack, at: next?.end(of: stack, along: axis) ?? end)
      }
      next = Neighbor(stack)
    }
    if !context.work.isStopped { followWhatCame(before) }
  }

  /// A stack or view that has its place, and with which the next stack must line up.
  private struct Neighbor {
    /// Where it starts and ends in the content as the content was last placed.
    let position: Double
    let end: Double
    /// Where it starts and ends, counted from the start of the region.
    let shownStart: Double
    let shownEnd: Double

    init(_ stack: LazyStackNode) {
      position = stack.position
      end = stack.position + stack.size[stack.axis]
      shownStart = stack.startInRegion
      shownEnd = stack.startInRegion + stack.arrangement.length
    }

    init(_ view: Node, in track: ScrollTrack) {
      position = track.positionInContent(of: view)
      end = position + view.size[track.axis]
      shownStart = position - track.offset
      shownEnd = end - track.offset
    }

    /// Where a stack behind it starts; nil for a stack beside it.
    func start(of stack: LazyStackNode, along axis: Axis) -> Double? {
      let gap = stack.position - end
      return gap.isClearlyLess(than: 0) ? nil : shownEnd + gap
    }

    /// Where a stack in front of it ends; nil for a stack beside it.
    func end(of stack: LazyStackNode, along axis: Axis) -> Double? {
      let gap = position - stack.position - stack.size[axis]
      return gap.isClearlyLess(than: 0) ? nil : shownStart - gap
    }
  }

  /// The stacks before and after what holds still.
  private func split(
    around held: LazyStackNode?
  ) -> (before: ArraySlice<LazyStackNode>, after: ArraySlice<LazyStackNode>) {
    if let index = stacks.firstIndex(where: { $0 === held }) {
      return (stacks[..<index], stacks[(index + 1)...])
    }
    guard let view = still.anchor.view else { return ([], stacks[...]) }
    let start = positionInContent(of: view)
    let count = stacks.prefix { stack in
      stack !== view && !(stack.position + stack.size[axis]).isClearlyGreater(than: start)
    }.count
    return (stacks[..<count], stacks[count...])
  }

  /// Chooses another anchor if what held still left the region at its end.
  ///
  /// The first stack that came into sight before it holds still from now on.
  private func followWhatCame(_ before: ArraySlice<LazyStackNode>) {
    guard !before.isEmpty, !isAnchorInSight, let first = before.first(where: isShown) else {
      return
    }
    still.anchor = Stillness.Anchor(stack: first, isFound: true)
    noteOffset(of: first)
  }

  private var isAnchorInSight: Bool {
    if let stack = still.anchor.stack { return isShown(stack) }
    guard let view = still.anchor.view else { return false }
    return (positionInContent(of: view) - offset).isClearlyLess(than: containerLength)
  }

  /// Whether the lines of a stack stand where they belong.
  ///
  /// They do if they came into sight in this frame, or were on screen and nothing else was put
  /// there.
  private func isHeld(_ stack: LazyStackNode) -> Bool {
    if stack.standing.filledFrame == context.trace.frame { return isShown(stack) }
    return stack.isOnScreen && !still.anchor.isAimed
  }

  /// Whether a line of a stack is in the region.
  private func isShown(_ stack: LazyStackNode) -> Bool {
    stack.placement.intersects(region)
  }

  private func fill(_ stack: LazyStackNode, isInSight: Bool) {
    let (context, region) = (context, region)
    stack.standing.isOutOfSight = !isInSight
    context.inFillRound { stack.fill(region, isInSight: isInSight) }
    guard !context.work.isStopped else { return }
    stack.standing.filling = isInSight ? Filling(start: stack.placement.start, region: region) : nil
    if isInSight { stack.standing.filledFrame = context.trace.frame }
  }

  /// Places a stack that is outside of what is in sight.
  private func keep(_ stack: LazyStackNode, at start: Double) {
    stack.arrangement.begin(at: start + stack.placement.lead)
    fill(stack, isInSight: false)
    stack.arrangement.begin(at: start + stack.placement.lead)
  }

  /// Fills a stack that starts where the part before it ends.
  ///
  /// If it comes into sight near its start, it begins with its first line, whatever it held before.
  private func fillFromStart(_ stack: LazyStackNode, at start: Double) {
    guard stack === node.content || start.isClearlyLess(than: containerLength) else {
      return keep(stack, at: start)
    }
    let isComing = !isHeld(stack) && region.isInReach(fromEnd: start, profile: context.profile)
    if isComing, !stack.arrangement.holdsFirst {
      stack.arrangement.beginWithFirst(at: start, because: .visible, using: stack)
    } else {
      hold(stack, at: start)
    }
    fill(stack, isInSight: true)
  }

  /// Fills a stack that ends where the part that holds still starts.
  ///
  /// If it comes into sight near its end, it begins with its last line, whatever it held before.
  private func fillFromEnd(_ stack: LazyStackNode, at end: Double) {
    let run = stack.arrangement
    guard end.isClearlyGreater(than: 0) else { return keep(stack, at: end - run.length) }
    let isComing = !isHeld(stack) && region.isInReach(fromStart: end, profile: context.profile)
    if isComing, run.count > 0, !run.holdsLast || run.placement.isEmpty {
      run.beginWithLast(.visible, using: stack)
    }
    guard run.holdsLast else {
      hold(stack, at: end - run.length)
      return fill(stack, isInSight: true)
    }
    for _ in 0..<context.profile.maxPasses {
      run.move(by: end - run.placement.end)
      fill(stack, isInSight: true)
      guard !context.work.isStopped, run.holdsLast, !run.placement.end.isNearly(end) else { return }
    }
  }

  /// Whether all stacks still stand where they were filled.
  func hasSettled() -> Bool {
    for stack in stacks {
      if stack.standing.isOutOfSight {
        if isInSight(stack, from: stack.startInRegion) { return false }
        continue
      }
      stack.standing.visibleSpan = region
      let now = Filling(start: stack.placement.start, region: region)
      if stack.standing.filling != now || stack.isUnsettledInRows { return false }
    }
    return true
  }

  /// The region without insets, in which views are aligned.
  var spanWithoutInsets: VisibleSpan {
    let start = node.insets.start(axis)
    return VisibleSpan(start: start, end: max(start, containerLength - node.insets.end(axis)))
  }

  /// Takes over what the anchor stack learned about the space before its run (claim 36), and moves
  /// the other stacks along.
  func settleOffset(because cause: LedgerCause? = nil) {
    let held = anchorStack()
    if let held, !held.awaitsReset { noteOffset(of: held, because: cause) }
    for stack in stacks where stack !== held { hold(stack, at: stack.position - offset) }
  }

  private func noteOffset(of stack: LazyStackNode, because cause: LedgerCause? = nil) {
    // The edits of rows that are evaluated again arrive after the update pass.
    let isEdit = stack.edits.isUntold && stack.placement.resized == nil
    if cause == nil, !isEdit, let landing = nestedLandingInFrame {
      // What a stack in the row of the target learned is part of the way to the target.
      note(stack.position + stack.placement.offset, because: .script, of: landing.id)
      return stack.arrangement.forgetResized()
    }
    let cause = cause ?? (isEdit ? .data : stack.placement.resized == nil ? .estimate : .resize)
    stack.edits.isUntold = false
    let subject = stack.placement.resized ?? stack.placement.learned
    note(
      stack.position + stack.placement.offset,
      because: cause,
      of: cause == .data ? nil : subject
    )
    stack.arrangement.forgetResized()
  }

  /// Puts a stack where it stands in the content.
  func align(_ stack: LazyStackNode) {
    stack.arrangement.begin(at: stack.position + stack.placement.lead - offset)
  }

  /// Puts the start of a stack at a place in the region.
  ///
  /// If the length of what stands before its lines on screen is only a guess, the guess changes
  /// instead, as it does beside a stack that holds still.
  private func hold(_ stack: LazyStackNode, at start: Double) {
    let run = stack.arrangement
    let lead = run.placement.start - start
    let isGuessed = !run.placement.isLeadExact && !run.holdsFirst && stack.isOnScreen
    if isGuessed, !still.placesBeside, lead.isClearlyGreater(than: 0) {
      run.guessLead(lead)
    } else {
      run.begin(at: start + run.placement.lead)
    }
  }

  func alignAll() {
    for stack in stacks { align(stack) }
  }
}
