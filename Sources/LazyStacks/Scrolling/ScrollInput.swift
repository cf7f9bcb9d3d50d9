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
      context.guarding { try ViewReveal(in: self).reveal(id) { anchor?[$0] } }
    case .edge(let edge):
      beginReport(on: .edge(edge))
      track(along: edge.axis).map { TrackReveal(on: $0).reveal(edge) }
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
}

extension ScrollTrack {
  /// Records the target offset of a programmatic scroll in the trace.
  func aim(at target: Double) {
    // Beyond an end of the content there is nothing to aim at.
    node.activity.report?.aim(at: min(max(target, minOffset), maxOffset), along: axis)
    let target = context.profile.published(target)
    context.record(.target(offset: target), of: inTrace)
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
