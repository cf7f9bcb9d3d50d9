/// The outcome of one scroll that a program requested.
public struct ScrollReport: Equatable, Sendable {
  /// Where it went.
  public enum Target: Equatable, Sendable {
    /// A view.
    case view(ViewID)
    /// An edge of the content.
    case edge(Edge)
    /// An offset.
    case offset(Point)
  }

  /// How it ended.
  public enum Outcome: String, Sendable, CaseIterable {
    /// It arrived, as far as the content allowed.
    case arrived
    /// Something else moved the content first.
    case interrupted
    /// The scroll view, or its target, no longer existed.
    case gone
  }

  /// Where it went.
  public var target: Target
  /// The id of the scroll view, if it has one.
  public var scroll: ViewID?
  /// Whether it was animated instead of taking one frame.
  public var isAnimated: Bool
  /// The strategy of an animated scroll; `estimate` if the profile's strategy had nothing to do,
  /// because the target was near or is in no lazy container.
  public var strategy = ScrollStrategy.estimate
  /// The number of its first frame.
  public var firstFrame: Int
  /// How many frames it took.
  public var frames = 0
  /// How many passes these frames took together.
  public var passes = 0
  /// In how many frames the offset that it aimed at differed from that of the frame before.
  public var retargets = 0
  /// By how much that offset changed in all, in points.
  public var retargeted = 0.0
  /// How many subviews were placed on the way, or measured and passed.
  public var rows = 0
  /// How many bodies were evaluated meanwhile.
  public var bodies = 0
  /// How far from its place the view stood when the scroll ended, in points.
  ///
  /// A distance that an end of the content makes inevitable does not count. Nil for edges and
  /// offsets, and if the scroll did not arrive.
  public var missedBy: Double?
  /// How it ended.
  public var outcome = Outcome.arrived

  /// Creates the report of a scroll that begins.
  package init(_ target: Target, in scroll: ViewID?, isAnimated: Bool, firstFrame: Int) {
    self.target = target
    self.scroll = scroll
    self.isAnimated = isAnimated
    self.firstFrame = firstFrame
  }
}
