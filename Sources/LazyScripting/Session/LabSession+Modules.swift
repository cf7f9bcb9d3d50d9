internal import Lua

extension LabSession {
  /// Lets scripts and the modules they require see each other's globals, as in stock Lua.
  ///
  /// Modules run with stock Lua's globals, so that the vocabulary and its strictness never disturb
  /// them. A test framework finds the suites that a script defines, and a library that fills `_G`
  /// is found by scripts, only through what is connected here.
  func connectModules() throws(LuaError) {
    let shared = try state.globals()
    globals.stock = Set(try shared.entries().compactMap(\.key.text))
    let connect = try state.load(Self.connection, chunkName: "=modules")
    _ = try connect.call([.table(shared), .table(environment)])
  }

  /// A global that a module made; nil for what stock Lua has itself, which scripts have a copy of.
  func moduleGlobal(_ name: String) throws(LuaError) -> LuaValue {
    if globals.stock.contains(name) { return .nil }
    return try state.globals().get(.text(name))
  }

  /// In Lua, so that a module's look for a name that is not there costs no crossing.
  private static let connection = """
    local shared, own = ...
    local rawget, next, pairs, setmetatable = rawget, next, pairs, setmetatable
    local meta = {}
    function meta.__index(_, name) return rawget(own, name) end
    function meta.__pairs()
      local all = {}
      for name, value in next, own do all[name] = value end
      for name, value in next, shared do all[name] = value end
      return pairs(all)
    end
    setmetatable(shared, meta)
    """
}
