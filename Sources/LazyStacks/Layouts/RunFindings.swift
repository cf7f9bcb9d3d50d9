import LazyExtents

/// What a run found out since the trace was told: what it measured, and what changed its lead.
struct RunFindings {
  var measured: EstimateChange.Measured?
  var corrected = 0.0
  /// Whether what was known of a line turned out to be wrong, which moves the offset.
  var isResized = false
  var restart: EstimateChange.Restart?
  var edit: EstimateChange.Edit?
  /// How many lines more than before stand behind the one that kept its place.
  var behind = 0
  /// The distance between lines before it changed.
  var oldSpacing: Double?
  /// How the lines were counted before columns changed.
  var regrouped: EstimateChange.Regrouped?
  /// The lines in `measured`, by the length that it had last: each counts once however
  /// often a frame comes back to it.
  private var counted: [Int: Double] = [:]

  /// What the trace was told last.
  struct Told {
    /// The length that a line which was not seen is taken to have.
    var estimate: Double
    /// Where the container starts; nil before it was placed.
    var start: Double?
  }

  /// Whether there is anything at all, as in few frames.
  var hasAny: Bool { measured != nil || isWorthTelling }

  /// Whether more happened than that something was measured.
  var isWorthTelling: Bool {
    isResized || abs(corrected) > Double.tolerance || restart != nil || edit != nil
      || behind != 0 || oldSpacing != nil || regrouped != nil
  }

  /// Counts a line with the length that it was taken to have, and whether that was a guess.
  mutating func count(_ line: Line, assumed: Double, isUnseen: Bool) {
    if let before = counted.updateValue(line.length, forKey: line.index) {
      measured?.length += line.length - before
      return
    }
    var sum = measured ?? EstimateChange.Measured(subject: line.label)
    sum.count += 1
    sum.unseen += isUnseen ? 1 : 0
    sum.length += line.length
    sum.assumed += assumed
    sum.subject = line.label
    sum.view = line.subviews[0].seen
    measured = sum
  }

  /// Adds to what came and went; the indices of lines mean others from now on.
  mutating func add(inserted: Int, removed: Int, change: Double) {
    counted.removeAll()
    guard inserted != 0 || removed != 0 || abs(change) > Double.tolerance else { return }
    var sum = edit ?? EstimateChange.Edit()
    sum.inserted += inserted
    sum.removed += removed
    sum.change += change
    edit = sum
  }

  /// Forgets what was measured: the lengths are worth nothing for another cross length.
  mutating func forgetMeasured() {
    measured = nil
    counted.removeAll()
  }
}

extension LazyRun {
  /// The length that a line is taken to have before it is measured, as the trace was told.
  func assumed(_ index: Int) -> Double {
    let counts = estimator.remembers || isLeadExact && index < first
    if counts, let known = estimator.recorded(index) { return known }
    return estimator.asksForKinds
      ? estimator.extent(of: index..<index + 1) : told.estimate
  }

  /// Hands over what was found out since the trace was told, and forgets it.
  func takeFindings() -> RunFindings {
    defer { findings = RunFindings() }
    return findings
  }

  /// What stands before the run, and by how much that was corrected.
  func describeLead(corrected: Double) -> EstimateChange.Lead {
    let known =
      estimator.remembers ? estimator.records.summary(of: 0..<first).measuredCount : 0
    return EstimateChange.Lead(
      lines: first,
      known: isLeadExact ? first : known,
      length: lead,
      corrected: corrected,
      spacing: spacing,
      isExact: isLeadExact
    )
  }
}
