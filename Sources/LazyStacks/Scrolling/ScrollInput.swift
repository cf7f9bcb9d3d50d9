/// What a program or a finger asks of a scroll view in the next frame.
enum ScrollInput {
  /// Something moves the content over time from now on.
  case motion(ScrollMotion)
  /// The visible region is to start at an offset, of which only the axes that scroll are read.
  case offset(Point)
  /// A view is to be visible, at an anchor or after the smallest movement.
  case reveal(ViewID, anchor: UnitPoint?)
  /// An edge of the content is to be visible.
  case edge(Edge)
}

extension ScrollInput {
  fileprivate var isMotion: Bool {
    if case .motion = self { true } else { false }
  }

  /// Whether a finger makes the input.
  fileprivate var isOfUser: Bool {
    guard case .motion(let motion) = self else { return false }
    if case .animation = motion.beginning { return false }
    return true
  }
}

extension ScrollNode {
  /// Applies an input; the layout of this frame fills and clamps what it moves.
  func apply(_ input: ScrollInput, endsMotion ends: Bool = true) {
    pending.isNeeded = true
    if !context.openRows.isEmpty { context.openRows.close { $0.isPart(of: self) } }
    forgetRest()
    // An animated scroll always ends when the program asks for something else.
    if ends || isAnimated, !input.isMotion, motion != nil {
      endMotion(.interrupted)
      activity.endsMotion = true
    }
    if input.isOfUser, let position {
      position.noteUser()
      takeAnchors()
    }
    switch input {
    case .motion(let motion): begin(motion)
    case .offset(let target):
      beginReport(on: .offset(target))
      for track in tracks {
        track.aim(at: target[track.axis])
        track.move(by: target[track.axis] - track.offset, because: .script)
      }
    case .reveal(let id, let anchor):
      beginReport(on: .view(id))
      context.guarding { try reveal(id) { anchor?[$0] } }
    case .edge(let edge):
      beginReport(on: .edge(edge))
      track(along: edge.axis)?.reveal(edge)
    }
    if !input.isMotion, motion != nil { goOnFromJump() }
  }

  /// Whether an animated scroll is in progress.
  private var isAnimated: Bool {
    guard case .animation = motion?.beginning else { return false }
    return true
  }

  /// Makes a motion continue from the offset to which a program jumped.
  private func goOnFromJump() {
    noteTouched()
    let goals = goals(for: velocity)
    for track in tracks { track.goOnFromJump(to: goals[track.axis]) }
  }

  /// Forgets the place that the region kept while at rest, because somebody scrolls.
  func forgetRest() {
    for track in tracks {
      track.resting.noteScroll()
      if track.landings.last != nil { context.guarding { try track.finishLanding() } }
    }
  }

  func enter(_ new: ScrollPhase) {
    guard new != phase else { return }
    context.record(.phase(old: phase, new: new), of: inTrace)
    activity.enter(new, velocity: velocity)
  }

  /// Scrolls to a view.
  ///
  /// Along the axis of the lazy stack that has the view, its position may have to be estimated.
  /// Along the other axis, and in eager content, the position is known.
  func reveal(_ id: ViewID, anchor: (Axis) -> Double?) throws {
    var target: Node?
    var revealed: Axis?
    for track in tracks where target == nil {
      if let found = try revealNested(id, along: track, anchor: anchor(track.axis), isBefore: nil) {
        (target, revealed) = (found, track.axis)
        continue
      }
      let own = try track.find(id)
      guard let (stack, index) = try own ?? track.findAround(id) else { continue }
      let line = stack.lineMap.line(of: index)
      let cell = index - stack.lineMap.subviews(of: line).lowerBound
      let isBefore = track.isBeforeSight(line, of: stack)
      track.reveal(.init(line: line, cell: cell), of: stack, anchor: anchor(track.axis), id: id)
      revealed = track.axis
      target = stack.loaded(index)?.node
      track.landings.last = landing(
        on: id,
        in: stack,
        at: index,
        isAround: own == nil,
        anchor: anchor(track.axis)
      )
      // The row around the view is loaded now.
      if own == nil,
        let found = try revealNested(
          id,
          along: track,
          anchor: anchor(track.axis),
          isBefore: isBefore
        )
      {
        target = found
      }
    }
    guard let node = try target ?? content?.descendant(id) ?? content?.addressed(id)?.shown else {
      throw try unknownID(id)
    }
    try checkInside(id)
    checkMarks(id, of: node)
    for track in tracks where track.axis != revealed {
      track.reveal(node, anchor: anchor(track.axis))
      track.landings.last = landing(on: id, node: node, anchor: anchor(track.axis))
    }
  }

