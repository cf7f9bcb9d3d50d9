/// The views of a window and the subviews they resolved to, as they stand at one moment.
public struct ViewTree: Equatable, Sendable {
  /// What a view is in the tree.
  public enum Kind: Equatable, Sendable {
    /// A view without children.
    case leaf
    /// A container that loads all its subviews.
    case eager
    /// A lazy container: how many subviews it has, whether that is a guess, and how many of them
    /// are kept off screen.
    case lazy(count: Int, isEstimated: Bool, kept: Int)
    /// A scroll view.
    case scroll(ScrollGeometry, isSizeEstimated: Bool)
  }

  /// A subview of a lazy container that is loaded and has no place.
  public struct Unplaced: Equatable, Sendable {
    /// Its id; for a subview without one, its place.
    public var id: ViewID
    /// Whether it was on screen, and is kept for some updates (rule R11); otherwise it was
    /// evaluated before it came into sight.
    public var isRetained: Bool
    /// The number by which the trace knows it.
    public var node: Int

    /// Creates a subview without a place.
    package init(id: ViewID, isRetained: Bool, node: Int) {
      (self.id, self.isRetained, self.node) = (id, isRetained, node)
    }
  }

  /// The type of the view: `"Item"`, `"LazyVStack"`; of a modifier that lays out `":frame"`.
  public var name: String
  /// The text, if it is one.
  public var words: String?
  /// The custom views whose bodies led here, outermost first.
  public var composites: [String] = []
  /// The id by which it can be asked for; for a subview without an id, its place.
  ///
  /// A view inside modifiers has the id of the outermost one, which alone shows it.
  public var id: ViewID?
  /// The number by which the trace knows it.
  public var node = 0
  /// Where it is in the window, in points.
  public var frame: Rect
  /// The rectangle around what is drawn of it, if transforms make it differ from the frame.
  public var drawn: Rect?
  /// The part of what is drawn of it that the scroll views around it do not cut off; nil if all is
  /// shown.
  public var visible: Rect?
  /// Its role in its section.
  public var role: SubviewRole
  /// Whether an edge holds it (rule R15); it is then drawn above the rows.
  public var isPinned = false
  /// Whether an edge holds it elsewhere than it would stand; it is then drawn above all others.
  public var isDisplaced = false
  /// How far in front of its siblings it is drawn, as `zIndex` says.
  public var zIndex = 0.0
  /// Whether neither it nor anything in it is drawn.
  public var isHidden = false
  /// Whether it is a subview of a lazy container.
  public var isSubview = false
  /// What kind of view it is.
  public var kind: Kind
  /// The subviews of a lazy container that are loaded and have no place, in order.
  public var unplaced: [Unplaced] = []
  /// The children that have a place, in order.
  public var children: [ViewTree]

  /// Creates a view that no scroll view cuts off and no transform moves.
  package init(
    name: String,
    id: ViewID?,
    frame: Rect,
    role: SubviewRole,
    kind: Kind,
    children: [ViewTree]
  ) {
    self.name = name
    self.id = id
    self.frame = frame
    self.role = role
    self.kind = kind
    self.children = children
  }
}
