/// A terminal that delivers every key as it is pressed.
public protocol Keyboard: AnyObject {
  /// The number of columns of the terminal; 0 if unknown.
  var columns: Int { get }
  /// The number of its rows; 0 if unknown.
  var rows: Int { get }

  /// Delivers keys one by one, without echo, until ``end()``.
  func begin()

  /// Restores the terminal.
  func end()

  /// Waits for keys.
  ///
  /// - Parameter milliseconds: How long to wait; nil for no limit.
  /// - Returns: The input.
  func read(within milliseconds: Int?) -> KeyboardInput

  /// Stops the process as Ctrl-Z does, and returns when it goes on.
  func suspend()
}

/// The result of waiting for keys.
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
