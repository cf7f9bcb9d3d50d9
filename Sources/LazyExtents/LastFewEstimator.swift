/// Estimates the mean of the last measured lengths, so it follows a list whose rows change.
///
/// Android's `LinearLayoutManager` estimates its scroll bar in this way, from the views that are
/// laid out, and Compose the distance to an item that is far off. A subview that is measured again
/// counts again. Edits change nothing, because a measured length stays measured; a reset forgets
/// all.
public struct LastFewEstimator: ExtentEstimator, Sendable {
  /// The numbers of lengths that an estimator may use.
  public static let sizes = 1...10_000

  /// The lengths seen so far, by index.
  public var records: ExtentTree

  /// The number of lengths that count.
  public let size: Int

  /// The mean of the last lengths in points; 0 before the first.
  public private(set) var estimate = 0.0

  private var last: [Double] = []
  /// The position of the oldest length once all places are taken.
  private var oldest = 0

  /// Makes an estimator that has seen none of its subviews.
  ///
  /// - Parameters:
  ///   - count: The number of subviews, 0...``ExtentTree/maximumCount``.
  ///   - size: How many lengths count, clamped to ``sizes``.
  public init(count: Int, size: Int) {
    records = ExtentTree(count: count)
    self.size = min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
  }

  /// Records the length, which replaces the oldest of the last ones.
  ///
  /// - Complexity: O(log *runs* + `size`): the sum is computed anew so that it does not drift.
  public mutating func learn(_ extent: Double, at index: Int) {
    records.measure(index, as: extent)
    if last.count < size {
      last.append(extent)
    } else {
      last[oldest] = extent
      oldest = (oldest + 1) % size
    }
    estimate = last.reduce(0, +) / Double(last.count)
  }

  /// Drops all records and the last lengths.
  public mutating func forgetAll() {
    records.forgetAll()
    last = []
    oldest = 0
    estimate = 0
  }
}
