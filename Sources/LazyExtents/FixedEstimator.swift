/// Estimates one length, whatever is seen.
///
/// It works like `estimatedRowHeight` of `UITableView` for rows it has not seen, and
/// `estimatedItemSize` of react-window. It never jitters, and it is as wrong as its number.
public struct FixedEstimator: ExtentEstimator, Sendable {
  /// The lengths that may be given, in points; the limit is that of all lengths.
  public static let lengths = 0...1e12

  /// The lengths seen so far, by index.
  public var records: ExtentTree

  /// The length of every subview that is not placed, in points.
  public let estimate: Double

  /// Makes an estimator of one length.
  ///
  /// - Parameters:
  ///   - count: The number of subviews, 0...``ExtentTree/maximumCount``.
  ///   - length: The length in points; a negative or non-finite one counts as 0.
  public init(count: Int, length: Double) {
    records = ExtentTree(count: count)
    estimate = length >= 0 && length < .infinity ? length : 0
  }

  /// The length is known before anything is seen.
  public var samples: Bool { false }
}
