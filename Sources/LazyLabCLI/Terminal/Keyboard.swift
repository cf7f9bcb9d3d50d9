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

  /// Suspends the process as Ctrl-Z does, and returns when it continues.
  func suspend()
}

/// The result of waiting for keys.
public enum KeyboardInput: Equatable, Sendable {
  /// Bytes that were typed or pasted.
  case bytes([UInt8])
  /// The size of the terminal changed, or it shows something else now.
  case resized
  /// Nothing arrived in time.
  case nothing
  /// A signal of the user interrupted the wait.
  case interrupted
  /// The input ended: the terminal is gone, or the process was asked to end.
  case end
}
