public import LazyReports
public import LazyStacks

/// A screen as data: what a scroll view contains, with the length of each row, and what is done to
/// it frame by frame.
///
/// Every lazy list can play a scene, whoever wrote it; see ``SceneFormat``.
public struct Scene: Equatable, Sendable {
  /// A row, and how long it is.
  public struct Row: Equatable, Sendable {
    /// Its id; nil for one that nothing names.
    public var id: ViewID?
    /// Its lengths along the axis by the length of the viewport across it, in points.
    ///
    /// The nearest one counts. There is at least one; they are in the order of the lengths across.
    public var lengths: [Extent]

    /// A length of a row for a length of the viewport across the axis.
    public struct Extent: Equatable, Sendable {
      /// The length of the viewport across the axis, in points.
      public var across: Double
      /// The length of the row along the axis, in points.
      public var length: Double

      /// Creates a length for a width.
      public init(across: Double, length: Double) { (self.across, self.length) = (across, length) }
    }

    /// Its length for a length across.
    public func length(across: Double) -> Double {
      lengths.min { abs($0.across - across) < abs($1.across - across) }?.length ?? 0
    }

    /// Creates a row with one length.
    public init(id: ViewID?, length: Double, across: Double) {
      self.id = id
      lengths = [Extent(across: across, length: length)]
    }

    /// Creates a row with lengths for several widths, at least one.
    public init(id: ViewID?, lengths: [Extent]) {
      self.id = id
      self.lengths = lengths.sorted { $0.across < $1.across }
    }
  }

  /// Rows that follow one another, with the header and the footer of their section, if any.
  public struct Section: Equatable, Sendable {
    /// The id of the element that makes it; its rows then have paths as their ids.
    public var id: ViewID?
    /// The header.
    public var header: Row?
    /// The rows, in order.
    public var rows: [Row]
    /// The footer.
    public var footer: Row?

    /// Creates a section.
    public init(
      id: ViewID? = nil,
      header: Row? = nil,
      rows: [Row],
      footer: Row? = nil
    ) {
      self.id = id
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }

  /// A container, or a view that stands by itself.
  public struct Part: Equatable, Sendable {
    /// How it makes and arranges its rows.
    public var kind: ContentOutline.Part.Kind
    /// The distance between its lines, in points.
    public var spacing: Double
    /// The distances before its first line and after its last, in points.
    public var padding: Ends
    /// Which headers and footers stay at the edges.
    public var pinnedViews: PinnedScrollableViews
    /// How lazylab's container knows how many rows sections with ids have.
    public var counts: ContentOutline.Part.Counts
    /// Its sections; rows in none are one without a header and a footer.
    public var sections: [Section]

    /// Creates a part.
    public init(
      _ kind: ContentOutline.Part.Kind,
      spacing: Double = 0,
      padding: Ends = Ends(),
      pinnedViews: PinnedScrollableViews = [],
      counts: ContentOutline.Part.Counts = .inferred,
      sections: [Section]
    ) {
      self.kind = kind
      self.spacing = spacing
      self.padding = padding
      self.pinnedViews = pinnedViews
      self.counts = counts
      self.sections = sections
    }
  }

  /// A distance at each end, in points.
  public struct Ends: Equatable, Sendable {
    /// At the start.
    public var start: Double
    /// At the end.
    public var end: Double

    /// Creates distances.
    public init(start: Double = 0, end: Double = 0) { (self.start, self.end) = (start, end) }
  }

  /// Something that is done in a frame.
  public struct Step: Equatable, Sendable {
    /// The number of the first frame that shows it, from 1.
    public var frame: Int
    /// What is done.
    public var action: Action

    /// Creates a step.
    public init(frame: Int, _ action: Action) { (self.frame, self.action) = (frame, action) }
  }

  /// What a step does.
  ///
  /// Steps of one frame take effect in their order.
  public enum Action: Equatable, Sendable {
    /// Somebody scrolls.
    case scroll(Scroll)
    /// The viewport gets another size, in points.
    case resize(Size)
    /// The content keeps other distances from the edges of the viewport.
    case insets(Ends)
    /// Rows are inserted before the one at a place, or at the end of its section.
    case insert([Row], at: RowPlace)
    /// As many rows are removed from a place on.
    case remove(Int, at: RowPlace)
    /// The row at a place is another one with the same id, or has other lengths, because the data
    /// changed.
    case change(Row, at: RowPlace)
    /// The row at a place has other lengths, because it changed by itself.
    case grow(Row, at: RowPlace)
    /// A section has these rows in this order; those whose ids it had before stay what they are.
    case setRows([Row], part: Int, section: Int)
    /// A section is inserted before the one at a place, or at the end.
    case insertSection(Section, part: Int, section: Int)
    /// The section at a place is removed.
    case removeSection(part: Int, section: Int)
  }

