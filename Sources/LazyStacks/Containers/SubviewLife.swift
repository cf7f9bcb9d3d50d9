/// In which part of its life a subview of a lazy container is, and how often things happened to it.
///
/// Each change is a step, and the result of a step is what must be done about it.
struct SubviewLife {
  /// A part of the life.
  enum Stage {
    /// Evaluated, and neither on screen nor walked past since then.
    case prefetched
    /// Measured on the way to the visible rect, and never on screen.
    case walked
    /// Off screen, and was on it.
    case retained
    /// Given up.
    case absent
    /// Off screen, in place of views whose callback failed.
    case standIn
    /// On screen.
    case placed
    /// On screen, in place of views whose callback failed.
    case placedStandIn
    /// Given up while it is on screen; it disappears in the next pass that says so.
    case leaving
  }

  /// Something that happens to a subview.
  enum Step {
    /// Another node was made for it; the one before was evaluated so often.
    case remade(bodies: Int)
    /// A callback failed while it was measured.
    case failed
    case measured
    /// It intersects the visible rect, or an edge holds it.
    case entered
    /// It does so no more.
    case left
    /// It is in no line any more.
    case released
    /// The whole container left the screen.
    case hidden
    /// It is not kept any more.
    case givenUp
  }

  /// What must be done about a step.
  enum Action {
    /// The trace is told of its place, and its views appear.
    case place
    /// The trace is told that it was walked past.
    case walk
    /// The trace is told that it has no place any more, and its views disappear.
    case remove
    /// Its counters are kept, and the trace is told that it is gone.
    case evict
  }

  private(set) var stage: Stage
  private(set) var counters: SubviewCounters

  /// The life of a subview that is loaded, again if there are counters of it.
  init(_ known: SubviewCounters?) {
    counters = known ?? SubviewCounters()
    // What was given up and is loaded again is a new view, however often the old one was on screen.
    stage = .prefetched
    counters.inits += 1
  }

  /// The life of what stands in for views that could not be loaded.
  private init(_ stage: Stage) {
    self.stage = stage
    counters = SubviewCounters()
  }

  static let ofStandIn = SubviewLife(.standIn)

  /// Whether it is on screen.
  var isPlaced: Bool {
    switch stage {
    case .placed, .placedStandIn, .leaving: true
    case .prefetched, .walked, .retained, .standIn, .absent: false
    }
  }

  /// Whether it is off screen and kept with its views.
  var isKept: Bool { stage == .retained }

  /// Whether it stands in for views whose callback failed, and is made anew when needed.
  var isStandIn: Bool { stage == .standIn || stage == .placedStandIn }

  /// Takes a step.
  ///
  /// - Returns: What must be done about it; nil if nothing.
  @discardableResult
  mutating func take(_ step: Step) -> Action? {
    switch step {
    case .remade(let bodies):
      counters.bodies += bodies
      counters.inits += 1
    case .measured: counters.measures += 1
    case .failed: stage = isPlaced ? .placedStandIn : .standIn
    case .entered: return enter()
    case .left: return leave()
    case .released: return release()
    case .hidden: leave()
    case .givenUp: return giveUp()
    }
    return nil
  }

  private mutating func enter() -> Action? {
    guard !isPlaced else { return nil }
    stage = isStandIn ? .placedStandIn : .placed
    counters.appears += 1
    return .place
  }

  @discardableResult
  private mutating func leave() -> Action? {
    switch stage {
    case .placed: stage = .retained
    case .placedStandIn: stage = .standIn
    case .leaving: stage = .absent
    case .prefetched, .walked, .retained, .standIn, .absent: return nil
    }
    return .remove
  }

  private mutating func release() -> Action {
    if stage == .prefetched { stage = .walked }
    return leave() ?? .walk
  }

  /// What stands in for another is never kept, and stays what it is until a line is without it.
  private mutating func giveUp() -> Action {
    switch stage {
    case .placed, .leaving: stage = .leaving
    case .prefetched, .walked, .retained, .absent: stage = .absent
    case .standIn, .placedStandIn: break
    }
    return .evict
  }
}

/// How often things happened to one subview, also after its node was given up.
struct SubviewCounters: Equatable {
  var inits = 0
  /// Bodies of nodes that were given up; see ``Subview/bodies``.
  var bodies = 0
  var measures = 0
  var appears = 0
}
