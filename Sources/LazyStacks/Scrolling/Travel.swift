/// How the content of a scroll view moves along an axis over time.
struct Travel {
  /// What moves the content; nil if nothing does.
  var motion: TrackMotion?
  /// How far the region is beyond an end, in points, negative before the start; 0 unless something
  /// moves it.
  var excess = 0.0
  /// The velocity of the content, in points per second; valid while something moves it.
  var speed = 0.0
  /// How far the motion moved the content in this frame, in points.
  var lastStep = 0.0
  /// Whether the last scroll went toward the end; nil if there was none.
  var wentForward: Bool?

  /// The velocity of the content, in points per second; 0 without a motion.
  var velocity: Double { motion == nil ? 0 : speed }

  /// The leg of an animated scroll, if one is in progress.
  var leg: AnimatedScroll.Leg? {
    guard case .animation(let leg) = motion else { return nil }
    return leg
  }

  /// Ends the motion at an offset inside the content.
  mutating func comeToRest() {
    excess = 0
    speed = 0
    motion = nil
  }
}
