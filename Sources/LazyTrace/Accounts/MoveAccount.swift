/// Why something in sight stands elsewhere: shares that sum to the whole move.
public struct MoveAccount: Equatable, Sendable {
  /// What moved.
  public var view: SeenView
  /// The shares of the move, in the order of the content.
  public var reasons: [MoveReason] = []
  /// What came, went or changed in sight in the same container, wherever it stands: what an end or
  /// an anchor answers to.
  public var changes: [MoveReason] = []
  /// Whether it was in sight and is not any more.
  public var isOutOfSight = false
  /// Whether it is not known where it stands now, so that the distance is a guess.
  public var isGuess = false
  /// Whether it is a row of a lazy container, or a cell of one.
  public var isRow = false
  /// The row of a lazy container that it stands in, if it is not a row itself.
  public var row: SeenView?
  /// Whether it came into sight in the same frame, so that nobody saw it where it was.
  public var isArrival = false
  /// Whether an edge holds it, and it grew over what stands below by so much.
  public var covers = false

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
    /// Something before it has another length.
    case resized
    /// Something came in before it.
    case came
    /// Something before it went.
    case went
    /// Something was moved to another place among the others.
    case rearranged
    /// The distances before it changed.
    case spacing
    /// Cells stand in other lines than before.
    case lines
    /// A lazy layout of one's own places it elsewhere.
    case placed
    /// What stands before the container has another length.
    case start
    /// It is aligned in another length.
    case alignment
    /// A default anchor kept showing the same part of the content.
    case anchor
    /// The offset would have left the content.
    case clamp
    /// The scroll view keeps its content another distance away from its edges.
    case insets
    /// The offset went with what stood before it in between, and that came back.
    case correction
    /// It is drawn elsewhere than where it stands.
    case transform
    /// Everything before it was measured anew, as its container got another length across.
    case remeasured
    /// What is out of sight before it counts otherwise.
    case unseen
  }

  /// What happened.
  public var kind: Kind
  /// Its share of the move, in points.
  public var by: Double
  /// The views that it happened to, as far as they were in sight.
  public var views: [SeenView] = []
  /// How many those are.
  public var count = 0
  /// The length or distance before, where there is one.
  public var old: Double?
  /// The length or distance now, where there is one.
  public var new: Double?
  /// Whether the lengths are those of the line of a grid that the view stands in.
  public var isOfLine = false
  /// What the view was called before, where another kind of view took its place.
  public var oldName: String?

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
    self.views = views
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
  /// Which child of its container it is, from 1; nil where it is the only one.
  public var place: Int?

  /// Its id, else its name and place as text, such as `Text, child 2`.
  public var nameInTrace: ViewID {
    id ?? .string(name + (place.map { ", child \($0)" } ?? ""))
  }

  /// Names a view by its id, else by its name and place.
  public init(id: ViewID? = nil, name: String, place: Int? = nil) {
    self.id = id
    self.name = name
    self.place = place
  }
}
