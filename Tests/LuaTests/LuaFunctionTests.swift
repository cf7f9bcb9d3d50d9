import Lua
import TestBasics
import Testing

@Suite(.leavesNothing) struct LuaFunctionTests {
  private func function(_ lua: Interpreter, _ source: String) throws -> LuaFunction {
    guard case .function(let function)? = try lua.run("return " + source).first else {
      throw Mishap(code: 0)
    }
    return function
  }

  @Test func `numbers cross without a detour`() throws {
    let lua = try Interpreter()
    let double = try function(lua, "function(x, y) return x * 2 + (y or 0) end")
    #expect(try double.number(for: 2.5) == 5)
    #expect(try double.number(index: 3) == 6)
    #expect(try double.number(index: 3, extra: 0.5) == 6.5)
    let none = try function(lua, "function(x) if x > 1 then return 'x' end end")
    #expect(try none.number(for: 1) == nil)
    #expect(try none.number(for: 2) == nil)
    let fails = try function(lua, "function(x) error('bad') end")
    #expect(throws: LuaError.self) { try fails.number(for: 1) }
  }

  @Test func `a batch stops at the first result that is no number`() throws {
    let lua = try Interpreter()
    let length = try function(lua, "function(i, w) if i == 8 then return nil end return i * w end")
    let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: 10)
    defer { buffer.deallocate() }
    #expect(try length.numbers(from: 1, into: buffer, extra: 2) == 7)
    #expect(buffer[0] == 2 && buffer[6] == 14)
    #expect(try length.numbers(from: 9, into: buffer, extra: 1) == 10)
    let fails = try function(lua, "function(i) if i > 2 then error('at ' .. i) end return 1 end")
    #expect(throws: LuaError.self) { try fails.numbers(from: 1, into: buffer) }
  }

  @Test func `arguments are pushed and results read in place`() throws {
    let lua = try Interpreter()
    let join = try function(lua, "function(a, b, c) return a .. b, c end")
    let list = try lua.state.makeTable()
    try list.rawSet(2, to: .text("second"))
    let text = try join.call {
      $0.push("a")
      $0.push("b")
      $0.push(element: 2, of: list)
    } results: {
      "\(try $0.text(at: 0)) \(try $0.text(at: 1)) \($0.count)"
    }
    #expect(text == "ab second 2")
    #expect(throws: Mishap.self) {
      try join.call({ _ in throw Mishap(code: 1) }, results: { _ in })
    }
  }

  @Test func `the declared parameters and the place are known`() throws {
    let lua = try Interpreter()
    let plain = try function(lua, "function(a, b) end")
    #expect(plain.parameterCount == 2 && !plain.isVariadic)
    #expect(plain.definition == LuaLocation(source: "test.lua", line: 1))
    #expect(try function(lua, "print").definition == nil)
  }

  @Test func `the typed number function converts and complains`() throws {
    let lua = try Interpreter()
    let half = try lua.state.makeNumberFunction(named: "half") { value in
      if value < 0 { throw Mishap(code: 9) }
      return value / 2
    }
    try lua.state.globals().rawSet("half", to: .function(half))
    #expect(try lua.run("return half(3), half(4.0)") == [.number(1.5), .number(2)])
    #expect(lua.error("half('4')")?.message.contains("argument 1 of half") == true)
    #expect(lua.error("half(-1)")?.message == "test.lua:1: mishap 9")
  }
}
