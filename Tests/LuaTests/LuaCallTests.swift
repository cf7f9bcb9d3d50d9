import Lua
import TestBasics
import Testing

@Suite(.leavesNothing) struct LuaCallTests {
  @Test func `a single plain table is read by position and by name`() throws {
    let lua = try Interpreter()
    var seen: [String] = []
    try lua.define("Stack", parameters: ["spacing", "alignment"]) { call in
      let values = (0..<call.count).map { call.typeName(at: $0) }
      let spacing = call.typeName(at: call.parameter(at: 0))
      seen.append("\(call.isTable) \(values) \(spacing) \(call.unknownKey?.text ?? "-")")
      return .none
    }
    try lua.run(
      """
      Stack { spacing = 8, 1, nil, false, 'x', nil }
      Stack { 1, nil, nil, n = 3 }
      Stack { zeta = 1, spcing = 2 }
      Stack(1, 2)
      Stack {}
      Stack()
      Stack(setmetatable({ 1 }, {}))
      Stack({ 1 }, 2)
      """
    )
    #expect(
      seen == [
        #"true ["number", "nil", "boolean", "string"] number -"#,
        #"true ["number", "nil", "nil"] nil -"#,
        "true [] nil spcing",
        #"false ["number", "number"] nil -"#,
        "true [] nil -", "false [] nil -",
        #"false ["table"] nil -"#,
        #"false ["table", "number"] nil -"#,
      ]
    )
  }

  @Test func `a value under the name of a position is at the position`() throws {
    let lua = try Interpreter()
    var seen: [String] = []
    let function = try lua.state.makeFunction(
      named: "ratio",
      parameters: ["spacing", "ratio", "mode"],
      positions: 2
    ) { call in
      let values = try (0..<call.count).map { "\(try call.value(at: $0))" }
      let twice = (1...2).contains { !call.isNil(at: call.parameter(at: $0)) }
      seen.append("\(values.joined(separator: " ")) \(call.hasUnknownKey) \(twice)")
      return .none
    }
    try lua.state.globals().rawSet("ratio", to: .function(function))
    try lua.run(
      """
      ratio { 1, mode = 2 }
      ratio { mode = 2, ratio = 1 }
      ratio { mode = 2 }
      ratio { 1, 3, mode = 2 }
      ratio { nil, 3, ratio = 1 }
      """
    )
    let pair = "integer(1) integer(2) false false"
    #expect(
      seen == [
        pair, pair, "nil integer(2) false false", "integer(1) integer(3) false true",
        "integer(1) integer(3) false false",
      ]
    )
  }

  @Test func `many positions and absurd ones are read or refused`() throws {
    let lua = try Interpreter()
    try lua.define("last", parameters: []) { call in call.push(try call.integer(at: call.count - 1))
    }
    #expect(
      try lua.run("local t = {} for i = 1, 20000 do t[i] = i end return last(t)")
        == [.integer(20000)]
    )
    #expect(lua.error("last { [1 << 40] = 1 }")?.message.contains("too many values") == true)
  }

  @Test func `an argument error names position, function and what was found`() throws {
    let lua = try Interpreter()
    try lua.define("Item", parameters: ["height"]) { call in
      call.push(try call.number(at: call.isTable ? call.parameter(at: 0) : 0))
    }
    #expect(
      lua.error("Item { height = 'x' }")?.message
        == "test.lua:1: 'height' of Item: expected a number, got a string"
    )
    #expect(
      lua.error("Item('5')")?.message
        == "test.lua:1: argument 1 of Item: expected a number, got a string"
    )
    try lua.define("whole") { call in call.push(try call.integer(at: 0)) }
    #expect(try lua.run("return whole(2.0)") == [.integer(2)])
    #expect(lua.error("whole(2.5)")?.message.hasSuffix("expected an integer, got 2.5") == true)
    #expect(lua.error("whole('2')") != nil)
  }

  @Test func `the caller's line is known`() throws {
    let lua = try Interpreter()
    try lua.define("here") { call in call.push(call.location()?.description ?? "nowhere") }
    #expect(try lua.run("\n\nlocal a = here() return a") == [.text("test.lua:3")])
  }

  @Test func `tables, closures and arguments can be results`() throws {
    let lua = try Interpreter()
    try lua.define("make") { call in
      call.pushTable { table in
        table.set("x", to: 1.5)
        table.set(1, to: .text("one"))
        table.table("inner") { $0.set("flag", to: true) }
      }
      var next = 0
      call.push(function: "iterate") { call in
        next += 1
        return next > 3 ? .none : call.push(next)
      }
      return call.push(argument: 0)
    }
    let results = try lua.run(
      """
      local mark = {}
      local t, f, same = make(mark)
      local sum = 0
      for i in f do sum = sum + i end
      return t.x, t[1], t.inner.flag, sum, same == mark
      """
    )
    #expect(results == [.number(1.5), .text("one"), .boolean(true), .integer(6), .boolean(true)])
  }

  @Test func `a tail call and a yield are carried out by Lua`() throws {
    let lua = try Interpreter()
    try lua.define("apply") { call in
      for position in 0..<call.count { call.push(argument: position) }
      return .tailCall
    }
    try lua.define("wait") { call in
      call.push(try call.number(at: 0))
      return .yield
    }
    #expect(try lua.run("return apply(math.max, 1, 5, 3)") == [.integer(5)])
    let source = "local c = coroutine.wrap(function() return wait(2) + 1 end) return c(), c(41)"
    #expect(try lua.run(source) == [.number(2), .integer(42)])
    #expect(lua.error("wait(1)")?.message.contains("outside a coroutine") == true)
  }
}
