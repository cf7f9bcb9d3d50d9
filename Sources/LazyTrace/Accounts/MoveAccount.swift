/// Why something in sight stands elsewhere: shares that sum to the whole move.
public struct MoveAccount: Equatable, Sendable {
  /// What moved.
  public var view: SeenView
  /// The shares of the move, in the order of the content.
  public var reasons: [MoveReason] {
    get { shares.all }
    set { shares = MoveReasons(newValue) }
  }
  /// The same, as far as several moves have them in common, kept once.
  package var shares = MoveReasons()
  /// What was inserted, removed or changed in sight in the same container, wherever it stands: an
  /// end or an anchor responds to that.
  public var changes: [MoveReason] = []
  /// Whether it was in sight and no longer is.
  public var isOutOfSight = false
  /// Whether its present place is unknown, so that the distance is a guess.
  public var isGuess = false
  /// Whether it is a row or a cell of a lazy container.
  public var isRow = false
  /// The row of a lazy container that contains it, if it is not a row itself; or the view with the
  /// same id in which it moved, if that stayed.
  public var row: SeenView?
  /// Whether it came into sight in the same frame, so that nobody saw it where it was.
  public var isArrival = false
  /// The id of the scroll view in a row of another container in which it moved.
  public var shownIn: ViewID?
  /// Whether an edge holds it, and it grew over what stands below by so much.
  public var covers = false
  /// The axis along which it moved, where that is known.
  public var axis: Axis?
  /// The scroll view in which it moved, if that moved along the same axis itself.
  public var scroll: SeenView?
  /// By how much that did, in points.
  public var scrollBy = 0.0
  /// The view around it that moved along the same axis, within which it moved.
  public var carrier: SeenView?
  /// By how much that did in all, in points.
  public var carriedBy = 0.0
  /// Its length along the axis before, if it has another one and is a scroll view, or a layout of a
  /// user placed it.
  public var oldLength: Double?
  /// Its length along the axis now.
  public var length: Double?

  /// Creates the account of a move without reasons.
  package init(
    view: SeenView,
    changes: [MoveReason] = [],
    isOutOfSight: Bool = false,
    isGuess: Bool = false,
    covers: Bool = false
  ) {
    self.view = view
    self.changes = changes
    self.isOutOfSight = isOutOfSight
    self.isGuess = isGuess
    self.covers = covers
  }
}

/// One reason why something in sight stands elsewhere, with its share of the move.
public struct MoveReason: Equatable, Sendable {
  /// What happened.
  public enum Kind: String, Sendable, CaseIterable {
    /// Something before it changed its length.
    case resized
    /// Something was inserted before it.
    case came
    /// Something before it was removed.
    case went
    /// Something was moved to another place among the others.
    case rearranged
    /// The distances before it changed.
    case spacing
    /// Cells moved to other lines.
    case lines
    /// A user's lazy layout placed it elsewhere.
    case placed
    /// The content before the container changed its length.
    case start
    /// It is aligned in a length that changed.
    case alignment
    /// The padding before it changed.
    case padding
    /// A default anchor kept showing the same part of the content.
    case anchor
    /// The scroll target behavior aligned the content again, because the container changed.
    case target
    /// The offset would have left the content.
    case clamp
    /// The insets of the scroll view changed.
    case insets
    /// The offset followed content before it that changed in between and came back.
    case correction
    /// A transform draws it elsewhere than where it stands.
    case transform
    /// Everything before it was measured anew, because its container changed its cross length.
    case remeasured
    /// Content out of sight before it has another assumed length.
    case unseen
    /// An edge holds it, or holds it no more.
    case held
    /// The scroll view is shorter, so that it does not show it where it stands.
    case shortened
  }

  /// What happened.
  public var kind: Kind
  /// Its share of the move, in points.
  public var by: Double
  /// The views that it happened to, if they were in sight.
  public var views: [SeenView] {
    get { seen.all }
    set { seen = .few(newValue) }
  }
  /// The same, as far as several reasons begin with the same ones, kept once.
  package var seen: SeenViews
  /// The number of those views.
  public var count = 0
  /// The length or distance before, if there is one.
  public var old: Double?
  /// The length or distance now, if there is one.
  public var new: Double?
  /// Whether the lengths are those of the line of a grid that the view stands in; of cells that
  /// moved on to other lines, whether the view's own line has the cells that it had.
  public var isOfLine = false
  /// Whether it was the view itself that was put elsewhere, past those; of columns that became more
  /// or fewer, whether it stands in another one of them.
  public var isOwn = false
  /// The name of the grid whose columns or rows became more or fewer, or in which cells came or
  /// went before everything in sight.
  public var grid: String?
  /// Whether the lengths include modifiers around the view that has the id, such as `padding`.
  public var isWithModifiers = false
  /// What the view was called before, where another kind of view took its place.
  public var oldName: String?
  /// What came, went or changed in the view, so that it has another length, with the share of each.
  public var causes: [MoveReason] = []
  /// What has its length still and aligns its view, in which what moved stands.
  public var room: SeenView?
  /// What its view, or the container, says otherwise than before.
  public var setting: Setting?
  /// Whether a transaction, or the profile, left the offset as it was, so that what came or went
  /// out of sight pushed what is in sight.
  public var leavesOffset = false

  /// A parameter of a container, or a value that a view gives to the layout around it.
  public struct Setting: Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// What it was, in words, if there are any.
    public var old: String?
    /// What it is.
    public var new: String?

    /// Creates a setting that changed.
    package init(name: String, old: String?, new: String?) {
      (self.name, self.old, self.new) = (name, old, new)
    }
  }

  /// Creates one share of a move.
  package init(
    kind: Kind,
    by: Double,
    views: [SeenView] = [],
    count: Int = 0,
    old: Double? = nil,
    new: Double? = nil
  ) {
    self.kind = kind
    self.by = by
    seen = .few(views)
    self.count = count
    self.old = old
    self.new = new
  }
}

/// A view as a person finds it on the screen: by its id, else by its name and place.
public struct SeenView: Hashable, Sendable {
  /// Its id, if it has one.
  public var id: ViewID?
  /// Its name, such as `Text`.
  public var name: String
  /// Its position among the children of its container, from 1; nil if it is the only one.
  public var place: Int?
  /// The name of its container, if its name and position alone could be meant of a view around it,
  /// too.
  public var outerName: String?
  /// The position of that container among the children of its own.
  public var outerPlace: Int?
  /// The address of a header or footer without an id, such as `@2/header`; nil of others.
  public var address: ViewID?
  /// Whether others have its id, too, to which not the same happened: further views of its element,
  /// or of an element with an equal id.
  public var isPart = false
  /// The id of the scroll view, in a row of another container, that showed it before it went.
  public var scroll: ViewID?

  /// Its id or address, else its name and place as text, such as `Text, child 2`.
  public var nameInTrace: ViewID {
    id ?? address ?? .string(name + (place.map { ", child \($0)" } ?? ""))
  }

  /// The same view as one of several with its id.
  package var asPart: SeenView {
    var part = self
    part.isPart = true
    return part
  }

  /// Names a view by its id, else by its name and place.
  public init(id: ViewID? = nil, name: String, place: Int? = nil) {
    self.id = id
    self.name = name
    self.place = place
  }
}
