public import LazyReports
internal import LazyStacks
internal import Lua

/// One Lua state with lazylab's vocabulary, which runs scripts and the entries of a REPL.
///
/// It knows no terminal and no files: the output of scripts and the events of their windows go to
/// two closures, in order.
public final class LabSession {
  /// The Lua state, its limits, and the random numbers of scripts.
  let interpreter: ScriptInterpreter
  let types: HostTypes
  /// The names that scripts find.
  let scope: GlobalScope
  /// The plugins that were added, and their names.
  let plugins: PluginHost
  /// The tables whose fields bodies read, and the states of views that are gone.
  let observed: ObservedTables
  /// The functions that wait between frames, and the transactions of the changes that they make.
  let programs = Programs()
  /// The windows that scripts made.
  let made: MadeWindows
  /// The views that scripts make.
  let views: ScriptViews

  private(set) var options: SessionOptions
  /// How many experiments run with seeds of their own, each inside the one before.
  private var repetitions = 0
  /// The expectations of the scripts, and those that were not met.
  public internal(set) var expectations = Expectations()
  /// The rows of results that scripts added with `lab.row`.
  public internal(set) var rows = DataTable()
  /// The parameters that a script declared; nil if it declared none.
  public internal(set) var parameters: RunParameters?
  /// Whether the command line sets what is no parameter of the script, or no value of one.
  public internal(set) var hasWrongSetting = false
  /// Whether a window took the session's profile, and whether one took the other answer.
  public internal(set) var hasTaken = (profile: false, answer: false)
  /// The callbacks of the session's host.
  public var hooks = SessionHooks()
  /// The texts that were run most recently.
  var sources = SourceTexts()
  /// The parameters of windows that name none; nil for those of the options.
  var usualSetting: WindowSetting?
  /// The picture that was written last, and its file.
  var writtenPicture: (text: String, path: String)?

  /// Diagnostics that no window's trace contains: unused views, hidden names; the first thousand.
  public var diagnostics: [Diagnostic] { made.diagnostics }

  /// The windows that were made and are still held by the script, in order.
  public var windows: [SessionWindow] { made.held }

  /// The limits of printing a value.
  public var printLimits: PrintLimits {
    get { options.printLimits }
    set { options.printLimits = newValue }
  }

  /// Runs code with another seed, as if the session had it.
  ///
  /// What windows do meanwhile is only traced.
  func seeded<Value>(_ seed: UInt64, _ body: () throws -> Value) throws -> Value {
    let own = options.seed
    options.seed = seed
    repetitions += 1
    if repetitions == 1 { hooks.onRepeating?(true) }
    defer {
      options.seed = own
      repetitions -= 1
      if repetitions == 0 { hooks.onRepeating?(false) }
    }
    return try interpreter.seeded(seed, insteadOf: own, body)
  }

  var state: LuaState { interpreter.state }

  /// The meter that the windows of scripts charge their work to.
  var work: ScriptWork { interpreter.work }

  var reference: SessionReference { scope.reference }

  /// The declarations of the vocabulary: built-in ones, and those of plugins.
  var registry: Registry { scope.registry }

  /// Whether views note how they were written: in entries of the REPL, outside of bodies.
  var writesViews: Bool { sources.entryCount > 0 && !views.areUsed }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - options: The seed, and how Lua behaves.
  ///   - output: Receives the bytes that scripts print, whole lines.
  ///   - events: Receives each event of each window, with the window's number in the session.
  /// - Throws: ``ScriptError`` if there is not enough memory for a Lua state.
  public convenience init(
    _ options: SessionOptions = SessionOptions(),
    output: @escaping ([UInt8]) -> Void,
    events: @escaping (_ event: Event, _ window: Int) -> Void = { _, _ in }
  ) throws(ScriptError) {
    do {
      try self.init(starting: options, output: output, events: events)
      try VocabularyInstallation(in: scope).run()
      if options.isSandboxed { try SandboxModules(session: self).open() }
      if !options.mayExit, !options.isSandboxed { try refuseExit() }
      if options.notesFiles, !options.isSandboxed { try LoadedFiles(session: self).open() }
    } catch {
      throw ScriptError(error)
    }
  }

