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

  /// The remedy for a line that begins with a modifier; nil if only its dot is Swift.
  static func remedy(forModifier line: String) -> String? {
    guard isModifier(line) || line.contains("await ") else { return nil }
    return remedy(for: "unexpected symbol near '.'", line: line)
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

  private static let range =
    "Range(a, b) has the numbers from a to b, and a..<b those of Range(a, b - 1)"
  private static let inBraces = "in braces: LazyVStack { spacing = 8, Text \"A\" }"

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
      isInLine: has("await "),
      remedy: "what takes time stands in a function: :task(function() wait(0.2) end)"
    ),
    Slip(
      message: "",
      isInLine: isClass,
      remedy: "a class is a table, and one that views observe is Observable { photos = {} }"
    ),
    Slip(
      message: "",
      isInLine: begins(with: ["func"]),
      remedy: "functions are written function name(a, b) … end"
    ),
    Slip(
      message: "",
      isInLine: begins(with: ["struct", "enum", "extension"]),
      remedy:
        "a view of your own is View \"Row\" { state = { isOpen = false }, body = function(self) "
        + "return Item { height = self.state.isOpen and 90 or 40 } end }"
    ),
    Slip(
      message: "",
      isInLine: begins(with: ["import", "@State", "@Binding", "@Published", "@Environment"]),
      remedy: "leave it out: the vocabulary is there, and values are kept in Lua variables"
    ),
    Slip(
      message: "",
      isInLine: { begins(with: ["for"])($0) && ($0.contains("..<") || $0.contains("...")) },
      remedy: "a loop over numbers is for i = 0, 9 do … end, with both ends"
    ),
    Slip(
      message: "",
      isInLine: { $0.contains("ForEach") && $0.contains("..<") },
      remedy:
        "rows 1 to 100 are ForEach { 100, id = \"row-%d\", function(i) return Text(\"row \" .. i) "
        + "end }; \(range)"
    ),
    Slip(message: "", isInLine: has("..<"), remedy: range),
    Slip(message: "", isInLine: has("..."), remedy: range),
    Slip(
      message: "malformed number",
      isInLine: has(".."),
      remedy: range + "; between numbers, .. needs spaces"
    ),
    Slip(
      message: "near 'in'",
      isInLine: has("ForEach"),
      remedy:
        "a closure is function(a) … end: ForEach { photos, function(photo) return Text(photo.id) "
        + "end }"
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
      message: "",
      isInLine: { $0.contains(".scrollTo(") && $0.contains(": ") },
      remedy: "a program scrolls with scroll:scrollTo { id = \"row-7\", anchor = \"top\" }"
    ),
    Slip(
      message: "near '.'",
      isInLine: isModifier,
      remedy:
        "a modifier follows after a colon: :padding { horizontal = 16 }:frame { height = 80 }"
    ),
    Slip(
      message: "<name> expected near",
      isInLine: has(": "),
      remedy: "labels are written with = \(inBraces)"
    ),
    Slip(
      message: "function arguments expected near",
      isInLine: has(": "),
      remedy: "labels are written with = \(inBraces)"
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
      remedy:
        "a condition is if a then … else … end, and if is no expression: VStack { isOpen and "
        + "Divider() }, and a choice is a and b or c"
    ),
    Slip(
      message: "",
      isInLine: isLabelled,
      remedy: "labels are written with = \(inBraces)"
    ),
    Slip(
      message: "near '='",
      isInLine: isLabelledInParentheses,
      remedy: "labels stand \(inBraces)"
    ),
    Slip(
      message: "unexpected symbol near '.'",
      isInLine: { _ in true },
      remedy: "cases are strings: \"leading\" for .leading; a modifier has a colon: view:padding(8)"
    ),
  ]

  /// Whether an entry is a statement of Swift with its braces, for which Lua's parser would wait:
  /// `if isOpen { Divider() }`.
  static func isWholeBlock(_ entry: String) -> Bool {
    let tokens = SourceTokens(entry)
    let last = tokens.text(at: tokens.indices.upperBound - 1)
    guard last == "}", ["if", "for", "while"].contains(tokens.text(at: 0)) else { return false }
    // These may be given a table, with do in the next line.
    let iterators = ["pairs", "ipairs"]
    if let open = tokens.indices.first(where: { tokens.text(at: $0) == "{" }),
      iterators.contains(tokens.text(at: open - 1))
    {
      return false
    }
    let signs = tokens.indices.filter { tokens.kind(at: $0) == .sign }.map(tokens.text)
    return !tokens.indices.contains { ["then", "do"].contains(tokens.text(at: $0)) }
      && signs.count { $0 == "{" } == signs.count { $0 == "}" }
  }

  /// Whether a line declares a class, or begins with what stands before one.
  private static func isClass(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace).prefix(4)
    let marks: Set<Substring> = ["final", "public", "private", "open", "@MainActor", "@Observable"]
    return words.first == "@Observable" || words.drop(while: marks.contains).first == "class"
  }

  /// Whether a line is a modifier with a label or a case of Swift: `.frame(height: 80)`.
  private static func isModifier(_ line: String) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    return text.first == "." && text.dropFirst().first?.isLetter == true
      && (text.contains(": ") || text.contains("(."))
  }

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
