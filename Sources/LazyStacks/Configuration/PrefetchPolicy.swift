/// Decides how far ahead of what is in sight rows are prepared while something scrolls (rule R12).
///
/// The simulator keeps the order, prepares a piece at a time and begins none that is predicted to
/// take longer than the frame has time left.
public protocol PrefetchPolicy {
  /// How far beyond the visible region rows are to be prepared, in points; 0 or less for none.
  ///
  /// - Throws: What the policy raises; the verb that made the frame throws it, and nothing is
  ///   prepared in the frame.
  func reach(in situation: PrefetchSituation) throws -> Double
}

/// What a prefetch policy may go by.
public struct PrefetchSituation: Equatable, Sendable {
  /// How long the visible region is along the axis, in points.
  public var visibleLength: Double
  /// How far the region moved in this frame, in points; negative towards the start.
  public var movement: Double
  /// How many points it would move in a second at that speed; negative towards the start.
  public var velocity: Double
  /// How many milliseconds the frame has left.
  public var timeLeft: Double
  /// What the frame cost until now, in milliseconds.
  public var cost: Double
}

/// Prepares as far as the profile says (parameter P6).
struct ReachOfProfile: PrefetchPolicy {
  let lengths: Double

  func reach(in situation: PrefetchSituation) -> Double { lengths * situation.visibleLength }
}
