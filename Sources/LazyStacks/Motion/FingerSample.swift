/// The recorded place of a finger at one moment.
public struct FingerSample: Equatable, Sendable {
  /// The time in seconds; only the difference to the first sample counts.
  public var time: Double
  /// Where the finger was, in points of the screen: the content goes where the finger goes.
  public var position: Point

  /// Creates a sample from a time in seconds and a place in points.
  public init(time: Double, position: Point) {
    self.time = time
    self.position = position
  }
}
