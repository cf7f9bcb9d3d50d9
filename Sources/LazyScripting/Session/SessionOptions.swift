public import LazyReports
internal import LazyStacks

/// The options of a session.
public struct SessionOptions: Sendable, Equatable {
  /// The seed of `lab.random`, `lab.noise`, `math.random` and of each window without one of its
  /// own.
  public var seed: UInt64 = 1
  /// The values of parameters that a script declares with `lab.parameters`.
  public var parameters: [RunParameters.Setting] = []
  /// Whether the session is a job of a sweep: `lab.sweep` runs only the session's seed.
  public var isJob = false
  /// The name of the profile of windows that name none; nil for `swiftui2027`.
  public var profile: String?
  /// Another profile for one of the windows from a frame on; nil where all keep theirs.
  public var profileChange: ProfileChange?
  /// Another answer to an ``OpenQuestion``, for windows that do not answer it themselves; nil for
  /// the model's.
  public var otherAnswer: DataValue.Field?
  /// Whether `pairs`, `next`, `math.random`, `table.sort` and the clock are stock Lua's, and so
  /// differ from run to run.
  public var nativeLua = false
  /// Whether scripts can reach neither files nor programs nor anything that could harm the process.
  public var isSandboxed = false
  /// Whether `os.exit` ends the process; otherwise it is an error, as in what counts expectations.
  public var mayExit = true
  /// Whether ``SessionHooks/onFile`` hears of what `require`, `dofile` and `loadfile` read, too.
  public var notesFiles = false
  /// Whether windows are kept when no script holds them any more, for later reports.
  public var keepsWindows = false
  /// The greatest amount of memory that Lua may hold, in bytes; nil for no limit.
  public var memoryLimit: Int?
  /// How long a script, or an entry of a REPL, may run; nil for no limit.
  public var timeLimit: Duration?
  /// How many Lua instructions a script, or an entry of a REPL, may run; nil for no limit.
  public var instructionLimit: Int?

  /// The limits of printing a value, which a REPL may change.
  var printLimits = PrintLimits()

  /// Kinds of events that scripts and help know beside `Event.Kind.builtIn`.
  public var eventKinds: [Event.Kind] = []

  /// Creates options with seed 1 and reproducible Lua.
  public init() {}
}
