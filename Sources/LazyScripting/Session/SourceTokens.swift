/// The tokens of a text in Lua, without comments.
struct SourceTokens {
  private let bytes: [UInt8]
  private let tokens: [LuaLexer.Token]
  private let lines: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = LuaLexer(bytes).filter { $0.kind != .comment }
    var (line, place) = (1, 0)
    lines = tokens.map { token in
      line += bytes[place..<token.range.lowerBound].count { $0 == 10 }
      place = token.range.lowerBound
      return line
    }
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The indices of the tokens.
  var indices: Range<Int> { tokens.indices }

  /// The text of a token; empty where there is none.
  func text(at index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// The kind of a token; nil where there is none.
  func kind(at index: Int) -> LuaLexer.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// The place of a token, in bytes.
  func range(of index: Int) -> Range<Int> { tokens[index].range }

  /// The line in which a token begins, from 1.
  func line(of index: Int) -> Int { lines[index] }

  /// The line in which a token is, up to it and from it on.
  func line(around index: Int) -> (before: String, rest: String) {
    let place = tokens[index].range.lowerBound
    let before = bytes[..<place].reversed().prefix { $0 != 10 }.reversed()
    let rest = bytes[place...].prefix { $0 != 10 && $0 != 13 }
    return (String(decoding: before, as: UTF8.self), String(decoding: rest, as: UTF8.self))
  }

  /// A line with other texts in the place of some of its tokens.
  func line(_ number: Int, replacing texts: [Int: String]) -> String {
    var place = bytes.startIndex
    for _ in 1..<max(1, number) {
      place = bytes[place...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.endIndex
    }
    let end = bytes[place...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.endIndex
    var line = ""
    for (index, text) in texts.sorted(by: { $0.key < $1.key }) {
      let range = tokens[index].range
      guard range.lowerBound >= place, range.upperBound <= end else { continue }
      line += String(decoding: bytes[place..<range.lowerBound], as: UTF8.self) + text
      place = range.upperBound
    }
    return line + String(decoding: bytes[place..<end], as: UTF8.self)
  }

  /// Whether an expression may end with a token.
  func endsExpression(at index: Int) -> Bool {
    switch kind(at: index) {
    case .name, .number, .string: true
    case .keyword: ["end", "nil", "true", "false"].contains(text(at: index))
    case .sign: [")", "}", "]"].contains(text(at: index))
    case .comment, nil: false
    }
  }

  /// The tokens that begin in a line.
  func indices(ofLine number: Int) -> Range<Int> {
    let first = indices.first { line(of: $0) >= number } ?? indices.upperBound
    let end = indices[first...].first { line(of: $0) > number } ?? indices.upperBound
    return first..<end
  }
}
