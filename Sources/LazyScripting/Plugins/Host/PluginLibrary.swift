internal import Lua

/// Lua's own globals as they were before any script ran; each plugin gets a copy.
struct PluginLibrary {
  private var functions: [(name: String, value: LuaValue)] = []
  private var tables: [(name: String, original: LuaTable, entries: [Entry])] = []

  private typealias Entry = (key: LuaValue, value: LuaValue)

  /// The globals that plugins get in another form or not at all, because they would give access to
  /// other globals.
  private static let left: Set<String> = [
    "_G", "package", "require", "load", "loadfile", "dofile", "arg",
  ]

  /// Creates an empty library.
  init() {}

  /// Creates a library from Lua's present globals.
  init(_ globals: LuaTable) throws(LuaError) {
    for (key, value) in try globals.entries() {
      guard let name = key.text, !Self.left.contains(name) else { continue }
      if case .table(let table) = value {
        tables.append((name, table, try table.entries()))
      } else {
        functions.append((name, value))
      }
    }
  }

  /// The names of the libraries.
  var libraries: [String] { tables.map(\.name) }

  private static func refusedExit(in session: LabSession) throws(LuaError) -> LuaFunction {
    try session.state.makeFunction(named: "exit") { _ in
      throw Mistake("os.exit would end lazylab and all other plugins; raise an error instead")
    }
  }

  /// Copies everything into the globals of a plugin.
  func copy(into globals: LuaTable, in session: LabSession) throws(LuaError) {
    for (name, value) in functions { try globals.rawSet(name, to: value) }
    for (name, original, entries) in tables {
      let copy = try session.state.makeTable()
      for (key, value) in entries { try copy.rawSet(key, to: value) }
      if name == "os" { try copy.rawSet("exit", to: .function(Self.refusedExit(in: session))) }
      if session.options.isSandboxed, name == "io" {
        // For a missing name, the original says that it is not available in the sandbox.
        let meta = try session.state.makeTable()
        try meta.rawSet("__index", to: .table(original))
        try meta.rawSet("__metatable", to: .boolean(false))
        try copy.setMetatable(meta)
      }
      try globals.rawSet(name, to: .table(copy))
    }
  }
}
