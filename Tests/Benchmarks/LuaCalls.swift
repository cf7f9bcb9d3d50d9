import CBenchmarks
import Lua

/// What it costs to cross between Lua and Swift, beside the same calls in C.
struct LuaCalls {
  private final class Counter {
    var value = 0.0
  }

  private static let count = 200_000
  private static let loop = "local double, n = double, ... for i = 1, n do double(1.5) end"
  private static let identity = "return function(x) return x end"

  /// Measures everything and prints the table.
  static func run() throws {
    guard let reference = bench_lua_open() else { return }
    defer { bench_lua_close(reference) }
    print("Calls between Lua and Swift")
    print(Measurement.header)
    try luaToSwift(reference)
    try swiftToLua(reference)
  }

  private static func luaToSwift(_ reference: UnsafeMutableRawPointer) throws {
    bench_lua_load(reference, loop)
    let plain = Measurement("Lua -> C, unchecked", count: count) {
      bench_lua_run(reference, Int64($0))
    }
    print(plain.line())
    let state = try LuaState()
    let checked = try state.makeFunction("double") { call in call.push(try call.number(0) * 2) }
    print(try measure("Lua -> Swift, checked", state, checked).line(against: plain, target: 3))
    let typed = try state.makeNumberFunction("double") { $0 * 2 }
    print(try measure("Lua -> Swift, typed", state, typed).line(against: plain, target: 2))
    print(try method(state).line(against: plain, target: 5))
    print(try property(state).line(against: plain))
    let named = try state.makeFunction("named", parameters: ["width", "height"]) { call in
      call.push(try call.number(call.parameter(1)))
    }
    let source = "local double, n = double, ... for i = 1, n do double { height = 1.5 } end"
    print(try measure("Lua -> Swift, one table", state, named, source).line(against: plain))
  }

  private static func measure(
    _ name: String,
    _ state: LuaState,
    _ function: LuaFunction,
    _ source: String = loop
  ) throws -> Measurement {
    try state.globals().rawSet("double", .function(function))
    let chunk = try state.load(source, chunkName: "=bench")
    return try Measurement(name, count: count) { try chunk.call([.integer($0)]) }
  }

  private static func counters(_ state: LuaState) throws {
    var declaration = LuaTypeDeclaration<Counter>("Counter")
    declaration.members = [
      .method("double") { counter, call in
        counter.value = try call.number(0) * 2
        return call.push(counter.value)
      },
      .property("value") { counter, call in call.push(counter.value) },
    ]
    let type = try state.makeType(declaration)
    try state.globals().rawSet("object", .object(type.handle(Counter())))
  }

  private static func method(_ state: LuaState) throws -> Measurement {
    try counters(state)
    let chunk = try state.load(
      "local o, n = object, ... for i = 1, n do o:double(1.5) end",
      chunkName: "=bench"
    )
    return try Measurement("userdata method", count: count) { try chunk.call([.integer($0)]) }
  }

  private static func property(_ state: LuaState) throws -> Measurement {
    let chunk = try state.load(
      "local o, n, v = object, ... for i = 1, n do v = o.value end",
      chunkName: "=bench"
    )
    return try Measurement("userdata property", count: count) { try chunk.call([.integer($0)]) }
  }

  private static func swiftToLua(_ reference: UnsafeMutableRawPointer) throws {
    bench_lua_load(reference, identity)
    let plain = Measurement("C -> Lua, lua_pcall", count: count) {
      _ = bench_lua_call(reference, Int64($0))
    }
    print(plain.line())
    let state = try LuaState()
    guard case .function(let function)? = try state.load(identity, chunkName: "=b").call().first
    else { return }
    let single = try Measurement("Swift -> Lua, number", count: count) {
      for i in 0..<$0 { _ = try function.number(Double(i)) }
    }
    print(single.line(against: plain, target: 1.5))
    let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
    defer { buffer.deallocate() }
    let batch = try Measurement("Swift -> Lua, batch, per item", count: count) { _ in
      _ = try function.numbers(from: 1, into: buffer)
    }
    print(batch.line(against: plain, target: 1.2))
    let general = try Measurement("Swift -> Lua, pushed and read", count: count) {
      for i in 0..<$0 { _ = try function.call({ $0.push(i) }, results: { try $0.integer(0) }) }
    }
    print(general.line(against: plain))
  }
}
