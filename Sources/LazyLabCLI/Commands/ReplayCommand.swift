internal import ArgumentParser

/// `lazylab replay FILE [--check]`.
struct ReplayCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Run a recorded session again.",
    discussion: """
      A session is recorded with .record FILE. Without --check, what is entered and answered is \
      printed; with it, only where the answers differ, and then the status is 1.
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
    let replayed = Self.run(session, with: tool)
    guard check else {
      tool.terminal.write(replayed.transcript, to: .output)
      return .done
    }
    let differences = session.differences(from: RecordedSession.lines(of: replayed.kept))
    for line in differences { tool.terminal.writeLine(line) }
    return differences.isEmpty ? .done : .failed
  }

  /// Replays a session.
  ///
  /// - Returns: What a person would have seen, and the same as a recording keeps it.
  static func run(
    _ session: RecordedSession,
    with tool: Tool
  ) -> (transcript: [UInt8], kept: [UInt8]) {
    let terminal = MemoryTerminal(isInteractive: session.origin.firstLine == nil)
    var silent = tool
    silent.terminal = terminal
    // The user's own files are not part of a session.
    silent.environment = { _ in nil }
    silent.findsPlugins = false
    var settings = RunSettings()
    settings.seed = session.origin.seed
    settings.profile = session.origin.profile
    // Where the first error ended the session, nothing was recorded after it.
    settings.keepsGoing = true
    let reader = ReplayReader(session, on: terminal)
    _ = ReplCommand(tool: silent, settings: settings).run(reading: reader)
    reader.keepAnswer()
    return (terminal.transcriptBytes, reader.kept)
  }
}

/// Supplies entries as if they were typed, and keeps what is answered as a recording does.
private final class ReplayReader: EntryReader {
  /// The conversation as the file of a recording would keep it, without the first line.
  private(set) var kept: [UInt8] = []
  private var entries: ArraySlice<RecordedSession.Entry>
  private let terminal: MemoryTerminal
  private var linesBefore: Int
  private var answerStart = 0

  init(_ session: RecordedSession, on terminal: MemoryTerminal) {
    entries = session.entries[...]
    linesBefore = (session.origin.firstLine ?? 1) - 1
    self.terminal = terminal
  }

  func next(prompt: String) -> EntryInput {
    if linesBefore > 0 {
      linesBefore -= 1
      return .text([])
    }
    keepAnswer()
    guard let entry = entries.popFirst() else { return .end }
    let typed = Array(entry.asTyped.utf8)
    terminal.write(typed, to: .output)
    kept += typed
    answerStart = terminal.transcriptBytes.count
    return .text(entry.runsAgain ? Array(entry.text.utf8) : [])
  }

  /// Keeps what was answered since the last entry.
  func keepAnswer() {
    kept += RecordedSession.kept(answer: Array(terminal.transcriptBytes.dropFirst(answerStart)))
    answerStart = terminal.transcriptBytes.count
  }
}
