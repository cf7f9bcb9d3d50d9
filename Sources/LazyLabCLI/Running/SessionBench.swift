internal import LazyReports
internal import LazyScripting
internal import LazyStacks

/// A session with everything that listens to it: the output, the trace file and the REPL's blocks.
final class SessionBench {
  let session: any ScriptSession
  /// Whether the session was stopped because its output could not be written any more.
  var stoppedItself: Bool { stream.hasFailed }

  private let tool: Tool
  private let settings: RunSettings
  private let stream: SessionStream
  private var reportedFailures = 0

  /// Starts a session.
  ///
  /// - Parameters:
  ///   - tool: The tool, which makes sessions and has the terminal.
  ///   - settings: The settings from the command line.
  ///   - choice: Which events are printed.
  ///   - script: The name in the trace of what is run.
  ///   - prepare: What is done with the session before plugins are added.
  /// - Throws: `FileError` if the trace cannot be written, ``ScriptError`` without memory for Lua.
  init(
    tool: Tool,
    settings: RunSettings,
    choice: EventChoice,
    script: String,
    prepare: (any ScriptSession) -> Void = { _ in }
  ) throws {
    let header = settings.header(of: script)
    for file in settings.rowFiles { try file.check(with: tool, isForced: settings.isForced) }
    let traces = try settings.eventFiles(header).map { target in
      let file = try tool.files.begin(target.path, as: target.kind, isForced: settings.isForced)
      return try TraceFile(file, as: target.form)
    }
    for trace in traces { try trace.show() }
    let stream = SessionStream(
      tool: tool,
      printer: EventPrinter(choice: choice, header: header),
      traces: traces
    )
    self.tool = tool
    self.settings = settings
    self.stream = stream
    session = try tool.makeSession(
      settings.sessionOptions,
      { stream.print($0) },
      { stream.take($0, window: $1) }
    )
    listen(header)
    if !settings.isSandboxed { openFiles() }
    prepare(session)
    stream.begin()
    try addPlugins()
    try takeProfile()
  }

  /// Gives windows that name no profile that of the file that the command line names.
  private func takeProfile() throws {
    guard let path = settings.profile, ProfileName.isFile(path) else { return }
    let source = try ScriptSource.file(at: path, limits: settings.limits)
    try tool.watching(path, limits: settings.limits) { () throws(ScriptError) in
      try session.useSetting(source: source.bytes, name: path)
    }
  }

  /// Has the session tell what happens, and write files.
  private func listen(_ header: EventJSON.Header) {
    let (tool, stream) = (tool, stream)
    session.hooks.onDiagnostic = { stream.report($0) }
    session.hooks.onRepeating = { stream.isRepeating = $0 }
    session.hooks.onWarning = { tool.terminal.show($0, to: .error) }
    if let watchdog = tool.watchdog {
      session.hooks.onExpectation = { watchdog.note($0) }
      watchdog.setListener(session.memoryPressure)
    }
    stream.stop = session.interrupter
    session.hooks.traceWriter = { order, charge in
      try order.write(with: tool, header: header, charge: charge)
    }
    session.hooks.textWriter = { path, bytes, isForced in
      do throws(FileError) {
        let kind = FileKind.written(bytes, to: path).inLua
        try tool.files.write(bytes, to: path, as: kind, isForced: isForced)
        return nil
      } catch {
        return error.message
      }
    }
    session.hooks.columns = { tool.terminal.columns }
  }

  /// Lets scripts name files, and errors show lines of script files.
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
    try tool.watching("plugins", limits: settings.limits) { () throws(ScriptError) in
      try session.addPlugins(places, reserving: tool.reservedCommands)
    }
  }

  /// Runs a script without arguments, within the limits.
  func run(_ script: ScriptSource) throws(ScriptError) {
    try tool.watching(script.name, limits: settings.limits) { () throws(ScriptError) in
      try session.run(script: script, arguments: [])
    }
  }

  /// Prints the reports about each window.
  func writeReports() throws(ScriptError) {
    for name in settings.reporters {
      for text in try session.report(by: name) { tool.terminal.writeLine(text) }
    }
  }

  /// Receives every event after it was printed.
  var onEvent: ((Event, Int) -> Void)? {
    get { stream.onEvent }
    set { stream.onEvent = newValue }
  }

  /// The kinds of events that are printed from now on.
  var kinds: [Event.Kind] {
    get { stream.kinds }
    set { stream.kinds = newValue }
  }

  /// Reports the expectations that failed since the last call.
  ///
  /// - Parameter place: Writes a file and a line.
  /// - Returns: `failed` if an expectation failed.
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

  /// Reports failures that followed a reported error.
  func tellHeld() { stream.tellHeld() }

  /// The progress so far, for the message about a limit.
  var progress: String {
    let checked = session.expectations.checked
    return "done so far: \(Self.count(stream.frames, of: "frame")), "
      + "\(Self.count(checked, of: "expectation")) checked"
  }

  private static func count(_ number: Int, of noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Ends the session, which runs finalizers now.
  private func endSession(_ status: ExitStatus) -> ExitStatus {
    if status == .limitExceeded {
      // No finalizer runs after a limit. The process is about to end, and taking apart what the
      // script made might take longer than the limit.
      if tool.watchdog != nil { _ = Unmanaged.passRetained(self) }
      return status
    }
    let stop = tool.watching("closing the session", limits: settings.limits) { session.close() }
    guard let stop else { return status }
    let report = ErrorReport(script: stop, named: "finalizers at the end", progress: progress)
    return report.write(with: tool)
  }

  /// Writes the rest of the trace and the rows, and ends the session.
  ///
  /// - Returns: The given status, unless a limit stopped finalizers or a file could not be written.
  func close(_ status: ExitStatus) -> ExitStatus {
    let rows = session.rows
    let status = endSession(status)
    tool.watching("writing", limits: settings.limits) { tool.terminal.flush() }
    var failures = stream.close().map { [$0] } ?? []
    for file in settings.rowFiles {
      do throws(FileError) {
        try file.write(rows, with: tool, isForced: settings.isForced)
      } catch {
        failures.append(error)
      }
    }
    for failure in failures { tool.writeError(failure.message) }
    return status == .done && !failures.isEmpty ? .failed : status
  }
}
