internal import LazyReports

/// The line of a script in which an error happened, and the part that the error is about.
public struct SourceExcerpt: Sendable, Equatable {
  /// The line, as one line that a terminal can show.
  public var text: String
  /// The start of that part, in characters from 0; 0 if unknown.
  public var column: Int
  /// The length of that part, in characters.
  public var length = 1

  /// The greatest number of characters of a line that are shown.
  private static let longest = 160

  /// Finds what a message is about in a line.
  ///
  /// That is the first of the names in the message's quotes that occurs in the line as a whole
  /// word.
  init(line: String, message: String) {
    text = line.replacing("\t", with: " ").onOneLine
    column = text.prefix { $0.isWhitespace }.count
    let names = message.prefix(2_000).split(separator: "'", omittingEmptySubsequences: false)
    for (index, name) in names.enumerated() where index % 2 == 1 && !name.isEmpty {
      guard let column = Self.place(of: name, in: text) else { continue }
      self.column = column
      length = name.count
      break
    }
    cut()
  }

  private static func place(of name: Substring, in text: String) -> Int? {
    let (letters, wanted) = (Array(text), Array(name))
    guard letters.count >= wanted.count else { return nil }
    let isWord = { (letter: Character) in letter.isLetter || letter.isNumber || letter == "_" }
    return (0...(letters.count - wanted.count)).first { start in
      let end = start + wanted.count
      guard letters[start..<end].elementsEqual(wanted) else { return false }
      let joinsBefore = start > 0 && isWord(letters[start - 1]) && isWord(wanted[0])
      let joinsAfter =
        end < letters.count && isWord(letters[end]) && isWord(wanted[wanted.count - 1])
      return !joinsBefore && !joinsAfter
    }
  }

  /// Leaves out text far from the part that the error is about.
  private mutating func cut() {
    guard text.count > Self.longest else { return }
    let start = max(0, min(column - Self.longest / 2, text.count - Self.longest))
    let shown = text.dropFirst(start).prefix(Self.longest)
    let isCutBefore = start > 0
    column += (isCutBefore ? 1 : 0) - start
    text = (isCutBefore ? "…" : "") + shown + (start + Self.longest < text.count ? "…" : "")
  }
}

extension ScriptError {
  /// The same error with the line in which it happened, if known.
  func withExcerpt(from session: LabSession) -> ScriptError {
    guard kind == .runtime || kind == .syntax, let source, let line,
      let text = session.sources.line(line, of: source, reading: session.hooks.sourceReader)
    else { return self }
    var error = self
    error.excerpt = SourceExcerpt(line: text, message: message)
    return error
  }
}
