import Lua
import TestBasics
import Testing

/// Scripts and modules share one table of globals; behind it, scripts find the host's names.
@Suite(.leavesNothing) struct LuaGlobalsTests {
  /// A state whose host has the name `Host`, raises an error for unknown ones, and records first
  /// assignments.
  private static func guarded(profile: LuaProfile = .trusted) throws -> Interpreter {
    let lua = try Interpreter(profile: profile)
    let names = try lua.state.makeTable()
    try names.rawSet("Host", to: .integer(7))
    let meta = try lua.state.makeTable()
    let unknown = try lua.state.makeFunction(named: "index") { call in
      throw Mishap(code: try call.text(at: 1).utf8.count)
    }
    try meta.rawSet("__index", to: .function(unknown))
    try names.setMetatable(meta)
    try lua.state.guardGlobals(names: names) { [unowned state = lua.state] call in
      try state.globals().rawSet(call.value(at: 1), to: call.value(at: 2))
      return .none
    }
    let module = try lua.state.makeFunction(named: "module") { [unowned state = lua.state] call in
      let globals = try state.moduleGlobals()
      let chunk = try state.load(call.text(at: 0), chunkName: "=module", environment: globals)
      return call.push(.function(chunk))
    }
    try lua.state.globals().rawSet("module", to: .function(module))
    return lua
  }

  /// Facts of stock Lua about globals, true in scripts and in modules.
  static let facts = [
    "_G.x = 1; return x == 1 and rawget(_G, 'x') == 1",
    "x = 1; return _G.x == 1 and _ENV.x == 1",
    "rawset(_G, 'x', 2); return x == 2",
    "return rawset(_G, 'x', 2) == _G",
    "x = 3; x = nil; return rawget(_G, 'x') == nil",
    "return getmetatable(_G) == nil and debug.getmetatable(_G) == nil",
    "return _G._G == _G and _ENV == _G",
    "x = 4; for k, v in pairs(_G) do if k == 'x' then return v == 4 end end",
    "x = 5; for k, v in next, _G do if k == 'x' then return v == 5 end end",
    "x = 6; return load('return x')() == 6 and load('x = 7') () == nil and x == 7",
    "x = 8; return load('return x', 'x', 't', { x = 9 })() == 9",
    "return load('return _G')() == _G",
    "local f = load; local function g() return f('return _G')() end; return g() == _G",
    "print = 10; return _G.print == 10 and rawget(_G, 'print') == 10",
    "debug = nil; return rawget(_G, 'debug') == nil",
    "local m = {}; return setmetatable(_G, m) == _G and getmetatable(_G) == m",
    "setmetatable(_G, { __index = function(t, k) return k end }); return nothing == 'nothing'",
    "local n; setmetatable(_G, { __newindex = function(_, k) n = k end }); y = 1; return n == 'y'",
    "setmetatable(_G, {}); setmetatable(_G, nil); return getmetatable(_G) == nil",
    "setmetatable(_G, { __metatable = 5 }); return not pcall(setmetatable, _G, nil)",
    "return type(_G) == 'table' and #_G == 0",
    "_G[1] = 7; return #_G == 1 and rawlen(_G) == 1 and table.remove(_G) == 7 and #_G == 0",
    "local t; setmetatable(_G, { __index = function(g) t = g end }); local x = y; return t == _G",
    "local g, t = _G; setmetatable(g, { __index = function(o) t = o end }); local x = y; "
      + "return g == t",
    "return rawequal(_G, _ENV) and rawequal(_G._G, _G)",
    "setmetatable(_G, { __index = function(_, k) error(k, 2) end }); "
      + "return select(2, pcall(function() return z end)):match ':1: z$' ~= nil",
    "setmetatable(_G, { __index = function(_, k) return coroutine.yield(k) end }); "
      + "local f = coroutine.wrap(function() return z end); return f() == 'z' and f(3) == 3",
    "setmetatable(_G, { __index = function() return debug.getinfo(2, 'S').what end }); "
      + "return (function() return z end)() == 'Lua'",
    "return select(2, pcall(load)):find(\"'load'\", 1, true) ~= nil",
    "return select(2, pcall(loadfile, {})):find(\"'loadfile'\", 1, true) ~= nil",
    "return select(2, pcall(dofile, {})):find(\"'dofile'\", 1, true) ~= nil",
  ]

  @Test(arguments: facts)
  func `globals behave as in stock Lua, in scripts and in modules`(fact: String) throws {
    #expect(try Self.guarded().run(fact) == [.boolean(true)])
    let lua = try Self.guarded()
    #expect(try lua.run("return module(...)()", [.text(fact)]) == [.boolean(true)])
  }

  @Test func `scripts and modules see each other's assignments at any time`() throws {
    let lua = try Self.guarded()
    try lua.run(
      """
      local set, get = module [[X = ...]], module [[return X]]
      set(1) assert(X == 1)
      X = 2 assert(get() == 2)
      X = nil assert(get() == nil and rawget(_G, "X") == nil)
      set(3) assert(X == 3)
      set(nil) X = 4 assert(get() == 4)
      """
    )
  }

  @Test func `a module sees neither the host's names nor its errors`() throws {
    let lua = try Self.guarded()
    try lua.run(
      """
      assert(Host == 7 and rawget(_G, "Host") == nil)
      assert(not pcall(function() return unknown end))
      assert(module [[return Host == nil and unknown == nil and _G.unknown == nil]]())
      assert(module [[return load("return Host == nil and unknown")() == nil]]())
      assert(module [[return load(function(p) return nil end)() == nil]]())
      """
    )
  }

  @Test func `a metatable of a script's own on the globals leaves the host's names`() throws {
    for start in [
      "local set = setmetatable", "local set = module [[return setmetatable(_G, ...)]]",
    ] {
      let lua = try Self.guarded()
      try lua.run(
        start + """

          local own = { __index = function(_, name) return "no " .. name end }
          if set == setmetatable then set(_G, own) else set(own) end
          assert(Host == 7 and unknown == "no unknown" and getmetatable(_G) == own)
          assert(module [[return Host]]() == 7 and module [[return unknown]]() == "no unknown")
          Host = 8
          setmetatable(_G, nil)
          assert(Host == 8 and not pcall(function() return unknown end))
          assert(module [[return unknown]]() == nil)
          """
      )
    }
  }
}
