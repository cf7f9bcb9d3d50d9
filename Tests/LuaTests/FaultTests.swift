import Testing

@testable import Lua

/// Memory fails at every point of a script that touches every kind of value.
@Suite struct FaultTests {
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
      return call.push(Thing(), as: type)
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
      // At some periods one handle stays until the state closes; why is not known yet.
      #expect(lua.state.liveObjects <= 1, "every \(period)")
      lua.state.close()
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
