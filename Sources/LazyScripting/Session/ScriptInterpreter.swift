internal import Lua

/// The interpreter of a session: its Lua state, the limits of what runs there, and the random
/// numbers that scripts draw.
final class ScriptInterpreter {
  let state: LuaState
  /// The limits of a script or an entry.
  let limits: LuaLimits
  /// The meter that charges work that is done for scripts to these limits.
  let work: ScriptWork
  /// The pseudo-random numbers of `lab`; `math.random` has its own.
  var random: SeededStreams
  /// Both as they were before any script ran.
  private let undrawn: (lab: SeededStreams, lua: LuaState.RandomNumbers?)

  /// Opens a Lua state.
  ///
  /// - Parameters:
  ///   - options: The seed, the limits, and how Lua behaves.
  ///   - output: Receives the bytes that scripts print, whole lines.
  ///   - reference: The session, which hears of warnings and has the clock.
  /// - Throws: ``LuaError`` if there is not enough memory.
  init(
    _ options: SessionOptions,
    output: @escaping ([UInt8]) -> Void,
    reference: SessionReference
  ) throws(LuaError) {
    var settings = LuaState.Options()
    settings.reproducible = !options.nativeLua
    settings.seed = options.seed
    settings.profile = options.isSandboxed ? .sandbox : .trusted
    settings.output = { output(Array($0)) }
    settings.warnings = { reference.session?.hooks.onWarning?(Array($0)) }
    settings.clock = { reference.session?.made.time ?? 0 }
    settings.unorderedKeys = { reference.session?.reportUnorderedKeys() }
    state = try LuaState(options: settings)
    limits = LuaLimits(
      memory: options.memoryLimit,
      time: options.timeLimit,
      instructions: options.instructionLimit
    )
    work = ScriptWork(in: state)
    random = SeededStreams(seed: options.seed)
    undrawn = (random, state.randomNumbers)
  }

  /// Runs code that draws random numbers from the first one on; afterwards the streams go on from
  /// where they are now.
  func drawingAnew<Value>(_ body: () throws -> Value) rethrows -> Value {
    let drawn = (lab: random, lua: state.randomNumbers)
    (random, state.randomNumbers) = undrawn
    defer { (random, state.randomNumbers) = drawn }
    return try body()
  }

  /// Runs code with the random numbers of one seed in place of another's, which afterwards go on
  /// from where they were.
  func seeded<Value>(
    _ seed: UInt64,
    insteadOf own: UInt64,
    _ body: () throws -> Value
  ) throws -> Value {
    let drawn = (lab: random, lua: state.randomNumbers)
    random = SeededStreams(seed: seed)
    try state.seed(seed)
    defer {
      // Fails only where nothing can be drawn any more.
      try? state.seed(own)
      (random, state.randomNumbers) = drawn
    }
    return try body()
  }

  /// Runs a body within the limits of a script, and adds the place to errors.
  func limited<Value>(_ body: () throws -> Value) throws(ScriptError) -> Value {
    do {
      return try state.withLimits(limits, body: body)
    } catch {
      throw ScriptError(any: error)
    }
  }
}
