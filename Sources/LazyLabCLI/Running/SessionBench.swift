internal import LazyReports
internal import LazyScripting
internal import LazyStacks

/// A session with everything that listens to it: what is printed, the trace file, the REPL's block.
final class SessionBench {
  let session: any ScriptSession
  /// Whether the session was stopped because nothing can be written any more.
  var stoppedItself: Bool { stream.hasFailed }

  private let tool: Tool
  private let settings: RunSettings
  private let stream: SessionStream
  private var reportedFailures = 0

  /// Starts a session.
  ///
  /// - Parameters:
  ///   - tool: Where output goes, and how sessions are made.
  ///   - settings: What the command line said.
  ///   - choice: Which events are printed.
  ///   - script: How the trace names what is run.
  /// - Throws: `FileError` if the trace cannot be written, ``ScriptError`` without memory for Lua.
  init(tool: Tool, settings: RunSettings, choice: EventChoice, script: String) throws {
    let header = EventJSON.Header(
      version: LazyLab.version,
      script: script,
      seed: settings.seed,
      flags: settings.flags
    )
    let trace = try settings.trace.map { try TraceFile(path: $0, header: header) }
    let stream = SessionStream(
      tool: tool,
      printer: EventPrinter(choice: choice, header: header),
      trace: trace
    )
    self.tool = tool
    self.settings = settings
    self.stream = stream
    session = try tool.makeSession(
      settings.sessionOptions,
      { stream.print($0) },
      { stream.take($0, window: $1) }
    )
    session.hooks.onDiagnostic = { stream.report($0) }
    session.hooks.onWarning = { tool.terminal.write($0, to: .error) }
    if let watchdog = tool.watchdog {
      session.hooks.onExpectation = { watchdog.note($0) }
      watchdog.setListener(session.memoryPressure)
    }
    stream.stop = session.interrupter
    session.hooks.traceWriter = { path, events, window, charge in
      try TraceFile.write(events, ofWindow: window, to: path, header: header, charge: charge)
    }
    if !settings.isSandboxed { openFiles() }
    stream.begin()
    try addPlugins()
  }

  /// Lets scripts name files, and errors show the lines of theirs.
  private func openFiles() {
    session.hooks.sourceReader = { path in
      SystemFiles.resolved(path).flatMap {
        try? SystemFiles.readPlain($0, atMost: ModuleFolder.lengthLimit)
      }
    }
    session.hooks.fileReader = { path in
      let place = SystemFiles.resolved(path) ?? path
      do throws(FileError) {
        return .bytes(try SystemFiles.readPlain(place, atMost: ModuleFolder.lengthLimit))
      } catch {
        return .failure(error.message)
      }
    }
  }

  /// Adds the plugins that the command line names and those that are found.
  private func addPlugins() throws {
    let path = try PluginPath(named: settings.plugins, environment: tool.pluginEnvironment)
    guard !path.plugins.isEmpty else { return }
    let places = path.plugins.map(\.place)
    try tool.watching("plugins", limits: settings) { () throws(ScriptError) in
      try session.addPlugins(places, reserving: tool.reservedCommands)
    }
  }

  /// Prints the reports about each window.
  func writeReports() throws(ScriptError) {
    for name in settings.reporters {
      for text in try session.report(by: name) { tool.terminal.writeLine(text) }
    }
  }

  /// Receives every event, after it was printed.
  var onEvent: ((Event, Int) -> Void)? {
    get { stream.onEvent }
    set { stream.onEvent = newValue }
  }

  /// Which events are printed from now on.
  var kinds: [Event.Kind] {
    get { stream.kinds }
    set { stream.kinds = newValue }
  }

  /// Reports the expectations that failed since the last call.
  ///
  /// - Parameter place: How a file and a line are written.
  /// - Returns: `failed` if one did.
  func reportExpectations(
    place: (String, Int) -> String = { "\($0.onOneLine):\($1)" }
  ) -> ExitStatus {
    let expectations = session.expectations
    let count = expectations.failed - reportedFailures
    for failure in expectations.failures {
      tool.writeError(place(failure.source, failure.line) + ": " + failure.message)
    }
    let more = count - expectations.failures.count
    if more > 0 { tool.writeError("… and \(more) more") }
    reportedFailures = expectations.failed
    session.forgetFailures()
    return count == 0 ? .done : .failed
  }

  /// Reports how many expectations failed, unless none did.
  func reportFailureCount() {
    let expectations = session.expectations
    guard expectations.failed > 0 else { return }
    let checked = Self.count(expectations.checked, of: "expectation")
    tool.writeError("\(expectations.failed) of \(checked) failed")
  }

  /// Reports failures that followed an error that was reported.
  func tellHeld() { stream.tellHeld() }

  /// The progress so far, for the message of a script that a limit stopped.
  var progress: String {
    let checked = session.expectations.checked
    return "done so far: \(Self.count(stream.frames, of: "frame")), "
      + "\(Self.count(checked, of: "expectation")) checked"
  }

  private static func count(_ number: Int, of noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Ends the session, whose finalizers run now.
  private func endSession(_ status: ExitStatus) -> ExitStatus {
    if status == .limitExceeded {
      // None runs after a limit. The process ends, and what the script made need not be taken apart
      // before that, which may take longer than the limit.
      if tool.watchdog != nil { _ = Unmanaged.passRetained(self) }
      return status
    }
    let stop = tool.watching("closing the session", limits: settings) { session.close() }
    guard let stop else { return status }
    let report = ErrorReport(script: stop, named: "finalizers at the end", progress: progress)
    return report.write(with: tool)
  }

  /// Writes what is left of the trace and ends the session.
  ///
  /// - Returns: The status given, unless a limit stopped finalizers or the trace could not be
  ///   written.
  func close(_ status: ExitStatus) -> ExitStatus {
    let status = endSession(status)
    guard let failure = stream.close() else { return status }
    tool.writeError(failure.message)
    return status == .done ? .failed : status
  }
}
