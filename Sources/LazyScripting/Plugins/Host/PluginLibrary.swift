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

  /// `debug.getmetatable` and `debug.setmetatable` for a plugin, which leave alone what all code of
  /// the session has in common: the metatables of strings, numbers, functions and the like.
  private static func guardMetatables(of debug: LuaTable, in session: LabSession) throws(LuaError) {
    for name in ["getmetatable", "setmetatable"] {
      let stock = try debug.rawGet(name)
      guard !session.options.isSandboxed, case .function = stock else { continue }
      let guarded = try session.state.makeFunction(named: name) { call in
        guard call.count > 0, [.table, .object].contains(call.kind(at: 0)) else {
          if name == "getmetatable" { return call.push(false) }
          throw Mistake(
            "debug.setmetatable takes a table here; "
              + "all plugins and scripts share the metatables of other values"
          )
        }
        call.push(stock)
        for place in 0..<call.count { call.push(argument: place) }
        return .tailCall
      }
      try debug.rawSet(name, to: .function(guarded))
    }
  }

  /// Copies everything into the globals of a plugin.
  func copy(into globals: LuaTable, in session: LabSession) throws(LuaError) {
    for (name, value) in functions { try globals.rawSet(name, to: value) }
    for (name, original, entries) in tables {
      let copy = try session.state.makeTable()
      for (key, value) in entries { try copy.rawSet(key, to: value) }
      if name == "os" { try copy.rawSet("exit", to: .function(Self.refusedExit(in: session))) }
      if name == "debug" { try Self.guardMetatables(of: copy, in: session) }
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
