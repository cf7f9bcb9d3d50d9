/// The length of a subview of a lazy container, and whether it must be measured again.
struct SubviewMeasurement {
  /// The length along the axis of the container, in points; 0 before it is measured.
  private(set) var length = 0.0
  /// Whether the views changed since they were measured.
  private(set) var isOutdated = false
  /// The frame in which the views last changed.
  private var changedFrame = 0
  /// The frame in which a measurement was last reported.
  private var reportedFrame = 0

  /// Has the views measured again before they are placed.
  mutating func invalidate() { isOutdated = true }

  /// Notes that the views changed in a frame, after they were measured.
  mutating func noteChange(in frame: Int) {
    isOutdated = true
    changedFrame = frame
  }

  /// Notes that the nodes have forgotten the sizes that are outdated.
  mutating func noteForgotten() { isOutdated = false }

  /// Takes over the length for the place where the subview stands.
  mutating func take(_ length: Double) { self.length = length }

  /// Notes that a measurement is reported in a frame.
  mutating func noteReport(in frame: Int) { reportedFrame = frame }

  /// Whether the views changed in a frame.
  func hasChanged(in frame: Int) -> Bool { changedFrame == frame }

  /// Whether a measurement was reported in a frame.
  func isReported(in frame: Int) -> Bool { reportedFrame == frame }

  /// Whether it was ever measured.
  var isKnown: Bool { reportedFrame > 0 }
}
