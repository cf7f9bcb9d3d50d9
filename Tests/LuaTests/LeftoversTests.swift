import Lua
import Testing

@testable import TestBasics

@Suite struct LeftoversTests {
  @Test func `what a test keeps is named and what it lets go is not`() throws {
    let leftovers = Leftovers()
    var kept: [Interpreter] = []
    try Leftovers.$current.withValue(leftovers) {
      kept.append(try Interpreter())
      _ = try Interpreter().run("return {}")
    }
    #expect(leftovers.names == ["Interpreter", "LuaState"])
    kept = []
    #expect(leftovers.names == [])
  }
}
