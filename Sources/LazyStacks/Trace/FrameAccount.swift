/// What made a frame what it is, besides what its events say.
public struct FrameAccount: Equatable, Sendable {
  /// A callback that changed data, so that the frame was laid out again.
  public struct Callback: Equatable, Sendable {
    /// In which pass of the frame it was called, from 1.
    public var pass: Int
    /// The modifier that it belongs to, such as `onAppear`.
    public var name: String
    /// The view that the modifier belongs to.
    public var view: SeenView
  }

  /// A view that a program scrolled to in this frame, and where it stands at the end of it.
  public struct Landing: Equatable, Sendable {
    /// The view's id.
    public var id: ViewID
    /// Which fraction of the free room was to be before it, if the program said.
    public var anchor: Double?
    /// How far behind the place that was asked for it starts, in points; negative before it.
    public var miss: Double
    /// Whether an end of the content keeps it from getting there.
    public var isAtEnd: Bool
    /// What an edge holds over it, if anything.
    public var coveredBy: SeenView?
    /// How much of it that covers, in points.
    public var covered = 0.0
    /// The row in which it is, where that was brought to the place because the view itself was not
    /// loaded or stands along another axis.
    public var around: SeenView?
  }

  /// The size of the window, where that was changed.
  public struct WindowSize: Equatable, Sendable {
    /// Its size before the frame.
    public var old: Size
    /// Its size now.
    public var new: Size
  }

  /// How the window was resized, if it was.
  public var window: WindowSize?
  /// The callbacks that changed data, in their order, as many as are kept.
  public var callbacks: [Callback] = []
  /// What was in sight and went with its data.
  public var gone: [SeenView] = []
  /// Which of those stand in another lazy container now.
  public var movedAway: [SeenView] = []
  /// What came, went or got another length beside the lazy containers, in a frame in which the
  /// offset changed though nobody scrolled; and insets that changed.
  public var changes: [MoveReason] = []
  /// Where programs scrolled to.
  public var landings: [Landing] = []

  /// Says nothing yet.
  public init() {}
}
