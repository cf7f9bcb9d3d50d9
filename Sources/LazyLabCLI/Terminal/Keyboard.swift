/// A terminal that hands over every key as it is pressed.
public protocol Keyboard: AnyObject {
  /// How many columns the terminal has; 0 where it does not say.
  var columns: Int { get }
  /// How many rows it has; 0 where it does not say.
  var rows: Int { get }

  /// Has keys come one by one, without being shown, until ``end()``.
  func begin()

  /// Sets the terminal as it was.
  func end()

  /// Waits for keys.
  ///
  /// - Parameter milliseconds: For how long; nil for as long as it takes.
  /// - Returns: What came.
  func read(within milliseconds: Int?) -> KeyboardInput

  /// Stops the process as Ctrl-Z does, and returns when it goes on.
  func suspend()
}

/// What came of waiting for keys.
public enum KeyboardInput: Equatable, Sendable {
  /// Bytes that were typed or pasted.
  case bytes([UInt8])
  /// The terminal has another size, or shows something else now.
  case resized
  /// Nothing came in time.
  case nothing
  /// The user interrupted by a signal.
  case interrupted
  /// There is no more input: the terminal is gone, or the process is told to end.
  case end
}
