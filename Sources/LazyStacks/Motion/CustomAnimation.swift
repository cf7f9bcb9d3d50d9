/// A motion of one's own from one value to another, as SwiftUI's `CustomAnimation`.
///
/// It is a law and not a process: frames ask for any time, more than once and not always in order,
/// so equal times must have equal answers.
///
/// ```swift
/// struct Hold: CustomAnimation {
///   // Waits for half a second at the start and is at its end at once.
///   func progress(at time: Double) -> Double? { time < 0.5 ? 0 : nil }
/// }
///
/// try window.scrollView().scrollTo(edge: .bottom, animation: Animation(Hold()))
/// ```
public protocol CustomAnimation: Hashable, Sendable {
  /// The fraction of the way after a number of seconds, finite; it may be below 0 or above 1.
  ///
  /// - Parameter time: The time since it began, in seconds.
  /// - Returns: The fraction; nil once it has ended, which puts everything at the end of the way.
  func progress(at time: Double) -> Double?
}

/// A custom animation of any type, compared by type and value.
struct OwnPace: Hashable {
  let base: any CustomAnimation

  /// The fraction of the way; nil once it has ended, and for a fraction that is not a number.
  func value(at time: Double) -> Double? {
    base.progress(at: time).flatMap { $0.isFinite ? $0 : nil }
  }

  static func == (left: OwnPace, right: OwnPace) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}
