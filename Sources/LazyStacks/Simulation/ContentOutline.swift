/// What the content of a scroll view consists of along its axis: containers, their sections, and
/// the length of each row, in sight or not.
public struct ContentOutline: Equatable, Sendable {
  /// A view of the content that is looked at as one thing.
  public struct Row: Equatable, Sendable {
    /// Its id, or its place in words if it has none.
    public var label: ViewID
    /// Whether programs can name it.
    public var isNamed: Bool
    /// Its length along the axis, in points.
    public var length: Double
  }

  /// Rows that follow one another, with the header and the footer of their section, if any.
  public struct Section: Equatable, Sendable {
    /// The header.
    public var header: Row?
    /// The rows, in order.
    public var rows: [Row] = []
    /// The footer.
    public var footer: Row?

    /// The header, the rows and the footer.
    public var allRows: [Row] {
      [header].compactMap(\.self) + rows + [footer].compactMap(\.self)
    }
  }

  /// A container, or a view that stands by itself.
  public struct Part: Equatable, Sendable {
    /// How it makes and arranges its rows.
    public enum Kind: Equatable, Sendable {
      /// One after the other, all made at once.
      case stack
      /// One after the other, made as they come into sight.
      case lazyStack
      /// In lines, made as they come into sight; the items divide a line.
      case lazyGrid([GridItem])
    }

    /// How it makes and arranges its rows.
    public var kind: Kind
    /// The distance between its lines, in points.
    public var spacing: Double
    /// The distances before its first line and after its last, in points.
    public var padding: (start: Double, end: Double)
    /// Which headers and footers stay at the edges.
    public var pinnedViews: PinnedScrollableViews = []
    /// Its own estimator, as programs write it.
    public var estimator: String?
    /// Whether it finds out how many rows it has as it meets them.
    public var isCountEstimated = false
    /// How it knows how many rows the elements have that make its sections.
    public var counts = Counts.inferred

    /// How a container knows how many rows elements have.
    public enum Counts: String, CaseIterable, Sendable {
      /// As many as the first one; where another has another number, it counts as it meets them.
      case inferred
      /// The data tell it.
      case declared
      /// It counts as it meets them.
      case dynamic
    }

    /// Its sections; rows in none are one without a header and a footer.
    public var sections: [Section]

    /// Whether both are the same.
    public static func == (left: Part, right: Part) -> Bool {
      left.kind == right.kind && left.spacing == right.spacing && left.padding == right.padding
        && left.pinnedViews == right.pinnedViews && left.estimator == right.estimator
        && left.counts == right.counts && left.sections == right.sections
    }
  }

  /// The axis along which the content scrolls.
  public var axis: Axis
  /// The size of the region that shows the content, in points, insets included.
  public var viewport: Size
  /// How far the content keeps from the edges of the region along the axis, in points.
  public var insets: (start: Double, end: Double)
  /// Which fraction of the content is shown, 0...1, by the role in which it was asked for.
  public var anchors: [ScrollAnchorRole: Double]
  /// Whether a position is bound to the scroll view.
  public var hasPosition: Bool
  /// The distance between parts, in points.
  public var spacing: Double
  /// The parts, in order.
  public var parts: [Part]
  /// What else the scroll view was given that changes how it scrolls, as modifiers name it.
  public var others: [String]

  /// The rows of all parts, headers and footers included, in order.
  public var allRows: [Row] { parts.flatMap(\.sections).flatMap(\.allRows) }

  /// Whether both are the same.
  public static func == (left: ContentOutline, right: ContentOutline) -> Bool {
    left.axis == right.axis && left.viewport == right.viewport && left.insets == right.insets
      && left.anchors == right.anchors && left.hasPosition == right.hasPosition
      && left.spacing == right.spacing
      && left.parts == right.parts && left.others == right.others
  }
}

/// Why content has no outline: a phrase about what is in it.
public struct OutlineError: Error, Equatable {
  /// What cannot be told as rows with lengths.
  public let message: String

  /// Says what cannot be told.
  public init(message: String) { self.message = message }
}
