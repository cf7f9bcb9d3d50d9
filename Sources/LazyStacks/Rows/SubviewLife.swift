/// The stage of life of a lazy container's subview, and counters of what happened to it.
///
/// Each change is a step. The result of a step is the action that it requires.
struct SubviewLife {
  /// A stage of life.
  enum Stage {
    /// Evaluated, and neither on screen nor walked past since.
    case prefetched
    /// Measured on the way to the visible rect, and never on screen.
    case walked
    /// Off screen after it was on screen.
    case retained
    /// Given up.
    case absent
    /// A stand-in for views whose callback failed, off screen.
    case standIn
    /// On screen.
    case placed
    /// A stand-in for views whose callback failed, on screen.
    case placedStandIn
    /// Given up while on screen; it disappears in the next pass that reports it.
    case leaving
  }

  /// Something that happens to a subview.
  enum Step {
    /// Another node was made for it; `bodies` counts the evaluations of the old one.
    case remade(bodies: Int)
    /// A callback failed while it was measured.
    case failed
    case measured
    /// It intersects the visible rect, or an edge holds it.
    case entered
    /// It does not any more.
    case left
    /// It is no longer in a line.
    case released
    /// The whole container left the screen.
    case hidden
    /// It is no longer kept.
    case givenUp
  }

  /// What a step requires.
  enum Action {
    /// Record its place in the trace; its views appear.
    case place
    /// Record in the trace that it was walked past.
    case walk
    /// Record in the trace that it has no place any more; its views disappear.
    case remove
    /// Keep its counters, and record in the trace that it is gone.
    case evict
  }

  private(set) var stage: Stage
  private(set) var counters: SubviewCounters
  /// For how long the subview is kept off screen.
  var retention = Retention()

  /// Creates the life of a loaded subview, which continues known counters.
  init(_ known: SubviewCounters?) {
    counters = known ?? SubviewCounters()
    // A subview that was given up and is loaded again is a new view, however often the old one was
    // on screen.
    stage = .prefetched
    counters.inits += 1
  }

  /// Creates the life of a stand-in for views that could not be loaded.
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

  /// Whether it is a stand-in for views whose callback failed, to be made again when needed.
  var isStandIn: Bool { stage == .standIn || stage == .placedStandIn }

  /// Takes a step.
  ///
  /// - Returns: The action that the step requires, if any.
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

  /// Gives up the subview; a stand-in is never kept, and stays what it is until its line goes.
  private mutating func giveUp() -> Action {
    switch stage {
    case .placed, .leaving: stage = .leaving
    case .prefetched, .walked, .retained, .absent: stage = .absent
    case .standIn, .placedStandIn: break
    }
    return .evict
  }
}

/// How often things happened to one subview, including earlier nodes of it.
struct SubviewCounters: Equatable {
  var inits = 0
  /// The evaluations of nodes that were given up; see ``Subview/bodies``.
  var bodies = 0
  var measures = 0
  var appears = 0
}
