/// The sums of a stretch of items: how many there are, and what is known of their lengths.
///
/// Unknown lengths are counted, never assumed: an estimate is applied only when a length is asked
/// for, so changing the estimate of a billion items changes nothing that is stored.
public struct ExtentSummary: Sendable, Hashable {
  /// How many items the stretch has, measured or not.
  public var count: Int

  /// How many of the items have been measured.
  public var measuredCount: Int

  /// The sum of the measured extents, in points.
  public var measuredExtent: Double

  /// Makes the summary of a stretch; without arguments, of one that has no items.
  public init(count: Int = 0, measuredCount: Int = 0, measuredExtent: Double = 0) {
    self.count = count
    self.measuredCount = measuredCount
    self.measuredExtent = measuredExtent
  }

  /// How many of the items have not been measured.
  public var unmeasuredCount: Int { count - measuredCount }

  /// The length of the stretch in points, with one spacing after each item.
  ///
  /// - Parameters:
  ///   - estimate: What each unmeasured item counts as, in points, without spacing.
  ///   - spacing: What follows each item, the last one too, in points.
  /// - Returns: Points from the start of the first item to the end of the last spacing.
  public func length(estimate: Double, spacing: Double) -> Double {
    measuredExtent + Double(unmeasuredCount) * estimate + Double(count) * spacing
  }

  /// Appends a stretch that follows this one.
  static func += (left: inout Self, right: Self) {
    left.count += right.count
    left.measuredCount += right.measuredCount
    left.measuredExtent += right.measuredExtent
  }
}