  private init(
    starting options: SessionOptions,
    output: @escaping ([UInt8]) -> Void,
    events: @escaping (Event, Int) -> Void
  ) throws(LuaError) {
    self.options = options
    made = MadeWindows(keepsAll: options.keepsWindows, events: events)
    let reference = SessionReference()
    interpreter = try ScriptInterpreter(options, output: output, reference: reference)
    let state = interpreter.state
    types = HostTypes(in: state, reference: reference)
    plugins = PluginHost(in: state, reference: reference)
    observed = ObservedTables(in: reference)
    scope = try GlobalScope(
      in: state,
      registry: Registry(adding: options.eventKinds),
      reference: reference
    )
    views = ScriptViews(of: types, in: scope, for: made, reference: reference)
    reference.session = self
  }

  /// Makes `os.exit` an error.
  private func refuseExit() throws(LuaError) {
    guard case .table(let library) = try scope.environment.rawGet("os") else { return }
    let exit = try state.makeFunction(named: "exit") { _ in
      throw Mistake(
        "os.exit would end lazylab before the result is known; return, or raise an error"
      )
    }
    try library.rawSet("exit", to: .function(exit))
  }

  deinit { state.close() }

  /// Ends the session, so that every later use of it is an error.
  ///
  /// Finalizers of scripts run within the rest of the last script's limits.
  ///
  /// - Returns: The limit that stopped a finalizer; nil if none did.
  public func close() -> ScriptError? { state.close().map { ScriptError($0) } }

  /// Forgets the failures of ``expectations``, so that later ones are kept; the counts stay.
  public func forgetFailures() { expectations.failures = [] }

  /// Makes running Lua stop with a ``ScriptError`` of kind `interrupted`.
  public func interrupt() { state.interrupter.interrupt() }

  /// A function that does what ``interrupt()`` does and may be called from a signal handler.
  public var interrupter: @Sendable () -> Void {
    let interrupter = state.interrupter
    return { interrupter.interrupt() }
  }

  /// A function that reports that the process is near its memory limit, or, with true, beyond it.
  ///
  /// Then garbage is collected, or the script is stopped. Any thread may call it.
  public var memoryPressure: @Sendable (_ isPassed: Bool) -> Void {
    let interrupter = state.interrupter
    return { interrupter.press(isPassed: $0) }
  }

  /// Notes the text of a file that is about to run.
  func note(file path: String, text: [UInt8]) {
    sources.add(text, named: path)
    hooks.onFile?(path, text)
  }

  /// The whole text that Lua knows by a name; nil if it is unknown.
  func bytes(of source: String) -> [UInt8]? {
    sources.bytes(of: source, reading: hooks.sourceReader)
  }

  /// A line, from 1, of a text that Lua knows by a name; nil if it is unknown or empty.
  func line(_ number: Int, of source: String) -> String? {
    sources.line(number, of: source, reading: hooks.sourceReader)
  }

  /// Reports, once, that the order of a table's keys is not defined.
  func reportUnorderedKeys() {
    guard !diagnostics.contains(where: { $0.code == .unorderedKeys }) else { return }
    report(
      Diagnostic(
        code: .unorderedKeys,
        message: "pairs met tables, functions or coroutines as keys, which have no defined order"
      )
    )
  }

  /// Reports, once, that a number that is not finite becomes null.
  func reportNotFinite(_ place: String) {
    guard !diagnostics.contains(where: { $0.code == .notFinite }) else { return }
    let message = "\(place) is no finite number, so it and others like it are written as null"
    report(Diagnostic(code: .notFinite, message: message))
  }
}
