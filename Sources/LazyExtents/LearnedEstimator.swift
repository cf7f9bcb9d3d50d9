/// Remembers every length: a length that was seen once is known until it changes or is forgotten.
///
/// A subview that was never seen counts as the mean of the records. No framework of Apple's is
/// known to do this; widely used virtualized lists do (virtua, TanStack Virtual, Zed's `gpui`).
/// Content that was scrolled through keeps its length, so the way back gives no corrections.
public struct LearnedEstimator: ExtentEstimator, Sendable {
  /// The lengths seen so far, by index.
  public var records: ExtentTree

  /// Makes an estimator that has seen none of its subviews.
  public init(count: Int) {
    records = ExtentTree(count: count)
  }

  /// Lengths of subviews that are no longer placed count as known.
  public var remembers: Bool { true }

  /// The mean of the recorded lengths in points; 0 before the first.
  ///
  /// - Complexity: O(1).
  public var estimate: Double { records.mean }
}
