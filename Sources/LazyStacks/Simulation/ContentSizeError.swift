/// The error of a scroll view's content size, in points.
public struct ContentSizeError: Equatable, Sendable {
  /// The mean over the frames of the size minus the true size: above 0 if the estimate was too
  /// high.
  public let bias: Double
  /// The root of the mean over the frames of the squared difference between the size and the true
  /// size.
  public let rootMeanSquare: Double
  /// The true length of the content.
  public let truth: Double
  /// The number of frames over which the means are taken.
  public let frames: Int
}
