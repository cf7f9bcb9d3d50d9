/// Connects a scroll view with the position that its modifiers name, and carries out what programs
/// ask of the position.
struct BoundPosition {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// Connects the scroll view with its position, if it has one.
  func bind() throws {
    guard let position = scroll.position else { return }
    let remembered = Outlived(wrappedValue: scroll)
    let isBound = position.bind(
      to: scroll.lifeline,
      isUsed: { remembered.wrappedValue?.isInWindow ?? false },
      ask: { if let scroll = remembered.wrappedValue { BoundPosition(of: scroll).noteRequest() } },
      readID: { asked in remembered.wrappedValue.flatMap { BoundPosition(of: $0).id(or: asked) } }
    )
    guard !isBound else { return }
    throw ContentError.contradiction(
      "a ScrollPosition belongs to one scroll view; make another one for the second"
    )
  }

  private func noteRequest() {
    let context = scroll.context
    guard !context.scrolls.positioned.contains(where: { $0 === scroll }) else { return }
    context.scrolls.positioned.append(scroll)
    context.noteChange(sendsPosition: true)
  }

  /// The id that a program asked for, as long as something has it; otherwise that of the first view
  /// in sight, or of the one that is nearest to the anchor.
  private func id(or asked: ViewID?) -> ViewID? {
    let marked = MarkedTargets(of: scroll).all?.filter { scroll.visibleFraction(of: $0) > 0 }
    let views = marked ?? ScrollSight(of: scroll).views
    if let asked {
      // Mostly it is in sight, so that no data need be searched.
      if views.contains(where: { TargetMark(on: $0).id == asked }) { return asked }
      let found = scroll.context.callbacks.guarding {
        try scroll.content.flatMap { try AddressSearch(in: $0).find(asked) }
      }
      if found ?? nil != nil { return asked }
    }
    return nearest(of: views.filter { TargetMark(on: $0).id != nil }).flatMap {
      TargetMark(on: $0).id
    }
  }

  /// The one of some views in sight that is first, or nearest to the anchor, in the region without
  /// the insets, in which a program aligns views.
  private func nearest(of views: [Node]) -> Node? {
    guard let track = scroll.mainTrack else { return views.first }
    let (axis, region) = (track.axis, track.spanWithoutInsets)
    guard let anchor = scroll.positionAnchor?[axis] else {
      let first = views.first { view in
        region.touches(from: scroll.start(of: view, along: axis), length: view.size[axis])
      }
      return first ?? views.first
    }
    return views.min { one, other in
      distance(of: one, to: anchor, in: region, along: axis)
        < distance(of: other, to: anchor, in: region, along: axis)
    }
  }

  /// How far the anchor point of a view is from the same point of a region.
  private func distance(
    of view: Node,
    to anchor: Double,
    in region: VisibleSpan,
    along axis: Axis
  ) -> Double {
    let free = region.length - view.size[axis]
    return abs(scroll.start(of: view, along: axis) - region.start - anchor * free)
  }

  /// Asks the target behavior again in the next pass, because the container has another length.
  func noteOtherContainer() {
    guard scroll.targetBehavior != nil, scroll.motion == nil else { return }
    scroll.activity.realigns = true
    noteRequest()
  }

  /// Carries out what the position asks for.
  func apply() throws {
    realign()
    guard let position = scroll.position, let request = position.takeRequest() else { return }
    let target = try resolve(request.target)
    if let animation = request.animation {
      let animated = AnimatedScroll(target: target, animation: animation)
      let motion = ScrollMotion(.animation(animated), of: scroll, isOfCallback: true)
      ToldScroll.tell(.motion(motion), to: scroll, isAfterEdits: true)
      ScrollTravel(of: scroll).apply(.motion(motion))
    } else {
      ToldScroll.tell(target.input, to: scroll, isAfterEdits: true)
      ScrollTravel(of: scroll).apply(target.input, endsMotion: !request.preservesVelocity)
    }
    scroll.takeAnchors()
  }

  /// Brings the content to where the target behavior wants it now.
  private func realign() {
    guard scroll.activity.realigns else { return }
    scroll.activity.realigns = false
    // What a position keeps in place is aligned with it.
    let position = scroll.position
    guard scroll.motion == nil, position?.request == nil, position?.targetID == nil else { return }
    scroll.noteTouched()
    scroll.activity.realigned = (scroll.context.trace.frame, scroll.insets)
    let goals = ScrollGoals(of: scroll).ends(for: .zero)
    for track in scroll.tracks {
      guard let goal = goals[track.axis] else { continue }
      scroll.pending.isNeeded = true
      let target = track.nearestOffset(to: goal.offset(in: track))
      track.shift(to: target, because: .snap, motion: nil)
    }
  }

  private func resolve(_ target: ScrollPosition.Target) throws -> AnimatedScroll.Target {
    switch target {
    case .view(let id, let anchor):
      let known = try id.spellings.first { try isKnown($0) }
      return .view(known ?? id, anchor ?? scroll.positionAnchor)
    case .edge(let edge):
      guard scroll.track(along: edge.axis) != nil else {
        throw WindowError.wrongEdge(edge, axis: edge.axis.cross)
      }
      return .edge(edge)
    case .point(let x, let y):
      for (name, offset) in [("x", x), ("y", y)] {
        if let offset { try WindowError.check(offset, named: "\(name) of a ScrollPosition") }
      }
      return .offset(
        Point(
          x: x ?? scroll.track(along: .horizontal)?.minOffset ?? 0,
          y: y ?? scroll.track(along: .vertical)?.minOffset ?? 0
        )
      )
    }
  }

  private func isKnown(_ id: ViewID) throws -> Bool {
    try scroll.tracks.contains { try TargetSearch(on: $0).find(id) != nil }
      || scroll.content.flatMap { try ViewSearch(in: $0).view(id) } != nil
  }
}
