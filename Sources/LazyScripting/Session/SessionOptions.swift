/// The options of a session.
public struct SessionOptions: Sendable, Equatable {
  /// The seed of `lab.random`, `lab.noise`, `math.random` and of each window that names none.
  public var seed: UInt64 = 1
  /// Whether `pairs`, `math.random`, `table.sort` and the clock are stock Lua's, and so differ from
  /// run to run.
  public var nativeLua = false
  /// Whether scripts reach neither files nor programs, and nothing that could harm the process.
  public var isSandboxed = false
  /// Whether windows are kept when no script holds them any more, so that they can be reported on.
  public var keepsWindows = false
  /// The bytes that Lua may hold; nil for any number.
  public var memoryLimit: Int?
  /// How long a script, or an entry of a REPL, may run; nil for any time.
  public var timeLimit: Duration?
  /// How many instructions of Lua a script, or an entry of a REPL, may run; nil for any number.
  public var instructionLimit: Int?

  /// Creates options with seed 1 and reproducible Lua.
  public init() {}
}
