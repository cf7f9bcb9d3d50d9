/// A function, initializer or computed property of a Swift source, found by matching brackets.
public struct SwiftFunction: Equatable {
  /// The line on which it starts, from 1.
  public let line: Int

  /// The number of lines, from its keyword to the brace that closes its body.
  public let lineCount: Int

  /// The number of its parameters.
  public let parameterCount: Int

  /// The number of parameters without a label.
  public let unlabeledCount: Int

  /// The functions and initializers that a source declares.
  public static func all(in source: String) -> [SwiftFunction] {
    let code = Array(SwiftText(source).code)
    let brackets = Brackets(in: code)
    return code.indices.compactMap { function(at: $0, in: code, brackets) }
  }

  /// The computed properties that a source declares, with those that observe a stored one.
  ///
  /// A property counts from its keyword to the brace that closes it, and has no parameters.
  public static func properties(in source: String) -> [SwiftFunction] {
    let code = Array(SwiftText(source).code)
    let brackets = Brackets(in: code)
    return code.indices.compactMap { property(at: $0, in: code, brackets) }
  }

  private static func property(
    at start: Int,
    in code: [Character],
    _ brackets: Brackets
  ) -> SwiftFunction? {
    guard isKeyword("var", at: start, in: code),
      let opening = code[start...].firstIndex(where: { "{=\n".contains($0) }),
      code[opening] == "{", let end = brackets.closing(of: opening)
    else { return nil }
    return SwiftFunction(
      line: lineCount(in: code[..<start]) + 1,
      lineCount: lineCount(in: code[start...end]) + 1,
      parameterCount: 0,
      unlabeledCount: 0
    )
  }

  private static func function(
    at start: Int,
    in code: [Character],
    _ brackets: Brackets
  ) -> SwiftFunction? {
    guard isKeyword("func", at: start, in: code) || isInitializer(at: start, in: code),
      let opening = code[start...].firstIndex(of: "("),
      let closing = brackets.closing(of: opening)
    else { return nil }
    let bodyEnd = body(after: closing, in: code).flatMap(brackets.closing)
    let parameters = parameters(in: code[(opening + 1)..<closing])
    return SwiftFunction(
      line: lineCount(in: code[..<start]) + 1,
      lineCount: lineCount(in: code[start..<(bodyEnd ?? closing)]) + 1,
      parameterCount: parameters.count,
      unlabeledCount: parameters.count { $0.first == "_" }
    )
  }

  private static func isInitializer(at start: Int, in code: [Character]) -> Bool {
    guard isKeyword("init", at: start, in: code) else { return false }
    let next = code[(start + 4)...].first ?? " "
    return ["(", "?", "<"].contains(next) && (start == 0 || code[start - 1] != ".")
  }

  private static func isKeyword(_ word: String, at start: Int, in code: [Character]) -> Bool {
    guard code[start] == word.first, code[start...].starts(with: word) else { return false }
    let end = start + word.count
    return (start == 0 || !isWordPart(code[start - 1]))
      && (end == code.count || !isWordPart(code[end]))
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isPartOfWord || character == "_" || character == "`"
  }

  /// The start of the body; nil for a requirement of a protocol.
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

  /// The parts between the commas of a parameter list, without attributes.
  private static func parameters(in list: ArraySlice<Character>) -> [Substring] {
    var parameters: [String] = []
    var current = ""
    var depth = 0
    var previous: Character = " "
    for character in list {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
      if character == ",", depth == 0 {
        parameters.append(current)
        current = ""
      } else {
        current.append(character)
      }
      previous = character
    }
    parameters.append(current)
    return parameters.map { parameter in
      var rest = parameter.drop(while: \.isWhitespace)
      while rest.first == "@" {
        rest = rest.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
      }
      return rest
    }.filter { !$0.isEmpty }
  }

  private static func lineCount(in code: ArraySlice<Character>) -> Int {
    code.reduce(0) { $1 == "\n" ? $0 + 1 : $0 }
  }
}
