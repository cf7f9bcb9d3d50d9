/// Recognizes Swift code where Lua is expected.
enum SwiftSyntax {
  /// The remedy for a syntax error in a line of Swift.
  ///
  /// - Parameters:
  ///   - message: Lua's own message.
  ///   - line: The line that it names.
  /// - Returns: The remedy, which shows the line in Lua; nil if the line is not Swift.
  static func remedy(for message: String, line: some StringProtocol) -> String? {
    let line = String(line.prefix(1_000))
    return slips.first { $0.isMade(in: message, at: line) }?.remedy
  }

  private struct Slip: Sendable {
    /// A text that Lua's message must contain, if any.
    let message: String
    /// Whether the line matches.
    let isInLine: @Sendable (String) -> Bool
    let remedy: String

    func isMade(in text: String, at line: String) -> Bool {
      (message.isEmpty || text.contains(message)) && isInLine(line)
    }
  }

  private static func has(_ text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }

  private static func begins(with words: [String]) -> @Sendable (String) -> Bool {
    { line in
      let first = line.split(whereSeparator: \.isWhitespace).first.map(String.init)
      return first.map(words.contains) ?? false
    }
  }

  private static let slips: [Slip] = [
    Slip(
      message: "invalid escape sequence",
      isInLine: has("\\("),
      remedy: "Lua joins text with ..: \"row \" .. i"
    ),
    Slip(
      message: "",
      isInLine: begins(with: ["var", "let"]),
      remedy: "variables are declared with local"
    ),
    Slip(
      message: "",
      isInLine: begins(with: ["func"]),
      remedy: "functions are written function name(a, b) … end"
    ),
    Slip(
      message: "",
      isInLine: begins(with: ["struct", "class", "enum", "extension"]),
      remedy: "a view of your own is View \"Name\" { body = function(self) … end }"
    ),
    Slip(
      message: "",
      isInLine: begins(with: ["import", "@State", "@Binding", "@Observable"]),
      remedy: "leave it out: the vocabulary is there, and values are kept in Lua variables"
    ),
    Slip(
      message: "",
      isInLine: { begins(with: ["for"])($0) && ($0.contains("..<") || $0.contains("...")) },
      remedy: "a loop over numbers is for i = 0, 9 do … end, with both ends"
    ),
    Slip(message: "", isInLine: has("..<"), remedy: "Range(a, b) has the numbers from a to b"),
    Slip(message: "", isInLine: has("..."), remedy: "Range(a, b) has the numbers from a to b"),
    Slip(
      message: "malformed number",
      isInLine: has(".."),
      remedy: "Range(a, b) has the numbers from a to b; between numbers, .. needs spaces"
    ),
    Slip(
      message: "near 'in'",
      isInLine: has("{"),
      remedy: "a closure is function(a) … end"
    ),
    Slip(message: "", isInLine: has("$0"), remedy: "a closure is function(a) … end"),
    Slip(
      message: "'do' expected near",
      isInLine: begins(with: ["for"]),
      remedy: "a loop is for index, value in ipairs(array) do … end"
    ),
    Slip(
      message: "near ':'",
      isInLine: begins(with: ["local"]),
      remedy: "variables have no types: write local name = value"
    ),
    Slip(message: "near '='", isInLine: has("==="), remedy: "it is written =="),
    Slip(
      message: "unexpected symbol near '['",
      isInLine: has("["),
      remedy: "an array is written { a, b }"
    ),
    Slip(
      message: "']' expected near ','",
      isInLine: has("["),
      remedy: "an array is written { a, b }"
    ),
    Slip(
      message: "<name> expected near",
      isInLine: has(": "),
      remedy: "labels are written with =: Name { label = value, … }"
    ),
    Slip(
      message: "function arguments expected near",
      isInLine: has(": "),
      remedy: "labels are written with =: Name { label = value, … }"
    ),
    Slip(message: "near '&'", isInLine: has("&&"), remedy: "it is written and"),
    Slip(message: "near '|'", isInLine: has("||"), remedy: "it is written or"),
    Slip(message: "near '!'", isInLine: has("!="), remedy: "it is written ~="),
    Slip(message: "near '!'", isInLine: has("!"), remedy: "it is written not"),
    Slip(message: "near '?'", isInLine: has("??"), remedy: "it is written or"),
    Slip(message: "near '?'", isInLine: has("?"), remedy: "a choice is a and b or c"),
    Slip(message: "near '//'", isInLine: has("//"), remedy: "comments begin with --"),
    Slip(
      message: "",
      isInLine: { ["+=", "-=", "*=", "/="].contains(where: $0.contains) },
      remedy: "it is written a = a + b"
    ),
    Slip(
      message: "'then' expected near",
      isInLine: { _ in true },
      remedy: "a condition is if a then … else … end, and if is no expression: a and b or c"
    ),
    Slip(
      message: "",
      isInLine: isLabelled,
      remedy: "labels are written with = in braces: Name { label = value, … }"
    ),
    Slip(
      message: "near '='",
      isInLine: isLabelledInParentheses,
      remedy: "labels stand in braces: Name { label = value, … }"
    ),
    Slip(
      message: "unexpected symbol near '.'",
      isInLine: { _ in true },
      remedy: "cases are strings: \"leading\" for .leading; a modifier has a colon: view:padding(8)"
    ),
  ]

  /// Whether a line has `(label:` or `, label:`.
  private static func isLabelled(_ line: String) -> Bool {
    line.contains("(") && line.contains(": ")
  }

  /// Whether a line has `Name(label =`.
  private static func isLabelledInParentheses(_ line: String) -> Bool {
    guard let open = line.firstIndex(of: "("), let equals = line.firstIndex(of: "=") else {
      return false
    }
    return open < equals
  }
}
