import DequeModule

/// What an arrangement holds in place for a lazy container, and what it did in this frame to place
/// it: what everybody else reads of an arrangement.
///
/// Everything is kept along one axis and relative to the visible region (rule R2a): a correction
/// changes the lead alone, so it cannot move what is on screen.
struct Placement {
  /// What is placed, or only measured, in order; nobody may take them for neighbors.
  var lines: Deque<Line> = []
  /// Where the first line would start while there is none.
  var emptyStart = 0.0
  /// What stands before the lines, in points.
  var lead = 0.0
  /// Whether every line before them has been measured on the way (rule R7).
  var isLeadExact = true

  /// Whether something of what was on screen is still there after the edits of this frame, so that
  /// it keeps its place (rule R10).
  var keptPlace = true
  /// How it was begun anew in this frame, if it was.
  var restarted = Restarted.not
  /// The subview before the lines that turned out to have another length than it had.
  var resized: ViewID?
  /// The subview whose measurement changed an estimate last.
  var learned: ViewID?

  /// How what is placed was begun anew in a frame.
  enum Restarted {
    /// It was not.
    case not
    /// It jumped, so that nothing says where what is in sight would stand without that (rule R3).
    case jumped
    /// It jumped in an earlier pass, and what that brought into sight is remembered.
    case arrived
    /// All lengths were forgotten, and what was in sight begins it again (rule R9).
    case anew
  }

  /// Whether it was begun anew in this frame.
  var jumped: Bool { restarted != .not }

  /// Whether nothing is held in place.
  var isEmpty: Bool { lines.isEmpty }
  /// Where the lines start, counted from the start of the visible region.
  var start: Double { lines.first?.rel ?? emptyStart }
  /// Where they end, counted from the start of the visible region.
  var end: Double { lines.last?.relEnd ?? emptyStart }
  /// Where the visible region starts in the container, by what is known and guessed.
  var offset: Double { lead - start }
  /// Where the container starts, counted from the start of the visible region.
  var containerStart: Double { start - lead }

  /// Whether any line intersects a span.
  func intersects(_ span: VisibleSpan) -> Bool { lines.contains { span.shows($0) } }

  /// The lines that intersect a span, in order.
  func lines(in span: VisibleSpan) -> [Line] { lines.filter { span.shows($0) } }

  /// Whether any of it is on screen.
  var isOnScreen: Bool { lines.contains { $0.subviews.contains(where: \.isPlaced) } }
}

extension VisibleSpan {
  /// Whether a line intersects the span (rule R2).
  func shows(_ line: Line) -> Bool { touches(from: line.seenStart, length: line.seenLength) }
}
