/// What a ``NaiveLazyStack`` shows after a frame, and what led to it.
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

    /// Creates a row.
    public init(id: Int, start: Double, length: Double) {
      self.id = id
      self.start = start
      self.length = length
    }
  }

  /// The subviews in sight in the order of the list, including pinned ones (R15).
  public var rows: [Row] = []
  /// The ids of the placed subviews, in the order of the list.
  ///
  /// A cell of a visible line need not be visible itself.
  public var placed: [Int] = []
  /// The ids of the pinned headers and footers (R15).
  public var held: Set<Int> = []
  /// The content offset, in points.
  public var offset = 0.0
  /// The content size along the axis, in points (R6).
  public var size = 0.0
  /// The length before the run, in points (R2a).
  public var lead = 0.0
  /// Whether the lead is exact (R7).
  public var isLeadExact = true
  /// The average of the recorded lengths (R5).
  public var mean = 0.0
  /// The changes of the offset in this frame, by cause.
  public var changes = NaiveChanges()
  /// The ids that are placed and were not before, in the order of the list.
  public var appeared: [Int] = []
  /// The ids that were placed before and are not now, in their former order.
  public var disappeared: [Int] = []
  /// Whether all lengths were forgotten (R9).
  ///
  /// Then new estimates and changed lengths are one change of the offset.
  public var isReset = false
  /// Whether the frame shows changed data.
  public var isEdited = false
  /// Whether an edit removed everything of the list that was in sight.
  ///
  /// Then another view that is left holds still (R10).
  public var lostAllInSight = false
  /// Whether the run was started anew somewhere else (R3, R14).
  public var jumped = false

  /// Creates a frame that shows nothing.
  public init() {}

  /// The ids of the subviews in sight.
  public var visible: [Int] { rows.map(\.id) }
}

/// The sums of the offset's changes in one frame, by cause, in points.
public struct NaiveChanges: Equatable, Sendable {
  /// The change by a finger.
  public var user = 0.0
  /// The change by a programmatic scroll.
  public var script = 0.0
  /// The change by a new estimate of the lead (R7).
  public var estimate = 0.0
  /// The change by subviews whose measured length differs from the recorded one (R7).
  public var resize = 0.0
  /// The change by new data (R10).
  public var data = 0.0
  /// The change that keeps the offset within the content (R8).
  public var clamp = 0.0

  /// Creates changes that are all zero.
  public init() {}

  /// The whole change of the offset.
  public var total: Double { user + script + estimate + resize + data + clamp }
}
