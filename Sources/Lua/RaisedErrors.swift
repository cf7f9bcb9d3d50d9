/// The errors that host functions raised, while they are on their way through Lua.
///
/// ``FailedOperation`` finds them again.
struct RaisedErrors {
  /// The Swift errors, by the message that scripts see.
  private var thrown: [(message: String, error: any Error)] = []
  /// The traceback of the last error that a host function raised.
  var traceback: [LuaTraceFrame] = []
  /// Whether an error object is being asked for its text.
  var areAskedFor = false

  /// How many are remembered.
  private static let most = 8

  /// Remembers a Swift error under the message that scripts see, for when it comes back.
  mutating func remember(_ error: any Error, as message: String) {
    if thrown.count >= Self.most { thrown.removeFirst() }
    thrown.append((message, error))
  }

  /// The error with a message.
  func recall(_ message: String) -> (any Error)? {
    // A script that raises the message again may have put a position before it.
    thrown.last { message.hasSuffix($0.message) }?.error
  }

  /// Forgets the errors, because the state is closed.
  mutating func forget() { thrown = [] }
}
