/// How long the content of a scroll view is in truth, and where its region is in it.
public struct ContentTruth: Equatable, Sendable {
  /// How long the content is if everything is measured, in points.
  public var contentLength: Double
  /// Where what stands at the start of the region starts in that content, in points.
  public var offset: Double

  /// Creates a truth.
  ///
  /// - Parameters:
  ///   - contentLength: How long the content is, in points.
  ///   - offset: Where the region starts in it, in points.
  public init(contentLength: Double, offset: Double) {
    self.contentLength = contentLength
    self.offset = offset
  }
}
