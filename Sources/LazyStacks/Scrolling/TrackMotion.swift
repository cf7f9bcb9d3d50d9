/// What moves a scroll view along one axis over time.
enum TrackMotion {
  /// A finger; how far it has moved.
  case finger(FingerPath, moved: Double)
  /// The content goes on after a finger let it go.
  case glide(Glide)
  /// The content comes back from beyond an end.
  case bounce(Bounce, since: Double)
  /// A program scrolls along a curve.
  case animation(AnimatedScroll.Leg)
}

/// Content that goes on by itself.
struct Glide {
  let law: Deceleration
  /// When it began, in seconds of virtual time.
  let start: Double
  /// How far it has gone, as the offset was told.
  var gone = 0.0
  /// Whether a target behavior chose where it ends.
  var isAimed = false
}
