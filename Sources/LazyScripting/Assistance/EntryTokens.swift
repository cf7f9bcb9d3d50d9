/// The tokens of an entry before a place, and their structure there.
struct EntryTokens {
  /// A token with its text.
  struct Token: Equatable {
    var kind: LuaLexer.Kind
    var text: String
    var range: Range<Int>
    var isOpen: Bool
  }

  /// A step of an expression such as `window:scrollView().contentOffset`.
  enum Step: Equatable {
    /// A variable.
    case name(String)
    /// `.name`
    case field(String)
    /// `:name`
    case method(String)
    /// `["name"]` or `[1]`, as it is written.
    case element(String)
    /// A call.
    case call
  }

  /// An open bracket, with the function that is called with its content.
  struct Opening: Equatable {
    /// The index of the bracket among the tokens.
    var index: Int
    /// The steps to the called function; empty if the bracket is not a call.
    var callee: [Step]
    /// Whether it is a table, whose values may have names.
    var isTable: Bool
  }

  let tokens: [Token]

  init(_ text: String, before offset: Int) {
    let bytes = Array(text.utf8.prefix(offset))
    tokens = LuaLexer(bytes).compactMap { token in
      // A closed comment has no meaning; an open one stays, so that nothing is offered inside it.
      let isDone = !token.isOpen && (token.range.upperBound < bytes.count || bytes.last == 10)
      if token.kind == .comment, isDone { return nil }
      let word = String(decoding: bytes[token.range], as: UTF8.self)
      return Token(kind: token.kind, text: word, range: token.range, isOpen: token.isOpen)
    }
  }

  /// The brackets that are open at a place, the innermost first.
  func openings(before end: Int) -> [Opening] {
    var found: [Opening] = []
    var closed = 0
    for index in tokens[..<end].indices.reversed() where tokens[index].kind == .sign {
      switch tokens[index].text {
      case ")", "}", "]": closed += 1
      case "(", "{", "[":
        if closed > 0 {
          closed -= 1
        } else if tokens[index].text != "[" {
          found.append(opening(at: index))
        }
      default: break
      }
    }
    return found
  }

  private func opening(at index: Int) -> Opening {
    let isTable = tokens[index].text == "{"
    // `f({ … })` means `f { … }`.
    let isWrapped = isTable && index > 0 && tokens[index - 1].text == "("
    let callee = chain(before: isWrapped ? index - 1 : index)
    return Opening(index: index, callee: callee, isTable: isTable)
  }

  /// The steps of the expression that ends before a token; empty if there is none.
  func chain(before end: Int) -> [Step] {
    var steps: [Step] = []
    var index = end - 1
    while index >= 0 {
      let token = tokens[index]
      switch (token.kind, token.text) {
      case (.name, let name):
        let mark = index > 0 ? tokens[index - 1].text : ""
        guard mark == "." || mark == ":", tokens[index - 1].kind == .sign else {
          return [.name(name)] + steps
        }
        steps.insert(mark == "." ? .field(name) : .method(name), at: 0)
        index -= 2
      case (.string, _) where !token.isOpen, (.sign, ")"), (.sign, "}"):
        steps.insert(.call, at: 0)
        guard let start = token.kind == .string ? index : open(of: index) else { return [] }
        index = start - 1
      case (.sign, "]"):
        guard index >= 2, tokens[index - 2].text == "[", tokens[index - 1].kind != .name else {
          return []
        }
        steps.insert(.element(tokens[index - 1].text), at: 0)
        index -= 3
      default:
        return []
      }
    }
    return []
  }

  /// The index of the bracket that a closing one belongs to.
  private func open(of end: Int) -> Int? {
    var depth = 0
    for index in (0...end).reversed() where tokens[index].kind == .sign {
      switch tokens[index].text {
      case ")", "}", "]": depth += 1
      case "(", "{", "[":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The names of the values in an open table before a place.
  func keys(since opening: Opening, before end: Int) -> [String] {
    var depth = 0
    var keys: [String] = []
    for index in (opening.index + 1)..<max(end, opening.index + 1) {
      let token = tokens[index]
      if token.kind == .sign, "({[".contains(token.text) { depth += 1 }
      if token.kind == .sign, ")}]".contains(token.text) { depth -= 1 }
      let isAssigned = index + 1 < tokens.count && tokens[index + 1].text == "="
      if depth == 0, token.kind == .name, isAssigned { keys.append(token.text) }
    }
    return keys
  }

  /// How many values without names come before a place in an open call.
  func position(since opening: Opening, before end: Int) -> Int {
    var depth = 0
    var position = 0
    var isNamed = false
    for index in (opening.index + 1)..<max(end, opening.index + 1) where tokens[index].kind == .sign
    {
      let text = tokens[index].text
      if "({[".contains(text) { depth += 1 }
      if ")}]".contains(text) { depth -= 1 }
      guard depth == 0 else { continue }
      if text == "=" { isNamed = true }
      if text == "," || text == ";" {
        if !isNamed { position += 1 }
        isNamed = false
      }
    }
    return position
  }

  /// The local names that the text before declares: variables and parameters.
  var locals: [String] {
    var names: [String] = []
    for index in tokens.indices where tokens[index].kind == .keyword {
      guard tokens[index].text == "local" || tokens[index].text == "for" else {
        if tokens[index].text == "function" { names += parameters(after: index) }
        continue
      }
      var next = index + 1
      while next < tokens.count, tokens[next].kind == .name {
        names.append(tokens[next].text)
        guard next + 1 < tokens.count, tokens[next + 1].text == "," else { break }
        next += 2
      }
    }
    return names
  }

  private func parameters(after function: Int) -> [String] {
    guard let start = tokens[function...].firstIndex(where: { $0.text == "(" }),
      start - function <= 4
    else { return [] }
    let inside = tokens[(start + 1)...].prefix { $0.kind == .name || $0.text == "," }
    return inside.filter { $0.kind == .name }.map(\.text)
  }
}
