/// Knows every length, because its container measures all subviews before it asks.
///
/// It is not a way to build a list, but the truth against which the errors of the others are
/// measured. Measuring evaluates every subview: O(*n*) at the start, after each reset and after
/// each change of data. Subviews that could not be measured count as the mean.
public struct OracleEstimator: ExtentEstimator, Sendable {
  /// The lengths seen so far, by index.
  public var records: ExtentTree

  /// Makes an estimator whose container has not measured anything yet.
  public init(count: Int) {
    records = ExtentTree(count: count)
  }

  /// Every length counts as known.
  public var remembers: Bool { true }

  /// The container measures all.
  public var measuresAll: Bool { true }

  /// Needs no sample, because everything is measured.
  public var samples: Bool { false }

  /// The mean of the lengths in points, for what could not be measured.
  ///
  /// - Complexity: O(1).
  public var estimate: Double { records.mean }
}
