/// Recognizes what is wrong with the children in a table.
enum TableSyntax {
  /// The remedy for a syntax error in a table; nil if it is elsewhere.
  ///
  /// - Parameters:
  ///   - message: Lua's own message.
  ///   - line: The line that it names.
  ///   - tokens: The whole text.
  /// - Returns: The remedy.
  static func remedy(for message: String, line: Int, in tokens: SourceTokens) -> String? {
    if message.hasPrefix("'end' expected"), let place = elseIf(in: tokens) {
      return "else if in line \(place) begins another if; write elseif, in one word"
    }
    guard let near = FaultPlace.near(in: message) else { return nil }
    for index in tokens.indices(ofLine: line) where tokens.text(at: index) == near {
      if let remedy = statement(at: index, in: tokens) { return remedy }
      guard message.hasPrefix("'}' expected"), index > 0, tokens.endsExpression(at: index - 1),
        begins(at: index, in: tokens)
      else { continue }
      let isField = tokens.text(at: index + 1) == "="
      let before = tokens.line(of: index - 1)
      let place = before < line ? "after line \(before)" : "before \(near)"
      return "\(isField ? "fields" : "children") are separated by commas; one is missing \(place)"
    }
    return nil
  }

  private static func elseIf(in tokens: SourceTokens) -> Int? {
    let index = tokens.indices.first {
      tokens.text(at: $0) == "else" && tokens.text(at: $0 + 1) == "if"
        && tokens.line(of: $0) == tokens.line(of: $0 + 1)
    }
    return index.map(tokens.line)
  }

  /// Whether a child or a field may begin with a token.
  private static func begins(at index: Int, in tokens: SourceTokens) -> Bool {
    switch tokens.kind(at: index) {
    case .name, .string, .number: true
    case .keyword: ["function", "not", "nil", "true", "false"].contains(tokens.text(at: index))
    default: false
    }
  }

  /// The remedy for a statement among children.
  private static func statement(at index: Int, in tokens: SourceTokens) -> String? {
    guard tokens.kind(at: index) == .keyword, isInTable(index, of: tokens) else { return nil }
    let before = tokens.text(at: index - 1)
    guard ["{", ",", ";"].contains(before) || tokens.endsExpression(at: index - 1) else {
      return nil
    }
    switch tokens.text(at: index) {
    case "if": return "a table has no statements; in place of if write condition and Text \"…\""
    case "for", "while":
      return "a table has no statements; in place of a loop write ForEach { array, "
        + "function(row) return … end }"
    case "local":
      return "a table has no statements; write local before it, or in a function that returns the "
        + "view"
    case "return": return "a table has no statements; leave return out"
    default: return nil
    }
  }

  /// Whether the innermost of what is open at a token is a table.
  private static func isInTable(_ index: Int, of tokens: SourceTokens) -> Bool {
    var open: [String] = []
    for place in tokens.indices.prefix(index) {
      let text = tokens.text(at: place)
      switch (tokens.kind(at: place), text) {
      case (.sign, "{"), (.sign, "("), (.sign, "["): open.append(text)
      case (.keyword, "function"), (.keyword, "do"), (.keyword, "then"), (.keyword, "repeat"):
        open.append(text)
      case (.sign, "}"), (.sign, ")"), (.sign, "]"), (.keyword, "end"), (.keyword, "until"),
        (.keyword, "elseif"):
        _ = open.popLast()
      default: break
      }
    }
    return open.last == "{"
  }
}
