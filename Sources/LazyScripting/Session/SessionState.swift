internal import LazyStacks

/// What functions of scripts draw from or add to in a session, which no read of a window changes.
///
/// These are the random numbers, the diagnostics, the expectations, and the counted failures of
/// plugins. Functions that are called for a read draw from the first random numbers on, so that
/// they answer the same whenever they are asked.
final class SessionState: HostState {
  private let reference: SessionReference

  init(of reference: SessionReference) { self.reference = reference }

  func unchanged<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard let session = reference.session else { return try body() }
    let expectations = session.expectations
    defer { session.expectations = expectations }
    return try session.made.unheard { try session.interpreter.drawingAnew(body) }
  }
}
