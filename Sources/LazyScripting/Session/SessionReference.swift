/// Refers from objects that Lua holds to their session, which owns the Lua state and so cannot be
/// owned by them.
final class SessionReference {
  weak var session: LabSession?

  /// The names of the session; those of lazylab once it is gone.
  var registry: Registry { session?.registry ?? .builtIn }

  /// The session, or an error once it is gone.
  func get() throws -> LabSession {
    guard let session else { throw Mistake("the session was closed") }
    return session
  }
}
