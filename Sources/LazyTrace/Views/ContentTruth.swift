/// The true length of a scroll view's content, and where its region is in it.
public struct ContentTruth: Equatable, Sendable {
  /// The length of the content if everything is measured, in points.
  public var contentLength: Double
  /// Where the view at the start of the region starts in that content, in points.
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
