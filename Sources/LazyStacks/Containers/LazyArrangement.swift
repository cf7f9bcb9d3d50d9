/// Where the subviews of a lazy container stand that are in sight, and what is known or guessed of
/// the others.
///
/// What it holds in place need not be contiguous.
protocol LazyArrangement: AnyObject {
  /// What it holds in place.
  var placement: Placement { get }
  /// How many lines there are, in place or not.
  var count: Int { get }
  /// Whether the first line of all is in place.
  var holdsFirst: Bool { get }
  /// Whether the last line of all is in place.
  var holdsLast: Bool { get }
  /// How long all lines are, by what is known and guessed (rule R6).
  var length: Double { get }

  /// The line with an index, if it is in place.
  func line(_ index: Int) -> Line?
  /// Where a line starts in the container, by what is known and guessed (rule R14).
  func position(of index: Int) -> Double
  /// How long a line was, or else is guessed to be.
  func expectedLength(of index: Int) -> Double
  /// Whether all that is in place stands after a line.
  func startsAfter(_ index: Int) -> Bool
  /// The line at a fraction of them all, by their count.
  func index(atFraction fraction: Double) -> Int

  /// Puts what is in place elsewhere: its start at a place of the visible region.
  func begin(at rel: Double)
  /// Moves what is in place against the visible region.
  func move(by distance: Double)
  /// Begins anew with the first line, which starts at a place of the visible region.
  func beginWithFirst(at rel: Double, _ reason: LoadReason, _ loader: some LineLoader)
  /// Begins anew with the last line.
  func beginWithLast(_ reason: LoadReason, _ loader: some LineLoader)
  /// Walks to a line that is not in place and not far away (parameter P9).
  func approach(_ index: Int, _ span: VisibleSpan, _ loader: some LineLoader)
  /// Has a target stand where an anchor says; without one, fully visible (rule R14).
  func reveal(
    _ target: ScrolledTarget,
    anchor: Double?,
    isBefore: Bool,
    _ span: VisibleSpan,
    _ loader: some LineLoader
  )
  /// Puts the line at a fraction of them all at a place.
  func show(fraction: Double, at place: Double, _ loader: some LineLoader)
  /// Takes what is before the lines in place to be so long, where that is only guessed.
  func guessLead(_ lead: Double)

  /// Takes note that the offset followed a line that had another length than before.
  func forgetResized()
  /// Has stand-ins for views that failed loaded again.
  func retryStandIns()
  /// Begins another frame, once everything about this one is told.
  func endFrame(keepsFindings: Bool)
}

extension LazyRun: LazyArrangement {}

/// What is aligned by a programmatic scroll: a line, or one of the cells in it, which may be
/// shorter (Q26).
struct ScrolledTarget {
  /// The index of the line.
  let line: Int
  /// The place of the cell in its line; nil for the whole line.
  var cell: Int?

  /// Where it starts and how long it is, once its line is loaded.
  func bounds(in line: Line) -> (start: Double, length: Double) {
    guard let cell, line.subviews.indices.contains(cell) else { return (line.rel, line.length) }
    return (line.subviews[cell].rel, line.subviews[cell].length)
  }
}
