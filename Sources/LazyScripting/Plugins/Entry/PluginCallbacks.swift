internal import Lua

/// The functions that plugins handed to the vocabulary, such as those of `:onAppear`: each is
/// counted and set aside like a contribution, under the place where it was written.
final class PluginCallbacks {
  private var callbacks: [String: PluginContribution] = [:]
  /// The keys in the order in which they were first called.
  private var order: [String] = []
  private let reference: SessionReference
  /// How many callbacks are counted by themselves; a plugin that makes more has one count for them.
  private static let most = 1_000

  init(in reference: SessionReference) { self.reference = reference }

  /// What counts the calls of a function; nil for one that no plugin wrote.
  func contribution(of function: LuaFunction) -> PluginContribution? {
    guard let entry = reference.session?.plugins.entry, entry.hasChunks, let chunk = function.chunk,
      let plugin = entry.plugin(of: chunk)
    else { return nil }
    let place = order.count < Self.most ? function.place : ""
    let key = plugin + place
    if let known = callbacks[key] { return known }
    let made = PluginContribution(
      plugin: plugin,
      title: "the callback\(place)",
      fallback: "it is not called any more",
      in: reference
    )
    callbacks[key] = made
    order.append(key)
    return made
  }

  /// Those of a plugin, in the order in which they were first called.
  func all(of plugin: String) -> [PluginContribution] {
    order.compactMap { callbacks[$0] }.filter { $0.plugin == plugin }
  }

  /// Forgets those of a plugin's old code.
  func forget(plugin: String) {
    order.removeAll { callbacks[$0]?.plugin == plugin }
    callbacks = callbacks.filter { $0.value.plugin != plugin }
  }
}

extension LabSession {
  /// Calls an observer, whose results matter to nobody.
  ///
  /// One that a plugin wrote is limited and counted: what it raises is reported, and after three
  /// errors it is not called any more. What any other raises is thrown.
  func notify(_ observer: LuaFunction, body: () throws -> Void) throws {
    try answer(observer, orElse: (), body: body)
  }

  /// Calls a function of which something is asked; where a plugin wrote it and it fails, a stand-in
  /// is the answer.
  func answer<Value>(
    _ function: LuaFunction,
    orElse standIn: @autoclosure () throws -> Value,
    body: () throws -> Value
  ) throws -> Value {
    guard let callback = plugins.callbacks.contribution(of: function) else { return try body() }
    return try callback.enter(.callback, orElse: standIn(), body: body)
  }
}

extension SessionReference {
  /// Calls an observer as ``LabSession/notify(_:body:)`` does, with these values.
  func notify(_ observer: LuaFunction, arguments: [LuaValue] = []) throws {
    try get().notify(observer) { try observer.call(arguments) }
  }
}
