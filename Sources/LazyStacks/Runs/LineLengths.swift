import LazyExtents

/// What a run knows and assumes of the lengths of its lines, in place or not.
final class LineLengths {
  // What an estimator of a user does while it is changed is checked; the rest is changed in single
  // steps.

  var estimator: any ExtentEstimator
  /// Whether the estimator has to know every length; each frame asks, and an estimator is dear to
  /// copy.
  @exclusivity(unchecked) private(set) var measuresAll: Bool
  /// Whether the estimator asks which lines are held, which is read in each fill.
  @exclusivity(unchecked) private(set) var asksForHeld: Bool
  /// The line that stays alive outside of the run, and its length, if there is one.
  @exclusivity(unchecked) var focused: (line: Int, length: Double)?
  /// What is assumed before the first line is known.
  @exclusivity(unchecked) var cold = ColdGuess()

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
  func use(_ estimator: any ExtentEstimator) {
    self.estimator = estimator
    measuresAll = estimator.measuresAll
    asksForHeld = estimator.asksForHeld
  }

  // An estimator is copied before it is asked: it may run code that asks about its own container.
  // Opened in place, it would be copied part by part.

  /// The length that is assumed for a line that was never seen.
  var estimate: Double {
    let estimator = estimator
    return estimator.estimate
  }

  /// How many lines were measured.
  var measuredCount: Int {
    let estimator = estimator
    return estimator.measuredCount
  }

  /// Whether lines that are no longer placed keep their lengths.
  var remembers: Bool {
    let estimator = estimator
    return estimator.remembers
  }

  /// Who is told what the estimator learns.
  var listener: (any ExtentListener)? {
    let estimator = estimator
    return estimator.listener
  }

  /// The name of what stands in for an estimator that failed; nil while it works.
  var standIn: String? {
    let estimator = estimator
    return estimator.standIn
  }

  /// Whether the lengths of all lines in a range are known.
  func knows(_ range: Range<Int>) -> Bool {
    let estimator = estimator
    return estimator.knows(range)
  }

  /// The length that was measured last of a line; nil if none is remembered.
  func recorded(_ index: Int) -> Double? {
    let estimator = estimator
    return estimator.recorded(index)
  }

  /// Whether no line was measured, so that ``ColdGuess/length`` stands for all of them.
  var isCold: Bool {
    let estimator = estimator
    return estimator.measuredCount == 0 && estimator.samples
  }

  /// The distance by which one subview moves the floor of a lazy layout, as measured or assumed, in
  /// points.
  var subviewAdvance: Double {
    let estimator = estimator
    return estimator.measuredCount > 0 ? estimator.estimate : cold.length
  }

  /// The length of some lines outside of the run, without spacing.
  func extent(of range: Range<Int>) -> Double {
    let estimator = estimator
    guard estimator.measuredCount == 0, estimator.samples else {
      return estimator.extent(of: range)
    }
    return Double(range.count) * cold.length
  }
}
