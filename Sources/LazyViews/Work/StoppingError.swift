/// An error that may mean that everything is stopped, and not that the callback failed.
///
/// An interrupt reaches every callback that is called after it. The verb throws it once, and it is
/// not told as a failure of further callbacks.
public protocol StoppingError: Error {
  /// Whether this one stops everything.
  var stopsEverything: Bool { get }
}
