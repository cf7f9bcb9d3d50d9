/// A target of a scroll view reached a threshold of visibility, or fell below it.
public struct ThresholdCrossing: Equatable, Sendable {
  /// The fraction of the target that must be visible.
  public var threshold: Double
  /// Whether at least that fraction is visible from then on.
  public var isVisible: Bool
  /// The content offset at which it happened, in points.
  public var offset: Double
  /// The part of the frame's scroll after which it happened, 0...1; 1 if nothing scrolled.
  public var progress: Double
  /// The id of the scroll view, if it has one.
  public var scroll: ViewID?

  /// Creates a crossing.
  public init(
    threshold: Double,
    isVisible: Bool,
    offset: Double,
    progress: Double,
    scroll: ViewID? = nil
  ) {
    self.threshold = threshold
    self.isVisible = isVisible
    self.offset = offset
    self.progress = progress
    self.scroll = scroll
  }
}
