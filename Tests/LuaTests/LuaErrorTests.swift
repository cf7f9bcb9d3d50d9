import LazyTestSupport
import Lua
import Testing

@Suite(.leavesNothing) struct LuaErrorTests {
  @Test func `a Swift error is a string in Lua and itself again in Swift`() throws {
    let lua = try Interpreter()
    try lua.define("fail") { _ in throw Mishap(code: 7) }
    let caught = try lua.run("local ok, e = pcall(function() fail() end) return ok, e")
    #expect(caught == [.boolean(false), .text("test.lua:1: mishap 7")])
    for source in [
      "fail()", "local _, e = pcall(fail) error(e)",
      "local _, e = pcall(function() fail() end) error(e, 0)",
      "pcall(print) local ok, e = pcall(pcall, fail) fail()",
      "coroutine.wrap(function() fail() end)()",
    ] {
      guard case .host(let error, _, _)? = lua.error(source) else {
        Issue.record("\(source) did not give the Swift error back")
        continue
      }
      #expect(error as? Mishap == Mishap(code: 7))
    }
  }

  @Test func `an error value of any type arrives unchanged`() throws {
    let lua = try Interpreter()
    guard case .runtime(.table(let table), _)? = lua.error("error({code = 3})") else {
      return #expect(Bool(false))
    }
    #expect(try table.rawGet("code") == .integer(3))
    guard case .runtime(.nil, _)? = lua.error("error()") else { return #expect(Bool(false)) }
    guard case .runtime(.number(1.5), _)? = lua.error("error(1.5)") else {
      return #expect(Bool(false))
    }
  }

  @Test func `an error passes through nested crossings with its value`() throws {
    let lua = try Interpreter()
    try lua.define("through") { call in
      let function = try call.function(0)
      try function.call()
      return .none
    }
    let source = "through(function() through(function() error({deep = 1}) end) end)"
    guard case .runtime(.table(let table), _)? = lua.error(source) else {
      return #expect(Bool(false))
    }
    #expect(try table.rawGet("deep") == .integer(1))
  }

  @Test func `a traceback names source, line and function`() throws {
    let lua = try Interpreter()
    let error = lua.error(
      """
      local function inner()
       error('x')
      end
      local function outer() inner() return 1 end
      outer()
      """
    )
    let frames = error?.traceback.filter { $0.line != nil } ?? []
    #expect(frames.map(\.line) == [2, 4, 5])
    #expect(frames.map(\.function) == ["inner", "outer", "main chunk"])
    #expect(frames.allSatisfy { $0.source == "test.lua" })
  }

  @Test(arguments: [
    "local function f() return 1 + f() end f()",
    "local t = setmetatable({}, {__index = function(t, k) return t[k] end}) return t.x",
    "string.rep('x', 1 << 40)",
    "local function f() local ok, e = pcall(f) error(e) end f()",
    "error(setmetatable({}, {__tostring = function() error('again') end}))",
    "setmetatable({}, {__gc = function() error('gc') end}) collectgarbage() error('x')",
    "xpcall(function() error(1) end, function() error(2) end) error(3)",
    "coroutine.yield(1)", "coroutine.wrap(coroutine.wrap)(1)", "return nil .. 1",
    "local t = {} t[nil] = 1", "for i = 1, 10, 0 do end", "table.sort({3, 2, 1, 'x'})",
    "return table.unpack({}, 1, 1e7)",
  ])
  func `a script that goes wrong gives an error and leaves the state usable`(
    source: String
  ) throws {
    let lua = try Interpreter()
    #expect(lua.error(source) != nil)
    #expect(try lua.run("return 1") == [.integer(1)])
  }

  @Test func `nesting between the languages ends with an error`() throws {
    let lua = try Interpreter()
    var depth = 0
    try lua.define("down") { call in
      depth += 1
      try call.function(0).call([call.value(0)])
      return .none
    }
    #expect(lua.error("local function f(g) down(g) end f(f)") != nil)
    #expect(depth > 50 && depth <= 150)
    #expect(try lua.run("return 1") == [.integer(1)])
  }
}
