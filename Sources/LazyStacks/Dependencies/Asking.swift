/// A part of a frame in which functions of the user only answer: how a view is made, named,
/// measured or placed, or how long one may be that nobody has seen.
///
/// They may read but change nothing: an answer that changes what was asked would be asked for
/// again, without end. Callbacks, which are told what happened, run outside of it.
final class Asking: @unchecked Sendable {
  /// The one in progress; each Swift task has its own, as with ``DependencyReader``.
  @TaskLocal static var current: Asking?

  private let refuse: () -> Void

  /// - Parameter refuse: Reports that such a function changed a state, which cannot throw.
  init(refusing refuse: @escaping () -> Void) { self.refuse = refuse }

  /// Runs code that asks.
  func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs code that tells, or another window's frame.
  static func outside<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard current != nil else { return try body() }
    return try $current.withValue(nil, operation: body)
  }

  /// Reports that a function that is asked changed a state.
  func refuseWrite() { refuse() }
}