  /// How somebody scrolls.
  public enum Scroll: Equatable, Sendable {
    /// A finger moves the content by so many points, positive towards the end, over so many frames,
    /// and rests before it lifts.
    case by(Double, frames: Int)
    /// A recorded finger: seconds, and by how much the content has moved by then, in points.
    case finger([Moment])
    /// A finger lifts at a speed in points per second, positive towards the end.
    case fling(Double)
    /// A finger touches and lifts at once.
    case stop
    /// A program scrolls.
    case to(Target, animation: Animation.Form?, by: Means)

    /// Where a program scrolls to.
    public enum Target: Equatable, Sendable {
      /// A row, so that the same fraction of the row and of the viewport meet, or by the smallest
      /// movement.
      case row(ViewID, anchor: Double?)
      /// An end of the content.
      case end(isStart: Bool)
      /// An offset, in points.
      case offset(Double)
    }

    /// By what a program scrolls.
    public enum Means: Equatable, Sendable {
      /// By asking the scroll view, which knows the data of the frame before.
      case proxy
      /// By writing to the position that is bound to it, which is read with the data of the frame,
      /// and which it keeps.
      case binding
    }

    /// By how much a finger has moved the content at a time.
    public struct Moment: Equatable, Sendable {
      /// The seconds since it touched.
      public var time: Double
      /// By how much the content has moved, in points.
      public var distance: Double

      /// Creates a moment.
      public init(time: Double, distance: Double) { (self.time, self.distance) = (time, distance) }
    }
  }

  /// Where a row is.
  public struct RowPlace: Equatable, Sendable {
    /// What it is in its section.
    public enum Role: Equatable, Sendable {
      /// The header.
      case header
      /// The row with an index, from 0.
      case row(Int)
      /// The footer.
      case footer
    }

    /// The index of its part, from 0.
    public var part: Int
    /// The index of its section, from 0.
    public var section: Int
    /// What it is there.
    public var role: Role

    /// Creates a place.
    public init(part: Int = 0, section: Int = 0, _ role: Role) {
      (self.part, self.section, self.role) = (part, section, role)
    }
  }

  /// What it shows; empty for nothing.
  public var title = ""
  /// The axis along which the content scrolls.
  public var axis = Axis.vertical
  /// The size of the viewport, in points.
  public var viewport: Size
  /// How far the content keeps from the ends of the viewport, in points.
  public var insets = Ends()
  /// Which fraction of the content is shown, 0...1, by the role in which it was asked for.
  public var anchors: [ScrollAnchorRole: Double] = [:]
  /// Whether a position is bound to the scroll view, which the steps may write to; other lists have
  /// none.
  public var hasBinding = false
  /// How many frames a second has.
  public var frameRate = 60.0
  /// The distance between parts, in points.
  public var spacing = 0.0
  /// The parts of the content, in order.
  public var parts: [Part]
  /// What is done, in order.
  public var program: [Step] = []
  /// How many frames there are, at least 1.
  public var frames = 1
  /// The parameters with which lazylab plays it unless it is asked for others, by their names.
  ///
  /// Other lists leave them out.
  public var parameters: [DataValue.Field] = []

  /// Creates a scene without a program.
  public init(viewport: Size, parts: [Part]) {
    self.viewport = viewport
    self.parts = parts
  }

  /// The length of the viewport across the axis, in points.
  public var across: Double { viewport[axis.cross] }

  /// The rows at the beginning, headers and footers included, in order.
  var allRows: [Row] { parts.flatMap(\.sections).flatMap(\.allRows) }

  /// The ids that rows have at any time.
  var allIDs: Set<ViewID> {
    var ids = Set(allRows.compactMap(\.id))
    for step in program {
      let rows: [Row] =
        switch step.action {
        case .insert(let rows, _), .setRows(let rows, _, _): rows
        case .change(let row, _): [row]
        case .insertSection(let section, _, _): section.allRows
        case .scroll, .resize, .insets, .remove, .grow, .removeSection: []
        }
      ids.formUnion(rows.compactMap(\.id))
    }
    return ids
  }

  /// How many rows there are at the beginning, headers and footers included.
  public var rowCount: Int {
    parts.reduce(0) { $0 + $1.sections.reduce(0) { $0 + $1.allRows.count } }
  }
}

extension Scene.Section {
  /// The header, the rows and the footer.
  public var allRows: [Scene.Row] {
    [header].compactMap(\.self) + rows + [footer].compactMap(\.self)
  }

  /// Rows as this section has them: those of a section with an id have paths, which begin with it.
  func named(_ rows: [Scene.Row]) -> [Scene.Row] {
    guard let section = id else { return rows }
    return rows.map { row in
      guard let id = row.id, !id.steps.starts(with: section.steps) || id == section else {
        return row
      }
      var named = row
      named.id = ViewID(path: section.steps + id.steps)
      return named
    }
  }

  /// The row in a role; nil if there is none.
  public subscript(role: Scene.RowPlace.Role) -> Scene.Row? {
    get {
      switch role {
      case .header: header
      case .footer: footer
      case .row(let index): rows.indices.contains(index) ? rows[index] : nil
      }
    }
    set {
      switch role {
      case .header: header = newValue
      case .footer: footer = newValue
      case .row(let index): if let newValue { rows[index] = newValue }
      }
    }
  }
}
