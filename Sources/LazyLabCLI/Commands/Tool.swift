internal import LazyScripting
internal import LazyStacks

/// What commands work with: the terminal, and how sessions are made.
struct Tool {
  /// Makes a session from its options and from what takes its output and its events.
  typealias SessionMaker = (
    _ options: SessionOptions, _ output: @escaping ([UInt8]) -> Void,
    _ events: @escaping (Event, Int) -> Void
  ) throws(ScriptError) -> any ScriptSession

  var terminal: any Terminal
  /// What messages begin with: the tool's name, unless a conversation makes clear who speaks.
  var errorPrefix = "lazylab: "
  var makeSession: SessionMaker = { options, output, events throws(ScriptError) in
    try LabSession(options, output: output, events: events)
  }
  /// What can be typed at the REPL that is not Lua, in the order in which help lists it.
  var dotCommands = DotCommand.builtIn
  /// What `lazylab doctor` looks at, in the order in which it is printed.
  var doctorChecks = DoctorCheck.builtIn
  /// What a variable of the environment says.
  var environment: (String) -> String? = { _ in nil }
  /// The time of the machine, for those who ask how long something takes.
  var now: () -> Duration = { .zero }
  /// Whether plugins are found that the command line does not name: only in the tool's own process.
  var findsPlugins = false
  /// The environment in which plugins are looked for; nil to look nowhere.
  var pluginEnvironment: PluginPath.Environment? { findsPlugins ? environment : nil }
  /// Ends the process when nothing else stops a script; nil in a process that is not the tool's.
  var watchdog: Watchdog?

  /// Words that no command of a plugin can be.
  var reservedCommands: [String] { dotCommands.map(\.name) + RootCommand.commandNames }

  /// Says what went wrong, or what the user should know.
  func writeError(_ text: String) { terminal.writeLine(errorPrefix + text, to: .error) }

  /// Runs something under the eyes of the watchdog, if there is one.
  func watching<Value, Failure: Error>(
    _ name: String,
    limits settings: RunSettings,
    orElse consequence: Watchdog.Consequence = .end,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let watchdog else { return try body() }
    return try watchdog.watch(name, limits: settings, orElse: consequence, body)
  }

  /// Writes what is still in buffers; a reader that has gone is no failure.
  func finish(_ status: ExitStatus) -> Int32 {
    terminal.flush()
    switch terminal.outputFailure {
    case .closed:
      return ExitStatus.done.rawValue
    case .failed(let reason):
      writeError("cannot write standard output: \(reason)")
      return ExitStatus.failed.rawValue
    case nil:
      return status.rawValue
    }
  }
}
