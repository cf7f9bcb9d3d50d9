/// What a frame did to rows and to the edges that hold them.
extension FrameAccount {
  /// Rows that were in sight at the end of a scroll view that became shorter.
  public struct CutOff: Equatable, Sendable {
    /// The rows that are out of sight now.
    public var views: [SeenView]
    /// How long the visible rect was.
    public var old: Double
    /// How long it is now.
    public var new: Double
    /// What came, went or changed beside the scroll view, so that it is shorter.
    public var causes: [MoveReason] = []

    /// Creates what a scroll view shows no more that is shorter, as the reason says.
    package init(_ views: [SeenView], as shorter: MoveReason) {
      (self.views, causes) = (views, shorter.causes)
      (old, new) = (shorter.old ?? 0, shorter.new ?? 0)
    }

    /// Whether another one is about the same lengths for the same reasons.
    package func joins(_ other: CutOff) -> Bool {
      old == other.old && new == other.new && causes == other.causes
    }
  }

  /// What in a row that is in sight itself came into sight or left it, as the row moved or as it is
  /// new in the row.
  public struct RowParts: Equatable, Sendable {
    /// The row.
    public var row: SeenView
    /// The views in it that came into sight.
    public var came: [SeenView] = []
    /// The views in it that left sight.
    public var left: [SeenView] = []
    /// The views with ids that were in sight in it and went from it.
    public var went: [SeenView] = []

    /// Whether nothing came, left or went.
    package var isEmpty: Bool { came.isEmpty && left.isEmpty && went.isEmpty }

    /// Creates a row of which nothing came or left.
    package init(of row: SeenView) { self.row = row }
  }

  /// A row that was in sight in one lazy container and stands in another one.
  public struct MovedAway: Equatable, Sendable {
    /// The row.
    public var view: SeenView
    /// How far it moved on the screen, in points; nil where that is not known.
    public var by: Point?
    /// Whether it is out of sight now.
    public var isOutOfSight = false
    /// Whether it is not known to be in another lazy container: another view was made for it.
    public var isAnew = false

    /// Creates a row of which only that is known.
    package init(_ view: SeenView) { self.view = view }
  }

  /// How many subviews of a lazy container came and went out of sight.
  public struct UnseenEdits: Equatable, Sendable {
    /// The name of the container, such as `LazyVStack`.
    public var view: String
    /// How many came before everything in sight; those that were moved do not count.
    public var cameBefore = 0
    /// How many went before everything in sight.
    public var wentBefore = 0
    /// How many came after everything in sight.
    public var cameAfter = 0
    /// How many went after everything in sight.
    public var wentAfter = 0

    /// The container as a person finds it.
    public var seen: SeenView

    /// Creates an edit that changed nothing out of sight.
    package init(in container: SeenView, named view: String) {
      (seen, self.view) = (container, view)
    }
  }

  /// What came in the place of a view that went from an eager stack, or from a row that stayed.
  public struct Exchange: Equatable, Sendable {
    /// The row; nil outside of rows.
    public var row: SeenView?
    /// The view that went.
    public var old: SeenView
    /// The view that stands in its place.
    public var new: SeenView
    /// The first views with ids in that, if it has none itself.
    public var shown: [SeenView] = []

    /// Creates the exchange of one view.
    package init(of old: SeenView, for new: SeenView, in row: SeenView? = nil) {
      (self.old, self.new, self.row) = (old, new, row)
    }
  }

  /// A header or footer that moved otherwise than the rest while something was scrolled, because of
  /// an edge.
  public struct EdgeChange: Equatable, Sendable {
    /// The header or footer.
    public var view: SeenView
    /// What the edge did.
    public var kind: Kind
    /// How far it moved on the screen, in points.
    public var by: Double
    /// How far what was scrolled moved, in points.
    public var asked: Double

    /// Creates the change of one view.
    package init(of view: SeenView, _ kind: Kind, by: Double, asked: Double) {
      (self.view, self.kind, self.by, self.asked) = (view, kind, by, asked)
    }

    /// What an edge does with a header or footer.
    public enum Kind: Equatable, Sendable {
      /// It began to hold it.
      case taken
      /// It let it go.
      case letGo
      /// It holds it, and its section pushes it aside.
      case pushed
    }
  }
}
