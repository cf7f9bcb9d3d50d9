public import LazyTrace

/// What a lint is told of a window besides its trace.
public struct LintSight {
  /// What the window shows now of which something is cut off.
  public var clipped: [ClippedView]
  /// What is not there now and would be drawn in sight.
  public var missing: [UndrawnView]
  /// What vanished while some of it would still have been drawn in sight.
  public var vanished: [EarlyVanishing]

  /// Says what a window shows, and what vanished from it.
  public init(clipped: [ClippedView], missing: [UndrawnView], vanished: [EarlyVanishing]) {
    self.clipped = clipped
    self.missing = missing
    self.vanished = vanished
  }
}
