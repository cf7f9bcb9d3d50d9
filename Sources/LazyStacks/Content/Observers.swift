/// Observes when a view comes into or goes out of sight.
final class VisibilityObserver {
  let threshold: Double
  let action: (Bool) throws -> Void

  init(threshold: Double, action: @escaping (Bool) throws -> Void) {
    self.threshold = VisibilityObserver.clamp(threshold)
    self.action = action
  }

  /// A threshold as a fraction: 0...1, and 0 for NaN.
  static func clamp(_ threshold: Double) -> Double {
    threshold.isNaN ? 0 : min(max(threshold, 0), 1)
  }
}

/// Observes which targets of a scroll view are visible.
final class TargetVisibilityObserver {
  let threshold: Double
  let accepts: (ViewID) throws -> Bool
  let action: ([ViewID]) throws -> Void

  init(
    threshold: Double,
    accepts: @escaping (ViewID) throws -> Bool,
    action: @escaping ([ViewID]) throws -> Void
  ) {
    self.threshold = VisibilityObserver.clamp(threshold)
    self.accepts = accepts
    self.action = action
  }
}

/// Derives a value from a scroll view's geometry and observes its changes.
public final class GeometryObserver {
  let transform: (ScrollGeometry) throws -> Any
  let isEqual: (Any, Any) throws -> Bool
  let action: (Any, Any) throws -> Void

  /// Creates an observer from a function that derives the value, one that compares two values and
  /// one that is called with the old and the new value.
  public init(
    transform: @escaping (ScrollGeometry) throws -> Any,
    isEqual: @escaping (Any, Any) throws -> Bool,
    action: @escaping (Any, Any) throws -> Void
  ) {
    self.transform = transform
    self.isEqual = isEqual
    self.action = action
  }
}

/// Observes when a scroll view starts, stops, or is moved by something else.
final class PhaseObserver {
  let action: (ScrollPhase, ScrollPhase, ScrollGeometry, Point) throws -> Void

  init(action: @escaping (ScrollPhase, ScrollPhase, ScrollGeometry, Point) throws -> Void) {
    self.action = action
  }
}

/// Work that starts when a finger lets go of a scroll view that it pulled beyond its top.
final class RefreshAction {
  let start: (Agenda) throws -> any RunningTask

  init(start: @escaping (Agenda) throws -> any RunningTask) { self.start = start }
}
