/// SwiftUI's documented rule: a subview that is not placed counts as the mean of those seen (R5).
///
/// The mean is over all records, the latest of each subview; before the first it is 0. A subview
/// that is no longer placed counts as the mean too, so content that was scrolled through may change
/// its size, and the offset with it.
public struct MeanEstimator: ExtentEstimator, Sendable {
  /// The lengths seen so far, by index.
  public var records: ExtentTree

  /// Makes an estimator that has seen none of its subviews.
  ///
  /// - Parameter count: The number of subviews, 0...``ExtentTree/maximumCount``.
  public init(count: Int) {
    records = ExtentTree(count: count)
  }

  /// The mean of the recorded lengths in points; 0 before the first.
  ///
  /// - Complexity: O(1).
  public var estimate: Double { records.mean }
}

extension ExtentTree {
  /// The mean of the measured extents in points; 0 where none is measured.
  ///
  /// - Complexity: O(1).
  var mean: Double { measuredCount > 0 ? measuredExtent / Double(measuredCount) : 0 }
}
