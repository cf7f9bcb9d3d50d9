internal import ArgumentParser
internal import LazyScripting
internal import LazyStacks

/// The environment of commands: the terminal, and how sessions are made.
struct Tool {
  /// Makes a session from its options and the receivers of its output and its events.
  typealias SessionMaker = (
    _ options: SessionOptions, _ output: @escaping ([UInt8]) -> Void,
    _ events: @escaping (Event, Int) -> Void
  ) throws(ScriptError) -> any ScriptSession

  var terminal: any Terminal
  /// The beginning of messages: the tool's name, unless a conversation makes clear who speaks.
  var errorPrefix = "lazylab: "
  var makeSession: SessionMaker = { options, output, events throws(ScriptError) in
    try LabSession(options, output: output, events: events)
  }
  /// The commands that a command line may name, in the order in which `--help` lists them.
  var commands = RootCommand.builtIn
  /// The REPL's commands, in the order in which help lists them; a script needs none.
  var dotCommands: () -> [DotCommand] = { DotCommand.builtIn }
  /// The checks of `lazylab doctor`, in the order in which they are printed.
  var doctorChecks = DoctorCheck.builtIn
  /// The program that runs tests in processes of their own; nil to run them in this one.
  var program: String?
  /// The value of an environment variable.
  var environment: (String) -> String? = { _ in nil }
  /// The clock for measuring how long something takes.
  var now: () -> Duration = { .zero }
  /// The files that commands write.
  let files = WrittenFiles()
  /// Whether plugins are found that the command line does not name; true only in the tool's own
  /// process.
  var findsPlugins = false
  /// The environment in which plugins are looked for; nil if they are not.
  var pluginEnvironment: PluginPath.Environment? { findsPlugins ? environment : nil }
  /// The watchdog, which ends the process if nothing else stops a script; nil in a process that is
  /// not the tool's.
  var watchdog: Watchdog?

  /// The words that plugins cannot use as commands.
  var reservedCommands: [String] { dotCommands().map(\.name) + RootCommand.commandNames }

  /// Reports an error, or something else that the user should know.
  func writeError(_ text: String) { terminal.writeLine(errorPrefix + text, to: .error) }

  /// Runs something under the watchdog, if there is one.
  func watching<Value, Failure: Error>(
    _ name: String,
    limits: RunLimits,
    orElse consequence: Watchdog.Consequence = .end,
    body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let watchdog else { return try body() }
    return try watchdog.watch(name, limits: limits, orElse: consequence, body: body)
  }

  /// The status of a command whose output is its result, which somebody must have read.
  func read(_ status: ExitStatus) -> ExitStatus {
    terminal.flush()
    return status == .done && terminal.outputFailure != nil ? .failed : status
  }

  /// Flushes buffers and returns the exit status, which a reader that has gone does not change.
  func finish(_ status: ExitStatus) -> Int32 {
    terminal.flush()
    switch terminal.outputFailure {
    case .failed(let reason):
      writeError("cannot write standard output: \(reason)")
      return ExitStatus.failed.rawValue
    case .closed, nil:
      return status.rawValue
    }
  }
}
