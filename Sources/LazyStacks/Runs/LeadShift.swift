import LazyExtents

/// How the lead of a run changes with what came and went before the line that keeps its place
/// (rules R7, R16).
struct LeadShift {
  /// How many lines came in.
  private(set) var inserted = 0
  /// How many lines went.
  private(set) var removed = 0
  /// What the lines that went had counted, in points; nil if that is unknown.
  private(set) var removedLength: Double? = 0
  /// The lead after the edit.
  private(set) var lead: Double
  /// Whether that lead is exact.
  private(set) var isLeadExact: Bool

  /// The lead of a run in which no line keeps its place.
  init(of run: LazyRun) { (lead, isLeadExact) = (run.lead, run.isLeadExact) }

  /// Finds the change before the run takes over the edit.
  ///
  /// What is removed may be longer than an estimated lead. Then the lead is guessed again, because
  /// a negative one would block the way up (rule R8).
  init(of run: LazyRun, by change: LineChange, around anchor: UpdateAnchor) {
    self.init(of: run)
    let (estimator, spacing) = (run.lengths.estimator, run.spacing)
    let old = lead
    for range in change.departures(before: anchor.old, movedTo: anchor.new) {
      lead -= estimator.recordedExtent(of: range) + Double(range.count) * spacing
      removed += range.count
    }
    removedLength = old - lead
    let come = anchor.new - (anchor.old - removed)
    inserted = max(0, come)
    if come > 0 {
      let known = Self.arrivals(change, around: anchor, in: estimator)
      let unknown = come - known.count
      lead += known.length + Double(come) * spacing + Double(unknown) * estimator.estimate
      isLeadExact = false
    }
    if !change.keepsLines(before: anchor.old, movedTo: anchor.new) { isLeadExact = false }
    if lead <= Double.tolerance, anchor.new > 0, !isLeadExact {
      lead = Double(anchor.new) * (estimator.estimate + spacing)
      removedLength = nil
    }
  }

  /// How many lines moved from behind the anchor to before it, and their total length.
  ///
  /// An estimator that remembers lengths knows them wherever the lines stand.
  private static func arrivals(
    _ change: LineChange,
    around anchor: UpdateAnchor,
    in estimator: any ExtentEstimator
  ) -> (count: Int, length: Double) {
    guard estimator.remembers, let stretches = change.stretches else { return (0, 0) }
    var arrived = (count: 0, length: 0.0)
    for stretch in stretches where stretch.new < anchor.new {
      let start = max(stretch.old.lowerBound, anchor.old)
      let end = min(
        stretch.old.upperBound,
        stretch.old.lowerBound + anchor.new - stretch.new
      )
      guard start < end else { continue }
      arrived.count += end - start
      arrived.length += estimator.recordedExtent(of: start..<end)
    }
    return arrived
  }
}
