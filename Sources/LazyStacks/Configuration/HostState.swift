/// What a host keeps beside a window that functions of users draw from or add to, such as a stream
/// of random numbers.
public protocol HostState: AnyObject {
  /// Runs code that only reads the window, and leaves everything as it was before.
  func unchanged<Value>(_ body: () throws -> Value) rethrows -> Value
}
