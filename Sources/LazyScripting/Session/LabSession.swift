public import LazyStacks
internal import Lua

/// One Lua state with lazylab's vocabulary, which runs scripts and the entries of a REPL.
///
/// It knows no terminal and no files: what scripts print and what their windows do goes to two
/// closures, in the order in which it happens.
public final class LabSession {
  let state: LuaState
  let types: HostTypes
  /// The names that scripts have: those of lazylab, and those of plugins.
  var registry = Registry.builtIn
  /// What the windows of scripts charge their work to.
  let work: ScriptWork
  /// The plugins that were added, and their names.
  let plugins: PluginHost
  /// The tables whose fields bodies read.
  let observed: ObservedTables
  /// The states of views that are gone, until something may be done about them.
  let endedStates = EndedStates()
  /// The names of the environment that views declare.
  var environmentKeys: Set<String> = []
  /// The functions that wait between frames.
  let programs = Programs()
  /// The globals, which scripts and modules share.
  let environment: LuaTable
  /// What scripts find behind their own globals.
  let vocabulary: LuaTable
  let options: SessionOptions

  /// What was expected by the scripts and what was not met.
  public internal(set) var expectations = Expectations()
  /// Is called after each expectation with what was found so far.
  public var onExpectation: ((Expectations) -> Void)?
  /// What users should know and no window's trace tells: unused views, hidden names; the first
  /// thousand.
  public private(set) var diagnostics: [Diagnostic] = []
  private static let mostDiagnostics = 1_000
  /// Is told of each of ``diagnostics`` when it is found.
  public var onDiagnostic: ((Diagnostic) -> Void)?
  /// Receives the pieces of warnings that scripts turned on with `warn "@on"`.
  public var onWarning: (([UInt8]) -> Void)?
  /// Holds a conversation in the middle of a script, for `lab.repl`; without it, that is an error.
  public var conversation: (() -> Void)?
  /// Writes a window's events to a file, for `window.trace:write(path)`; gives what went wrong.
  public var traceWriter: TraceWriter?

  /// Writes events to a file.
  ///
  /// It hands over each event to `charge` before it writes it, and ends with what that throws: then
  /// the script is stopped.
  public typealias TraceWriter = (
    _ path: String, _ events: [Event], _ window: Int, _ charge: (Event) throws -> Void
  ) throws -> String?
  /// Finds the modules of a sandboxed script by the parts of their names, which are plain file
  /// names; without it there are none.
  public var moduleReader: ((_ parts: [String]) -> ModuleSearch)?
  /// Reads a file of Lua code, so that an error in it can be shown with its line; without it, only
  /// what the session itself was given is shown.
  public var sourceReader: ((_ path: String) -> [UInt8]?)? {
    get { sources.reader }
    set { sources.reader = newValue }
  }
  /// Reads a file that a script names; without it, as in the sandbox, scripts name none.
  public var fileReader: ((_ path: String) -> FileReading)?
  /// The windows that were made and are still held by the script, in order.
  public var windows: [SessionWindow] { made.filter { $0.window != nil } }
  private var made: [SessionWindow] = []
  /// Windows that stay although no script holds them.
  private var kept: [Window] = []
  private var windowCount = 0
  /// How many windows are in their first frame, each inside a callback of the one before.
  private var unfinishedWindows = 0
  /// What was found in the first frame of a window.
  private var foundEarly: [Diagnostic] = []
  /// Whether what is found is nobody's business: views are made to measure them, not to show them.
  private(set) var isUnheard = false
  /// The window whose clock is the script's.
  private var current: Window?

