import Lua
import Testing

/// Everything that never ends is stopped, wherever a script puts it.
@Suite struct HangTests {
  static let limits = LuaLimits(memory: 8 << 20, time: .seconds(60), instructions: 100_000)

  /// Ways to get a piece of Lua run where errors are caught or hooks do not reach.
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
      call.push(try call.function(0).number(index: 1) ?? 0)
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
}
