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
    let answered = Self.run(session, with: tool)
    guard check else {
      for line in answered { tool.terminal.writeLine(line) }
      return .done
    }
    let differences = session.differences(from: answered)
    for line in differences { tool.terminal.writeLine(line) }
    return differences.isEmpty ? .done : .failed
  }

  /// The lines that are typed and answered when a session is replayed.
  static func run(_ session: RecordedSession, with tool: Tool) -> [String] {
    let terminal = MemoryTerminal(isInteractive: true)
    var silent = tool
    silent.terminal = terminal
    // The user's own files are not part of a session.
    silent.environment = { _ in nil }
    silent.findsPlugins = false
    var settings = RunSettings()
    settings.seed = session.seed
    let reader = ReplayReader(session.entries, on: terminal)
    _ = ReplCommand(tool: silent, settings: settings).run(reading: reader)
    var lines = terminal.transcript.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}

/// Supplies entries as if they were typed.
private final class ReplayReader: EntryReader {
  private var entries: ArraySlice<String>
  private let terminal: MemoryTerminal

  init(_ entries: [String], on terminal: MemoryTerminal) {
    self.entries = entries[...]
    self.terminal = terminal
  }

  func next(prompt: String) -> EntryInput {
    guard let entry = entries.popFirst() else { return .end }
    terminal.write(Array(RecordedSession.typed(entry).utf8), to: .output)
    return .text(Array(entry.utf8))
  }
}
