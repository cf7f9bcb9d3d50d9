import Lua
import TestBasics
import Testing

@Suite(.leavesNothing) struct LuaTableTests {
  private func table(_ lua: Interpreter, _ source: String) throws -> LuaTable {
    guard case .table(let table)? = try lua.run("return " + source).first else {
      throw Mishap(code: 0)
    }
    return table
  }

  @Test func `raw access goes past metamethods and the other does not`() throws {
    let lua = try Interpreter()
    let proxy = try table(
      lua,
      "setmetatable({}, { __index = { x = 1 }, __len = function() return 9 end })"
    )
    #expect(try proxy.rawGet("x") == .nil)
    #expect(try proxy.get(.text("x")) == .integer(1))
    #expect(proxy.rawLength == 0)
    #expect(try proxy.length() == 9)
    #expect(!proxy.isPlain)
    let plain = try lua.state.makeTable(arrayCapacity: 4)
    #expect(plain.isPlain)
    try plain.rawSet(1, to: .text("one"))
    try plain.set(.text("k"), to: .number(.infinity))
    #expect(try plain.rawGet(1) == .text("one"))
    #expect(try plain.get(.text("k")) == .number(.infinity))
  }

  @Test func `bad keys are errors`() throws {
    let lua = try Interpreter()
    let plain = try lua.state.makeTable()
    #expect(throws: LuaError.self) { try plain.rawSet(.nil, to: .integer(1)) }
    #expect(throws: LuaError.self) { try plain.rawSet(.number(.nan), to: .integer(1)) }
    #expect(throws: LuaError.self) { try plain.set(.nil, to: .integer(1)) }
    #expect(try plain.rawGet(.nil) == .nil)
  }

  @Test func `entries come in the defined order`() throws {
    let lua = try Interpreter()
    let entries = try table(lua, "{ 'x', 'y', z = 1, a = 2, [true] = 3, [0.5] = 4 }").entries()
    #expect(
      entries.map(\.key)
        == [.integer(1), .integer(2), .number(0.5), .text("a"), .text("z"), .boolean(true)]
    )
    #expect(try table(lua, "{ 1, nil, nil, 4, n = 6 }").highestIndex() == 6)
    #expect(try table(lua, "{ [12] = 1, x = 2 }").highestIndex() == 12)
  }

  @Test func `equal references hold the same value`() throws {
    let lua = try Interpreter()
    let results = try lua.run("local t = {} return t, t, {}")
    #expect(results[0] == results[1])
    #expect(results[0] != results[2])
  }

  @Test func `references are given back`() throws {
    let lua = try Interpreter()
    _ = try lua.run("held = setmetatable({}, { __mode = 'k' })")
    for _ in 0..<20_000 {
      _ = try lua.run("local t, f = {}, function() end held[t] = 1 held[f] = 1 return t, f")
    }
    let count = try lua.run(
      "collectgarbage() local n = 0 for _ in next, held do n = n + 1 end return n"
    )
    #expect(try #require(count.first?.integer) < 500)
  }
}
