/// Whether a window is open, and whether a frame of it is being made.
struct WindowLife {
  /// Whether a frame is being made, during which verbs are errors because they would wait for
  /// themselves.
  private(set) var isMakingFrame = false
  private var closing = Closing.open

  private enum Closing {
    case open
    /// It is closed once the frame in progress is complete.
    case afterFrame
    case closed
  }

  /// Whether the window was closed.
  var isClosed: Bool { closing == .closed }

  /// Whether the window is to be closed now, because it was asked for in a frame.
  var awaitsClosing: Bool { closing == .afterFrame }

  mutating func beginFrame() { isMakingFrame = true }

  mutating func endFrame() { isMakingFrame = false }

  /// Closes the window, or in a frame notes that it is to be closed afterwards.
  ///
  /// - Returns: Whether it was open, and is closed now.
  mutating func close() -> Bool {
    guard !isMakingFrame else {
      closing = .afterFrame
      return false
    }
    guard closing != .closed else { return false }
    closing = .closed
    return true
  }
}
