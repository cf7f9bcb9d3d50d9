import Lua
import TestBasics
import Testing

@Suite(.leavesNothing) struct LuaStateTests {
  @Test func `a chunk gives all its results`() throws {
    let lua = try Interpreter()
    let results = try lua.run("return 1, 1.0, 'a', true, nil, false")
    #expect(
      results == [.integer(1), .number(1), .text("a"), .boolean(true), .nil, .boolean(false)]
    )
  }

  @Test func `integers and floats stay apart`() throws {
    let lua = try Interpreter()
    #expect(LuaValue.integer(1) != .number(1))
    let echo = try lua.run("return function(x) return math.type(x) end")
    guard case .function(let type)? = echo.first else { return #expect(Bool(false)) }
    #expect(try type.call([.integer(2)]) == [.text("integer")])
    #expect(try type.call([.number(2)]) == [.text("float")])
    #expect(try lua.run("return math.maxinteger") == [.integer(.max)])
  }

  @Test func `strings are bytes`() throws {
    let lua = try Interpreter()
    let bytes = LuaString(bytes: [0xff, 0, 0x80])
    #expect(try lua.run("return '\\xff\\0\\x80'") == [.string(bytes)])
    #expect(bytes.text == nil)
    try lua.define("text") { call in call.push(try call.text(at: 0)) }
    let message = lua.error("text('\\xff')")?.message
    #expect(
      message
        == "test.lua:1: argument 1 of text: expected text in UTF-8, got bytes that are not UTF-8"
    )
  }

  @Test(arguments: [
    (source: "return 1 +", incomplete: true),
    (source: "for i = 1, 2 do", incomplete: true),
    (source: "return )", incomplete: false),
    (source: "x = = 1", incomplete: false),
  ])
  func `a syntax error says whether more lines could help`(
    source: String,
    incomplete: Bool
  ) throws {
    let lua = try Interpreter()
    guard case .syntax(_, let isIncomplete)? = lua.error(source) else {
      return #expect(Bool(false))
    }
    #expect(isIncomplete == incomplete)
  }

  @Test func `precompiled code is refused`() throws {
    let lua = try Interpreter()
    #expect(throws: LuaError.self) { try lua.state.load("\u{1b}Lua", chunkName: "=x") }
  }

  @Test func `a closed state refuses everything`() throws {
    let lua = try Interpreter()
    let table = try lua.state.makeTable()
    lua.state.close()
    lua.state.close()
    #expect(throws: LuaError.self) { try lua.run("return 1") }
    #expect(throws: LuaError.self) { try table.rawGet("x") }
    #expect(table.rawLength == 0)
  }
}
