internal import Lua

/// The globals of one plugin: Lua's own, lazylab's vocabulary and what the plugin assigns.
///
/// No other code sees them. They begin with copies of Lua's libraries, so that a plugin's changes
/// there affect nobody else. Reading a name that was never assigned is an error, as in a script.
final class PluginEnvironment {
  /// The table of globals.
  let table: LuaTable
  /// The modules for `require`: the plugin's own.
  let modules: PluginModules

  /// Makes the globals of a plugin.
  ///
  /// - Parameters:
  ///   - place: The place of its private modules.
  ///   - plugin: The plugin's name in messages.
  ///   - session: The session whose vocabulary it has.
  /// - Throws: ``LuaError`` if there is not enough memory.
  init(_ place: PluginPlace, plugin: String, in session: LabSession) throws {
    table = try session.state.makeTable()
    modules = try PluginModules(place, plugin: plugin, environment: table, in: session)
    try session.plugins.library.copy(into: table, in: session)
    try table.rawSet("_G", to: .table(table))
    for (name, value) in try modules.functions() { try table.rawSet(name, to: value) }
    try modules.wrapCoroutines(in: table)
    try modules.note(loaded: table)
    try table.setMetatable(Self.metatable(in: session))
  }

  /// The names that were assigned at least once, even with nil.
  private final class AssignedNames {
    var names: Set<LuaString> = []
  }

  /// The metatable for names that are not in the table.
  ///
  /// It outlives the environment in Swift, because a plugin's old code may still run in a window.
  private static func metatable(in session: LabSession) throws -> LuaTable {
    let reference = session.reference
    let assigned = AssignedNames()
    let index = try session.state.makeFunction(named: "index") { call in
      guard let name = try call.value(at: 1).text else { return .none }
      let session = try reference.get()
      if let value = try session.scope.value(name) { return call.push(value) }
      if assigned.names.contains(LuaString(name)) { return .none }
      let own = try call.table(at: 0).entries().compactMap(\.key.text)
      throw try UnknownGlobal(name, in: session.scope).mistake(own: own)
    }
    let assign = try session.state.makeFunction(named: "assign") { call in
      let key = try call.value(at: 1)
      if let name = key.text, name.utf8.count <= ScriptName.longest {
        assigned.names.insert(LuaString(name))
      }
      try call.table(at: 0).rawSet(key, to: call.value(at: 2))
      return .none
    }
    let meta = try session.state.makeTable()
    try meta.rawSet("__index", to: .function(index))
    try meta.rawSet("__newindex", to: .function(assign))
    try meta.rawSet("__metatable", to: .boolean(false))
    return meta
  }
}
