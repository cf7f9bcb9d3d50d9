import Foundation
import LazyTestSupport
import Lua
import Synchronization
import Testing

@Suite(.leavesNothing) struct LuaInterrupterTests {
  @Test(arguments: [
    "while true do end",
    "while true do pcall(function() while true do pcall(error) end end) end",
    """
    local function stubborn() while true do pcall(function() while true do end end) end end
    local c = coroutine.wrap(stubborn) while true do pcall(c) end
    """,
    """
    local function f() while true do end end
    while true do xpcall(f, function(e) return e end) end
    """,
    """
    local function f() while true do end end
    while true do local c = coroutine.create(f) coroutine.resume(c) coroutine.close(c) end
    """,
    "callback(function() while true do end end) while true do end",
    "table.sort({ 1, 2, 3, 4 }, function() while true do end end)",
  ])
  func `an interrupt ends a script that catches everything`(source: String) throws {
    let lua = try Interpreter()
    try lua.define("callback") { call in
      _ = try? call.function(0).call()
      return .none
    }
    let interrupter = lua.state.interrupter
    let done = Flag()
    let sender = Thread {
      while !done.value.load(ordering: .acquiring) {
        usleep(5000)
        interrupter.interrupt()
      }
    }
    sender.start()
    let error = lua.error(source)
    done.value.store(true, ordering: .releasing)
    guard case .interrupted? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    while !sender.isFinished { usleep(1000) }
    #expect(
      try lua.run("local n = 0 for i = 1, 1000 do n = n + i end return n") == [.integer(500500)]
    )
  }

  @Test func `an interrupt while nothing runs does nothing`() throws {
    let lua = try Interpreter()
    lua.state.interrupter.interrupt()
    #expect(!lua.state.isInterrupted)
    #expect(try lua.run("return 1") == [.integer(1)])
    let interrupter = lua.state.interrupter
    lua.state.close()
    interrupter.interrupt()
  }

  @Test func `a host function can interrupt its own script`() throws {
    let lua = try Interpreter()
    let state = lua.state
    try lua.define("stop") { [unowned state] _ in
      state.interrupter.interrupt()
      return .none
    }
    guard case .interrupted? = lua.error("pcall(stop) print('never')") else {
      return #expect(Bool(false))
    }
    #expect(lua.output == "")
  }
}

private final class Flag: Sendable {
  let value = Atomic(false)
}
