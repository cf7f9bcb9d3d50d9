/// Splits the text of a data literal into tokens.
struct DataLiteralScanner {
  private let text: [UInt8]
  private var place = 0
  /// The line that is being read, counted from 1.
  private(set) var line = 1
  /// The line on which the last token began, counted from 1.
  private(set) var tokenLine = 1

  init(_ text: [UInt8]) { self.text = text }

  /// The next token; nil at the end.
  mutating func next() throws(DataLiteralError) -> DataLiteralTokens.Token? {
    try skipSpace()
    tokenLine = line
    guard let byte = peek() else { return nil }
    if Self.isLetter(byte) { return .word(text { Self.isLetter($0) || Self.isDigit($0) }) }
    if Self.isDigit(byte) || (byte == UInt8(ascii: ".") && Self.isDigit(peek(1) ?? 0)) {
      return try number()
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
    if let long = try longBracket() { return .string(long) }
    guard byte < 128 else { throw error("the byte \(byte) belongs to nothing") }
    place += 1
    return .symbol(Character(Unicode.Scalar(byte)))
  }

  private func error(_ message: String) -> DataLiteralError {
    DataLiteralError(line: line, message: message)
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    place + offset < text.count ? text[place + offset] : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private mutating func text(_ belongs: (UInt8) -> Bool) -> String {
    let start = place
    while let byte = peek(), belongs(byte) { place += 1 }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  private mutating func skipSpace() throws(DataLiteralError) {
    while let byte = peek() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte == 32 || (9...13).contains(byte) {
        place += 1
      } else if byte == UInt8(ascii: "-"), peek(1) == byte {
        place += 2
        if try longBracket() != nil { continue }
        while let byte = peek(), byte != UInt8(ascii: "\n") { place += 1 }
      } else {
        return
      }
    }
  }

  private mutating func number() throws(DataLiteralError) -> DataLiteralTokens.Token {
    let word = text { Self.isDigit($0) || Self.isLetter($0) || $0 == UInt8(ascii: ".") }
    guard let value = Double(word), value.isFinite else {
      throw error("\(Literal.name(word)) is not a number")
    }
    return .number(value)
  }

  private mutating func quoted(_ quote: UInt8) throws(DataLiteralError) -> DataLiteralTokens.Token {
    place += 1
    var bytes: [UInt8] = []
    while let byte = peek(), byte != quote {
      guard byte != UInt8(ascii: "\n") else { break }
      place += 1
      bytes.append(byte == UInt8(ascii: "\\") ? try escape() : byte)
    }
    guard peek() == quote else { throw error("a string is not closed in its line") }
    place += 1
    return .string(try decoded(bytes[...]))
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) throws(DataLiteralError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error("a string is not text in UTF-8")
    }
    return text
  }

  private mutating func escape() throws(DataLiteralError) -> UInt8 {
    let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13,
      UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "\""): UInt8(ascii: "\""),
      UInt8(ascii: "'"): UInt8(ascii: "'"),
    ]
    guard let byte = peek(), let meant = escapes[byte] else {
      throw error("this escape is not read here; those are \\n \\t \\r \\\\ \\\" \\'")
    }
    place += 1
    return meant
  }

  /// A string in long brackets; nil if none begins here.
  private mutating func longBracket() throws(DataLiteralError) -> String? {
    guard peek() == UInt8(ascii: "[") else { return nil }
    var level = 0
    while peek(1 + level) == UInt8(ascii: "=") { level += 1 }
    guard peek(1 + level) == UInt8(ascii: "[") else { return nil }
    place += level + 2
    if peek() == UInt8(ascii: "\n") {
      line += 1
      place += 1
    }
    let start = place
    while !isClosing(level) {
      guard let byte = peek() else { throw error("a long bracket is not closed") }
      if byte == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    defer { place += level + 2 }
    return try decoded(text[start..<place])
  }

  private func isClosing(_ level: Int) -> Bool {
    guard peek() == UInt8(ascii: "]"), peek(level + 1) == UInt8(ascii: "]") else { return false }
    return (0..<level).allSatisfy { peek(1 + $0) == UInt8(ascii: "=") }
  }
}
