import Glibc
import Lua

/// The cost of being stoppable, and the time until a script that catches everything is stopped.
struct Stops {
  private static let iterations = 200_000
  private static let rounds = 60

  /// Measures everything and prints the tables.
  static func run() throws {
    try printCosts()
    try printDelays()
  }

  private static let loops = [
    ("adding", "local n, x = ..., 0 for i = 1, n do x = x + i end"),
    (
      "calling", "local n, x = ..., 0 local function f(i) return i end for i = 1, n do x = f(i) end"
    ),
    ("filling a table", "local n, t = ..., {} for i = 1, n do t[i & 255] = i end"),
  ]

  private static func printCosts() throws {
    print(
      "\nTight loops, time limit and Ctrl-C armed; each ratio is to the line without (target: 1.05)"
    )
    print(Measurement.header)
    let state = try LuaState()
    defer { state.close() }
    arm(state)
    for (name, source) in loops {
      let chunk = try state.load(source, chunkName: "=bench")
      let plain: (Int) throws -> Void = { _ = try chunk.call([.integer($0)]) }
      print(try Measurement(name, count: iterations, rounds: 101, plain).line())
      let timed = LuaLimits(time: .seconds(3600))
      try print(beside(plain, "\(name), armed", timed, state).line(target: 1.05))
      let counted = LuaLimits(instructions: 1 << 50)
      try print(beside(plain, "\(name), instructions counted", counted, state).line())
    }
  }

  private static func beside(
    _ plain: (Int) throws -> Void,
    _ name: String,
    _ limits: LuaLimits,
    _ state: LuaState
  ) throws -> Measurement {
    try Measurement(name, count: iterations, rounds: 101, beside: plain) { count in
      try state.withLimits(limits) { try plain(count) }
    }
  }

  private static let nested =
    "while true do pcall(function() pcall(function() while true do end end) end) end"

  private static let hangs = [
    ("a loop", "while true do end"),
    ("a coroutine in nested pcalls", "coroutine.wrap(function() \(nested) end)()"),
    ("a comparison of table.sort", "table.sort({ 2, 1 }, function() while true do end end)"),
    ("a pattern that tracks back", "local s = ('a'):rep(40) s:find(('a*'):rep(12) .. 'b')"),
    ("string.rep", "local s = ('x'):rep(1 << 24)"),
  ]

  private static func printDelays() throws {
    print("\nMilliseconds from the signal until the script has ended (target: 50)")
    print("                                                median   longest")
    let state = try LuaState()
    defer { state.close() }
    arm(state)
    for (name, hang) in hangs {
      let source = "while true do pcall(function() pcall(function() \(hang) end) end) end"
      let chunk = try state.load(source, chunkName: "=bench")
      print(row("Ctrl-C in \(name)", (0..<rounds).map { delayOfSignal(chunk, round: $0) }))
      print(row("time limit in \(name)", try (0..<rounds).map { _ in try overrun(chunk, state) }))
    }
  }

  /// How long after SIGINT a chunk ends; the signal comes at a different moment in each round.
  private static func delayOfSignal(_ chunk: LuaFunction, round: Int) -> Double {
    var timer = itimerval()
    timer.it_value.tv_usec = 5_000 + round * 37 % 1_000
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    _ = try? chunk.call([])
    return milliseconds() - Signal.sent
  }

  /// How much longer than its limit a chunk runs.
  private static func overrun(_ chunk: LuaFunction, _ state: LuaState) throws -> Double {
    let start = milliseconds()
    state.withLimits(LuaLimits(time: .milliseconds(5))) { _ = try? chunk.call([]) }
    return milliseconds() - start - 5
  }

  /// Lets SIGINT interrupt the state, and an alarm raise SIGINT, as a terminal would.
  private static func arm(_ state: LuaState) {
    Signal.interrupter = state.interrupter
    signal(SIGINT) { _ in Signal.interrupter?.interrupt() }
    signal(SIGALRM) { _ in
      Signal.sent = milliseconds()
      raise(SIGINT)
    }
  }

  private static func row(_ name: String, _ delays: [Double]) -> String {
    let sorted = delays.sorted()
    let columns = [sorted[sorted.count / 2], sorted[sorted.count - 1]].map { value in
      let text = "\((value * 100).rounded() / 100)"
      return String(repeating: " ", count: max(1, 10 - text.count)) + text
    }
    return name + String(repeating: " ", count: max(1, 44 - name.count)) + columns.joined()
  }
}

/// The state of the signal handlers, which run in the thread that runs Lua.
private enum Signal {
  nonisolated(unsafe) static var interrupter: LuaInterrupter?
  nonisolated(unsafe) static var sent = 0.0
}

private func milliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
