import CBenchmarks
import Lua

/// The time of a crossing between Lua and Swift, beside the same calls in C.
struct LuaCalls {
  /// One kind of call; `run` makes a number of them.
  struct Subject {
    var name: String
    var target: Double?
    var run: (Int) throws -> Void
  }

  private final class Counter {
    var value = 0.0
  }

  private static let count = 5_000
  private static let loop = "local double, n = double, ... for i = 1, n do double(1.5) end"
  private static let identity = "return function(x) return x end"

  /// Measures everything and prints the table.
  static func run() throws {
    print("Calls between Lua and Swift; each ratio is to the line above that has none")
    print(Measurement.header)
    for group in try [intoSwift(), intoLua()] {
      guard let reference = group.first else { continue }
      print(try Measurement(reference.name, count: count, rounds: 201, reference.run).line())
      for subject in group.dropFirst() {
        let measured = try Measurement(
          subject.name,
          count: count,
          beside: reference.run,
          subject.run
        )
        print(measured.line(target: subject.target))
      }
    }
  }

  /// Makes `count` calls of the kind with that name and nothing else, for counting instructions.
  static func run(only name: String, count: Int) throws {
    let subjects = try intoSwift() + intoLua()
    try subjects.first { $0.name == name }?.run(count)
  }

  /// Prints the name of each kind of call.
  static func list() throws {
    for subject in try intoSwift() + intoLua() { print(subject.name) }
  }

  private static func intoSwift() throws -> [Subject] {
    let state = try LuaState()
    let checked = try state.makeFunction(named: "double") { call in
      call.push(try call.number(at: 0) * 2)
    }
    let typed = try state.makeNumberFunction(named: "double") { $0 * 2 }
    let named = try state.makeFunction(named: "named", parameters: ["width", "height"]) { call in
      call.push(try call.number(at: call.parameter(at: 1)))
    }
    let table = "local double, n = double, ... for i = 1, n do double { height = 1.5 } end"
    let method = "local o, n = object, ... for i = 1, n do o:double(1.5) end"
    let property = "local o, n, v = object, ... for i = 1, n do v = o.value end"
    try addCounter(state)
    return [
      try unchecked("Lua -> C, unchecked", loop),
      try subject("Lua -> Swift, checked", 3, state, loop, checked),
      try subject("Lua -> Swift, typed", 2, state, loop, typed),
      try subject("userdata method", 5, state, method),
      try subject("userdata property", nil, state, property),
      try unchecked("Lua -> C, one table, unread", table),
      try subject("Lua -> Swift, one table", nil, state, table, named),
    ]
  }

  private static func unchecked(_ name: String, _ source: String) throws -> Subject {
    let reference = bench_lua_open()
    bench_lua_load(reference, source)
    return Subject(name: name) { bench_lua_run(reference, Int64($0)) }
  }

  private static func subject(
    _ name: String,
    _ target: Double?,
    _ state: LuaState,
    _ source: String,
    _ function: LuaFunction? = nil
  ) throws -> Subject {
    let environment = try state.makeTable()
    let meta = try state.makeTable()
    try meta.rawSet("__index", to: .table(state.globals()))
    try environment.setMetatable(meta)
    if let function { try environment.rawSet("double", to: .function(function)) }
    let chunk = try state.load(source, chunkName: "=bench", environment: environment)
    return Subject(name: name, target: target) { count in
      _ = try withExtendedLifetime(state) { try chunk.call([.integer(count)]) }
    }
  }

  private static func addCounter(_ state: LuaState) throws {
    var declaration = LuaTypeDeclaration<Counter>(named: "Counter")
    declaration.members = [
      .method("double") { counter, call in
        counter.value = try call.number(at: 0) * 2
        return call.push(counter.value)
      },
      .property("value") { counter, call in call.push(counter.value) },
    ]
    let type = try state.makeType(declaration)
    try state.globals().rawSet("object", to: .object(type.handle(of: Counter())))
  }

  /// The state closes with its last reference, which calls alone do not keep.
  nonisolated(unsafe) private static var kept: LuaState?

  private static func intoLua() throws -> [Subject] {
    let reference = bench_lua_open()
    bench_lua_load(reference, identity)
    let state = try LuaState()
    kept = state
    let function = try state.load(identity, chunkName: "=b").call().first
    guard case .function(let function)? = function else { return [] }
    return [
      Subject(name: "C -> Lua, lua_pcall") { _ = bench_lua_call(reference, Int64($0)) },
      Subject(name: "Swift -> Lua, number", target: 1.5) {
        for i in 0..<$0 { _ = try function.number(for: Double(i)) }
      },
      Subject(name: "Swift -> Lua, batch, per item", target: 1.2) {
        try withUnsafeTemporaryAllocation(of: Double.self, capacity: $0) { buffer in
          buffer.initialize(repeating: 0)
          _ = try function.numbers(from: 1, into: buffer)
        }
      },
      Subject(name: "Swift -> Lua, pushed and read") {
        for i in 0..<$0 {
          _ = try function.call({ $0.push(i) }, results: { try $0.integer(at: 0) })
        }
      },
    ]
  }
}
