/// The lines that an arrangement holds in place for a lazy container, and what it did in this frame
/// to place them.
///
/// Everybody else reads an arrangement through this value. All positions are along one axis and
/// relative to the visible region (rule R2a): a correction changes only the lead, so it cannot move
/// what is on screen.
struct Placement {
  /// The lines that are placed or only measured, in order; they need not be neighbors.
  var lines = LineList()
  /// How often the lines were changed.
  var edits = 0
  /// Where the first line would start while there is none.
  var emptyStart = 0.0
  /// The length before the lines, in points.
  var lead = 0.0
  /// Whether every line before them has been measured on the way (rule R7).
  var isLeadExact = true

  /// Whether something that was on screen is left after the edits of this frame and keeps its place
  /// (rule R10).
  var keptPlace = true
  /// Whether and how it was begun again in this frame.
  var restarted = Restarted.not
  /// The subview before the lines whose length turned out to be different.
  var resized: ViewID?
  /// The subview whose measurement last changed an estimate.
  var learned: ViewID?

  /// How the lines were begun again in a frame.
  enum Restarted {
    /// They were not.
    case not
    /// They jumped, so that it is unknown where what is in sight would otherwise stand (rule R3).
    case jumped
    /// They jumped in an earlier pass, and what came into sight then is remembered.
    case arrived
    /// All lengths were forgotten, and what was in sight begins the lines again (rule R9).
    case anew
  }

  /// Whether the lines were begun again in this frame.
  var jumped: Bool { restarted != .not }

  /// Whether no line is in place.
  var isEmpty: Bool { lines.isEmpty }
  /// Where the lines start, counted from the start of the visible region.
  var start: Double { lines.askFirst { $0.rel } ?? emptyStart }
  /// Where the lines end, counted from the start of the visible region.
  var end: Double { lines.askLast { $0.relEnd } ?? emptyStart }
  /// Where the visible region starts in the container, as known or estimated.
  var offset: Double { lead - start }
  /// Where the container starts, counted from the start of the visible region.
  var containerStart: Double { start - lead }

  /// Whether any line intersects a span.
  func intersects(_ span: VisibleSpan) -> Bool { !lines.allHold { !span.shows($0) } }

  /// The lines that intersect a span, in order.
  func lines(in span: VisibleSpan) -> [Line] { lines.filter { span.shows($0) } }

  /// Whether any line is on screen.
  var isOnScreen: Bool { !lines.allHold { $0.subviews.allHold { !$0.isPlaced } } }
}

extension VisibleSpan {
  /// Whether a line intersects the span (rule R2).
  func shows(_ line: Line) -> Bool { touches(from: line.seenStart, length: line.seenLength) }
}
