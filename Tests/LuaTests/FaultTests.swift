import TestBasics
import Testing

@testable import Lua

/// Memory runs out, or an interrupt arrives, at every point of a script.
@Suite(.leavesNothing) struct FaultTests {
  @Test(arguments: Array(1...160) + [200, 300, 500, 1000])
  func `every k-th request for memory may fail`(period: Int) throws {
    let every = try EveryKind()
    every.lua.state.injectFaults(every: period)
    _ = try? every.run()
    _ = try? every.run()
    every.lua.state.injectFaults(every: 0)
    try every.expectNothingLeft("every \(period)")
  }

  @Test(arguments: 1...60)
  func `finalizers for which there is no memory lose nothing`(period: Int) throws {
    let every = try EveryKind(
      """
      local function deep(n) if n > 0 then deep(n - 1) collectgarbage('step') end end
      for i = 1, 5 do
        pcall(function()
          do local thing = make('a name') thing.size = i end
          do local f = fresh() f() end
          deep(i)
          collectgarbage()
        end)
      end
      return true
      """
    )
    every.lua.state.injectFaults(every: period)
    _ = try? every.run()
    _ = try? every.run()
    every.lua.state.injectFaults(every: 0)
    try every.expectNothingLeft("every \(period)")
  }

  @Test func `loading and making values may fail for lack of memory`() throws {
    let lua = try Interpreter()
    for period in 1...40 {
      lua.state.injectFaults(every: period)
      _ = try? lua.state.load("return {1, 2, {3}}", chunkName: "@x").call()
      let table = try? lua.state.makeTable(arrayCapacity: 10)
      try? table?.rawSet("key", to: .string("value"))
      _ = try? lua.state.makeFunction(named: "f") { call in call.push(1) }
      if let table { try? lua.state.guardGlobals(names: table) { _ in .none } }
      lua.state.injectFaults(every: 0)
      #expect(try lua.run("return 1") == [.integer(1)])
    }
  }

  @Test func `an interrupt may come at any instruction`() throws {
    let every = try EveryKind()
    let limit = 1 << 40
    every.lua.state.injectInterrupt(after: limit)
    try every.run()
    let length = limit - every.lua.state.instructionsLeft
    #expect(length > 300)
    every.lua.state.close()
    for instruction in 1...length {
      try interrupt(after: instruction, thenClose: false)
      try interrupt(after: instruction, thenClose: true)
    }
  }

  private func interrupt(after instruction: Int, thenClose: Bool) throws {
    let every = try EveryKind()
    every.lua.state.injectInterrupt(after: instruction)
    do {
      try every.run()
      Issue.record("nothing interrupted instruction \(instruction)")
    } catch {
      guard case .interrupted = error else {
        Issue.record("\(error) at instruction \(instruction)")
        return
      }
    }
    guard !thenClose else { return }
    every.lua.state.injectInterrupt(after: 0)
    try every.expectNothingLeft("interrupted after \(instruction)")
  }
}
