/// Fills the lazy stacks of a track from what holds still outward.
///
/// Stacks after it are filled from their starts, stacks before it from their ends, so that nothing
/// in between moves.
struct TrackFilling {
  private let track: ScrollTrack

  init(of track: ScrollTrack) { self.track = track }

  func run() {
    let held = AnchorSearch(on: track).stack()
    if let held {
      if track.contentStack == nil { track.still.anchor.stack = held }
      fill(held, isInSight: true)
      guard !track.context.work.isStopped else { return }
      track.noteOffset(of: held)
    }
    guard held == nil || track.stacks.count > 1 else { return }
    let (before, after) = split(around: held)
    var last = held.map(Neighbor.init)
    for stack in after where !track.context.work.isStopped {
      fillFromStart(stack, at: last?.start(of: stack) ?? stack.position - track.offset)
      last = Neighbor(stack)
    }
    var next = held.map(Neighbor.init) ?? track.still.anchor.view.map { Neighbor($0, in: track) }
    for stack in before.reversed() where !track.context.work.isStopped {
      if let next, next.end(of: stack) == nil {
        // A stack beside another one is placed by its start.
        fillFromStart(stack, at: stack.position - track.offset)
      } else {
        let end = stack.position + stack.size[track.axis] - track.offset
        fillFromEnd(stack, at: next?.end(of: stack) ?? end)
      }
      next = Neighbor(stack)
    }
    if !track.context.work.isStopped { followWhatCame(before) }
  }

  /// Whether all stacks still stand where they were filled.
  func hasSettled() -> Bool {
    let region = track.region
    return track.stacks.allHold { stack in
      guard !stack.standing.isOutOfSight else {
        return !isInSight(stack, from: stack.startInRegion)
      }
      stack.standing.visibleSpan = region
      let now = Standing.Filling(start: stack.placement.start, region: region)
      return stack.standing.filling == now && !stack.isUnsettledInRows
    }
  }

  /// Whether anything of a stack that starts at a place can be in sight.
  private func isInSight(_ stack: LazyStackNode, from start: Double) -> Bool {
    if stack === track.node.content { return true }
    let end = start + stack.arrangement.length
    let isEmpty = stack.arrangement.length <= Double.tolerance
    return start.isClearlyLess(than: track.containerLength)
      && (end.isClearlyGreater(than: 0) || isEmpty && end >= 0)
  }

  /// The stacks before and after what holds still.
  private func split(
    around held: LazyStackNode?
  ) -> (before: ArraySlice<LazyStackNode>, after: ArraySlice<LazyStackNode>) {
    let (stacks, axis) = (track.stacks, track.axis)
    if let index = stacks.firstIndex(where: { $0 === held }) {
      return (stacks[..<index], stacks[(index + 1)...])
    }
    guard let view = track.still.anchor.view else { return ([], stacks[...]) }
    let start = track.positionInContent(of: view)
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
    track.still.anchor = Stillness.Anchor(stack: first, isFound: true)
    track.noteOffset(of: first)
  }

  private var isAnchorInSight: Bool {
    if let stack = track.still.anchor.stack { return isShown(stack) }
    guard let view = track.still.anchor.view else { return false }
    return (track.positionInContent(of: view) - track.offset)
      .isClearlyLess(than: track.containerLength)
  }

  /// Whether the lines of a stack stand where they belong.
  ///
  /// They do if they came into sight in this frame, or were on screen and nothing else was put
  /// there.
  private func isHeld(_ stack: LazyStackNode) -> Bool {
    if stack.standing.filledFrame == track.context.trace.frame { return isShown(stack) }
    return stack.isOnScreen && !track.still.anchor.isAimed
  }

  /// Whether a line of a stack is in the region.
  private func isShown(_ stack: LazyStackNode) -> Bool {
    stack.placement.intersects(track.region)
  }

  private func fill(_ stack: LazyStackNode, isInSight: Bool) {
    let (context, region) = (track.context, track.region)
    stack.standing.isOutOfSight = !isInSight
    context.inFillRound {
      SpanFilling(of: stack, showing: region).fill(isInSight: isInSight)
    }
    guard !context.work.isStopped else { return }
    stack.standing.filling =
      isInSight ? Standing.Filling(start: stack.placement.start, region: region) : nil
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
    guard stack === track.node.content || start.isClearlyLess(than: track.containerLength) else {
      return keep(stack, at: start)
    }
    let isComing =
      !isHeld(stack) && track.region.isInReach(fromEnd: start, profile: track.context.profile)
    if isComing, !stack.arrangement.holdsFirst {
      RunStart(of: stack.run, using: stack.loader).beginWithFirst(at: start, because: .visible)
    } else {
      StackStart(of: stack, on: track).hold(at: start)
    }
    fill(stack, isInSight: true)
  }

  /// Fills a stack that ends where the part that holds still starts.
  ///
  /// If it comes into sight near its end, it begins with its last line, whatever it held before.
  private func fillFromEnd(_ stack: LazyStackNode, at end: Double) {
    let (run, profile) = (stack.arrangement, track.context.profile)
    guard isInSight(stack, from: end - run.length) else {
      return keep(stack, at: end - run.length)
    }
    let isComing = !isHeld(stack) && track.region.isInReach(fromStart: end, profile: profile)
    if isComing, run.count > 0, !run.holdsLast || run.placement.isEmpty {
      RunStart(of: stack.run, using: stack.loader).beginWithLast(because: .visible)
    }
    guard run.holdsLast else {
      StackStart(of: stack, on: track).hold(at: end - run.length)
      return fill(stack, isInSight: true)
    }
    for _ in 0..<profile.maxPasses {
      run.move(by: end - run.placement.end)
      fill(stack, isInSight: true)
      guard !track.context.work.isStopped, run.holdsLast, !run.placement.end.isNearly(end) else {
        return
      }
    }
  }
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
  func start(of stack: LazyStackNode) -> Double? {
    let gap = stack.position - end
    return gap.isClearlyLess(than: 0) ? nil : shownEnd + gap
  }

  /// Where a stack in front of it ends; nil for a stack beside it.
  func end(of stack: LazyStackNode) -> Double? {
    let gap = position - stack.position - stack.size[stack.axis]
    return gap.isClearlyLess(than: 0) ? nil : shownStart - gap
  }
}
