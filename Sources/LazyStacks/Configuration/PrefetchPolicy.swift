/// Decides how far ahead of what is in sight rows are prepared while something scrolls (rule R12).
///
/// The simulator determines the order, prepares one piece at a time, and begins none that is
/// predicted to take longer than the time that the frame has left.
public protocol PrefetchPolicy {
  /// How far beyond the visible region rows should be prepared, in points; 0 or less for none.
  ///
  /// - Throws: Errors of the policy; the verb that made the frame throws them, and nothing is
  ///   prepared in the frame.
  func reach(in situation: PrefetchSituation) throws -> Double
}

/// The input of a prefetch policy.
public struct PrefetchSituation: Equatable, Sendable {
  /// How long the visible region is along the axis, in points.
  public var visibleLength: Double
  /// How far the region moved in this frame, in points; negative towards the start.
  public var movement: Double
  /// The velocity that follows from that movement, in points per second; negative towards the
  /// start.
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
