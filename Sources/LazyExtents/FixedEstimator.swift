/// Says one length, whatever is seen.
///
/// As a `UITableView` does with its `estimatedRowHeight` for rows it has not seen, and react-window
/// with its `estimatedItemSize`. It never jitters, and it is as wrong as its number.
public struct FixedEstimator: ExtentEstimator, Sendable {
  /// The lengths that may be guessed, in points, as far as all lengths go.
  public static let lengths = 0...1e12

  /// The lengths seen so far, by index.
  public var records: ExtentTree

  /// The length that every subview has which is not placed, in points.
  public let estimate: Double

  /// Makes an estimator of one length.
  ///
  /// - Parameters:
  ///   - count: The number of subviews, 0...``ExtentTree/maximumCount``.
  ///   - length: The length in points; one that is negative or not finite counts as 0.
  public init(count: Int, length: Double) {
    records = ExtentTree(count: count)
    estimate = length >= 0 && length < .infinity ? length : 0
  }

  /// The length is known before anything is seen.
  public var samples: Bool { false }
}
