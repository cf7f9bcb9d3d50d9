/// Recognizes a local that is used in the statement which declares it, where it is not yet known.
enum OwnStatement {
  /// The remedy for `local w = Window { … w:update … }`.
  ///
  /// - Parameters:
  ///   - message: The message about a name that is not known.
  ///   - line: The line of the error.
  ///   - bytes: The whole text.
  /// - Returns: The remedy; nil if the name is not declared by the statement around the line.
  static func remedy(for message: String, line: Int, in bytes: [UInt8]) -> String? {
    guard let name = unknown(in: message) else { return nil }
    let tokens = SourceTokens(bytes)
    for index in tokens.indices.dropLast(2)
    where tokens.text(at: index) == "local" && tokens.text(at: index + 1) == name
      && tokens.text(at: index + 2) == "=" && tokens.line(of: index) <= line
    {
      let statement = index + 3..<end(ofStatementAt: index + 3, in: tokens)
      let uses = statement.filter { tokens.text(at: $0) == name }
      guard uses.contains(where: { tokens.line(of: $0) == line }) else { continue }
      return "\(name) is not yet known in its own statement; write local \(name) in a line "
        + "before it, and then \(name) = …"
    }
    return nil
  }

  private static func unknown(in message: String) -> String? {
    let starts = ["nothing is called '", "attempt to index a nil value (global '"]
    for start in starts where message.hasPrefix(start) {
      return String(message.dropFirst(start.count).prefix { $0 != "'" })
    }
    return nil
  }

  /// The end of a statement that ends with an expression: the brackets that it opens are closed.
  private static func end(ofStatementAt start: Int, in tokens: SourceTokens) -> Int {
    var depth = 0
    var line = 0
    for index in tokens.indices[start...] {
      let text = tokens.text(at: index)
      // Without an open bracket the next word may begin another statement.
      let isKeyword = tokens.kind(at: index) == .keyword
      let begins = isKeyword && ["local", "for", "if", "while", "return"].contains(text)
      let isNext = line > 0 && tokens.line(of: index) > line && !isContinued(at: index, in: tokens)
      if depth == 0, begins || isNext { return index }
      if tokens.kind(at: index) != .string {
        if ["{", "(", "[", "function", "do", "then"].contains(text) { depth += 1 }
        if ["}", ")", "]", "end", "elseif"].contains(text) { depth -= 1 }
      }
      if depth < 0 { return index }
      line = tokens.line(of: index)
    }
    return tokens.indices.upperBound
  }

  private static func isContinued(at index: Int, in tokens: SourceTokens) -> Bool {
    [":", ".", "}", ")", "]", "{", "(", "end"].contains(tokens.text(at: index))
  }
}
