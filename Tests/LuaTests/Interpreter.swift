import TestBasics
import Testing

@testable import Lua

/// A state with what it printed, for tests.
final class Interpreter {
  let state: LuaState
  private let printed: Printed

  private final class Printed {
    var text = ""
  }

  init(
    reproducible: Bool = true,
    seed: UInt64 = 0,
    time: Double = 0,
    profile: LuaProfile = .trusted
  ) throws {
    let printed = Printed()
    var options = LuaState.Options()
    options.reproducible = reproducible
    options.seed = seed
    options.profile = profile
    options.clock = { time }
    options.output = { printed.text += String(decoding: $0, as: UTF8.self) }
    self.printed = printed
    state = try LuaState(options: options)
    Leftovers.track(self)
    Leftovers.track(state)
  }

  /// Every test's state has to be empty when it is closed.
  deinit {
    state.close()
    let left = state.leftWhenClosed
    if left != (0, 0) {
      Issue.record("a closed state left \(left)")
    }
  }

  var output: String { printed.text }

  @discardableResult
  func run(_ source: String, _ arguments: [LuaValue] = []) throws(LuaError) -> [LuaValue] {
    try state.load(source, chunkName: "@test.lua").call(arguments)
  }

  func define(_ name: String, parameters: [String]? = nil, _ body: @escaping LuaBody) throws {
    let function = try state.makeFunction(named: name, parameters: parameters, body: body)
    try state.globals().rawSet(name, to: .function(function))
  }

  func error(_ source: String) -> LuaError? {
    do {
      try run(source)
      return nil
    } catch {
      return error
    }
  }
}

struct Mishap: Error, Equatable, LuaErrorText {
  var code: Int
  var luaMessage: String { "mishap \(code)" }
}
