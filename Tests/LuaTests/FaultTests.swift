import LazyTestSupport
import Testing

@testable import Lua

/// Memory fails at every point of a script that touches every kind of value.
@Suite(.leavesNothing) struct FaultTests {
  static let script = """
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
    end)
    return ok
    """

  private final class Thing {
    var size = 0
  }

  private func prepare(_ lua: Interpreter) throws {
    var declaration = LuaTypeDeclaration<Thing>("Thing")
    declaration.members = [
      .property("name") { _, call in call.push("thing") },
      .property("size") { thing, call in
        call.push(thing.size)
      } set: { thing, call in
        thing.size = try call.integer(0)
      },
    ]
    let type = try lua.state.makeType(declaration)
    try lua.define("make") { call in
      _ = try call.text(0)
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
      let results = try call.function(0).call([.integer(1)])
      return call.push(results[0])
    }
  }

  @Test func `every k-th request for memory may fail`() throws {
    for period in Array(1...160) + [200, 300, 500, 1000] {
      let lua = try Interpreter()
      try prepare(lua)
      let script = try lua.state.load(Self.script, chunkName: "@test.lua")
      lua.state.injectFaults(every: period)
      _ = try? script.call()
      _ = try? script.call()
      lua.state.injectFaults(every: 0)
      #expect(try script.call() == [.boolean(true)], "every \(period)")
      // What waited in queues when memory failed is let go at the first, collected at the second.
      try lua.state.collectGarbage()
      try lua.state.collectGarbage()
      #expect(lua.state.liveObjects == 0, "every \(period)")
      lua.state.close()
    }
  }

  @Test func `finalizers for which there is no memory lose nothing`() throws {
    let script = """
      local function deep(n) if n > 0 then deep(n - 1) collectgarbage('step') end end
      for i = 1, 5 do
        pcall(function()
          do local thing = make('a name') thing.size = i end
          do local f = fresh() f() end
          deep(i)
          collectgarbage()
        end)
      end
      """
    for period in 1...60 {
      let lua = try Interpreter()
      try prepare(lua)
      let script = try lua.state.load(script, chunkName: "@test.lua")
      lua.state.injectFaults(every: period)
      _ = try? script.call()
      _ = try? script.call()
      lua.state.injectFaults(every: 0)
      try lua.state.collectGarbage()
      try lua.state.collectGarbage()
      #expect(lua.state.liveObjects == 0, "every \(period)")
    }
  }

  @Test func `loading and making values may fail for lack of memory`() throws {
    let lua = try Interpreter()
    for period in 1...40 {
      lua.state.injectFaults(every: period)
      _ = try? lua.state.load("return {1, 2, {3}}", chunkName: "@x").call()
      let table = try? lua.state.makeTable(arrayCapacity: 10)
      try? table?.rawSet("key", .string("value"))
      _ = try? lua.state.makeFunction("f") { call in call.push(1) }
      _ = try? lua.state.makeEnvironment()
      lua.state.injectFaults(every: 0)
      #expect(try lua.run("return 1") == [.integer(1)])
    }
  }
}
