import TestBasics
import Testing

@testable import Lua

/// A state with a script that touches every kind of value and crosses to Swift in every way.
///
/// Whatever may fail fails inside its own `pcall`, so that the script can be run again.
final class EveryKind {
  private final class Thing {
    var size = 0
  }

  static let source = """
    local kept = {}
    local ok, message = pcall(function()
      local t = {1, 2.5, 'three', true, false, [10] = {}, name = {deep = {}}}
      for k, v in pairs(t) do kept[#kept + 1] = tostring(k) .. tostring(v) end
      local c = coroutine.wrap(function(a) for i = 1, 3 do a = coroutine.yield({a, i}) end end)
      c(1) c('x') c({})
      setmetatable({}, {__gc = function() kept.finalized = true end})
      local box <close> = setmetatable({}, {__close = function() kept.closed = true end})
      local thing = make('a name')
      thing.size = 3
      kept.text = ('a b c'):gsub('%w', function(w) return w:rep(10) end) .. #thing.name
      table.sort(kept, function(a, b) return a < b end)
      kept.code = load('return ...')(table.unpack(t))
      callback(function(n) return {n, make(tostring(n))} end)
      for i = 1, 3 do fresh()() end
      xpcall(error, function(e) return {e} end, {})
      local half = coroutine.create(function()
        local open <close> = setmetatable({}, {__close = function() make('closing') end})
        pcall(function() callback(function() pcall(coroutine.yield) error({}) end) end)
        coroutine.yield(make('half'))
      end)
      coroutine.resume(half)
      coroutine.close(half)
      pcall(pcall, pcall, function() local n = #make('again').name error(make('an error')) end)
      kept.sum = setmetatable({}, {__add = function(a, b) return make('sum') end}) + 1
    end)
    return ok
    """

  let lua: Interpreter
  private let script: LuaFunction

  /// Makes a state with a script, which returns true when it has run.
  init(_ source: String = EveryKind.source) throws {
    let lua = try Interpreter()
    self.lua = lua
    var declaration = LuaTypeDeclaration<Thing>(named: "Thing")
    declaration.members = [
      .property("name") { _, call in call.push("thing") },
      .property("size") { thing, call in
        call.push(thing.size)
      } set: { thing, call in
        thing.size = try call.integer(at: 0)
      },
    ]
    let type = try lua.state.makeType(declaration)
    try lua.define("make") { call in
      _ = try call.text(at: 0)
      let thing = Thing()
      Leftovers.track(thing)
      return call.push(thing, as: type)
    }
    try lua.define("fresh") { call in
      let captured = Thing()
      Leftovers.track(captured)
      return call.push(function: "a fresh function") { call in call.push(captured.size) }
    }
    try lua.define("callback") { call in
      let results = try call.function(at: 0).call([.integer(1)])
      return call.push(results[0])
    }
    script = try lua.state.load(source, chunkName: "@test.lua")
  }

  /// Runs the script.
  @discardableResult
  func run() throws(LuaError) -> [LuaValue] { try script.call() }

  /// Expects that the script runs as usual, and that nothing is left afterwards.
  ///
  /// - Parameter comment: What happened before.
  /// - Throws: What the script raised.
  func expectNothingLeft(_ comment: Comment) throws {
    #expect(try run() == [.boolean(true)], comment)
    // What waited in queues after a failure is released by the first collection, and collected by
    // the second.
    try lua.state.collectGarbage()
    try lua.state.collectGarbage()
    #expect(lua.state.liveObjects == 0, comment)
  }
}
