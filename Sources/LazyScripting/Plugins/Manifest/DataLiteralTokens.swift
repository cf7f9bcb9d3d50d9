/// The tokens of a data literal, all read in advance.
struct DataLiteralTokens {
  /// One token.
  enum Token: Equatable {
    /// A name or a keyword of Lua.
    case word(String)
    /// A number.
    case number(Double)
    /// A string with its escapes resolved.
    case string(String)
    /// Any other character.
    case symbol(Character)
    /// The end of the text.
    case end

    /// The token as messages name it.
    var phrase: String {
      switch self {
      case .word(let word): Literal.name(word)
      case .number(let number): Literal.number(number)
      case .string(let text): Literal.quoted(text)
      case .symbol(let symbol): "'\(symbol)'"
      case .end: "the end of the file"
      }
    }
  }

  private var found: [(token: Token, line: Int)] = []
  private var place = 0

  /// Reads all tokens of a text.
  init(_ text: [UInt8]) throws(DataLiteralError) {
    var scanner = DataLiteralScanner(text)
    while let token = try scanner.next() { found.append((token, scanner.tokenLine)) }
    found.append((.end, scanner.line))
  }

  /// The next token.
  var next: Token { found[place].token }

  /// The token after ``next``.
  var afterNext: Token { place + 1 < found.count ? found[place + 1].token : .end }

  /// The line of ``next``, counted from 1.
  var line: Int { found[place].line }

  /// Advances to the next token, but never beyond the end.
  mutating func advance() { place = min(place + 1, found.count - 1) }

  /// Advances if the next token is the given one.
  mutating func take(_ token: Token) -> Bool {
    guard next == token else { return false }
    advance()
    return true
  }
}
