extension View {
  /// Gives the view its own identity; a different id makes it a different view.
  public func id(_ id: ViewID) -> Content { modified(.id(id)) }

  /// Calls a function before the first frame that shows the view, and again on each return.
  public func onAppear(_ action: @escaping () throws -> Void) -> Content {
    modified(.onAppear(action))
  }

  /// Calls a function after the view is gone from the screen.
  public func onDisappear(_ action: @escaping () throws -> Void) -> Content {
    modified(.onDisappear(action))
  }

  /// Calls a function when at least `threshold` of the view comes into or goes out of sight.
  ///
  /// The first call comes when the view appears, with true or false. The threshold is a fraction of
  /// the view's width and height, clamped to 0...1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) throws -> Void
  ) -> Content {
    modified(.visibility(VisibilityObserver(threshold: threshold, action: action)))
  }

  /// Calls a function when the ids of the visible targets change (claims 67 to 69).
  ///
  /// - Parameters:
  ///   - threshold: The fraction of a target's area that must be visible, clamped to 0...1.
  ///   - accepts: Which ids are delivered.
  ///   - action: Receives the ids in placement order.
  /// - Returns: The view with the observer.
  public func onScrollTargetVisibilityChange(
    threshold: Double = 0.5,
    accepts: @escaping (ViewID) throws -> Bool = { _ in true },
    _ action: @escaping ([ViewID]) throws -> Void
  ) -> Content {
    let observer = TargetVisibilityObserver(
      threshold: threshold,
      accepts: accepts,
      action: action
    )
    return modified(.scroll(.targetVisibility(observer)))
  }

  /// Calls a function with the old and the new value when a value made from the geometry changes.
  ///
  /// See claim 64. The first value is told as its own old one, unless
  /// ``Profile/initialScrollGeometryCallback`` is false (contradiction X7).
  public func onScrollGeometryChange<Value: Equatable>(
    of transform: @escaping (ScrollGeometry) throws -> Value,
    action: @escaping (Value, Value) throws -> Void
  ) -> Content {
    onScrollGeometryChange(
      GeometryObserver(
        transform: { try transform($0) },
        isEqual: { ($0 as? Value) == ($1 as? Value) },
        action: { old, new in
          guard let old = old as? Value, let new = new as? Value else { return }
          try action(old, new)
        }
      )
    )
  }

  /// Adds an observer with its own function to compare values.
  public func onScrollGeometryChange(_ observer: GeometryObserver) -> Content {
    modified(.scroll(.geometry(observer)))
  }

  /// Calls a function with the old phase, the new phase and what the scroll view shows.
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollGeometry) throws -> Void
  ) -> Content {
    onScrollPhaseChange { old, new, geometry, _ in try action(old, new, geometry) }
  }

  /// The same with the velocity of the content, in points per second.
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollGeometry, Point) throws -> Void
  ) -> Content {
    modified(.scroll(.phase(PhaseObserver(action: action))))
  }

  /// Starts work when a finger lets go of the scroll view that it pulled beyond its top by at least
  /// ``Profile/refreshPull``; while it runs, another pull starts nothing.
  ///
  /// The room that SwiftUI's indicator takes meanwhile is not modeled.
  ///
  /// - Parameter start: Starts the work, which waits in the window's agenda.
  /// - Returns: The view with the work.
  public func refreshable(_ start: @escaping (Agenda) throws -> any RunningTask) -> Content {
    modified(.scroll(.refresh(RefreshAction(start: start))))
  }

  /// Gives a key of the environment another value in the view and all views in it.
  public func environment<Value>(_ key: EnvironmentKey<Value>, _ value: Value) -> Content {
    environment(key.entry(value))
  }

  /// Gives a name of the environment another value in the view and all views in it.
  public func environment(_ entry: EnvironmentEntry) -> Content { modified(.environment(entry)) }

  /// Sets how many virtual milliseconds the work on the view takes, which counts against the
  /// frame's deadline (claims 41 to 46).
  ///
  /// - Parameter cost: The cost of evaluating, measuring, drawing and removing it; each is 0 or
  ///   more and at most ``WindowConfiguration/mostCost``.
  /// - Returns: The view with the cost.
  public func cost(_ cost: ViewCost) -> Content { modified(.cost(cost)) }

  func modified(_ modifier: Modifier) -> Content { Content(.modified(content, modifier)) }
}
