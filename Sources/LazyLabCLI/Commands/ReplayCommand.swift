internal import ArgumentParser
internal import LazyReports

/// `lazylab replay FILE [--check]`.
struct ReplayCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Run a recorded session again.",
    discussion: """
      A session is recorded with .record FILE. Without --check, what is entered and answered is \
      printed as it comes, and the status is that of the last error. With it, only the \
      difference of the answers is printed, and the status is 1 if there is one. An entry that was \
      stopped with Ctrl-C is not run again, but answered as it was.
      """
  )

  @Argument(help: "The recorded session.")
  var file: String

  @Flag(help: "Print the difference of the answers, and nothing if there is none.")
  var check = false

  func perform(with tool: Tool) -> ExitStatus {
    let text: [UInt8]
    do {
      text = try SystemFiles.read(file)
    } catch {
      tool.writeError(error.message)
      return .wrongUsage
    }
    guard let session = RecordedSession(String(decoding: text, as: UTF8.self)) else {
      tool.writeError("'\(file)' is no recorded session; '.record FILE' in the REPL writes one")
      return .wrongUsage
    }
    tool.files.protect(file, because: "it is being replayed")
    let replay = Replay(of: session, with: tool, on: check ? nil : tool.terminal)
    guard check else { return replay.status }
    let difference = SessionDifference(
      of: session,
      to: RecordedSession.lines(of: replay.kept),
      headings: replay.headings,
      path: file
    )
    for line in difference.lines { tool.terminal.writeLine(line) }
    return difference.lines.isEmpty ? .done : .failed
  }
}

/// A recorded session that was run again.
struct Replay {
  /// What a person would have seen as a recording keeps it, without the first line.
  let kept: [UInt8]
  /// The name of each entry: its number in the session, and its text.
  let headings: [String]
  /// The status of the last error.
  let status: ExitStatus

  /// Runs a session again, and shows it on a terminal, if there is one.
  init(of session: RecordedSession, with tool: Tool, on terminal: (any Terminal)? = nil) {
    let recording = RecordingTerminal(ReplayTerminal(of: session.origin, on: terminal))
    var silent = tool
    silent.terminal = recording
    // The user's own files are not part of a session.
    silent.environment = { _ in nil }
    silent.findsPlugins = false
    var settings = RunSettings()
    settings.seed = session.origin.seed
    settings.profile = session.origin.profile
    // Where the first error ended the session, nothing was recorded after it.
    settings.keepsGoing = true
    let reader = ReplayReader(session, on: recording)
    var command = ReplCommand(tool: silent, settings: settings)
    command.onOutcome = reader.note
    let end = command.run(reading: reader)
    reader.endAnswer()
    (kept, headings) = (reader.kept, reader.headings)
    status = reader.status == .done ? end : reader.status
  }
}

/// The terminal of a session that is run again, from which nothing more can be read.
private final class ReplayTerminal: Terminal {
  let isInteractive: Bool
  let columns: Int?
  var onInterrupt: (@Sendable () -> Void)?
  var outputFailure: OutputFailure? { output?.outputFailure }
  /// Where what a person would have seen is shown.
  private let output: (any Terminal)?

  init(of origin: RecordedSession.Origin, on output: (any Terminal)?) {
    (isInteractive, columns) = (origin.firstLine == nil, origin.columns)
    self.output = output
  }

  func readLine(prompt: String) -> TerminalInput {
    write(Array("\(prompt)\n".utf8), to: .output)
    return .end
  }

  func write(_ bytes: [UInt8], to stream: TerminalStream) { output?.write(bytes, to: .output) }

  func flush() { output?.flush() }
}

/// Supplies entries as if they were typed, and keeps what is answered as a recording does.
private final class ReplayReader: EntryReader {
  /// The conversation as the file of a recording would keep it, without the first line.
  private(set) var kept: [UInt8] = []
  private(set) var headings: [String] = []
  /// The status of the last error.
  private(set) var status = ExitStatus.done
  private var entries: ArraySlice<RecordedSession.Entry>
  private let terminal: RecordingTerminal
  private var linesBefore: Int
  private var answer: [UInt8] = []
  private var entryCount = 0

  init(_ session: RecordedSession, on terminal: RecordingTerminal) {
    entries = session.entries[...]
    linesBefore = (session.origin.firstLine ?? 1) - 1
    self.terminal = terminal
  }

  func next(prompt: String) -> EntryInput {
    if linesBefore > 0 {
      linesBefore -= 1
      return .text([])
    }
    endAnswer()
    guard let entry = entries.popFirst() else { return .end }
    let isCommand = DotCommand.words(of: entry.text) != nil || entry.kind == .passed
    let name = isCommand ? "after entry \(entryCount)" : "entry \(entryCount + 1)"
    let lines = entry.text.lines
    headings.append("\(name): \(lines[0])\(lines.count > 1 ? " …" : "")".onOneLine)
    let typed = Array(entry.asTyped.utf8)
    terminal.write(typed, to: .output)
    kept += typed
    answer = []
    if entry.wasInterrupted {
      kept += entry.answer.flatMap { Array(($0 + "\n").utf8) }
      terminal.write(RecordedSession.shown(answer: entry.answer))
    } else if entry.kind == .answered {
      terminal.onText = { [unowned self] in answer += $0 }
    }
    terminal.flush()
    return .text(Array(entry.input.utf8))
  }

  /// Notes the outcome of an entry.
  func note(_ outcome: ReplEngine.Outcome, _ entryCount: Int) {
    self.entryCount = entryCount
    if case .failed(let status) = outcome { self.status = status }
  }

  /// Ends the answer to the last entry.
  func endAnswer() {
    terminal.onText = nil
    kept += RecordedSession.kept(answer: answer)
    answer = []
  }
}
