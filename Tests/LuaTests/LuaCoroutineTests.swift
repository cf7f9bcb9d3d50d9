import Lua
import TestBasics
import Testing

@Suite(.leavesNothing) struct LuaCoroutineTests {
  private func coroutine(_ lua: Interpreter, _ source: String) throws -> LuaCoroutine {
    guard case .function(let body)? = try lua.run("return " + source).first else {
      throw Mishap(code: 0)
    }
    return try lua.state.makeCoroutine(body)
  }

  @Test func `a coroutine yields and returns to Swift`() throws {
    let lua = try Interpreter()
    let made = try coroutine(
      lua,
      "function(a) local b = coroutine.yield(a + 1) return b, 'end' end"
    )
    #expect(made.status == .suspended)
    #expect(try made.resume([.integer(1)]) == .yielded([.integer(2)]))
    #expect(try made.resume([.integer(5)]) == .returned([.integer(5), .text("end")]))
    #expect(made.status == .dead)
    #expect(throws: LuaError.self) { try made.resume() }
  }

  @Test func `a host function yields to Swift and goes on with what it is given`() throws {
    let lua = try Interpreter()
    try lua.define("play") { call in
      call.push(try call.number(at: 0))
      return .yield
    }
    let made = try coroutine(lua, "function() return 'after ' .. play(0.5) end")
    #expect(try made.resume() == .yielded([.number(0.5)]))
    #expect(try made.resume([.text("rest")]) == .returned([.text("after rest")]))
  }

  @Test func `a yield may raise an error when it is resumed, in the line of its call`() throws {
    let lua = try Interpreter()
    try lua.define("play") { _ in .yield }
    let made = try coroutine(
      lua,
      "function()\n local fine, message = pcall(play)\n play()\n return message, play()\nend"
    )
    _ = try made.resume()
    #expect(try made.resume(raising: Mishap(code: 7)) == .yielded([]))
    #expect(try made.resume([.integer(1)]) == .yielded([]))
    #expect(try made.resume([.text("done")]) == .returned([.text("mishap 7"), .text("done")]))
    let failing = try coroutine(lua, "function()\n play()\nend")
    _ = try failing.resume()
    let error = #expect(throws: LuaError.self) { try failing.resume(raising: Mishap(code: 8)) }
    #expect(error?.message == "test.lua:2: mishap 8")
    #expect(failing.status == .dead)
  }

  @Test func `an error of Lua's that a yield raises stays the value that it was`() throws {
    let lua = try Interpreter()
    try lua.define("play") { _ in .yield }
    let made = try coroutine(lua, "function() return select(2, pcall(play)) end")
    _ = try made.resume()
    let error = LuaError.runtime(.integer(3), traceback: [])
    #expect(try made.resume(raising: error) == .returned([.integer(3)]))
  }

  @Test func `a limit that stops a coroutine is told to who resumed it`() throws {
    let lua = try Interpreter()
    let made = try coroutine(lua, "function()\n while true do end\nend")
    let error = #expect(throws: LuaError.self) {
      try lua.state.withLimits(LuaLimits(instructions: 100_000)) { _ = try made.resume() }
    }
    #expect(error?.message == "test.lua:2: the limit of 100000 instructions was reached")
    #expect(try lua.run("return 1") == [.integer(1)])
  }

  @Test func `a call knows whether it may yield`() throws {
    let lua = try Interpreter()
    try lua.define("may") { call in call.push(call.canYield) }
    #expect(try lua.run("return may()") == [.boolean(false)])
    let made = try coroutine(
      lua,
      """
      function()
        local inSort
        table.sort({ 2, 1 }, function(a, b) inSort = may() return a < b end)
        return may(), pcall(may), inSort
      end
      """
    )
    #expect(
      try made.resume()
        == .returned([.boolean(true), .boolean(true), .boolean(false)])
    )
  }

  @Test func `an error in a coroutine names its own frames`() throws {
    let lua = try Interpreter()
    let made = try coroutine(
      lua,
      "function()\n local function inner() error('x') end\n inner()\nend"
    )
    do {
      _ = try made.resume()
      Issue.record("no error")
    } catch {
      #expect(error.message == "test.lua:2: x")
      #expect(error.traceback.compactMap(\.line) == [2, 3])
    }
    #expect(made.status == .dead)
  }

  @Test func `closing a coroutine closes its variables`() throws {
    let lua = try Interpreter()
    let made = try coroutine(
      lua,
      """
      function()
        local x <close> = setmetatable({}, { __close = function() print("closed") end })
        coroutine.yield()
      end
      """
    )
    _ = try made.resume()
    try made.close()
    #expect(lua.output == "closed\n")
    #expect(made.status == .dead)
  }

  @Test func `the replaced functions keep the manual's meaning`() throws {
    let lua = try Interpreter()
    try lua.run(
      """
      local co = coroutine.create(function(...) return select("#", ...), coroutine.yield(...) end)
      assert(select("#", coroutine.resume(co, 1, nil, nil)) == 4)
      assert(coroutine.status(co) == "suspended")
      local ok, n, a = coroutine.resume(co, "a") assert(ok and n == 3 and a == "a")
      local ok, message = coroutine.resume(co)
      assert(not ok and message == "cannot resume dead coroutine")
      assert(coroutine.close(co) == true)
      local ok, e = coroutine.resume(coroutine.create(error), { 1 })
      assert(not ok and e[1] == 1)
      local w = coroutine.wrap(function() error("inside") end)
      local ok, e = pcall(w) assert(e:find("inside"))
      assert(not pcall(coroutine.resume, 1))
      local guard = setmetatable({}, { __close = function() error("c", 0) end })
      local c = coroutine.create(function() local x <close> = guard coroutine.yield() end)
      coroutine.resume(c)
      local ok, e = coroutine.close(c) assert(ok == false and e == "c")
      local self self = coroutine.create(function() return coroutine.resume(self) end)
      local ok, inner, e = coroutine.resume(self)
      assert(ok and not inner and e == "cannot resume non-suspended coroutine")
      assert(not pcall(coroutine.close, coroutine.running()))
      """
    )
  }
}
