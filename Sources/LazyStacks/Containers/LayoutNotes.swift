/// What is noted of a lazy container while a frame lays it out.
struct LayoutNotes {
  /// Whether it was laid out, and the lifecycle pass has not taken note of that yet.
  var isLaidOut = false
  /// Whether the window knows that it was laid out.
  var isKnownToWindow = false
  /// Whether the number of columns changed since the container reported its length.
  var isRegrouped = false
  /// The lengths for which the container requested another layout.
  var requestedLengths = RequestedLengths()
}

/// The lengths that a container had in a frame when it requested another layout.
struct RequestedLengths {
  private var frame = 0
  private var lengths: [Double] = []

  /// Whether the container had about this length before.
  func contains(_ length: Double, in frame: Int) -> Bool {
    self.frame == frame && lengths.contains { $0.isNearly(length) }
  }

  mutating func add(_ length: Double, in frame: Int) {
    if self.frame != frame { (self.frame, lengths) = (frame, []) }
    lengths.append(length)
  }
}
