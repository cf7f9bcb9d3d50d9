internal import Lua

/// The functions that plugins handed to the vocabulary, such as those of `:onAppear`.
///
/// Each is counted and set aside like a contribution, and is named by the place where it was
/// written.
final class PluginCallbacks {
  private var callbacks: [String: PluginContribution] = [:]
  /// The keys in the order in which the functions were first called.
  private var order: [String] = []
  private let reference: SessionReference
  /// The greatest number of callbacks with counters of their own; further ones of a plugin share
  /// one.
  private static let most = 1_000

  init(in reference: SessionReference) { self.reference = reference }

  /// The contribution that counts the calls of a function; nil if no plugin wrote it.
  func contribution(of function: LuaFunction) -> PluginContribution? {
    guard let entry = reference.session?.plugins.entry, entry.hasChunks, let chunk = function.chunk,
      let plugin = entry.plugin(of: chunk)
    else { return nil }
    return contribution(to: plugin, titled: "the callback", at: function.place)
  }

  /// The contribution that counts the failures of a finalizer; nil if no plugin wrote it.
  func contribution(of finalizer: LuaFinalizer) -> PluginContribution? {
    let plugin = reference.session?.plugins.entry.plugin(of: finalizer.chunk)
    return plugin.map { plugin in
      let place = " in \(finalizer.chunk):\(finalizer.line)"
      return contribution(to: plugin, titled: "the finalizer", at: place)
    }
  }

  private func contribution(
    to plugin: String,
    titled title: String,
    at place: String
  ) -> PluginContribution {
    let title = title + (order.count < Self.most ? place : "")
    let key = "\(plugin) \(title)"
    if let known = callbacks[key] { return known }
    let made = PluginContribution(
      plugin: plugin,
      title: title,
      fallback: "it is not called any more",
      in: reference
    )
    callbacks[key] = made
    order.append(key)
    return made
  }

  /// The callbacks of a plugin, in the order in which they were first called.
  func all(of plugin: String) -> [PluginContribution] {
    order.compactMap { callbacks[$0] }.filter { $0.plugin == plugin }
  }

  /// Forgets the callbacks of a plugin's old code.
  func forget(plugin: String) {
    order.removeAll { callbacks[$0]?.plugin == plugin }
    callbacks = callbacks.filter { $0.value.plugin != plugin }
  }
}

extension PluginCallbacks {
  /// Calls an observer, whose results are ignored.
  ///
  /// A plugin's observer is limited and counted: its errors are reported, and after three of them
  /// it is not called any more. Errors of any other observer are thrown.
  func notify(_ observer: LuaFunction, body: () throws -> Void) throws {
    try answer(observer, orElse: (), body: body)
  }

  /// Calls a function for its answer; if a plugin's function fails, the answer is a stand-in.
  func answer<Value>(
    _ function: LuaFunction,
    orElse standIn: @autoclosure () throws -> Value,
    body: () throws -> Value
  ) throws -> Value {
    guard let callback = contribution(of: function) else { return try body() }
    return try callback.enter(.callback, orElse: standIn(), body: body)
  }
}
