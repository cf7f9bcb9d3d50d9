internal import LazyReports
internal import LazyScripting
internal import LazyStacks

/// A conversation with a session, independent of the terminal: lines in, output out.
///
/// It does not read, edit or remember lines; its caller does, and passes them one by one.
final class ReplEngine {
  /// The outcome of an entry.
  enum Outcome: Equatable {
    /// The conversation continues.
    case goesOn
    /// The user wants to leave.
    case quit
    /// The entry failed with this status, and the error was reported.
    case failed(ExitStatus)
  }

  /// The prompt for the next line, which continues an entry or begins one.
  var prompt: String { pending.isEmpty ? "> " : "… " }

  private(set) var bench: SessionBench
  let tool: Tool
  /// Whether a person reads, so that blocks and the names of entries make sense.
  let isInteractive: Bool

  /// Receives text for the user to edit in the next entry; nil if there are only lines.
  var onTextToEdit: ((String) -> Void)?

  /// Makes a session for a fresh start.
  var makeBench: (() throws -> SessionBench)?
  /// Whether what moved is printed after an entry.
  var showsBlocks = true
  /// Whether entries come from a recorded session.
  var isReplaying = false
  /// How the present entry is spelled to do the same without a person; nil for what was typed.
  var enteredAgain: String?
  /// Whether the present entry is left out of recordings, because it shows what a terminal alone
  /// can show, and changes nothing.
  var isLeftOut = false
  /// The log of the session so far.
  var log = SessionLog()

  private let settings: RunSettings
  private var pending: [String] = []
  private var places = EntryPlaces()
  private var blocks = WindowBlocks()
  /// How often the present entry asked about other profiles.
  var profileQuestions = 0
  /// Whether the present entry ran anything, so that the session may have changed.
  private var hasRun = false

  init(bench: SessionBench, tool: Tool, settings: RunSettings, isInteractive: Bool) {
    self.bench = bench
    self.tool = tool
    self.settings = settings
    self.isInteractive = isInteractive
    listen()
  }

  /// The seed of random numbers.
  var seed: UInt64 { settings.seed }
  /// The options of its sessions.
  var sessionOptions: SessionOptions { settings.sessionOptions }
  /// The profile of windows that name none; nil for the default one.
  var profile: String? { settings.profile }
  /// How many entries ran, by which the next one is named.
  var entryCount: Int { places.finishedCount }
  /// The limits of its sessions.
  var limits: RunLimits { settings.limits }

  /// Listens to what moves, for a person, and keeps it for who asks later.
  func listen() {
    bench.session.keepsStills = true
    bench.session.hooks.otherProfiles = { [weak self] change in
      self.map { OtherProfiles(of: $0).sentences(about: change) } ?? []
    }
    guard isInteractive else { return }
    bench.onEvent = { [unowned self] event, window in blocks.add(event, window: window) }
  }

  /// Starts again with another session.
  func reset() -> Outcome {
    guard makeBench != nil else { return fail("'.reset' would take the script's session away") }
    let options = [("--trace", settings.trace), ("--perfetto", settings.perfetto)]
    if let option = options.first(where: { $0.1 != nil })?.0 {
      return fail("'.reset' would begin the file of \(option) anew; leave and start again")
    }
    return runs {
      guard let new = try makeBench?() else { return }
      new.kinds = bench.kinds
      _ = bench.close(.done)
      bench = new
      log.entries = []
      log.runs = []
      places.forgetEntries()
      listen()
    }
  }

