/// How long the content of a scroll view was along an axis, frame by frame, in a few sums.
///
/// The mean and the variance are those of the frames since the data, or the size of the window,
/// changed last: until then another length was the true one. The changes are summed up over all
/// frames but those in which the data or the size changed.
struct LengthRecord: Equatable {
  /// The state of the window's content that the frames belong to.
  private var version = 0
  /// How many frames count.
  private(set) var frames = 0
  /// The mean of the lengths, in points.
  private(set) var mean = 0.0
  /// The sum of the squared distances from the mean (Welford).
  private var squares = 0.0
  private var last: Double?
  /// The sum of the changes from frame to frame without their signs, in points.
  private(set) var jitter = 0.0

  /// The mean square of the distances from the mean, in square points.
  var variance: Double { frames > 0 ? squares / Double(frames) : 0 }

  /// Takes in the length that a frame ended with.
  mutating func note(_ length: Double, version: Int) {
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
