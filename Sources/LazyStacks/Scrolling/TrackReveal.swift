/// Scrolls a track to a line, a view or an edge (rule R14).
///
/// A view is measured first and then aligned. In a lazy stack that stands in a row of another one
/// along the axis (Q17), the row is put where its stack then begins. What that stack learns in the
/// same frame moves the row, and the view is aligned again.
struct TrackReveal {
  private let track: ScrollTrack

  init(on track: ScrollTrack) { self.track = track }

  func reveal(
    _ target: ScrolledTarget,
    of stack: LazyStackNode,
    anchor: Double?,
    id: ViewID?
  ) {
    let region = track.spanWithoutInsets
    let line = target.line
    if walks(in: stack) { LineReveal(in: stack).approach(line, in: region) }
    track.settleOffset()
    if let estimate = EstimatedLanding(on: track).offset(ofLine: line, in: stack, anchor: anchor) {
      return EstimatedLanding(on: track).rest(at: estimate, of: id)
    }
    let isBefore = isBeforeSight(line, of: stack)
    LineReveal(in: stack).reveal(
      target,
      anchor: anchor,
      isBefore: isBefore,
      in: region
    )
    follow(stack, id: id)
  }

  /// Whether a line of a stack is before what is in sight.
  func isBeforeSight(_ line: Int, of stack: LazyStackNode) -> Bool {
    guard !walks(in: stack) else { return stack.arrangement.startsAfter(line) }
    let start = stack.arrangement.position(of: line) - stack.placement.offset
    return start < track.spanWithoutInsets.start
  }

  /// Whether nearby lines of a stack can be walked to.
  ///
  /// The walk begins at the lines that were in sight when the frame began. If the stack is the only
  /// one, the places of its lines are always known.
  func walks(in stack: LazyStackNode) -> Bool {
    track.stacks.count == 1 || stack.isOnScreen || !stack.lost.isEmpty
  }

  /// Brings the offset to where a program placed a stack, and moves the other stacks along.
  func follow(_ stack: LazyStackNode, id: ViewID?) {
    track.still.anchor = Stillness.Anchor(stack: stack, isFound: true, isAimed: true)
    let target = stack.position + stack.placement.offset
    track.aim(at: target)
    let distance = target - track.offset
    for other in track.stacks where other !== stack { other.arrangement.move(by: -distance) }
    track.note(target, because: .script, of: id)
  }

  /// Scrolls to an eager view, whose position is always known.
  func reveal(_ view: Node, anchor: Double?) {
    let region = track.spanWithoutInsets
    let start =
      view.originInWindow(along: track.axis) - track.node.originInWindow(along: track.axis)
      - region.start
    let length = view.size[track.axis]
    let free = region.length - length
    var distance = start
    if let anchor {
      distance = start - anchor * free
    } else {
      let isStartHidden = start.isClearlyLess(than: 0)
      let isEndHidden = (start + length).isClearlyGreater(than: region.length)
      guard isStartHidden != isEndHidden else { return }
      distance = abs(start) < abs(start - free) ? start : start - free
    }
    track.still.anchor = Stillness.Anchor(view: view, isFound: true, isAimed: true)
    track.aim(at: track.offset + distance)
    track.move(by: distance, because: .script, of: view.id)
  }

  func reveal(_ edge: Edge) {
    if !edge.isStart, track.context.profile.edgeLanding == .estimate {
      track.aim(at: track.maxOffset)
      track.move(by: track.maxOffset - track.offset, because: .script)
      track.landings.guessedEnd = .isAimed
    } else if let (stack, place) = FractionReveal(on: track).stack(at: edge.isStart ? 0 : 1) {
      guard let line = stack.loader.reached(edge.isStart ? 0 : .max) else { return }
      if walks(in: stack) {
        LineReveal(in: stack).approach(line, in: track.spanWithoutInsets)
      }
      track.settleOffset()
      let guess = stack.run.holdsLast ? nil : stack.run.lengths.extent(of: line..<line + 1)
      LineReveal(in: stack).show(fraction: edge.isStart ? 0 : 1, at: place)
      follow(stack, id: nil)
      if !edge.isStart, track.context.profile.edgeLanding == .lastRow, let guess,
        let last = stack.run.lines.last, last.length > guess
      {
        track.move(by: guess - last.length, because: .script)
      }
      // Filling may teach a stack in the row at the edge new lengths, and the row would move. The
      // program asked for the end of the content, so hold that.
      if !stack.nested.isEmpty {
        track.still.hold = Stillness.Hold(fraction: edge.isStart ? 0 : 1, cause: .script)
      }
    } else if edge.isStart {
      track.aim(at: track.minOffset)
      track.move(by: track.minOffset - track.offset, because: .script)
      track.still.anchor = Stillness.Anchor(
        view: AnchorSearch(on: track).firstInSight(at: track.minOffset),
        isFound: true,
        isAimed: true
      )
    } else {
      track.aim(at: track.maxOffset)
      track.still.hold = Stillness.Hold(fraction: 1, cause: .script)
    }
  }

  /// Aligns a view of a nested stack, and its row and those around it with it.
  ///
  /// `isBefore` says whether the view was before what is in sight, if its row was brought there
  /// first.
  func reveal(
    nested target: ScrolledTarget,
    of stack: LazyStackNode,
    anchor: Double?,
    isBefore: Bool? = nil,
    id: ViewID?
  ) {
    track.settleOffset()
    let span = track.spanWithoutInsets
    let rows = RowsAround(stack)
    let start = rows.start(ofLine: target.line)
    let isBefore = isBefore ?? (rows.areHeld ? start < span.start : rows.areBeforeRun)
    var anchor = anchor
    if !rows.areHeld {
      rows.bringIntoRuns(towards: start)
      // Where the row was brought to says nothing about the smallest movement.
      if anchor == nil, let line = stack.arrangement.line(at: target.line) {
        anchor = isBefore == (target.bounds(in: line).length <= span.length) ? 0 : 1
      }
    } else if stack.isOnScreen {
      LineReveal(in: stack).approach(target.line, in: span)
    }
    LineReveal(in: stack).reveal(
      target,
      anchor: anchor,
      isBefore: isBefore,
      in: span
    )
    // The way to the view may have changed the guess, and the row goes by it.
    RunLead(of: stack.run).settle()
    guard !track.context.work.isStopped, let outermost = rows.align() else { return }
    follow(outermost, id: id)
  }
}
