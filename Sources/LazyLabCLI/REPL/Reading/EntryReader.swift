/// A source of the entries of a conversation.
protocol EntryReader: AnyObject {
  /// Waits for the next entry, or for a line of one if the source has only lines.
  func next(prompt: String) -> EntryInput
}

/// The result of waiting for an entry.
enum EntryInput: Equatable {
  /// A whole entry, or one more line of it.
  case text([UInt8])
  /// The user gave up what was typed, which was nothing if `wasEmpty`.
  case interrupted(wasEmpty: Bool)
  /// There is no more input.
  case end
}

/// Reads lines as the terminal or the pipe gives them.
final class LineReader: EntryReader {
  private let terminal: any Terminal

  init(on terminal: any Terminal) { self.terminal = terminal }

  func next(prompt: String) -> EntryInput {
    switch terminal.readLine(prompt: prompt) {
    case .line(let line): .text(line)
    case .interrupted: .interrupted(wasEmpty: true)
    case .end: .end
    }
  }
}
