internal import LazyScripting
internal import LineEditor

/// Answers the line editor's questions about entries: Lua with the session's names, and dot
/// commands.
struct ReplLanguage: EditorLanguage {
  /// Returns the present session, which a reset replaces.
  private let currentSession: () -> any ScriptSession
  private let commands: CommandCompletion
  private let knownNames: Set<String>

  init(session: @escaping () -> any ScriptSession, commands: CommandCompletion) {
    currentSession = session
    self.commands = commands
    knownNames = session().knownNames
  }

  private var session: any ScriptSession { currentSession() }

  func isComplete(_ text: String) -> Bool {
    if text.allSatisfy(\.isWhitespace) || DotCommand.words(of: text) != nil { return true }
    return DotCommand.misspelt(text) != nil || session.isComplete(text)
  }

  func highlights(in text: String) -> [Highlight] {
    if DotCommand.words(of: text) != nil {
      let end = text.utf8.firstIndex { $0 == 32 } ?? text.utf8.endIndex
      return [Highlight(0..<text.utf8.distance(from: text.startIndex, to: end), style: .keyword)]
    }
    let bytes = Array(text.utf8)
    return LuaLexer(bytes).compactMap { token in
      style(of: token, in: bytes).map { Highlight(token.range, style: $0) }
    }
  }

  func completion(in text: String, at cursor: Int) -> Completion? {
    if DotCommand.words(of: text) != nil || text == "." {
      return commands.completion(in: text, at: cursor)
    }
    return session.completion(in: text, at: cursor).map { completion in
      Completion(
        replacing: completion.range,
        with: completion.candidates.map { .init($0.text, detail: $0.detail) }
      )
    }
  }

  func hint(in text: String, at cursor: Int) -> String? {
    if let command = commands.command(in: text) { return "\(command.usage): \(command.summary)" }
    return session.hint(in: text, at: cursor)
  }

  func indentation(after text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let margin = line.prefix { $0 == " " }
    let bytes = Array(line.utf8)
    let depth = LuaLexer(bytes).reduce(0) { $0 + Self.steps[word(of: $1, in: bytes), default: 0] }
    return String(margin) + (depth > 0 ? "  " : "")
  }

  func closesBlock(_ line: String) -> Bool {
    let bytes = Array(line.utf8)
    return LuaLexer(bytes).first { _ in true }.map {
      Self.closing.contains(word(of: $0, in: bytes))
    } ?? false
  }

  private static let closing: Set<String> = ["end", "until", "else", "elseif", "}", ")"]

  private static let steps: [String: Int] = [
    "function": 1, "do": 1, "then": 1, "repeat": 1, "else": 1, "(": 1, "{": 1,
    "end": -1, "until": -1, "elseif": -1, ")": -1, "}": -1,
  ]

  private func style(of token: LuaLexer.Token, in bytes: [UInt8]) -> Style? {
    switch token.kind {
    case .keyword: .keyword
    case .string: .string
    case .number: .number
    case .comment: .comment
    case .name: knownNames.contains(word(of: token, in: bytes)) ? .name : nil
    case .sign: nil
    }
  }

  private func word(of token: LuaLexer.Token, in bytes: [UInt8]) -> String {
    guard token.kind != .string, token.kind != .comment else { return "" }
    return String(decoding: bytes[token.range], as: UTF8.self)
  }
}
