import LazyExtents

/// What a run knows and assumes of the lengths of its lines, in place or not.
struct LineLengths {
  var estimator: any ExtentEstimator
  /// Whether the estimator has to know every length; each frame asks, and an estimator is dear to
  /// copy.
  private(set) var measuresAll: Bool
  /// Whether the estimator asks which lines are held, which is read in each fill.
  private(set) var asksForHeld: Bool
  /// The line that stays alive outside of the run, and its length, if there is one.
  var focused: (line: Int, length: Double)?
  /// What is assumed before the first line is known.
  var cold = ColdGuess()

  /// What a run assumes before the first line is known (rule R6).
  struct ColdGuess {
    /// The length of a line: the mean of a sample.
    var length = 0.0
    /// What a few steps of a lazy layout said about the length of all of it, as long as nothing is
    /// placed and it has as many lines.
    var whole: (count: Int, length: Double)?
  }

  init(_ estimator: any ExtentEstimator) {
    self.estimator = estimator
    measuresAll = estimator.measuresAll
    asksForHeld = estimator.asksForHeld
  }

  /// Goes on with another estimator, which has as many lines.
  mutating func use(_ estimator: any ExtentEstimator) {
    self.estimator = estimator
    measuresAll = estimator.measuresAll
    asksForHeld = estimator.asksForHeld
  }

  // To ask the estimator through these copies it nowhere, which is dear.

  /// The length that is assumed for a line that was never seen.
  var estimate: Double { estimator.estimate }

  /// How many lines were measured.
  var measuredCount: Int { estimator.measuredCount }

  /// Whether lines that are no longer placed keep their lengths.
  var remembers: Bool { estimator.remembers }

  /// Who is told what the estimator learns.
  var listener: (any ExtentListener)? { estimator.listener }

  /// The name of what stands in for an estimator that failed; nil while it works.
  var standIn: String? { estimator.standIn }

  /// Whether the lengths of all lines in a range are known.
  func knows(_ range: Range<Int>) -> Bool { estimator.knows(range) }

  /// The length that was measured last of a line; nil if none is remembered.
  func recorded(_ index: Int) -> Double? { estimator.recorded(index) }

  /// Whether no line was measured, so that ``ColdGuess/length`` stands for all of them.
  var isCold: Bool { estimator.measuredCount == 0 && estimator.samples }

  /// The distance by which one subview moves the floor of a lazy layout, as measured or assumed, in
  /// points.
  var subviewAdvance: Double { estimator.measuredCount > 0 ? estimator.estimate : cold.length }

  /// The length of some lines outside of the run, without spacing.
  func extent(of range: Range<Int>) -> Double {
    isCold ? Double(range.count) * cold.length : estimator.extent(of: range)
  }
}
