/// The tokens of a Lua chunk, as far as one must know them to find statements.
struct LuaTokens: Sequence, IteratorProtocol {
  /// One token: a word, or a single other character.
  ///
  /// Strings and comments are skipped.
  struct Token: Equatable {
    var text: String
    /// Where the token lies in the chunk's bytes.
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    while place < bytes.count {
      let start = place
      let byte = bytes[place]
      if isSpace(byte) {
        place += 1
      } else if skipComment() || skipString() {
        continue
      } else if isWord(byte) {
        while place < bytes.count, isWord(bytes[place]) { place += 1 }
        return Token(
          text: String(decoding: bytes[start..<place], as: UTF8.self),
          range: start..<place
        )
      } else {
        place += 1
        return Token(text: String(decoding: [byte], as: UTF8.self), range: start..<place)
      }
    }
    return nil
  }

  private mutating func skipComment() -> Bool {
    guard at(place) == UInt8(ascii: "-"), at(place + 1) == UInt8(ascii: "-") else { return false }
    place += 2
    if skipLongBracket() { return true }
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    return true
  }

  private mutating func skipString() -> Bool {
    if skipLongBracket() { return true }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
    place += 1
    while place < bytes.count, bytes[place] != quote {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = Swift.min(place + 1, bytes.count)
    return true
  }

  private mutating func skipLongBracket() -> Bool {
    guard at(place) == UInt8(ascii: "[") else { return false }
    var level = 0
    while at(place + 1 + level) == UInt8(ascii: "=") { level += 1 }
    guard at(place + 1 + level) == UInt8(ascii: "[") else { return false }
    place += level + 2
    while place < bytes.count, !isClosing(at: place, level: level) { place += 1 }
    place = Swift.min(place + level + 2, bytes.count)
    return true
  }

  private func isClosing(at place: Int, level: Int) -> Bool {
    guard at(place) == UInt8(ascii: "]"), at(place + 1 + level) == UInt8(ascii: "]") else {
      return false
    }
    return (0..<level).allSatisfy { at(place + 1 + $0) == UInt8(ascii: "=") }
  }

  private func at(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }
}
