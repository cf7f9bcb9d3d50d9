/// How something goes from one value to another over time, as SwiftUI's `Animation`.
public struct Animation: Hashable, Sendable {
  private enum Pace: Hashable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring)
    case custom(OwnPace)
  }

  private let course: Pace

  /// What an animation is, in numbers.
  public enum Form: Equatable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, over some seconds.
    case curve(first: Point, second: Point, duration: Double)
    /// A spring: the period of its undamped swing in seconds, and its damping, which is 1 for one
    /// that does not swing.
    case spring(response: Double, dampingFraction: Double)
  }

  /// What it is, in numbers; nil for an animation of one's own.
  public var form: Form? {
    switch course {
    case .curve(let curve, let duration):
      .curve(first: curve.first, second: curve.second, duration: duration)
    case .spring(let spring):
      .spring(response: spring.response, dampingFraction: spring.dampingFraction)
    case .custom: nil
    }
  }

  /// Creates an animation of one's own.
  public init(_ base: some CustomAnimation) { course = .custom(OwnPace(base: base)) }

  private init(course: Pace) { self.course = course }

  /// A spring with a response of 0.55 seconds that does not swing.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// The duration of an animation that gives none, in seconds.
  public static let standardDuration = 0.35

  /// Goes at one speed.
  public static func linear(duration: Double = standardDuration) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Begins slowly.
  public static func easeIn(duration: Double = standardDuration) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Ends slowly.
  public static func easeOut(duration: Double = standardDuration) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Begins and ends slowly.
  public static func easeInOut(duration: Double = standardDuration) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Follows a curve for a number of seconds, 0 or more.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(course: .curve(curve, duration: duration))
  }

  /// A spring; its response is above 0 seconds, and so is its damping fraction.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825
  ) -> Animation {
    Animation(course: .spring(Spring(response: response, dampingFraction: dampingFraction)))
  }

  /// A spring that does not swing.
  public static func smooth(duration: Double = 0.5) -> Animation {
    spring(response: duration, dampingFraction: 1)
  }

  /// A spring that swings a little.
  public static func snappy(duration: Double = 0.5) -> Animation {
    spring(response: duration, dampingFraction: 0.85)
  }

  /// A spring that swings.
  public static func bouncy(duration: Double = 0.5) -> Animation {
    spring(response: duration, dampingFraction: 0.7)
  }

  /// The fraction of the way after a number of seconds; a spring may go beyond 1.
  public func progress(at time: Double) -> Double {
    switch course {
    case .curve(let curve, let duration): duration > 0 ? curve.value(at: time / duration) : 1
    case .spring(let spring): spring.value(at: time)
    case .custom(let own): own.value(at: time) ?? 1
    }
  }

  /// Whether it has ended after a number of seconds: its time is over, or its spring stays within a
  /// thousandth of its end.
  public func isComplete(at time: Double) -> Bool {
    switch course {
    case .curve(_, let duration): time >= duration - 1e-9
    case .spring(let spring): spring.hasSettled(at: time)
    case .custom(let own): own.value(at: time) == nil
    }
  }
}
