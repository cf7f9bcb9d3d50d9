/// Finds the token of a line that a message is about.
struct FaultPlace {
  private let text: String
  private let tokens: SourceTokens

  /// Reads a line.
  init(in line: String) {
    text = line
    tokens = SourceTokens(line)
  }

  /// The place and the length of what a message is about, in characters; nil if nothing is found.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - occurrence: Of several equal tokens, which one a syntax error is at, from 0.
  /// - Returns: The place of the first of the names in the message's quotes that the line has.
  func find(_ message: String, occurrence: Int) -> (column: Int, length: Int)? {
    if message.hasSuffix("near <eof>") { return (text.count, 1) }
    if let near = Self.near(in: message) {
      let found = tokens.indices.filter { tokens.text(at: $0) == near }
      guard !found.isEmpty else { return plain(near[...]) }
      return place(of: found[min(occurrence, found.count - 1)])
    }
    let parts = message.prefix(2_000).split(separator: "'", omittingEmptySubsequences: false)
    for (index, name) in parts.enumerated() where index % 2 == 1 && !name.isEmpty {
      if let place = token(String(name), after: parts[index - 1]) ?? plain(name) { return place }
    }
    // The message may begin with a modifier.
    guard message.hasPrefix(":") else { return nil }
    return token(String(message.dropFirst().prefix { $0.isLetter }), after: "modifier")
  }

  /// The token that Lua's parser names as the one at which it stopped; nil at the end of the text.
  static func near(in message: String) -> String? {
    let mark = " near '"
    let message = message.prefix(2_000)
    guard let start = message.firstRange(of: mark) else { return nil }
    let rest = message[start.upperBound...]
    // A remedy may follow.
    guard let end = rest.firstRange(of: "'; ")?.lowerBound ?? rest.lastIndex(of: "'") else {
      return nil
    }
    return String(rest[..<end])
  }

  /// The token with a name, in the role in which the words before it have it.
  private func token(_ name: String, after words: Substring) -> (column: Int, length: Int)? {
    let named = tokens.indices.filter {
      tokens.kind(at: $0) == .name && tokens.text(at: $0) == name
    }
    let isGlobal = ["called", "(global"].contains(words.split(separator: " ").last)
    let inRole =
      isGlobal
      ? GlobalReads(in: tokens).indices(of: name) : named.filter { isRole(of: $0, after: words) }
    let used = inRole.first { isUse(of: $0, as: words) }
    return (used ?? inRole.first ?? named.first).map(place)
  }

  private func isRole(of index: Int, after words: Substring) -> Bool {
    let isMember = tokens.isMember(index)
    switch words.split(separator: " ").last.map({ $0.drop { $0 == "(" } }) {
    case "field", "method", "modifier", "no": return isMember
    case "global", "local", "upvalue", "called": return !isMember
    case "parameter": return tokens.text(at: index + 1) == "="
    default: return true
    }
  }

  private func isUse(of index: Int, as words: Substring) -> Bool {
    let next = tokens.text(at: index + 1)
    if words.contains("attempt to index") { return [".", ":", "["].contains(next) }
    if words.contains("attempt to call") {
      return ["(", "{"].contains(next) || tokens.kind(at: index + 1) == .string
    }
    return true
  }

  private func place(of index: Int) -> (column: Int, length: Int) {
    let range = tokens.range(of: index)
    let before = String(decoding: text.utf8.prefix(range.lowerBound), as: UTF8.self)
    return (before.count, tokens.text(at: index).count)
  }

  /// The first place of a text that is no part of a longer word.
  private func plain(_ name: Substring) -> (column: Int, length: Int)? {
    let (letters, wanted) = (Array(text), Array(name))
    guard letters.count >= wanted.count else { return nil }
    let isWord = { (letter: Character) in letter.isLetter || letter.isNumber || letter == "_" }
    let start = (0...(letters.count - wanted.count)).first { start in
      let end = start + wanted.count
      guard letters[start..<end].elementsEqual(wanted) else { return false }
      let joinsBefore = start > 0 && isWord(letters[start - 1]) && isWord(wanted[0])
      let joinsAfter =
        end < letters.count && isWord(letters[end]) && isWord(wanted[wanted.count - 1])
      return !joinsBefore && !joinsAfter
    }
    return start.map { ($0, wanted.count) }
  }
}
