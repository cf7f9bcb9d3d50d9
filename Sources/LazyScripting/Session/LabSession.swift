public import LazyStacks
internal import Lua

/// One Lua state with lazylab's vocabulary, which runs scripts and the entries of a REPL.
///
/// It knows no terminal and no files: the output of scripts and the events of their windows go to
/// two closures, in order.
public final class LabSession {
  let state: LuaState
  let types: HostTypes
  /// The names of the vocabulary: built-in ones, and those of plugins.
  var registry: Registry
  /// The meter that the windows of scripts charge their work to.
  let work: ScriptWork
  /// The plugins that were added, and their names.
  let plugins: PluginHost
  /// The tables whose fields bodies read.
  let observed: ObservedTables
  /// The states of views that are gone, until they can be released.
  let endedStates = EndedStates()
  /// The definitions that scripts added to the vocabulary.
  var definitions = ScriptDefinitions()
  /// The functions that wait between frames.
  let programs = Programs()
  /// The globals, which scripts and modules share.
  let environment: LuaTable
  /// The names that scripts find behind their own globals.
  let vocabulary: LuaTable
  let options: SessionOptions

  /// The expectations of the scripts, and those that were not met.
  public internal(set) var expectations = Expectations()
  /// The callbacks of the session's host.
  public var hooks = SessionHooks()
  /// Diagnostics that no window's trace contains: unused views, hidden names; the first thousand.
  public var diagnostics: [Diagnostic] { made.diagnostics }
  /// The windows that were made and are still held by the script, in order.
  public var windows: [SessionWindow] { made.held }
  let made: MadeWindows

  let output: ([UInt8]) -> Void
  let events: (Event, Int) -> Void
  let reference: SessionReference
  var viewUse = ViewUse()
  /// Whether views note how they were written: in entries of the REPL, outside of bodies.
  var writesViews: Bool { entryCount > 0 && !viewUse.isActive }
  /// The depth of the deepest child that was read since a view was last made.
  var childDepth = 0
  /// The transaction of the changes that a script makes now.
  var transaction = ScriptTransaction()
  var random: SeededStreams
  var globals = GlobalNames()
  /// The texts that were run most recently.
  var sources = SourceTexts()
  /// The limits of printing a value.
  public var printLimits = PrintLimits()
  var entryCount = 0

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
      try install()
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
    registry = Registry(adding: options.eventKinds)
    self.output = output
    self.events = events
    made = MadeWindows(keepsAll: options.keepsWindows)
    let reference = SessionReference()
    self.reference = reference
    var settings = LuaState.Options()
    settings.reproducible = !options.nativeLua
    settings.seed = options.seed
    settings.profile = options.isSandboxed ? .sandbox : .trusted
    settings.output = { output(Array($0)) }
    settings.warnings = { reference.session?.hooks.onWarning?(Array($0)) }
    settings.clock = { reference.session?.made.time ?? 0 }
    settings.unorderedKeys = { reference.session?.reportUnorderedKeys() }
    state = try LuaState(options: settings)
    types = HostTypes(in: state, reference: reference)
    work = ScriptWork(in: state)
    plugins = PluginHost(in: state, reference: reference)
    observed = ObservedTables(in: reference)
    environment = try state.globals()
    vocabulary = try state.makeTable()
    random = SeededStreams(seed: options.seed)
    reference.session = self
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

  /// Passes a diagnostic to the trace of the window that it concerns, otherwise to the host.
  func report(_ diagnostic: Diagnostic) {
    made.report(diagnostic) { hooks.onDiagnostic?($0) }
  }

  /// Makes a window and adds it to the list; diagnostics of a window that fails are kept here.
  func adopt(number: Int, make: () throws -> Window) throws -> Window {
    try made.add(number: number, make: make) { hooks.onDiagnostic?($0) }
  }

  private func reportUnorderedKeys() {
    guard !diagnostics.contains(where: { $0.code == .unorderedKeys }) else { return }
    report(
      Diagnostic(
        code: .unorderedKeys,
        message: "pairs met tables, functions or coroutines as keys, which have no defined order"
      )
    )
  }
}
