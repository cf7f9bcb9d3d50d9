/// What became of one scroll that a program asked for.
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
    /// It got where the content let it go.
    case arrived
    /// Something else moved the content before.
    case interrupted
    /// The scroll view, or what it went to, was not there any more.
    case gone
  }

  /// Where it went.
  public var target: Target
  /// The id of the scroll view, if it has one.
  public var scroll: ViewID?
  /// Whether it went along a curve, and not in one frame.
  public var isAnimated: Bool
  /// How the way of an animated scroll was prepared; `estimate` where the profile's strategy had
  /// nothing to do, because the target was near or is in no lazy container.
  public var strategy = ScrollStrategy.estimate
  /// The number of its first frame.
  public var firstFrame: Int
  /// How many frames it took.
  public var frames = 0
  /// How many passes these frames took together.
  public var passes = 0
  /// In how many frames what it aimed at was another offset than in the frame before.
  public var retargets = 0
  /// By how much that changed in all, in points.
  public var retargeted = 0.0
  /// How many subviews were placed on the way, or measured and passed.
  public var rows = 0
  /// How many bodies were evaluated meanwhile.
  public var bodies = 0
  /// How far from its place the view stood at the end, in points.
  ///
  /// What an end of the content makes impossible is none. Nil for edges and offsets, and where it
  /// did not arrive.
  public var landingError: Double?
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
