import Lua
import TestBasics
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
      let function = try call.function(at: 0)
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
      try call.function(at: 0).call([call.value(at: 0)])
      return .none
    }
    #expect(lua.error("local function f(g) down(g) end f(f)") != nil)
    #expect(depth > 50 && depth <= 150)
    #expect(try lua.run("return 1") == [.integer(1)])
  }

  @Test(arguments: [
    ("error(setmetatable({}, { __tostring = function() return 'custom!' end }))", "custom!"),
    ("error(io.stdout)", "file ("),
    ("error({})", "test.lua:1: (error object is a table value)"),
    ("error(nil)", "test.lua:1: (error object is a nil value)"),
    ("error(print)", "test.lua:1: (error object is a function value)"),
    (
      "error(setmetatable({}, { __tostring = function() return 3 end }))",
      "test.lua:1: (error object is a table"
    ),
    (
      "error(setmetatable({}, { __tostring = function() error('x') end }))",
      "test.lua:1: (error object is a table"
    ),
    (
      """
      local e = setmetatable({}, {}) getmetatable(e).__tostring = function() error(e) end error(e)
      """, "test.lua:1: (error object is a table"
    ),
    (
      """
      through(function() error(setmetatable({}, { __tostring = function() return 'deep' end })) end)
      """,
      "deep"
    ),
  ])
  func `an error object is asked for its text`(source: String, text: String) throws {
    let lua = try throughSwift()
    let message = lua.error(source)?.message
    #expect(message?.hasPrefix(text) == true, "\(message ?? "no error")")
  }

  @Test func `an error object that does not come back is stopped`() throws {
    let lua = try Interpreter()
    let source = "error(setmetatable({}, { __tostring = function() while true do end end }))"
    let error = lua.state.withLimits(LuaLimits(instructions: 100_000)) { lua.error(source) }
    guard case .budget(.instructions, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try lua.run("return 1") == [.integer(1)])
  }

  @Test func `a traceback goes on through Swift`() throws {
    let lua = try throughSwift()
    let error = lua.error(
      """
      local function inner()
       error({})
      end
      local function middle()
       through(inner)
       return 1
      end
      local function outer()
       through(middle)
       return 1
      end
      outer()
      """
    )
    let frames = error?.traceback.filter { $0.line != nil } ?? []
    #expect(frames.map(\.line) == [2, 5, 9, 12])
    #expect(frames.last?.function == "main chunk")
    #expect(error?.traceback.filter { $0.function == "through" }.count == 2)
  }

  @Test func `a long way keeps both its ends`() throws {
    let lua = try throughSwift()
    let error = lua.error(
      """
      local function f() return 1 + f() end
      through(f)
      """
    )
    let lines = error?.traceback.compactMap(\.line) ?? []
    #expect(lines.first == 1 && lines.last == 2)
    #expect(lines.count <= 80)
  }

  @Test func `an error that was caught leaves no way behind`() throws {
    let lua = try throughSwift()
    let error = lua.error(
      """
      local function inner()
       error({})
      end
      pcall(through, inner)
      pcall(through)
      error({})
      """
    )
    #expect(error?.traceback.compactMap(\.line) == [6])
    #expect(
      lua.error("pcall(through, function()\n error({}) end)\nthrough()")?.traceback
        .compactMap(\.line) == [3]
    )
  }

  @Test func `an error in a coroutine says where it was`() throws {
    let lua = try throughSwift()
    guard
      case .function(let function)? = try lua.run("return function()\n return nil .. 1 end").first
    else { throw Mishap(code: 0) }
    let coroutine = try lua.state.makeCoroutine(function)
    try lua.define("resume") { call in
      _ = try coroutine.resume()
      return .none
    }
    let error = lua.error("\n\nresume()")
    #expect(error?.traceback.compactMap(\.line) == [2, 3])
  }

  /// A state whose function `through` calls its argument from Swift.
  private func throughSwift() throws -> Interpreter {
    let lua = try Interpreter()
    try lua.define("through") { call in
      try call.function(at: 0).call()
      return .none
    }
    return lua
  }
}
