import Foundation
import Lua
import Testing

@Suite struct LuaLimitsTests {
  private func limit(_ limits: LuaLimits, _ source: String) throws -> LuaLimit? {
    let lua = try Interpreter()
    let error = lua.state.withLimits(limits) { lua.error(source) }
    guard case .budget(let limit, _)? = error else { return nil }
    return limit
  }

  @Test func `each limit stops a script and says which it was and where`() throws {
    let lua = try Interpreter()
    let limits = LuaLimits(memory: 4 << 20, time: .milliseconds(30), instructions: 1 << 40)
    let endless = lua.state.withLimits(limits) { lua.error("print(1)\nwhile true do end") }
    #expect(endless?.message == "test.lua:2: the time limit of 30 ms was reached")
    let large = lua.state.withLimits(LuaLimits(memory: 4 << 20, time: .seconds(60))) {
      lua.error("local t = {}\nfor i = 1, 1e9 do\n t[i] = {} end")
    }
    #expect(large?.message == "test.lua:3: the memory limit of 4 MiB was reached")
    let long = lua.state.withLimits(LuaLimits(instructions: 1000)) {
      lua.error("\n\n\nwhile true do end")
    }
    #expect(long?.message == "test.lua:4: the limit of 1000 instructions was reached")
    #expect(lua.output == "1\n")
  }

  @Test(arguments: [
    (8 << 20, "8 MiB"), (3 << 19, "1.5 MiB"), ((8 << 20) - 1, "7.9 MiB"), (700, "0.6 KiB"),
    (0, "0 KiB"),
  ])
  func `an amount of memory is told as people read it`(bytes: Int, text: String) {
    #expect(LuaLimit.memory(bytes).description == "memory limit of \(text)")
  }

  @Test func `one request for too much memory is found where it was made`() throws {
    let lua = try Interpreter()
    let error = lua.state.withLimits(LuaLimits(memory: 4 << 20)) {
      lua.error("local s = 'x'\npcall(s.rep, s, 1 << 30)\nprint('never')")
    }
    #expect(error?.message == "test.lua:2: the memory limit of 4 MiB was reached")
    #expect(lua.output == "")
  }

  @Test func `a script within its limits does not notice them`() throws {
    let lua = try Interpreter()
    let limits = LuaLimits(memory: 64 << 20, time: .seconds(60), instructions: 1_000_000)
    let sum = try lua.state.withLimits(limits) { () throws(LuaError) in
      try lua.run("local n = 0 for i = 1, 10000 do n = n + i end return n")
    }
    #expect(sum == [.integer(50_005_000)])
  }

  @Test func `garbage does not count as memory`() throws {
    #expect(
      try limit(LuaLimits(memory: 4 << 20), "for i = 1, 1e5 do local t = {i, i, i} end") == nil
    )
  }

  @Test func `the smallest of nested limits counts`() throws {
    let lua = try Interpreter()
    var inner: LuaError?
    let outer = lua.state.withLimits(LuaLimits(instructions: 50_000)) {
      inner = lua.state.withLimits(LuaLimits(instructions: 1000)) {
        lua.error("while true do end")
      }
      let after = lua.error("for i = 1, 1000 do end")
      #expect(after == nil)
      return lua.state.withLimits(LuaLimits(instructions: 1 << 40)) {
        lua.error("while true do end")
      }
    }
    #expect(inner?.message.hasSuffix("limit of 1000 instructions was reached") == true)
    #expect(outer?.message.hasSuffix("limit of 50000 instructions was reached") == true)
  }

  @Test func `what an outer limit stopped stays stopped until its scope ends`() throws {
    let lua = try Interpreter()
    lua.state.withLimits(LuaLimits(instructions: 2000)) { () -> Void in
      _ = lua.state.withLimits(LuaLimits(time: .seconds(60))) { lua.error("while true do end") }
      guard case .budget? = lua.error("return 1") else {
        Issue.record("the outer limit was forgotten")
        return
      }
    }
    #expect(try lua.run("return 1") == [.integer(1)])
  }

  @Test func `limits within a host function end only what it calls`() throws {
    let lua = try Interpreter()
    let state = lua.state
    try lua.define("try") { [unowned state] call in
      let function = try call.function(at: 0)
      do {
        try state.withLimits(LuaLimits(instructions: 1000)) { () throws(LuaError) in
          _ = try function.call()
        }
        return call.push(true)
      } catch LuaError.budget {
        return call.push(false)
      }
    }
    #expect(
      try lua.run("return try(function() while true do end end), try(print)")
        == [.boolean(false), .boolean(true)]
    )
  }

  @Test func `instructions are counted the same every time`() throws {
    let source = """
      n = 0
      while true do n = n + 1 coroutine.wrap(function() n = n + 1 end)() end
      """
    func count() throws -> [LuaValue] {
      let lua = try Interpreter()
      _ = lua.state.withLimits(LuaLimits(instructions: 123_456)) { lua.error(source) }
      return try lua.run("return n")
    }
    #expect(try count() == count())
  }

  @Test func `a time limit also ends work between calls`() throws {
    let lua = try Interpreter()
    let error = lua.state.withLimits(LuaLimits(time: .milliseconds(5))) { () -> LuaError? in
      let end = Date().addingTimeInterval(0.05)
      while Date() < end {}
      return lua.error("return 1")
    }
    guard case .budget(.time, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a state closes soon whatever its finalizers do`() throws {
    let lua = try Interpreter()
    try lua.run(
      "for i = 1, 3 do _G[i] = setmetatable({}, {__gc = function() while true do end end}) end"
    )
    lua.state.close()
  }

  @Test func `limits of a part of a program say nothing about its finalizers`() throws {
    for spares in [true, false] {
      let lua = try Interpreter()
      try lua.run("_G.kept = string.rep('x', 1 << 24)")
      try lua.run(
        """
        _G.last = setmetatable({}, { __gc = function() _G.grown = string.rep('y', 1 << 22) end })
        """
      )
      var part = LuaLimits(memory: lua.state.memoryInUse + (1 << 20))
      part.sparesClosing = spares
      try lua.state.withLimits(part) { _ = try lua.run("return 1") }
      let stop = lua.state.close()
      #expect((stop == nil) == spares, "\(String(describing: stop))")
    }
  }

  @Test func `limits do not outlive a closed state`() throws {
    let lua = try Interpreter()
    lua.state.withLimits(LuaLimits(time: .milliseconds(1), instructions: 10)) {
      _ = lua.state.close()
    }
    guard case .closed? = lua.error("return 1") else {
      Issue.record("it is not closed")
      return
    }
  }

  @Test func `debug.sethook cannot take limits away`() throws {
    #expect(
      try limit(LuaLimits(instructions: 10_000), "pcall(debug.sethook) while true do end") != nil
    )
  }
}
