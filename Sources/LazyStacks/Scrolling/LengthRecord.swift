/// The length of a scroll view's content along an axis, and statistics of it, kept in a few sums.
///
/// The mean and the variance cover the frames since the data or the size of the window last
/// changed, because the true length was different before. The jitter covers all frames except those
/// in which the data or the size changed.
struct LengthRecord: Equatable {
  /// The length of the content as it was last laid out, in points.
  var current = 0.0
  /// The version of data and window size to which the counted frames belong.
  private var version = 0
  /// How many frames the mean and the variance cover.
  private(set) var frames = 0
  /// The mean length, in points.
  private(set) var mean = 0.0
  /// The sum of the squared distances from the mean, by Welford's method.
  private var squares = 0.0
  private var last: Double?
  /// The sum of the absolute changes from frame to frame, in points.
  private(set) var jitter = 0.0

  /// The mean squared distance from the mean, in square points.
  var variance: Double { frames > 0 ? squares / Double(frames) : 0 }

  /// Adds the length at the end of a frame.
  mutating func endFrame(version: Int) {
    let length = current
    if version != self.version {
      self.version = version
      (frames, mean, squares) = (0, 0, 0)
    } else if let last {
      jitter += abs(length - last)
    }
    frames += 1
    let distance = length - mean
    mean += distance / Double(frames)
    squares += distance * (length - mean)
    last = length
  }
}