  /// Takes one line, or a whole entry of several lines.
  func feed(bytes: some Collection<UInt8>) -> Outcome {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      places.count(bytes)
      let typed = pending + [String(decoding: bytes, as: UTF8.self)]
      _ = keep(.init(text: typed.joined(separator: "\n"), kind: .passed), answer: nil)
      pending = []
      let line = isInteractive ? "" : "stdin:\(places.line): "
      tool.writeError(line + InvalidText(Array(bytes)).complaint)
      return .failed(.failed)
    }
    return feed(text)
  }

  /// Takes one line, or a whole entry of several lines.
  func feed(_ line: String) -> Outcome {
    let typed = (pending + [line]).joined(separator: "\n")
    let isRepeatable = !pending.isEmpty || isRecorded(line)
    var answer: [UInt8] = []
    let terminal = tool.terminal as? RecordingTerminal
    let isRecording = log.recorder != nil
    if isRecording { terminal?.onText = { answer += $0 } }
    hasRun = false
    (enteredAgain, isLeftOut) = (nil, false)
    profileQuestions = 0
    places.count(line.utf8)
    let outcome = enter(line)
    if isRecording { terminal?.onText = nil }
    guard pending.isEmpty else { return outcome }
    let isBlank = typed.allSatisfy(\.isWhitespace)
    let isKept = isRepeatable && !isLeftOut
    let isNeeded = isKept && !isBlank && (outcome == .goesOn || hasRun)
    let text = enteredAgain ?? typed
    var entry = RecordedSession.Entry(text: text, kind: isNeeded ? .earlier : .passed)
    if outcome == .failed(.interrupted) { entry.answer = [ErrorReport.interruption] }
    return keep(entry, answer: isKept ? answer : nil) ?? outcome
  }

  /// Keeps an entry in the log, and writes it to a recording.
  ///
  /// What is not run again is kept only where lines are counted, which it takes up.
  ///
  /// - Parameters:
  ///   - entry: What was typed, as earlier input if what follows may depend on it.
  ///   - answer: What was answered; nil if the entry is not run again.
  /// - Returns: The error if the recording could not be written, which ends it.
  private func keep(_ entry: RecordedSession.Entry, answer: [UInt8]?) -> Outcome? {
    if entry.kind == .earlier || !isInteractive { log.inputs.append(entry) }
    guard let recorder = log.recorder, answer != nil || !isInteractive else { return nil }
    let kind: RecordedSession.Entry.Kind = answer == nil ? .passed : .answered
    do {
      try recorder.add(RecordedSession.Entry(text: entry.text, kind: kind), answer: answer ?? [])
      return nil
    } catch {
      log.recorder = nil
      return fail("nothing is recorded any more: \(error.message)")
    }
  }

  private func isRecorded(_ line: String) -> Bool {
    let name = DotCommand.words(of: line)?.first
    return tool.dotCommands().first { $0.name == name }?.isRecorded ?? true
  }

  /// Takes what a command was given to enter, whose own line was counted.
  func enter(_ line: String) -> Outcome {
    if pending.isEmpty {
      if line.allSatisfy(\.isWhitespace) { return .goesOn }
      let commands = CommandEntry(in: self)
      if let words = DotCommand.words(of: line) { return commands.run(words) }
      if let name = DotCommand.misspelt(line) { return commands.correct(name) }
      if let command = commands.undotted(line) {
        return fail("commands begin with a dot: .\(command)")
      }
      places.beginEntry()
    }
    pending.append(line)
    return evaluate(pending.joined(separator: "\n"))
  }

  /// Does something of which only its own answer is printed, and no events or blocks.
  func withoutMoves(_ body: () -> Outcome) -> Outcome {
    let (isShown, kinds) = (showsBlocks, bench.kinds)
    showsBlocks = false
    if !kinds.isEmpty { bench.kinds = [] }
    defer {
      showsBlocks = isShown
      if !kinds.isEmpty { bench.kinds = kinds }
    }
    return body()
  }

  /// Prints a line that differs from run to run, which no recording keeps.
  func writeUnrecorded(_ line: String) {
    ((tool.terminal as? RecordingTerminal)?.base ?? tool.terminal).writeLine(line)
  }

  /// Drops the lines of an incomplete entry; if there are none, says how to leave.
  func clear(wasEmpty: Bool) {
    if wasEmpty, pending.isEmpty { tool.terminal.writeLine("to leave, press Ctrl-D or type .quit") }
    pending = []
  }

  /// Runs a file in the session.
  @discardableResult
  func load(_ path: String) -> Outcome {
    runs { () throws in
      let script = try ScriptSource.file(at: path, limits: settings.limits)
      log.runs.append(.file(script))
      tool.files.protect(path)
      defer { tool.files.release() }
      try bench.session.run(script: script, arguments: [])
      log.entries.append(.file(script.bytes))
    }
  }

  /// Runs something in the session and reports the result as for an entry.
  ///
  /// `title` names it in messages about its end; by default it is the place of the entry.
  func runs(as title: String? = nil, body: () throws -> Void) -> Outcome {
    tool.terminal.onInterrupt = bench.session.interrupter
    blocks = WindowBlocks()
    hasRun = true
    do {
      try tool.watching(
        title ?? "stdin:\(places.entryLine)",
        limits: settings.limits,
        orElse: consequence,
        body: body
      )
      return finishEntry(.goesOn)
    } catch let error as ScriptError {
      return finishEntry(report(error))
    } catch let error as FileError {
      tool.writeError(error.message)
      return .failed(.wrongUsage)
    } catch {
      return .failed(ErrorReport(error).write(with: tool))
    }
  }

  /// What the watchdog does: a person can end what cannot be stopped, otherwise it ends the
  /// process.
  private var consequence: Watchdog.Consequence { isInteractive ? .warning : .end }

  /// Ends the conversation; an incomplete entry is an error unless a person sees it.
  func finish() -> Outcome {
    guard !pending.isEmpty, !isInteractive else { return .goesOn }
    pending = []
    let line = places.entryLine
    tool.writeError("stdin:\(line): the input ends inside the entry that begins here")
    return .failed(.failed)
  }

  private func evaluate(_ entry: String) -> Outcome {
    tool.terminal.onInterrupt = bench.session.interrupter
    blocks = WindowBlocks()
    log.present = entry
    defer { log.present = nil }
    do {
      switch try evaluateWatched(entry) {
      case .incomplete: return .goesOn
      case .values(let values):
        hasRun = true
        pending = []
        places.endEntry()
        endLine()
        log.runs.append(.entry(entry))
        log.entries.append(.typed(entry, hasValue: !values.isEmpty))
        for value in values { tool.terminal.writeLine(value) }
        return finishEntry(.goesOn)
      }
    } catch {
      pending = []
      endLine()
      if error.kind != .syntax {
        hasRun = true
        places.endEntry()
        log.runs.append(.entry(entry))
      }
      return finishEntry(report(error))
    }
  }

  /// Runs something that returns lines to print, such as a plugin's command.
  func perform(_ body: (any ScriptSession) throws -> [String]) -> Outcome {
    runs(as: "the command") {
      for line in try body(bench.session) { tool.terminal.writeLine(line) }
    }
  }

  private func evaluateWatched(_ entry: String) throws(ScriptError) -> EntryResult {
    try tool.watching("stdin:\(places.entryLine)", limits: settings.limits, orElse: consequence) {
      () throws(ScriptError) in try bench.session.evaluate(entry)
    }
  }

  /// Ends a line that a script left open, so that the answer and the prompt begin on a new one.
  private func endLine() {
    guard isInteractive, let terminal = tool.terminal as? RecordingTerminal else { return }
    if terminal.isInsideLine { terminal.writeLine("") }
  }

  private func finishEntry(_ outcome: Outcome) -> Outcome {
    for line in blocks.lines where showsBlocks { tool.terminal.writeLine(line) }
    let status = bench.reportExpectations(place: place)
    return outcome == .goesOn && status != .done ? .failed(status) : outcome
  }

  /// Lua's messages for the words with which users leave other tools.
  private static let leavingNames = ["exit", "quit"].map { "nothing is called '\($0)'" }

  private func report(_ error: ScriptError) -> Outcome {
    guard !bench.stoppedItself else { return .quit }
    var error = error
    if isInteractive, Self.leavingNames.contains(error.message) {
      error.message += "; to leave, press Ctrl-D or type .quit"
    }
    var progress = bench.progress
    if isInteractive, error.isOfMemory {
      progress += "\n  what a global holds is given up with its name = nil"
    }
    let report = ErrorReport(script: error, progress: progress, place: place)
    let status = report.write(with: tool)
    bench.tellHeld()
    return .failed(status)
  }

  /// The place of an error: people know entries by number; in a pipe only lines can be found again.
  private func place(of source: String, line: Int) -> String {
    isInteractive ? "\(source.onOneLine):\(line)" : places.place(of: source, line: line)
  }

  /// Reports what is wrong with a command.
  func fail(_ text: String) -> Outcome {
    tool.writeError(text)
    return .failed(.failed)
  }
}
