internal import LazyReports
internal import LineEditor

/// The file that keeps entries from session to session.
///
/// It has one entry on each line, with line breaks spelled `\n`.
struct HistoryFile {
  private let file: AppendedFile

  init(path: String) { file = AppendedFile(path: path) }

  /// The entries of earlier sessions.
  func load() throws(FileError) -> History {
    let text = String(decoding: try file.read(), as: UTF8.self)
    let lines = text.lines.filter { !$0.isEmpty }.suffix(History.mostEntries)
    return History(lines.map(Self.entry))
  }

  /// Adds an entry.
  func append(_ entry: String) throws(FileError) { try file.append(line: Self.line(for: entry)) }

  static func line(for entry: String) -> String {
    entry.reduce(into: "") { line, character in
      switch character {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r\n": line += "\\n"
      default: line.append(character)
      }
    }
  }

  static func entry(in line: some StringProtocol) -> String {
    var entry = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        entry.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        entry.append(character)
      }
    }
    return entry
  }
}
