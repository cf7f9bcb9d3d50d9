import LazyExtents

/// What a run found out since its last report to the trace: what it measured, and what changed its
/// lead.
final class RunFindings {
  // All of it is changed in single steps that run nothing else.

  /// What was measured.
  @exclusivity(unchecked) private var lines = MeasuredLines()
  @exclusivity(unchecked) var corrected = 0.0
  /// Whether the known length of a line turned out to be wrong, which moves the offset.
  @exclusivity(unchecked) var isResized = false
  @exclusivity(unchecked) var restart: EstimateChange.Restart?
  /// Whether all lengths were forgotten, and no line kept its place.
  var forgetsLengths = false
  @exclusivity(unchecked) var edit: EstimateChange.Edit?
  /// By how much the number of lines behind the anchor grew.
  @exclusivity(unchecked) var behind = 0
  /// The spacing between lines before it changed.
  @exclusivity(unchecked) var oldSpacing: Double?
  /// Whether a lazy layout has other parameters.
  var hasOtherLayout = false
  /// How lines were grouped before the columns changed.
  @exclusivity(unchecked) var regrouped: EstimateChange.Regrouped?
  /// The lines as they were before the edits of the frame.
  var before = Before()

  /// What only the frame of an edit needs to know of the lines before it.
  struct Before {
    /// How many there were before the first edit.
    var count: Int?
    /// How long what stood in each line of a grid was before its cells moved on from line to line,
    /// as far as that counted; the length of the content is the sum over the places of lines.
    var stood: [Int: Double] = [:]
    /// Those that had counted with their lengths, by their places after the edit.
    var known: [Range<Int>] = []
  }

  /// What was last reported to the trace.
  struct Told {
    /// The length assumed for a line that was never seen, in points.
    var estimate: Double
    /// Where the container starts; nil before it was placed.
    var start: Double?
    /// The estimator; nil before anything was reported.
    var estimator: String?
  }

  /// Whether there is anything at all, which is so in few frames.
  var hasAny: Bool { !lines.isEmpty || isWorthTelling }

  /// Whether there is more than measurements.
  var isWorthTelling: Bool {
    isResized || abs(corrected) > Double.tolerance || restart != nil || edit != nil
      || behind != 0 || oldSpacing != nil || regrouped != nil
  }

  /// Counts a line with the length that it had counted with.
  func count(_ line: Line, as assumed: MeasuredLines.Assumed) { lines.count(line, as: assumed) }

  /// What was measured; nil if nothing was.
  var measured: EstimateChange.Measured? {
    var measured = lines.sum
    measured?.isOfPlaces = !before.stood.isEmpty
    return measured
  }

  /// Calls a function with the index and length of each line that was measured, in no order.
  func forEachMeasured(_ body: (Int, Double) -> Void) { lines.forEachLength(body) }

  /// Adds what came and went; from now on the indices of lines mean other lines.
  func add(inserted: Int, removed: Int, change: Double, removedLength: Double?) {
    lines.forgetIndices()
    guard inserted != 0 || removed != 0 || abs(change) > Double.tolerance else { return }
    var sum = edit ?? EstimateChange.Edit()
    sum.inserted += inserted
    sum.removed += removed
    sum.change += change
    let isKnown = edit == nil || edit?.removedLength != nil
    sum.removedLength = isKnown ? removedLength.map { $0 + (sum.removedLength ?? 0) } : nil
    edit = sum
  }

  /// Forgets what only the frame of an edit needs.
  func endFrame() { before = Before() }

  /// Forgets what was measured, because the lengths are invalid for another cross length.
  func forgetMeasured() { lines = MeasuredLines() }
}
