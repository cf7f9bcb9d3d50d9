import Lua
import Testing

/// Everything that never ends is stopped, wherever a script calls it.
@Suite struct HangTests {
  static let limits = LuaLimits(memory: 8 << 20, time: .seconds(60), instructions: 100_000)

  /// Ways to run a piece of Lua where errors are caught or hooks are not called.
  static let places = [
    "at top level": "HANG",
    "in a pcall": "while true do pcall(function() HANG end) end",
    "in a coroutine": "while true do pcall(coroutine.wrap(function() HANG end)) end",
    "in a handler": "while true do xpcall(error, function() HANG end) end",
    "in a finalizer": """
    setmetatable({}, {__gc = function() HANG end}) collectgarbage() collectgarbage()
    while true do end
    """,
    "in a __close": """
    while true do
      pcall(function()
        local x <close> = setmetatable({}, {__close = function() HANG end}) error()
      end)
    end
    """,
    "in a comparison": "while true do pcall(table.sort, {2, 1}, function() HANG end) end",
    "in a row function": "while true do pcall(rows, function(i) HANG end) end",
  ]

  @Test(arguments: Hang.all)
  func `what hangs is stopped everywhere, and the state works on`(hang: Hang) throws {
    let lua = try Interpreter(profile: .sandbox)
    try lua.define("rows") { call in
      call.push(try call.function(at: 0).number(index: 1) ?? 0)
    }
    for place in Self.places.keys.sorted() {
      let source = Self.places[place]?.replacing("HANG", with: "do \(hang.code) end") ?? ""
      let error = lua.state.withLimits(Self.limits) { lua.error(source) }
      guard case .budget(let limit, let traceback)? = error else {
        Issue.record("\(place): \(String(describing: error))")
        continue
      }
      if case .time = limit { Issue.record("\(place): only the time limit stopped it") }
      #expect(traceback.contains { $0.source == "test.lua" && $0.line != nil }, "\(place)")
      #expect(try lua.run("return 1 + 1") == [.integer(2)], "\(place)")
    }
  }

  @Test(arguments: [
    "pairs(big)", "for _ in pairs(big) do break end", "string.pack('c50000000', '')",
    "string.pack('z !8 Xi8 i4 c50000000', 'x', 1, '')", "load(text)", "load(text, 'n', 't', {})",
    "named(big)", "table.sort(list)",
  ])
  func `long work of one function is counted and ends early`(source: String) throws {
    let lua = try Interpreter()
    try lua.define("named", parameters: ["a"]) { _ in .none }
    try lua.run(
      """
      big, list = {}, {}
      for i = 1, 100000 do big["k" .. i] = i list[i] = -i end
      text = "local x = 1 " .. ("x = x + 1 "):rep(200000)
      """
    )
    let error = lua.state.withLimits(LuaLimits(instructions: 200)) { lua.error(source) }
    guard case .budget(.instructions, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try lua.run("return 1 + 1") == [.integer(2)])
  }

  @Test func `a long text is compiled in pieces all the same`() throws {
    let lua = try Interpreter()
    let long = String(repeating: "x = (x or 0) + 1 -- é\n", count: 3000)
    try lua.run(long)
    #expect(try lua.run("return x") == [.integer(3000)])
    try lua.run("y = 0 assert(load(('y = y + 1 '):rep(9000), '=n', 't', { y = 5 }))() z = y")
    #expect(try lua.run("return y, select(2, load(('y = y '):rep(9000) .. '+', '=n'))").count == 2)
    #expect(lua.error(long + "x = ")?.message == "test.lua:3001: unexpected symbol near <eof>")
  }
}
