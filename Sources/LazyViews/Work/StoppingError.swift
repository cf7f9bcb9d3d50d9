/// An error that may stop everything instead of meaning that the callback failed.
///
/// An interrupt reaches every callback that is called after it. The verb throws it once, and it is
/// not reported as a failure of further callbacks.
public protocol StoppingError: Error {
  /// Whether this one stops everything.
  var stopsEverything: Bool { get }
}
