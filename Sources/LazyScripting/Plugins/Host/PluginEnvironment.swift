internal import Lua

/// The globals of one plugin: Lua's own, lazylab's vocabulary and what the plugin assigns.
///
/// Nothing else sees them. They begin with copies of Lua's libraries, so that what a plugin changes
/// there is nobody else's. Reading a name that was never assigned is an error, as in a script.
final class PluginEnvironment {
  /// The table of the globals.
  let table: LuaTable
  /// What `require` keeps: the plugin's own modules.
  let modules: PluginModules

  private var assigned: Set<LuaString> = []

  /// Makes the globals of a plugin.
  ///
  /// - Parameters:
  ///   - place: Where its private modules lie.
  ///   - plugin: What messages call the plugin.
  ///   - session: The session whose vocabulary it has.
  /// - Throws: ``LuaError`` when there is not enough memory.
  init(_ place: PluginPlace, plugin: String, in session: LabSession) throws {
    let state = session.state
    table = try state.makeTable()
    modules = try PluginModules(place, plugin: plugin, environment: table, in: session)
    try session.plugins.library.copy(into: table, session)
    try table.rawSet("_G", .table(table))
    for (name, value) in try modules.functions() { try table.rawSet(name, value) }
    try modules.wrapCoroutines(in: table)
    try modules.note(loaded: table)
    let meta = try state.makeTable()
    let reference = session.reference
    try meta.rawSet(
      "__index",
      .function(
        state.makeFunction("index") { [weak self] call in
          guard let name = try call.value(1).text else { return .none }
          let session = try reference.get()
          if let value = try session.vocabularyValue(name) { return call.push(value) }
          if self?.assigned.contains(LuaString(name)) == true { return .none }
          throw try session.unknownGlobal(name, own: self?.names() ?? [])
        }
      )
    )
    try meta.rawSet(
      "__newindex",
      .function(
        state.makeFunction("assign") { [weak self] call in
          let key = try call.value(1)
          if let name = key.text, name.utf8.count <= ScriptName.longest {
            self?.assigned.insert(LuaString(name))
          }
          try self?.table.rawSet(key, call.value(2))
          return .none
        }
      )
    )
    try meta.rawSet("__metatable", .boolean(false))
    try table.setMetatable(meta)
  }

  private func names() throws -> [String] { try table.entries().compactMap(\.key.text) }
}
