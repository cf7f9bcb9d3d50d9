/// Whether functions of the user only answer at the moment: how a view is made, named, measured or
/// placed, how long one may be that nobody has seen, or what a whole window did.
///
/// They may read but change nothing: an answer that changes what was asked would be asked for
/// again, without end. Callbacks, which are told what happened, run outside of it.
final class Asking: @unchecked Sendable {
  /// The one of the window that is at work; each Swift task has its own, as with
  /// ``DependencyReader``.
  @TaskLocal private static var atWork: Asking?

  /// The one in progress; nil while nobody is asked.
  static var current: Asking? { atWork.flatMap { $0.isAsking ? $0 : nil } }

  /// What is told that such a function changed a state, which cannot throw.
  var refuse: () -> Void = {}
  // Changed in single steps that run no callback.
  @exclusivity(unchecked) private var isAsking = false
  /// Whether it is a reporter that is asked, which describes the window and changes nothing.
  @exclusivity(unchecked) private(set) var isReporting = false
  /// Whether it is the one of the window that is at work; saves asking the task for each pass.
  @exclusivity(unchecked) private var isAtWork = false

  /// Runs the work of a window, in which nobody is asked yet.
  func work<Value>(_ body: () throws -> Value) rethrows -> Value {
    let was = isAtWork
    isAtWork = true
    defer { isAtWork = was }
    return try Self.$atWork.withValue(self) { try with(false, body) }
  }

  /// Runs code that asks.
  func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard !isAtWork else { return try with(true, body) }
    return try work { try with(true, body) }
  }

  /// Runs code that only describes a window.
  func report<Value>(_ body: () throws -> Value) rethrows -> Value {
    let was = isReporting
    isReporting = true
    defer { isReporting = was }
    return try run(body)
  }

  /// Runs code that tells.
  static func outside<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard let current else { return try body() }
    return try current.with(false, body)
  }

  private func with<Value>(_ asks: Bool, _ body: () throws -> Value) rethrows -> Value {
    let was = isAsking
    isAsking = asks
    defer { isAsking = was }
    return try body()
  }

  /// Reports that a function that is asked changed a state.
  func refuseWrite() { refuse() }
}
