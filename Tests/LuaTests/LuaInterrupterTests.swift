import Foundation
import Lua
import Synchronization
import TestBasics
import Testing

@Suite(.leavesNothing) struct LuaInterrupterTests {
  private static let stubborn = [
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
  ]

  @Test(arguments: stubborn)
  func `an interrupt ends a script that catches everything`(source: String) throws {
    try interrupt(source, within: LuaLimits())
  }

  // Under ThreadSanitizer, which delays signals, the count detects the interrupt.
  @Test(arguments: stubborn)
  func `an interrupt ends a script whose instructions are counted`(source: String) throws {
    try interrupt(source, within: LuaLimits(instructions: 1 << 40))
  }

  private func interrupt(_ source: String, within limits: LuaLimits) throws {
    let lua = try Interpreter()
    try lua.define("callback") { call in
      _ = try? call.function(at: 0).call()
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
    let error = lua.state.withLimits(limits) { lua.error(source) }
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

  @Test func `an interrupt may come while a state ends, and while its coroutines do`() throws {
    let target = Mutex<LuaInterrupter?>(nil)
    let done = Flag()
    let senders = (0..<2).map { _ in
      Thread {
        var interrupter: LuaInterrupter?
        while !done.value.load(ordering: .acquiring) {
          // The same interrupter is used for a while, so that its state is closed meanwhile.
          interrupter = target.withLock { $0 } ?? interrupter
          for _ in 0..<20 { interrupter?.interrupt() }
        }
      }
    }
    for sender in senders { sender.start() }
    for _ in 0..<300 {
      let lua = try Interpreter()
      target.withLock { $0 = lua.state.interrupter }
      let error = lua.error(
        "for i = 1, 200 do coroutine.wrap(function() for i = 1, 10 do end end)() end"
      )
      if case .interrupted? = error {} else if let error { Issue.record("\(error)") }
      lua.state.close()
    }
    done.value.store(true, ordering: .releasing)
    while !senders.allSatisfy(\.isFinished) { usleep(1000) }
  }

  @Test func `an interrupt reaches an outer state from another thread`() throws {
    let outer = try Interpreter()
    let inner = try Interpreter()
    try outer.define("nested") { _ in
      try inner.run("local n = 0 while n < 1000 do n = n + 1 end")
      return .none
    }
    let interrupter = outer.state.interrupter
    let done = Flag()
    let sender = Thread {
      while !done.value.load(ordering: .acquiring) {
        usleep(3000)
        interrupter.interrupt()
      }
    }
    sender.start()
    let error = outer.error("while true do nested() end")
    done.value.store(true, ordering: .releasing)
    while !sender.isFinished { usleep(1000) }
    guard case .interrupted? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try inner.run("return 1") == [.integer(1)])
    #expect(try outer.run("return 1") == [.integer(1)])
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
