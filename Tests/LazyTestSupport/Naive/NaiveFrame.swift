/// What a ``NaiveLazyStack`` shows after a frame, and how it came to it.
public struct NaiveFrame: Equatable, Sendable {
  /// A visible subview.
  public struct Row: Equatable, Sendable {
    /// The identity of the element.
    public var id: Int
    /// The start relative to the viewport, in points.
    public var start: Double
    /// The length along the axis, in points.
    public var length: Double
    /// The start across the axis, in points.
    public var crossStart = 0.0
    /// The length across the axis, in points.
    public var crossLength = 0.0

    /// Makes a row.
    public init(id: Int, start: Double, length: Double) {
      self.id = id
      self.start = start
      self.length = length
    }
  }

  /// The subviews in sight in the order of the list, those that an edge holds among them (R15).
  public var rows: [Row] = []
  /// The ids of what is placed, in the order of the list: a cell of a grid's line that is in sight
  /// need not be in sight itself.
  public var placed: [Int] = []
  /// The ids of the headers and footers that the edges hold (R15).
  public var held: Set<Int> = []
  /// The content offset, in points.
  public var offset = 0.0
  /// The content size along the axis, in points (R6).
  public var size = 0.0
  /// What stands before the run, in points (R2a).
  public var lead = 0.0
  /// Whether the lead is exact (R7).
  public var isLeadExact = true
  /// The average of the recorded lengths (R5).
  public var mean = 0.0
  /// The changes of the offset in this frame, by cause.
  public var changes = NaiveChanges()
  /// The ids that are placed and were not before, in the order of the list.
  public var appeared: [Int] = []
  /// The ids that were placed before and are not now, in the order they had.
  public var disappeared: [Int] = []
  /// Whether all lengths were forgotten (R9): what was guessed anew and what has another length is
  /// one change of the offset.
  public var isReset = false
  /// Whether it shows data that changed.
  public var isEdited = false
  /// Whether an edit left nothing of what was in sight of the list, so that another view that is
  /// left holds still (R10).
  public var lostAllInSight = false
  /// Whether the run was started anew somewhere else (R3, R14).
  public var jumped = false

  /// Makes a frame in which nothing is shown.
  public init() {}

  /// The ids of the subviews in sight.
  public var visible: [Int] { rows.map(\.id) }
}

/// The sums of the offset's changes in one frame, by cause, in points.
public struct NaiveChanges: Equatable, Sendable {
  /// What the finger did.
  public var user = 0.0
  /// What a programmatic scroll did.
  public var script = 0.0
  /// What a new estimate of the lead did (R7).
  public var estimate = 0.0
  /// What subviews did that measured otherwise than recorded (R7).
  public var resize = 0.0
  /// What a data change did (R10).
  public var data = 0.0
  /// What keeping the offset within the content did (R8).
  public var clamp = 0.0

  /// Makes a frame's changes, all zero.
  public init() {}

  /// The whole change of the offset.
  public var total: Double { user + script + estimate + resize + data + clamp }
}
