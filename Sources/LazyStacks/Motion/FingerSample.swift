/// Where a finger was at a moment, as somebody recorded it.
public struct FingerSample: Equatable, Sendable {
  /// The time in seconds; only how much later than the first sample it is counts.
  public var time: Double
  /// Where the finger was, in points of the screen: the content goes where the finger goes.
  public var position: Point

  /// Creates a sample from a time in seconds and a place in points.
  public init(time: Double, position: Point) {
    self.time = time
    self.position = position
  }
}
