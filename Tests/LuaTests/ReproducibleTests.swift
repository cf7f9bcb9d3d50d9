import Lua
import TestBasics
import Testing

@Suite(.leavesNothing) struct ReproducibleTests {
  @Test func `pairs walks integers, numbers, strings, booleans`() throws {
    let lua = try Interpreter()
    try lua.run(
      """
      local t = { "a", "b", [10] = 1, [-3] = 1, [2.5] = 1, [true] = 1, [false] = 1, z = 1, aa = 1 }
      t.a = 1
      for k, v in pairs(t) do print(k) end
      """
    )
    #expect(
      lua.output.split(separator: "\n") == [
        "-3", "1", "2", "10", "2.5", "a", "aa", "z", "false", "true",
      ]
    )
  }

  @Test func `pairs allows what the manual allows`() throws {
    let lua = try Interpreter()
    try lua.run(
      """
      local t = {} for i = 1, 100 do t["k" .. i] = i; t[i] = i end
      local n = 0
      for k in pairs(t) do t[k] = nil n = n + 1 end
      assert(n == 200 and next(t) == nil)
      local seen = 0
      local proxy = setmetatable({}, { __pairs = function() return next, { 1, 2 } end })
      for k, v in pairs(proxy) do seen = seen + v end
      assert(seen == 3)
      local list = { 1, 2, nil, 4 } list[5] = nil
      local keys = {} for k in pairs(list) do keys[#keys + 1] = k end
      assert(table.concat(keys, ",") == "1,2,4")
      local f, s = pairs { a = 1, b = 2, c = 3 }
      assert(f(s, "a") == "b" and f(s, nil) == "a" and f(s, "b") == "c" and f(s, "c") == nil)
      assert(not pcall(pairs)) assert(not pcall(function() for _ in pairs(nil) do end end))
      """
    )
  }

  @Test func `next gives the order of pairs`() throws {
    let lua = try Interpreter()
    try lua.run(
      """
      local t = { 1, 2, [-4] = 0, [2.5] = 3, [true] = 1, [false] = 0 }
      for i = 1, 30 do t["k" .. i] = i end
      local function keys(...)
        local keys = {} for k in ... do keys[#keys + 1] = tostring(k) end
        return table.concat(keys, " ")
      end
      local order = keys(pairs(t))
      assert(keys(next, t) == order and next(t) == -4)
      local inner = 0
      for k in next, t do for j in next, t do inner = inner + 1 end end
      assert(inner == 36 * 36)
      for k in next, t do t[k] = nil end
      assert(next(t) == nil)
      t = { x = 1, y = 2, z = 3 }
      assert(next(t, "y") == "z")
      t.x = nil
      assert(next(t, "x") == "y")
      """
    )
  }

  @Test func `next takes what the manual allows`() throws {
    let lua = try Interpreter()
    try lua.run(
      """
      local function f() end
      local t = { x = 3, [f] = 1, [print] = 2, [{}] = 4, [1] = 5 }
      t[t] = 6
      local values = {}
      for _, value in next, t do values[#values + 1] = value end
      assert(#values == 6 and values[1] == 5 and values[2] == 3)
      local count = 0
      for k in next, t do t[k] = nil count = count + 1 end
      assert(count == 6)
      for _, call in ipairs { { { 1, 2 }, 3 }, { {}, "x" }, {} } do
        assert(not pcall(next, table.unpack(call)))
      end
      local walk = coroutine.wrap(function()
        for k in next, { b = 1, a = 2 } do coroutine.yield(k) end
      end)
      assert(walk() == "a" and walk() == "b")
      """
    )
  }

  @Test func `unordered keys are told`() throws {
    var told = 0
    var options = LuaState.Options()
    options.unorderedKeys = { told += 1 }
    let state = try LuaState(options: options)
    try state.load(
      "for k in pairs { [{}] = 1 } do end for k in pairs { 1 } do end",
      chunkName: "=x"
    )
    .call()
    #expect(told == 1)
  }

  @Test func `names are stable`() throws {
    let lua = try Interpreter()
    try lua.run(
      """
      local t, f = {}, function() end
      print(t, f, t) print(tostring(t), string.format("%5d %s %-12s|", 3, t, "x"))
      local named = setmetatable({}, { __tostring = function() return "T" end })
      print(setmetatable({}, { __name = "Thing" }), named)
      """
    )
    #expect(
      lua.output == """
        table: #1\tfunction: #2\ttable: #1
        table: #1\t    3 table: #1 x           |
        Thing: #3\tT

        """
    )
  }

  @Test func `the address format gives the stable name's number`() throws {
    let lua = try Interpreter()
    try lua.run(
      """
      local t, f = {}, function() end
      print(f, string.format("%p %p|%6p|%-6p|%%p %s", t, f, t, t, t))
      print(string.format("%p %p %p", 1, nil, true), string.format("%6p", 2.5))
      print(string.format("%p", "text") == string.format("%p", "te" .. "xt"))
      """
    )
    #expect(
      lua.output == """
        function: #2\t#1 #2|    #1|#1    |%p table: #1
        (null) (null) (null)\t(null)
        true

        """
    )
  }

  @Test(arguments: [
    "string.format('%.3p', {})", "string.format('%010p', {})", "string.format('%+p', {})",
    "string.format('%p %p', {})", "string.format('%', {})", "('%d'):format('x')",
    "pcall(string.format, '%d', {})", "os.date('%Ez')", "os.date({})", "load(1)",
    "load({})", "loadfile({})",
  ])
  func `replaced functions fail as stock Lua's do`(source: String) throws {
    func message(_ reproducible: Bool) throws -> [LuaValue] {
      let lua = try Interpreter(reproducible: reproducible)
      let source =
        "local _, message = pcall(function() error(select(2, \(source))) end) return message"
      return try lua.state.load(source, chunkName: "=x").call()
    }
    #expect(try message(true) == message(false))
    #expect(try message(true) != [.nil])
  }

  @Test func `random numbers follow the seed`() throws {
    let source = "return math.random(1, 1000000), math.random()"
    let first = try Interpreter(seed: 1).run(source)
    #expect(try Interpreter(seed: 1).run(source) == first)
    #expect(try Interpreter(seed: 2).run(source) != first)
    #expect(try Interpreter(seed: 1).run("math.random() math.randomseed() " + source) == first)
    let lua = try Interpreter(seed: 1)
    try lua.run("math.randomseed(42)")
    let seeded = try Interpreter(seed: 2)
    try seeded.run("math.randomseed(42)")
    #expect(try lua.run(source) == seeded.run(source))
  }

  @Test func `open files are numbered, closed ones are not`() throws {
    let lua = try Interpreter()
    let values = try lua.run(
      """
      local file = io.tmpfile()
      local open, again = tostring(io.stdout), ('%s'):format(io.stdout)
      file:close()
      return open, again, tostring(file)
      """
    )
    #expect(values == [.text("file (#1)"), .text("file (#1)"), .text("file (closed)")])
  }

  @Test func `the clock is virtual and in universal time`() throws {
    let lua = try Interpreter(time: 90061.5)
    #expect(
      try lua.run("return os.clock(), os.time(), os.date('%Y-%m-%d %H:%M:%S'), os.date('!*t').hour")
        == [.number(90061.5), .integer(90061), .text("1970-01-02 01:01:01"), .integer(1)]
    )
    #expect(
      try lua.run(
        "local t = { year = 2024, month = 14, day = 1, hour = 0 } return os.time(t), t.month"
      )
        == [.integer(1_738_368_000), .integer(2)]
    )
    #expect(
      try lua.run("return os.date(), os.date(nil, 0)")
        == [.text("Fri Jan  2 01:01:01 1970"), .text("Thu Jan  1 00:00:00 1970")]
    )
    #expect(lua.error("os.time { year = 2024 }")?.message.contains("missing in date table") == true)
  }

  @Test func `a stock state keeps stock Lua's functions`() throws {
    let lua = try Interpreter(reproducible: false)
    try lua.run("assert(pairs({}) == next) assert(not tostring({}):find('#'))")
  }

  @Test func `sort agrees with stock Lua on random arrays and is stable`() throws {
    let source = """
      math.randomseed(7)
      local lines = {}
      for round = 1, 60 do
        local t = {}
        for i = 1, math.random(0, 200) do t[i] = math.random(1, 50) end
        table.sort(t) lines[#lines + 1] = table.concat(t, " ")
        table.sort(t, function(a, b) return a > b end) lines[#lines + 1] = table.concat(t, " ")
      end
      return table.concat(lines, "\\n")
      """
    #expect(try Interpreter().run(source) == Interpreter(reproducible: false).run(source))
    try Interpreter().run(
      """
      local t = {} for i = 1, 300 do t[i] = { key = i * 7 % 10, place = i } end
      table.sort(t, function(a, b) return a.key < b.key end)
      for i = 2, 300 do
        assert(t[i - 1].key < t[i].key or t[i - 1].key == t[i].key and t[i - 1].place < t[i].place)
      end
      """
    )
  }

  @Test(arguments: [
    "table.sort({ 1, 'x', 2 })", "table.sort({ {}, {} })", "table.sort(1)",
    "table.sort({ 2, 1 }, 3)",
    "table.sort({ 1, 2, 3, 4, 5 }, function() return true end)",
    "table.sort({ 1, 2 }, function() error('inside', 0) end)",
  ])
  func `sort fails as stock Lua does`(source: String) throws {
    func message(_ reproducible: Bool) throws -> String? {
      try Interpreter(reproducible: reproducible).error(source)?.message
        .replacing("string with number", with: "number with string")
    }
    #expect(try message(true) != nil)
    #expect(try message(true) == message(false))
  }
}
