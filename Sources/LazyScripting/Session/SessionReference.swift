internal import Lua

/// A reference to a session from objects that Lua holds.
///
/// The session owns the Lua state, so these objects must not own the session.
final class SessionReference {
  weak var session: LabSession?

  /// The names of the session; only the built-in ones once it is gone.
  var registry: Registry { session?.registry ?? .builtIn }

  /// The session, or an error once it is gone.
  func get() throws -> LabSession {
    guard let session else { throw Mistake("the session was closed") }
    return session
  }

  /// Calls an observer with values, as ``PluginCallbacks/notify(_:body:)`` does.
  func notify(_ observer: LuaFunction, arguments: [LuaValue] = []) throws {
    try notify(observer) { try observer.call(arguments) }
  }

  /// Calls an observer; see ``PluginCallbacks/notify(_:body:)``.
  func notify(_ observer: LuaFunction, body: () throws -> Void) throws {
    try get().plugins.callbacks.notify(observer, body: body)
  }

  /// Calls a function for its answer; see ``PluginCallbacks/answer(_:orElse:body:)``.
  func answer<Value>(
    _ function: LuaFunction,
    orElse standIn: @autoclosure () throws -> Value,
    body: () throws -> Value
  ) throws -> Value {
    try get().plugins.callbacks.answer(function, orElse: standIn(), body: body)
  }
}