  /// Refuses a path into an element that was loaded for it and has no such view.
  private func checkInside(_ id: ViewID) throws {
    guard case .path = id, try content?.addressed(id) == nil else { return }
    throw try unknownID(id)
  }

  /// Scrolls to a view of a lazy stack in a row of another one along the axis.
  ///
  /// - Returns: The view, or its stack; nil if the view is elsewhere.
  private func revealNested(
    _ id: ViewID,
    along track: ScrollTrack,
    anchor: Double?,
    isBefore: Bool?
  ) throws -> Node? {
    guard try track.find(id) == nil, let (stack, index) = try track.findNested(id) else {
      return nil
    }
    let line = stack.lineMap.line(of: index)
    let cell = index - stack.lineMap.subviews(of: line).lowerBound
    track.reveal(
      nested: .init(line: line, cell: cell),
      of: stack,
      anchor: anchor,
      isBefore: isBefore,
      id: id
    )
    track.landings.last = landing(on: id, in: stack, at: index, isAround: false, anchor: anchor)
    return stack.loaded(index)?.node ?? stack
  }

  /// Where a view would land along each axis; scrolls nothing.
  func landings(on id: ViewID, anchor: UnitPoint?) throws -> [Axis: Landing] {
    var found: [Axis: Landing] = [:]
    var target: Node?
    for track in tracks where found.isEmpty {
      let own = try track.find(id) ?? track.findNested(id)
      guard let (stack, index) = try own ?? track.findAround(id) else { continue }
      target = stack.loaded(index)?.node ?? stack
      let fraction = anchor?[track.axis]
      found[track.axis] = landing(
        on: id,
        in: stack,
        at: index,
        isAround: own == nil,
        anchor: fraction
      )
    }
    guard let node = try target ?? content?.descendant(id) ?? content?.addressed(id)?.shown else {
      throw try unknownID(id)
    }
    for track in tracks where found[track.axis] == nil {
      found[track.axis] = landing(on: id, node: node, anchor: anchor?[track.axis])
    }
    return found
  }

  private func landing(
    on id: ViewID,
    in stack: LazyStackNode,
    at index: Int,
    isAround: Bool,
    anchor: Double?
  ) -> Landing {
    Landing(
      id: id,
      anchor: anchor,
      stack: stack,
      subview: stack.loaded(index),
      index: index,
      isAround: isAround,
      frame: context.trace.frame
    )
  }

  private func landing(on id: ViewID, node: Node, anchor: Double?) -> Landing {
    Landing(id: id, anchor: anchor, node: node, frame: context.trace.frame)
  }
}

extension ScrollTrack {
  /// Records the target offset of a programmatic scroll in the trace.
  func aim(at target: Double) {
    // Beyond an end of the content there is nothing to aim at.
    node.activity.report?.aim(at: min(max(target, minOffset), maxOffset), along: axis)
    let target = context.profile.published(target)
    context.record(.target(offset: target), of: inTrace)
  }

  /// The stack that has a subview with an id, and the subview's index.
  ///
  /// If several containers have the id, the one that shows the subview wins, then the first
  /// container in sight, then the first of all; a diagnostic says so.
  func find(_ id: ViewID) throws -> (stack: LazyStackNode, index: Int)? {
    var found: [(stack: LazyStackNode, index: Int)] = []
    for stack in stacks {
      // Search by evaluation only if nothing else has the id.
      if let index = try stack.index(of: id, opens: found.isEmpty) { found.append((stack, index)) }
    }
    guard found.count > 1 else { return found.first }
    // Scroll targets come first (Q23).
    let marked = found.filter { node.marksSubviews(of: $0.stack) }
    if marked.count == 1 { return marked[0] }
    let shown = found.first { $0.stack.loaded($0.index)?.isPlaced ?? false }
    let inSight = shown ?? found.first { $0.stack.isOnScreen }
    context.diagnose(
      .ambiguousID,
      message:
        "\(found.count) lazy containers of the scroll view have the id \(id); this is the one in "
        + "the first\(inSight == nil ? "" : " in sight"): give each row an id of its own",
      of: EventSubject(id: id)
    )
    return inSight ?? found[0]
  }

