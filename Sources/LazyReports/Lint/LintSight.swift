public import LazyTrace

/// What a lint knows of a window besides its trace.
public struct LintSight {
  /// The views that the window now shows partly cut off.
  public var clipped: [ClippedView]
  /// The views that are missing now and would be drawn in sight.
  public var missing: [UndrawnView]
  /// The views that vanished while some of them would still have been drawn in sight.
  public var vanished: [EarlyVanishing]

  /// Creates the facts about a window.
  public init(clipped: [ClippedView], missing: [UndrawnView], vanished: [EarlyVanishing]) {
    self.clipped = clipped
    self.missing = missing
    self.vanished = vanished
  }
}
