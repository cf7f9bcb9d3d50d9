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
    let goals = ScrollGoals(of: self).ends(for: .zero)
    for track in tracks {
      guard let goal = goals[track.axis] else { continue }
      pending.isNeeded = true
      let target = track.nearestOffset(to: goal.offset(in: track))
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
