/// A function or initializer of a Swift source, found by matching brackets.
struct SwiftFunction: Equatable {
  /// The line it starts on, from 1.
  let line: Int

  /// How many lines it takes, from its keyword to the brace that closes its body.
  let lineCount: Int

  /// How many parameters it declares.
  let parameterCount: Int

  /// The functions and initializers that a source declares.
  static func all(in source: String) -> [SwiftFunction] {
    let code = Array(SwiftText(source).code)
    return code.indices.compactMap { function(at: $0, in: code) }
  }

  private static func function(at start: Int, in code: [Character]) -> SwiftFunction? {
    guard isKeyword("func", at: start, in: code) || isInitializer(at: start, in: code),
      let opening = code[start...].firstIndex(of: "("),
      let closing = closing(of: opening, in: code)
    else { return nil }
    let bodyEnd = body(after: closing, in: code).flatMap { self.closing(of: $0, in: code) }
    return SwiftFunction(
      line: lineCount(in: code[..<start]) + 1,
      lineCount: lineCount(in: code[start..<(bodyEnd ?? closing)]) + 1,
      parameterCount: parameterCount(in: code[(opening + 1)..<closing])
    )
  }

  private static func isInitializer(at start: Int, in code: [Character]) -> Bool {
    guard isKeyword("init", at: start, in: code) else { return false }
    let next = code[(start + 4)...].first ?? " "
    return ["(", "?", "<"].contains(next) && (start == 0 || code[start - 1] != ".")
  }

  private static func isKeyword(_ word: String, at start: Int, in code: [Character]) -> Bool {
    guard code[start...].starts(with: word) else { return false }
    let end = start + word.count
    return (start == 0 || !isWordPart(code[start - 1]))
      && (end == code.count || !isWordPart(code[end]))
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`"
  }

  private static func closing(of opening: Int, in code: [Character]) -> Int? {
    var depth = 0
    for position in opening..<code.count {
      if "([{".contains(code[position]) { depth += 1 }
      if ")]}".contains(code[position]) { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// Where the body starts; a requirement of a protocol has none.
  private static func body(after signature: Int, in code: [Character]) -> Int? {
    let next = [
      "func", "init", "var", "static", "mutating", "subscript", "public", "associatedtype",
    ]
    for position in (signature + 1)..<max(signature + 1, code.count) {
      if code[position] == "{" { return position }
      if code[position] == "}" { return nil }
      if next.contains(where: { isKeyword($0, at: position, in: code) }) { return nil }
    }
    return nil
  }

  private static func parameterCount(in parameters: ArraySlice<Character>) -> Int {
    guard !parameters.allSatisfy(\.isWhitespace) else { return 0 }
    var depth = 0
    var commas = 0
    var isTrailing = false
    var previous: Character = " "
    for character in parameters {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
      if !character.isWhitespace { isTrailing = character == "," && depth == 0 }
      if character == ",", depth == 0 { commas += 1 }
      previous = character
    }
    return isTrailing ? commas : commas + 1
  }

  private static func lineCount(in code: ArraySlice<Character>) -> Int {
    code.reduce(0) { $1 == "\n" ? $0 + 1 : $0 }
  }
}