  func reveal(
    _ target: ScrolledTarget,
    of stack: LazyStackNode,
    anchor: Double?,
    id: ViewID?
  ) {
    let region = spanWithoutInsets
    let line = target.line
    if walks(in: stack) { stack.arrangement.approach(line, in: region, using: stack) }
    settleOffset()
    if let estimate = estimatedOffset(ofLine: line, in: stack, anchor: anchor) {
      return rest(atEstimate: estimate, of: id)
    }
    let isBefore = isBeforeSight(line, of: stack)
    stack.arrangement.reveal(target, anchor: anchor, isBefore: isBefore, in: region, using: stack)
    follow(stack, id: id)
  }

  /// Whether a line of a stack is before what is in sight.
  func isBeforeSight(_ line: Int, of stack: LazyStackNode) -> Bool {
    guard !walks(in: stack) else { return stack.arrangement.startsAfter(line) }
    let start = stack.arrangement.position(of: line) - stack.placement.offset
    return start < spanWithoutInsets.start
  }

  /// Whether nearby lines of a stack can be walked to.
  ///
  /// The walk begins at the lines that were in sight when the frame began. If the stack is the only
  /// one, the places of its lines are always known.
  func walks(in stack: LazyStackNode) -> Bool {
    stacks.count == 1 || stack.isOnScreen || !stack.lost.isEmpty
  }

  /// Brings the offset to where a program placed a stack, and moves the other stacks along.
  func follow(_ stack: LazyStackNode, id: ViewID?) {
    still.anchor = Stillness.Anchor(stack: stack, isFound: true, isAimed: true)
    let target = stack.position + stack.placement.offset
    aim(at: target)
    let distance = target - offset
    for other in stacks where other !== stack { other.arrangement.move(by: -distance) }
    note(target, because: .script, of: id)
  }

  /// Scrolls to an eager view, whose position is always known.
  func reveal(_ view: Node, anchor: Double?) {
    let region = spanWithoutInsets
    let start = view.originInWindow(along: axis) - node.originInWindow(along: axis) - region.start
    let length = view.size[axis]
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
    still.anchor = Stillness.Anchor(view: view, isFound: true, isAimed: true)
    aim(at: offset + distance)
    move(by: distance, because: .script, of: view.id)
  }

  func reveal(_ edge: Edge) {
    if !edge.isStart, context.profile.edgeLanding == .estimate {
      aim(at: maxOffset)
      move(by: maxOffset - offset, because: .script)
      guessedEnd = .isAimed
    } else if let (stack, place) = stackToShow(edge.isStart ? 0 : 1) {
      guard let line = stack.reached(edge.isStart ? 0 : .max) else { return }
      if walks(in: stack) { stack.arrangement.approach(line, in: spanWithoutInsets, using: stack) }
      settleOffset()
      stack.arrangement.show(fraction: edge.isStart ? 0 : 1, at: place, using: stack)
      follow(stack, id: nil)
      // Filling may teach a stack in the row at the edge new lengths, and the row would move. The
      // program asked for the end of the content, so hold that.
      if !stack.nested.isEmpty {
        still.hold = Stillness.Hold(fraction: edge.isStart ? 0 : 1, cause: .script)
      }
    } else if edge.isStart {
      aim(at: minOffset)
      move(by: minOffset - offset, because: .script)
      still.anchor = Stillness.Anchor(
        view: firstInSight(at: minOffset),
        isFound: true,
        isAimed: true
      )
    } else {
      aim(at: maxOffset)
      still.hold = Stillness.Hold(fraction: 1, cause: .script)
    }
  }
}

extension ScrollTrack {
  /// The stack and index of the subview that contains the view that a path leads to, if the view
  /// itself is not loaded.
  func findAround(_ id: ViewID) throws -> (stack: LazyStackNode, index: Int)? {
    guard case .inside(let stack, let index)? = try node.content?.addressed(id),
      stacks.contains(where: { $0 === stack })
    else { return nil }
    return (stack, try stack.innermostIndex(on: id) ?? index)
  }
}

extension Addressed {
  /// The view, or the container that will have it once it is loaded.
  fileprivate var shown: Node? {
    switch self {
    case .subview(let stack, _): node ?? stack
    case .view(let node): node
    case .inside(let stack, _): stack
    }
  }
}

extension Node {
  /// Whether an id belongs to the view or to its element.
  func isNamed(_ id: ViewID) -> Bool { self.id == id || ownID == id }

  /// The node with an id at or below this one, without loading anything.
  ///
  /// For a view with modifiers this is the part to which the id was given.
  ///
  /// - Throws: ``Work/Stopped`` if work is stopped.
  func descendant(_ id: ViewID) throws -> Node? {
    try context.work.poll()
    if isNamed(id), !isNamedInside { return self }
    for child in children {
      if let found = try child.descendant(id) { return found }
    }
    return isNamed(id) ? self : nil
  }
}