  let output: ([UInt8]) -> Void
  let events: (Event, Int) -> Void
  let reference: SessionReference
  var viewUse = ViewUse()
  /// Whether views note how they were written: in entries of the REPL, outside of bodies.
  var writesViews: Bool { entryCount > 0 && !viewUse.isActive }
  /// The depth of the deepest child that was read since a view was last made.
  var childDepth = 0
  /// What holds for the changes that a script makes now.
  var transaction = ScriptTransaction()
  var random: SeededStreams
  var constructors: [(function: LuaFunction, name: String)] = []
  var customViewNames: [String] = []
  var globals = GlobalNames()
  /// What was run last.
  var sources = SourceTexts()
  /// How much of a value is printed.
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
      try self.init(starting: options, output, events)
      try install()
    } catch {
      throw ScriptError(error)
    }
  }

  private init(
    starting options: SessionOptions,
    _ output: @escaping ([UInt8]) -> Void,
    _ events: @escaping (Event, Int) -> Void
  ) throws(LuaError) {
    self.options = options
    self.output = output
    self.events = events
    let reference = SessionReference()
    self.reference = reference
    var settings = LuaState.Options()
    settings.reproducible = !options.nativeLua
    settings.seed = options.seed
    settings.profile = options.isSandboxed ? .sandbox : .trusted
    settings.output = { output(Array($0)) }
    settings.warnings = { reference.session?.onWarning?(Array($0)) }
    settings.clock = { reference.session?.current?.time ?? 0 }
    settings.unorderedKeys = { reference.session?.reportUnorderedKeys() }
    state = try LuaState(settings)
    types = HostTypes(state, reference)
    work = ScriptWork(state)
    plugins = PluginHost(state, reference)
    observed = ObservedTables(reference)
    environment = try state.globals()
    vocabulary = try state.makeTable()
    random = SeededStreams(seed: options.seed)
    reference.session = self
  }

  deinit { state.close() }

  /// Ends the session, so that every later use of it is an error: finalizers of scripts run within
  /// what the last script's limits left.
  ///
  /// - Returns: The limit that stopped a finalizer; nil if none did.
  public func close() -> ScriptError? { state.close().map { ScriptError($0) } }

  /// Forgets the failures of ``expectations``, so that later ones are kept; the counts stay.
  public func forgetFailures() { expectations.failures = [] }

  /// Makes running Lua stop with an ``ScriptError`` of kind `interrupted`.
  public func interrupt() { state.interrupter.interrupt() }

  /// A function that does what ``interrupt()`` does and may be called from a signal handler.
  public var interrupter: @Sendable () -> Void {
    let interrupter = state.interrupter
    return { interrupter.interrupt() }
  }

  /// A function that says that the process is near its memory limit, or, with true, beyond it.
  ///
  /// Then garbage is collected, or the script is stopped. Any thread may call it.
  public var memoryPressure: @Sendable (_ isPassed: Bool) -> Void {
    let interrupter = state.interrupter
    return { interrupter.press(isPassed: $0) }
  }

  /// The number of the next window.
  func nextWindowNumber() -> Int {
    windowCount += 1
    return windowCount
  }

  /// Takes a window that was just made into the list.
  private func adopt(_ window: Window, number: Int) {
    made = windows
    made.append(SessionWindow(number: number, window: window))
    if options.keepsWindows { kept.append(window) }
    current = window
  }

  /// Hands a diagnostic to the trace of the window that is concerned, else to who listens.
  ///
  /// That is the window whose frame is being made, else the one made last. What is found in the
  /// first frame of a window waits until the script has the window.
  func report(_ diagnostic: Diagnostic) {
    if isUnheard { return }
    if unfinishedWindows > 0 {
      if foundEarly.count < Self.mostDiagnostics { foundEarly.append(diagnostic) }
      return
    }
    let open = made.compactMap(\.window).filter { !$0.isClosed }
    if let window = open.last(where: \.isMakingFrame) ?? open.last {
      return window.report(diagnostic)
    }
    if diagnostics.count < Self.mostDiagnostics { diagnostics.append(diagnostic) }
    onDiagnostic?(diagnostic)
  }

  /// Makes a window and takes it into the list; a window that fails leaves what it found here.
  func adopt(number: Int, _ make: () throws -> Window) throws -> Window {
    unfinishedWindows += 1
    defer {
      unfinishedWindows -= 1
      if unfinishedWindows == 0 {
        let found = foundEarly
        foundEarly = []
        for diagnostic in found { report(diagnostic) }
      }
    }
    let window = try make()
    adopt(window, number: number)
    return window
  }

  /// Runs what makes views in order to measure them; nothing that is found meanwhile is reported.
  func unheard<Value>(_ body: () throws -> Value) rethrows -> Value {
    let outer = isUnheard
    isUnheard = true
    defer { isUnheard = outer }
    return try body()
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

/// A window that a script made.
public struct SessionWindow {
  /// Its number in the session, from 1.
  public let number: Int
  /// The window itself; nil once the script has let go of it.
  public private(set) weak var window: Window?

  init(number: Int, window: Window) {
    self.number = number
    self.window = window
  }
}
