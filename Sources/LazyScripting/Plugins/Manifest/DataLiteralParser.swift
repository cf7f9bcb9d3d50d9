/// Parses a text that consists of one `return` with a data literal.
struct DataLiteralParser {
  private var tokens: DataLiteralTokens
  private var depth = 0

  /// The greatest depth of nested tables.
  private static let deepest = 20

  private init(_ text: [UInt8]) throws(DataLiteralError) { tokens = try DataLiteralTokens(text) }

  /// Parses the text of a file.
  ///
  /// - Parameter text: The bytes of the file.
  /// - Returns: The value that the file returns.
  /// - Throws: ``DataLiteralError`` for anything that is not such a literal.
  static func parse(_ text: [UInt8]) throws(DataLiteralError) -> DataLiteral {
    var parser = try DataLiteralParser(text)
    guard parser.tokens.take(.word("return")) else {
      throw parser.error("the file begins with return and returns a table")
    }
    let value = try parser.value()
    _ = parser.tokens.take(.symbol(";"))
    guard parser.tokens.next == .end else {
      throw parser.error("nothing may follow what is returned, got \(parser.tokens.next.phrase)")
    }
    return value
  }

  private func error(_ message: String) -> DataLiteralError {
    DataLiteralError(line: tokens.line, message: message)
  }

  private mutating func value() throws(DataLiteralError) -> DataLiteral {
    let value = try plainValue()
    switch tokens.next {
    case .symbol("("),
      .string where value != .nil, .symbol("{") where value != .nil:
      throw error("plugin.lua is data, which calls nothing")
    case .symbol("+"), .symbol("-"), .symbol("."), .symbol("*"), .symbol("/"), .symbol(":"):
      throw error("plugin.lua is data, which computes nothing; write the value itself")
    default: return value
    }
  }

  private mutating func plainValue() throws(DataLiteralError) -> DataLiteral {
    let token = tokens.next
    switch token {
    case .word("nil"):
      tokens.advance()
      return .nil
    case .word("true"):
      tokens.advance()
      return .boolean(true)
    case .word("false"):
      tokens.advance()
      return .boolean(false)
    case .number(let number):
      tokens.advance()
      return .number(number)
    case .string(let text):
      tokens.advance()
      return .string(text)
    case .symbol("-"): return try negative()
    case .symbol("{"): return try table()
    case .word("function"): throw error("plugin.lua is data and holds no function; init.lua does")
    case .word(let word):
      throw error("plugin.lua is data and reads no name; write the string \"\(word)\"")
    default: throw error("a value is expected, got \(token.phrase)")
    }
  }

  private mutating func negative() throws(DataLiteralError) -> DataLiteral {
    tokens.advance()
    guard case .number(let number) = tokens.next else { throw error("- stands before a number") }
    tokens.advance()
    return .number(-number)
  }

  private mutating func table() throws(DataLiteralError) -> DataLiteral {
    tokens.advance()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw error("tables are nested more than 20 deep") }
    var entries: [DataLiteral.Entry] = []
    while !tokens.take(.symbol("}")) {
      entries.append(try entry())
      if tokens.take(.symbol(",")) || tokens.take(.symbol(";")) { continue }
      guard tokens.next == .symbol("}") else {
        throw error("a comma or } is expected, got \(tokens.next.phrase)")
      }
    }
    return .table(entries)
  }

  private mutating func entry() throws(DataLiteralError) -> DataLiteral.Entry {
    var name: String?
    if case .word(let word) = tokens.next, tokens.afterNext == .symbol("=") {
      guard !PluginKeys.reserved.contains(word) else {
        throw error("\(word) is a word of Lua's; write [\"\(word)\"] =")
      }
      name = word
      tokens.advance()
      tokens.advance()
    } else if tokens.take(.symbol("[")) {
      guard case .string(let text) = tokens.next else {
        throw error("a key in brackets is a string, got \(tokens.next.phrase)")
      }
      tokens.advance()
      guard tokens.take(.symbol("]")), tokens.take(.symbol("=")) else {
        throw error("a key in brackets is followed by = and a value")
      }
      name = text
    }
    let line = tokens.line
    return DataLiteral.Entry(name: name, value: try value(), line: line)
  }
}
