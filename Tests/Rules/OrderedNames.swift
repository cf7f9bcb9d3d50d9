/// A name that a source declares, and whether it is that of a dictionary or a set.
struct OrderedName {
  let name: String
  let isUnordered: Bool
  var isPrivate = false
}

/// A line of a source as the rule about orders reads it.
struct SourceLine {
  /// A word of the line, with what stands before and behind it.
  struct Word {
    let text: Substring
    let before: Substring
    let after: Substring

    /// Whether it is a member of something that the line names, other than `self`.
    var isMember: Bool { before.hasSuffix(".") && !before.hasSuffix("self.") }
    var isVariable: Bool { before.hasSuffix("var ") || before.hasSuffix("let ") }
  }

  /// How the order of a dictionary or a set may reach something.
  enum Use {
    /// Its members are taken one after the other, or one of them is.
    case members
    /// A loop takes keys with values, as only a loop over a dictionary or over pairs does.
    case pairs
  }

  let text: Substring
  let words: [Word]
  private let isSorted: Bool

  init(text: Substring, next: Substring) {
    self.text = text
    words = Self.words(in: text)
    isSorted = text.contains(".sorted") || next.drop { $0 == " " }.hasPrefix(".sorted")
  }

  private static func words(in line: Substring) -> [Word] {
    var found: [Word] = []
    var rest = line
    while let start = rest.firstIndex(where: isOfWord) {
      let end = line[start...].firstIndex { !isOfWord($0) } ?? line.endIndex
      found.append(Word(text: line[start..<end], before: line[..<start], after: line[end...]))
      rest = line[end...]
    }
    return found
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

// What a line declares.
extension SourceLine {
  /// Whether a member of a type, or a function, ends here, and with it what is local to it.
  var endsMember: Bool { text.hasPrefix("}") || text.hasPrefix("  }") }

  private var isFunction: Bool {
    ["func ", "init(", "subscript("].contains { text.contains($0) }
  }

  /// The member of a type that the line declares, as its indentation says; nil if it declares none.
  var member: OrderedName? {
    guard text.hasPrefix("  "), !text.hasPrefix("   "),
      let word = words.first(where: { $0.isVariable || $0.before.hasSuffix("func ") })
    else { return nil }
    let isUnordered = declarations.last { $0.name == word.text }?.isUnordered ?? false
    let isPrivate = text.contains("private ")
    return OrderedName(name: String(word.text), isUnordered: isUnordered, isPrivate: isPrivate)
  }

  /// The names that the line declares within a function, parameters included.
  var locals: [OrderedName] { member == nil || isFunction ? declarations : [] }

  private var declarations: [OrderedName] {
    words.compactMap { word in
      let after = word.after
      if after.hasPrefix(": ") {
        let isUnordered = Self.isUnordered(type: after.dropFirst(2))
        guard isUnordered || word.isVariable || isFunction else { return nil }
        return OrderedName(name: String(word.text), isUnordered: isUnordered)
      }
      if after.hasPrefix(" = "), word.isVariable {
        let isUnordered = !isSorted && Self.isUnordered(value: after.dropFirst(3))
        return OrderedName(name: String(word.text), isUnordered: isUnordered)
      }
      guard word.before.hasSuffix("func "),
        let result = after.split(separator: "-> ").dropFirst().last
      else { return nil }
      return OrderedName(name: String(word.text), isUnordered: Self.isUnordered(type: result))
    }
  }

  private static func isUnordered(type: Substring) -> Bool {
    let type = type.hasPrefix("inout ") ? type.dropFirst(6) : type
    if type.hasPrefix("Set<") || type.hasPrefix("Dictionary<") { return true }
    guard type.first == "[", let colon = type.firstIndex(of: ":") else { return false }
    let key = type[..<colon].dropFirst()
    return key.first?.isUppercase == true
      && key.allSatisfy { isOfWord($0) || $0 == "." || $0 == "?" }
  }

  private static func isUnordered(value: Substring) -> Bool {
    let value = value.hasPrefix("try ") ? value.dropFirst(4) : value
    return ["Set<", "Set(", "Dictionary<", "Dictionary("].contains { value.hasPrefix($0) }
      || isUnordered(type: value) && value.contains("](")
  }
}

// What a line does with a name.
extension SourceLine {
  /// How the order of what a word names may reach something; nil if it does not.
  func use(of word: Word) -> Use? {
    var rest = word.after
    guard !rest.hasPrefix(":"), !isSorted, !Self.isPassed(word) else { return nil }
    if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[end...].dropFirst() }
    if rest.first == "?" { rest = rest.dropFirst() }
    let count = rest.count
    for part in [".keys", ".values", ".lazy"] where rest.hasPrefix(part) {
      rest = rest.dropFirst(part.count)
    }
    if isLooped(word, rest) {
      return word.before.contains("for (") ? .pairs : .members
    }
    guard rest.first == "." else { return word.before.hasSuffix("Array(") ? .members : nil }
    let name = rest.dropFirst().prefix(while: Self.isOfWord)
    let call = rest.dropFirst(name.count + 1)
    switch name {
    case "filter": return rest.count < count ? .members : nil
    case "min", "max": return call.hasPrefix("()") ? nil : .members
    default: return Self.ordered.contains(name) ? .members : nil
    }
  }

  /// The methods whose results depend on the order.
  private static let ordered: Set<Substring> = [
    "map", "compactMap", "flatMap", "first", "forEach", "reduce", "joined", "enumerated", "prefix",
    "suffix", "dropFirst", "popFirst", "randomElement", "makeIterator", "reversed", "elementsEqual",
  ]

  private func isLooped(_ word: Word, _ rest: Substring) -> Bool {
    guard rest.isEmpty || rest.hasPrefix(" {") || rest.hasPrefix(" where"),
      word.before.contains("for "), let range = word.before.ranges(of: " in ").last
    else { return false }
    let between = word.before[range.upperBound...]
    return between.drop { $0 != " " }.isEmpty || between.hasPrefix("try ")
  }

  /// Whether it goes into another set, which has no order either.
  private static func isPassed(_ word: Word) -> Bool {
    let outer = word.before.dropLast(
      word.before.reversed().prefix { isOfWord($0) || $0 == "." }.count
    )
    return outer.hasSuffix("Set(")
  }
}
