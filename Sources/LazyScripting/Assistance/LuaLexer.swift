/// Splits Lua text, which may be incomplete, into tokens, including comments and strings.
public struct LuaLexer: Sequence, IteratorProtocol {
  /// The kind of a token.
  public enum Kind: Sendable, Equatable {
    /// A keyword of Lua: `local`.
    case keyword
    /// Any other name.
    case name
    /// A number.
    case number
    /// A string with its quotes.
    case string
    /// A comment.
    case comment
    /// One byte of an operator or a bracket.
    case sign
  }

  /// One token.
  public struct Token: Sendable, Equatable {
    /// The kind of the token.
    public var kind: Kind
    /// The range of the token, in bytes.
    public var range: Range<Int>
    /// Whether the text ends before the string or the long comment does.
    public var isOpen = false
  }

  private let bytes: [UInt8]
  private var place = 0

  /// Creates a lexer of some text.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; nil at the end of the text.
  public mutating func next() -> Token? {
    while let byte = at(place), byte == 32 || (9...13).contains(byte) { place += 1 }
    guard let byte = at(place) else { return nil }
    let start = place
    if byte == UInt8(ascii: "-"), at(place + 1) == byte { return comment() }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(byte) }
    if byte == UInt8(ascii: "["), let token = longBracket(.string, from: start) { return token }
    if isDigit(byte) || (byte == UInt8(ascii: ".") && at(place + 1).map(isDigit) == true) {
      return number()
    }
    if isWord(byte) { return word() }
    place += 1
    return Token(kind: .sign, range: start..<place)
  }

  private mutating func comment() -> Token {
    let start = place
    place += 2
    if let token = longBracket(.comment, from: start) { return token }
    while let byte = at(place), byte != 10 { place += 1 }
    return Token(kind: .comment, range: start..<place)
  }

  private mutating func quoted(_ quote: UInt8) -> Token {
    let start = place
    place += 1
    while let byte = at(place), byte != 10 {
      place += 1
      if byte == quote { return Token(kind: .string, range: start..<place) }
      if byte == UInt8(ascii: "\\") { skipEscape() }
    }
    return Token(kind: .string, range: start..<place, isOpen: true)
  }

  /// Skips what follows a backslash: a line break may, and after `z` any white space.
  private mutating func skipEscape() {
    guard let byte = at(place) else { return }
    place += 1
    guard byte == UInt8(ascii: "z") else { return }
    while let byte = at(place), byte == 32 || (9...13).contains(byte) { place += 1 }
  }

  /// A token in long brackets that begin here; nil if none begin.
  private mutating func longBracket(_ kind: Kind, from start: Int) -> Token? {
    guard at(place) == UInt8(ascii: "[") else { return nil }
    var level = 0
    while at(place + 1 + level) == UInt8(ascii: "=") { level += 1 }
    guard at(place + 1 + level) == UInt8(ascii: "[") else { return nil }
    place += level + 2
    while place < bytes.count {
      if closes(level) {
        place += level + 2
        return Token(kind: kind, range: start..<place)
      }
      place += 1
    }
    return Token(kind: kind, range: start..<place, isOpen: true)
  }

  private func closes(_ level: Int) -> Bool {
    let bracket = UInt8(ascii: "]")
    guard at(place) == bracket, at(place + 1 + level) == bracket else { return false }
    return (0..<level).allSatisfy { at(place + 1 + $0) == UInt8(ascii: "=") }
  }

  private mutating func number() -> Token {
    let start = place
    while let byte = at(place) {
      let isSigned = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let follows = isSigned && place > start && [69, 101, 80, 112].contains(bytes[place - 1])
      // Two points are the operator that joins strings.
      let joins = byte == UInt8(ascii: ".") && at(place + 1) == byte
      guard isWord(byte) || follows || (byte == UInt8(ascii: ".") && !joins) else { break }
      place += 1
    }
    return Token(kind: .number, range: start..<place)
  }

  private mutating func word() -> Token {
    let start = place
    while let byte = at(place), isWord(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    return Token(kind: Self.keywords.contains(text) ? .keyword : .name, range: start..<place)
  }

  private func at(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || isDigit(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }

  /// Whether a text ends inside a string in quotes, which no further line continues: a long bracket
  /// would go on, as would a line break behind a backslash.
  static func endsInQuotes(_ bytes: [UInt8]) -> Bool {
    let last = LuaLexer(bytes).reduce(nil) { $1 } as Token?
    guard let last, last.isOpen, last.kind == .string,
      bytes[last.range.lowerBound] != UInt8(ascii: "[")
    else { return false }
    var end = bytes[last.range].reversed().drop { $0 == 32 || (9...13).contains($0) }
    if end.first == UInt8(ascii: "z") { end = end.dropFirst() }
    return end.prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
  }

  /// The keywords of Lua.
  public static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}
