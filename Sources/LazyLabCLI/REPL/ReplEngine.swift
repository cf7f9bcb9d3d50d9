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
  /// The log of the session so far.
  var log = SessionLog()

  private let settings: RunSettings
  private var pending: [String] = []
  private var places = EntryPlaces()
  private var blocks = WindowBlocks()

  init(bench: SessionBench, tool: Tool, settings: RunSettings, isInteractive: Bool) {
    self.bench = bench
    self.tool = tool
    self.settings = settings
    self.isInteractive = isInteractive
    listen()
  }

  /// The seed of random numbers.
  var seed: UInt64 { settings.seed }

  var limits: RunLimits { settings.limits }
  /// The line of the input that was read last; nil if a person types.
  var inputLine: Int? { isInteractive ? nil : places.line }

  private func listen() {
    guard isInteractive else { return }
    bench.onEvent = { [unowned self] event, window in blocks.add(event, window: window) }
  }

  /// Starts again with another session.
  func reset() -> Outcome {
    guard makeBench != nil else { return fail("'.reset' would take the script's session away") }
    guard settings.trace == nil else {
      return fail("'.reset' would begin the file of --trace anew; leave and start again")
    }
    return runs {
      guard let new = try makeBench?() else { return }
      new.kinds = bench.kinds
      _ = bench.close(.done)
      bench = new
      log.entries = []
      places = EntryPlaces()
      listen()
    }
  }

  /// Takes one line, or a whole entry of several lines.
  func feed(bytes: some Collection<UInt8>) -> Outcome {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      places.count(bytes)
      pending = []
      let line = isInteractive ? "" : "stdin:\(places.line): "
      tool.writeError(line + InvalidText(Array(bytes)).complaint)
      return .failed(.failed)
    }
    return feed(text)
  }

  /// Takes one line, or a whole entry of several lines.
  func feed(_ line: String) -> Outcome {
    let earlier = pending
    guard let recorder = log.recorder, let terminal = tool.terminal as? RecordingTerminal else {
      return take(line)
    }
    guard !pending.isEmpty || isRecorded(line) else { return pass(line, by: recorder) }
    var answer: [UInt8] = []
    terminal.onText = { answer += $0 }
    let outcome = take(line)
    terminal.onText = nil
    guard log.recorder === recorder, pending.isEmpty else { return outcome }
    return record { () throws(FileError) in
      try recorder.add((earlier + [line]).joined(separator: "\n"), answer: answer)
    } ?? outcome
  }

  /// Takes a command that is not run again with the rest; where lines are counted, the recording
  /// shows that it stood there.
  private func pass(_ line: String, by recorder: SessionRecorder) -> Outcome {
    let outcome = take(line)
    guard !isInteractive, log.recorder === recorder else { return outcome }
    return record { () throws(FileError) in try recorder.pass(line) } ?? outcome
  }

  /// Writes to the recording, which ends if that fails.
  private func record(_ body: () throws(FileError) -> Void) -> Outcome? {
    do {
      try body()
      return nil
    } catch {
      log.recorder = nil
      return fail("nothing is recorded any more: \(error.message)")
    }
  }

  private func isRecorded(_ line: String) -> Bool {
    let name = DotCommand.words(of: line)?.first
    return tool.dotCommands.first { $0.name == name }?.isRecorded ?? true
  }

  /// Takes one line, or a whole entry of several lines, without recording it.
  func take(_ line: String) -> Outcome {
    places.count(line.utf8)
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
      try bench.session.run(script: script, arguments: [])
    }
  }

  /// Runs something in the session and reports the result as for an entry.
  ///
  /// `title` names it in messages about its end; by default it is the place of the entry.
  func runs(as title: String? = nil, body: () throws -> Void) -> Outcome {
    tool.terminal.onInterrupt = bench.session.interrupter
    blocks = WindowBlocks()
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
    let line = places.entryLine
    tool.writeError("stdin:\(line): the input ends inside the entry that begins here")
    return .failed(.failed)
  }

  private func evaluate(_ entry: String) -> Outcome {
    tool.terminal.onInterrupt = bench.session.interrupter
    blocks = WindowBlocks()
    do {
      switch try evaluateWatched(entry) {
      case .incomplete: return .goesOn
      case .values(let values):
        pending = []
        places.endEntry()
        endLine()
        log.entries.append(SessionLog.Entry(text: entry, hasValue: !values.isEmpty))
        for value in values { tool.terminal.writeLine(value) }
        return finishEntry(.goesOn)
      }
    } catch {
      pending = []
      endLine()
      if error.kind != .syntax { places.endEntry() }
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
