import CLuaShim

/// A Lua interpreter that no misuse from Swift can corrupt.
///
/// No Swift frame ever lies between a Lua error and the `pcall` that catches it: everything that
/// may raise runs in C, in protected mode. A state belongs to one thread; only its
/// ``interrupter`` may be used from others. Closures handed to it must not hold it strongly.
public final class LuaState {
  /// The options of a state.
  public struct Options {
    /// Whether what a script sees is independent of the machine, the time and hashing.
    ///
    /// Exceptions are what files and programs of the system return, and `collectgarbage("count")`,
    /// because the bytes in use depend on the build of Lua and on the last collection. The last
    /// digit of `x^y` and `math.pow`, except for `x^2`, comes from the C library and depends on the
    /// processor.
    public var reproducible = true

    /// The part of Lua's library that scripts may use.
    public var profile = LuaProfile.trusted

    /// The seed of `math.random`.
    public var seed: UInt64 = 0

    /// The virtual time in seconds, for `os.time`, `os.clock` and `os.date`.
    public var clock: () -> Double = { 0 }

    /// Receives the output of `print`, `io.write` and the standard output's `write`, in order.
    ///
    /// `print` passes each line as one piece, including the line break; the others pass each
    /// argument as one piece. If it is nil, the output goes to the standard output. Other functions
    /// of `io.stdout`, such as `flush`, and programs started by a script use only the process's own
    /// standard output.
    public var output: ((UnsafeRawBufferPointer) -> Void)?

    /// Receives the pieces of warnings that a script turned on; each line ends with a line break.
    public var warnings: ((UnsafeRawBufferPointer) -> Void)?

    /// Called when `pairs` or `next` meets tables, functions or coroutines as keys, whose order is
    /// undefined.
    public var unorderedKeys: (() -> Void)?

    /// Creates the defaults: reproducible, seed 0, a clock that stays at 0.
    public init() {}
  }

  let core: LuaCore

  /// Opens a state; fails only for lack of memory.
  public init(options: Options = Options()) throws(LuaError) {
    core = LuaCore(options: options)
    var host = ShimHost(of: core)
    try core.start(host: &host)
  }

  deinit {
    core.close()
  }

  /// Ends the state: every object is released, and every reference into it fails from now on.
  ///
  /// If the state is running or a caller is reading results in place, it ends as soon as that is
  /// over. Finalizers get what the last limits left of memory, instructions and time, and at most a
  /// quarter of a second; none runs after a limit was exceeded.
  ///
  /// - Returns: The limit that stopped finalizers, as ``LuaError/budget(_:traceback:)``.
  @discardableResult public func close() -> LuaError? {
    core.close()
    return core.closing.stop
  }

  /// Whether Lua is running, so that the caller is a host function.
  public var isRunning: Bool { core.state.map { shim_is_running($0) } ?? false }

  /// The interrupter, which stops what the state runs from a signal handler or another thread.
  public var interrupter: LuaInterrupter { LuaInterrupter(target: core.interruption) }

  /// Whether an interrupt is pending, so that long work in a host function should end.
  public var isInterrupted: Bool { core.state.map { shim_is_interrupted($0) } ?? false }

  /// The number of host objects to which Lua has handles.
  public var liveObjects: Int { core.slots.count }

  /// Compiles source text; precompiled code is refused.
  ///
  /// - Parameters:
  ///   - source: The bytes of the text.
  ///   - chunkName: The name for messages, in Lua's form: `@file.lua`, `=stdin`.
  ///   - environment: The table of its globals; nil for the stock ones.
  /// - Throws: ``LuaError/syntax(message:isIncomplete:)`` if it is not Lua.
  /// - Returns: The chunk as a function.
  public func load(
    _ source: some Sequence<UInt8>,
    chunkName: String,
    environment: LuaTable? = nil
  ) throws(LuaError) -> LuaFunction {
    let state = try core.open()
    let bytes = Array(source)
    var out = ShimCall()
    let status = bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return shim_load(state, start, buffer.count, chunkName, environment?.index ?? 0, &out)
    }
    defer { core.leave(with: &out) }
    guard status == Int32(SHIM_OK) else {
      throw FailedOperation(in: core, status: status).error(from: &out)
    }
    let call = LuaCall(raw: &out, core: core, function: nil)
    guard case .function(let function) = try call.read(at: 0) else { throw .memory }
    return function
  }

  /// Compiles source text; precompiled code is refused.
  public func load(
    _ source: String,
    chunkName: String,
    environment: LuaTable? = nil
  ) throws(LuaError) -> LuaFunction {
    try load(source.utf8, chunkName: chunkName, environment: environment)
  }

  /// The result of `tostring` for a value, `__tostring` included.
  public func describe(_ value: LuaValue) throws(LuaError) -> LuaString {
    guard case .string(let text) = try core.single(SHIM_OP_DESCRIBE, on: [value]) else { return "" }
    return text
  }

  /// Makes `require "name"` return a value.
  public func provide(_ name: String, module: LuaValue) throws(LuaError) {
    try core.perform(SHIM_OP_PROVIDE, on: [.text(name), module])
  }

  /// Collects all garbage, so that objects without handles are released.
  public func collectGarbage() throws(LuaError) {
    try core.perform(SHIM_OP_COLLECT, on: [])
  }
}
