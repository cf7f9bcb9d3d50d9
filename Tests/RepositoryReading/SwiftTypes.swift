/// A type that a Swift source declares or extends.
public struct SwiftType: Equatable {
  /// What introduces it: `class`, `struct`, `enum`, `protocol`, `actor` or `extension`.
  public let keyword: String

  /// Its name with those of the types around it: `Line.Before`.
  public let name: String

  /// The number of lines, from its keyword to the brace that closes it.
  public let lineCount: Int

  /// The number of stored properties that it declares itself, without static ones.
  public let storedCount: Int

  /// The names of the properties, functions and cases that it declares itself.
  public let members: Set<String>

  /// Whether it declares a new type.
  public var isDeclaration: Bool { keyword != "extension" }

  /// The types that a source declares and extends, nested ones included.
  public static func all(in source: String) -> [SwiftType] {
    var reader = TypeReader(Array(SwiftText(source).code))
    return reader.readAll()
  }

  /// The words of a source that may be names of types: those that begin with a capital letter.
  public static func namesUsed(in source: String) -> Set<String> {
    var names = Set<String>()
    for word in SwiftText(source).code.split(whereSeparator: { !TypeReader.isWordPart($0) })
    where word.first?.isUppercase == true { names.insert(String(word)) }
    return names
  }
}

extension SwiftType {
  /// The names in a source that follow a dot: those of members of something.
  public static func membersUsed(in source: String) -> Set<String> {
    let code = SwiftText(source).code
    var names = Set<String>()
    for part in code.split(separator: ".", omittingEmptySubsequences: false).dropFirst() {
      names.insert(String(part.prefix(while: TypeReader.isWordPart)))
    }
    return names
  }
}

/// Reads types by their keywords and braces.
private struct TypeReader {
  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "extension",
  ]

  private let code: [Character]
  private let brackets: Brackets
  private var position = 0
  private var found: [SwiftType] = []

  init(_ code: [Character]) {
    self.code = code
    brackets = Brackets(in: code)
  }

  mutating func readAll() -> [SwiftType] {
    readBody(of: "", until: code.count)
    return found
  }

  static func isWordPart(_ character: Character) -> Bool {
    character.isPartOfWord || character == "_"
  }

  /// Reads what is between braces.
  ///
  /// - Returns: The number of stored properties, and the names of all members.
  @discardableResult
  private mutating func readBody(
    of outer: String,
    until end: Int
  ) -> (stored: Int, members: Set<String>) {
    var stored = 0
    var members = Set<String>()
    var isStatic = false
    while position < end {
      if code[position] == "{" {
        position = closing(from: position, end) + 1
        isStatic = false
        continue
      }
      guard let word = wordHere() else {
        position += 1
        continue
      }
      let start = position
      position += word.count
      if word == "static" { isStatic = true }
      if Self.keywords.contains(word), let name = nameAfterKeyword(end) {
        readType(word, name, in: outer, from: start, end)
        isStatic = false
      } else if word == "var" || word == "let" {
        members.insert(nextWord(end))
        if !isStatic, isStoredProperty(end) { stored += 1 }
        isStatic = false
      } else if word == "func" || word == "init" || word == "case" || word == "subscript" {
        isStatic = false
        members.insert(nextWord(end))
        skipSignature(end)
      }
    }
    return (stored, members)
  }

  private mutating func readType(
    _ keyword: String,
    _ name: String,
    in outer: String,
    from start: Int,
    _ end: Int
  ) {
    guard let opening = code[position..<end].firstIndex(of: "{") else { return }
    let closing = closing(from: opening, end)
    let full = outer.isEmpty ? name : outer + "." + name
    position = opening + 1
    let body = readBody(of: full, until: closing)
    position = min(closing + 1, end)
    let lines = code[start..<position].reduce(1) { $1 == "\n" ? $0 + 1 : $0 }
    found.append(
      SwiftType(
        keyword: keyword,
        name: full,
        lineCount: lines,
        storedCount: body.stored,
        members: body.members
      )
    )
  }

  /// The word that starts at the position, if one does.
  private func wordHere() -> String? {
    guard Self.isWordPart(code[position]),
      position == 0 || !Self.isWordPart(code[position - 1]) && code[position - 1] != "."
    else { return nil }
    return String(code[position...].prefix(while: Self.isWordPart))
  }

  /// The word behind the position, past any space.
  private func nextWord(_ end: Int) -> String {
    String(code[position..<end].drop(while: \.isWhitespace).prefix(while: Self.isWordPart))
  }

  /// The name of a type after its keyword; nil if the keyword is not one (`class func`).
  private mutating func nameAfterKeyword(_ end: Int) -> String? {
    let rest = code[position..<end].drop(while: \.isWhitespace)
    let name = String(rest.prefix { Self.isWordPart($0) || $0 == "." })
    guard name.first?.isUppercase == true else { return nil }
    position = rest.startIndex + name.count
    return name
  }

  /// Whether a `var` or `let` stores a value instead of computing it; advances behind it.
  private mutating func isStoredProperty(_ end: Int) -> Bool {
    while position < end {
      switch code[position] {
      case "(", "[": position = closing(from: position, end)
      case "=", "\n": return true
      case "{":
        let words = code[(position + 1)..<end].drop(while: \.isWhitespace)
        return words.starts(with: "didSet") || words.starts(with: "willSet")
      default: break
      }
      position += 1
    }
    return true
  }

  /// Advances behind the parameters of a function.
  private mutating func skipSignature(_ end: Int) {
    while position < end, !"({\n".contains(code[position]) { position += 1 }
    if position < end, code[position] == "(" { position = closing(from: position, end) + 1 }
  }

  private func closing(from opening: Int, _ end: Int) -> Int {
    min(brackets.closing(of: opening) ?? end, end)
  }
}
