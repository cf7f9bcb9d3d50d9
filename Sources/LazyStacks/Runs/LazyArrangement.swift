/// Where the visible lines of a lazy container are, and what is known or guessed of the others.
///
/// The lines that it holds in place need not be contiguous.
protocol LazyArrangement: AnyObject {
  /// The lines that it holds in place, and what it did in this frame.
  var placement: Placement { get }
  /// How many lines there are, in place or not.
  var count: Int { get }
  /// Whether the container's first line is in place.
  var holdsFirst: Bool { get }
  /// Whether the container's last line is in place.
  var holdsLast: Bool { get }
  /// The length of all lines, known and estimated (rule R6).
  var length: Double { get }

  /// The line with an index, if it is in place.
  func line(at index: Int) -> Line?
  /// Where a line starts in the container, as known or estimated (rule R14).
  func position(of index: Int) -> Double
  /// The last known length of a line, otherwise its estimate.
  func expectedLength(of index: Int) -> Double
  /// Whether all lines in place are after a line.
  func startsAfter(_ index: Int) -> Bool
  /// The index at a fraction of all lines, by their number.
  func index(atFraction fraction: Double) -> Int

  /// Puts the start of what is in place at a position of the visible region.
  func begin(at rel: Double)
  /// Moves what is in place relative to the visible region.
  func move(by distance: Double)
  /// Assumes a length for what is before the lines in place, if that is only a guess.
  func guessLead(_ lead: Double)

  /// Marks a changed length of a line as followed by the offset.
  func forgetResized()
  /// Loads the stand-ins of failed views again.
  func retryStandIns()
  /// Begins another frame, once everything about this one has been reported.
  func endFrame(keepsFindings: Bool, isStretched: Bool)
}

extension LazyRun: LazyArrangement {}

/// What a programmatic scroll aligns: a line, or one of its cells, which may be shorter (Q26).
struct ScrolledTarget {
  /// The index of the line.
  let line: Int
  /// The place of the cell in its line; nil for the whole line.
  var cell: Int?
  /// Where a view inside the subview starts in it, and how long it is, once the subview is loaded;
  /// nil if the subview itself is the target.
  var inner: ((Subview) -> (start: Double, length: Double)?)?

  /// The subview with an index.
  init(_ index: Int, in lines: LineMap) {
    line = lines.line(of: index)
    cell = index - lines.subviews(of: line).lowerBound
  }

  /// Where the target starts and how long it is, once its line is loaded.
  func bounds(in line: Line) -> (start: Double, length: Double) {
    guard let cell, line.subviews.indices.contains(cell) else { return (line.rel, line.length) }
    let subview = line.subviews[cell]
    guard let view = inner?(subview) else { return (subview.rel, subview.length) }
    return (subview.rel + view.start, view.length)
  }
}
