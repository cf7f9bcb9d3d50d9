/// Where a scroll view's visible region is in its content along one axis, and which parts of the
/// content are measured.
public struct ContentMap: Equatable, Sendable {
  /// Where the region starts in the content, in points.
  public var offset: Double
  /// How long the region is, in points.
  public var regionLength: Double
  /// The length of the content, measured or estimated, in points.
  public var contentLength: Double
  /// The measured fraction of each of several parts of the content of equal length, 0...1, from the
  /// start.
  public var measured: [Double]

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - offset: Where the region starts in the content, in points.
  ///   - regionLength: How long the region is, in points.
  ///   - contentLength: How long the content is, in points.
  ///   - measured: How much of each part of the content is measured, 0...1.
  public init(offset: Double, regionLength: Double, contentLength: Double, measured: [Double]) {
    self.offset = offset
    self.regionLength = regionLength
    self.contentLength = contentLength
    self.measured = measured
  }
}
