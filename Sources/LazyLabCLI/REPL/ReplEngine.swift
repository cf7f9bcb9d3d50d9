internal import LazyReports
internal import LazyScripting
internal import LazyStacks

/// A conversation with a session, apart from the terminal: lines in, what is to be written out.
///
/// It does not read, edit or remember lines; whatever does hands them over one by one.
final class ReplEngine {
  /// What an entry came to.
  enum Outcome: Equatable {
    /// The conversation goes on.
    case goesOn
    /// The user wants to leave.
    case quit
    /// The entry failed, and this was said.
    case failed(ExitStatus)
  }

  /// What to ask for the next line with: more of an entry, or a new one.
  var prompt: String { pending.isEmpty ? "> " : "… " }

  let bench: SessionBench
  let tool: Tool
  /// Whether a person reads; then blocks and the names of entries make sense.
  let isInteractive: Bool

  private let settings: RunSettings
  private var pending: [String] = []
  private var places = EntryPlaces()
  private var blocks = WindowBlocks()

  init(bench: SessionBench, tool: Tool, settings: RunSettings, isInteractive: Bool) {
    self.bench = bench
    self.tool = tool
    self.settings = settings
    self.isInteractive = isInteractive
    guard isInteractive else { return }
    bench.onEvent = { [unowned self] event, window in blocks.add(event, window: window) }
  }

  /// Takes one line.
  func feed(_ line: String) -> Outcome {
    places.countLine()
    if pending.isEmpty {
      if line.allSatisfy(\.isWhitespace) { return .goesOn }
      if let command = DotCommand.words(of: line) { return run(command) }
      if let name = DotCommand.misspelt(line) { return correct(name) }
      places.beginEntry()
    }
    pending.append(line)
    return evaluate(pending.joined(separator: "\n"))
  }

  /// Forgets the lines of an entry that is not complete.
  func clear() { pending = [] }

  /// Ends the conversation; an entry that is not complete is an error where nobody sees it.
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
        for value in values { tool.terminal.writeLine(value) }
        return finishEntry(.goesOn)
      }
    } catch {
      pending = []
      if error.kind != .syntax { places.endEntry() }
      return finishEntry(report(error))
    }
  }

  /// Does what gives lines to print, such as a command of a plugin.
  func perform(_ body: (any ScriptSession) throws(ScriptError) -> [String]) -> Outcome {
    tool.terminal.onInterrupt = bench.session.interrupter
    blocks = WindowBlocks()
    do {
      let consequence: Watchdog.Consequence = isInteractive ? .warning : .end
      let lines = try tool.watching("the command", settings, consequence) {
        () throws(ScriptError) in try body(bench.session)
      }
      for line in lines { tool.terminal.writeLine(line) }
      return finishEntry(.goesOn)
    } catch {
      return finishEntry(report(error))
    }
  }

  /// A person can end what cannot be stopped; nobody else can.
  private func evaluateWatched(_ entry: String) throws(ScriptError) -> EntryResult {
    let consequence: Watchdog.Consequence = isInteractive ? .warning : .end
    return try tool.watching("stdin:\(places.entryLine)", settings, consequence) {
      () throws(ScriptError) in try bench.session.evaluate(entry)
    }
  }

  private func finishEntry(_ outcome: Outcome) -> Outcome {
    for line in blocks.lines { tool.terminal.writeLine(line) }
    let status = bench.reportExpectations(place: place)
    return outcome == .goesOn && status != .done ? .failed(status) : outcome
  }

  private func report(_ error: ScriptError) -> Outcome {
    guard !bench.stoppedItself else { return .quit }
    var progress = bench.progress
    if isInteractive, error.isOfMemory {
      progress += "\n  what a global holds is given up with its name = nil"
    }
    let report = ErrorReport(script: error, progress: progress, place: place)
    let status = report.write(with: tool)
    bench.tellHeld()
    return .failed(status)
  }

  /// People know entries by their number; in a pipe only lines can be found again.
  private func place(of source: String, line: Int) -> String {
    isInteractive ? "\(source.onOneLine):\(line)" : places.place(of: source, line: line)
  }
}
