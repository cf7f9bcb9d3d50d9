internal import LazyStacks
internal import Lua

/// Finds completions of the word before the cursor of an entry.
struct NameFinder {
  typealias Candidate = NameCompletion.Candidate

  private let session: LabSession
  private let tokens: EntryTokens
  private let cursor: Int
  private let finder: SubjectFinder
  /// The greatest number of names that are offered.
  static let mostNames = 300

  init(in session: LabSession, completing text: String, at cursor: Int) {
    self.session = session
    self.cursor = cursor
    tokens = EntryTokens(text, before: cursor)
    finder = SubjectFinder(session: session)
  }

  /// The names and the range of the text that each would replace; nil if nothing is known.
  func completion() -> NameCompletion? {
    let last = tokens.tokens.last
    if last?.kind == .comment, last?.range.upperBound == cursor { return nil }
    if let last, last.kind == .number, last.range.upperBound == cursor {
      let ids = idLiterals(beginningWith: last.text, at: tokens.tokens.count - 1)
      return made(ids, replacing: last.range.lowerBound)
    }
    if let last, last.kind == .string, last.isOpen {
      let typed = String(last.text.dropFirst())
      guard last.text.prefix(1) != "[" else { return nil }
      return made(strings(beginningWith: typed), replacing: last.range.lowerBound + 1)
    }
    let isInWord =
      last?.range.upperBound == cursor && (last?.kind == .name || last?.kind == .keyword)
    let word = isInWord ? last?.text ?? "" : ""
    let end = tokens.tokens.count - (isInWord ? 1 : 0)
    return made(names(beginningWith: word, before: end), replacing: cursor - word.utf8.count)
  }

  private func made(_ candidates: [Candidate], replacing start: Int) -> NameCompletion? {
    var seen: Set<String> = []
    let different = candidates.filter { seen.insert($0.text).inserted }.prefix(Self.mostNames)
    guard !different.isEmpty else { return nil }
    return NameCompletion(range: start..<cursor, candidates: Array(different))
  }

  // Names

  private func names(beginningWith word: String, before end: Int) -> [Candidate] {
    let mark = end > 0 && tokens.tokens[end - 1].kind == .sign ? tokens.tokens[end - 1].text : ""
    if mark == "." || mark == ":" {
      let isJoin = mark == "." && end > 1 && tokens.tokens[end - 2].text == "."
      return isJoin ? [] : members(beginningWith: word, before: end - 1, areMethods: mark == ":")
    }
    if word.isEmpty {
      let ids = idLiterals(beginningWith: "", at: end)
      if !ids.isEmpty { return ids }
    }
    let options = options(beginningWith: word, before: end)
    // An empty word would list every name there is.
    return word.isEmpty ? options : options + variables(beginningWith: word)
  }

  private func variables(beginningWith word: String) -> [Candidate] {
    let locals = tokens.locals.filter { $0.hasPrefix(word) && $0 != word }.map {
      Candidate(text: $0, detail: "local")
    }
    let own = fields(of: session.scope.environment, beginningWith: word, areMethods: false)
    let known = session.registry.members(of: nil).map(\.declaration).filter {
      $0.name.hasPrefix(word)
    }
    let spaces = (["lab"] + Registry.namespaces).filter { $0.hasPrefix(word) }
    let keywords = LuaLexer.keywords.filter { $0.hasPrefix(word) && $0 != word }.sorted()
    return locals + sorted(own + known.map(candidate))
      + spaces.map { Candidate(text: $0, detail: "functions of lazylab") }
      + keywords.map { Candidate(text: $0, detail: "") }
  }

  private func sorted(_ candidates: [Candidate]) -> [Candidate] {
    candidates.sorted { $0.text < $1.text }
  }

  private func candidate(for declaration: Declaration) -> Candidate {
    Candidate(text: declaration.name, detail: declaration.summary)
  }

  private func members(
    beginningWith word: String,
    before end: Int,
    areMethods: Bool
  ) -> [Candidate] {
    switch finder.subject(of: tokens.chain(before: end)) {
    case .value(.table(let table)):
      return fields(of: table, beginningWith: word, areMethods: areMethods)
    case .value(.string):
      return stringMethods(beginningWith: word, areMethods: areMethods)
    case .value(let value):
      return members(of: finder.className(of: value), beginningWith: word, areMethods: areMethods)
    case .object(let owner):
      return members(of: owner, beginningWith: word, areMethods: areMethods)
    case .namespace(let owner):
      return members(of: owner, beginningWith: word, areMethods: false)
    case .callable: return []
    case nil:
      // A view that is being described has the modifiers of any view.
      return areMethods ? members(of: "View", beginningWith: word, areMethods: true) : []
    }
  }

  private func members(
    of owner: String?,
    beginningWith word: String,
    areMethods: Bool
  ) -> [Candidate] {
    guard let owner else { return [] }
    let members = session.registry.members(of: owner).map(\.declaration).filter { declaration in
      let isMethod = declaration.kind == .method || declaration.kind == .modifier
      return declaration.name.hasPrefix(word) && isMethod == areMethods
    }
    return sorted(members.map(candidate))
  }

  private func stringMethods(beginningWith word: String, areMethods: Bool) -> [Candidate] {
    guard areMethods, case .table(let library)? = try? session.scope.environment.rawGet("string")
    else {
      return []
    }
    return fields(of: library, beginningWith: word, areMethods: true)
  }

  /// The names in a table and in those behind it that a script can write after a point.
  private func fields(
    of table: LuaTable,
    beginningWith word: String,
    areMethods: Bool
  ) -> [Candidate] {
    finder.tables(behind: table).flatMap { table -> [Candidate] in
      let found = try? table.names(
        beginningWith: word,
        limit: Self.mostNames,
        onlyFunctions: areMethods
      )
      return (found ?? []).compactMap { name in
        guard let text = name.text, ValuePrinter.isName(text) else { return nil }
        return Candidate(text: text, detail: detail(of: try? table.rawGet(.string(name))))
      }
    }
  }

  private func detail(of value: LuaValue?) -> String {
    guard let value else { return "" }
    switch value {
    case .boolean, .integer, .number: return Literal.of(value)
    case .object: return finder.className(of: value) ?? "object"
    case .coroutine: return "coroutine"
    default: return value.typeName
    }
  }

  // Options of a call

  /// The parameters that a table which is open here may have.
  private func options(beginningWith word: String, before end: Int) -> [Candidate] {
    guard let opening = tokens.openings(before: end).first, opening.isTable,
      [",", ";", "{"].contains(tokens.tokens[end - 1].text),
      let declaration = finder.declaration(of: opening.callee)
    else { return [] }
    let given = tokens.keys(since: opening, before: end)
    return declaration.labels.filter {
      $0.name.hasPrefix(word) && !given.contains($0.name)
    }.map { Candidate(text: $0.name, detail: Self.describe($0)) }
  }

  static func describe(_ parameter: Parameter) -> String {
    let note = parameter.defaultValue.map { "; default \($0)" }
    return parameter.kind.phrase + (note ?? (parameter.isRequired ? "; must be given" : ""))
  }

  // Strings

  /// The completions of the text in the open quotes.
  private func strings(beginningWith typed: String) -> [Candidate] {
    guard let kind = expectedKind(at: tokens.tokens.count - 1) else { return [] }
    let strings = kind.strings.map { Candidate(text: $0, detail: "") }
    let all = strings + (kind.takesID ? ids() : [])
    return all.filter { $0.text.hasPrefix(typed) }
  }

  /// The kind of value that is expected in the place of a token.
  private func expectedKind(at place: Int) -> ValueKind? {
    // `f "…"` is a call with one argument.
    if let declaration = finder.declaration(of: tokens.chain(before: place)) {
      return declaration.positions.first?.kind
    }
    let openings = tokens.openings(before: place)
    for (depth, opening) in openings.prefix(2).enumerated() {
      guard let declaration = finder.declaration(of: opening.callee) else { continue }
      // The name of a table within the call, such as a list of strings, stands before the table.
      let name = key(before: depth == 0 ? place : openings[0].index)
      if let name { return declaration.labels.first { $0.name == name }?.kind }
      let position = tokens.position(since: opening, before: place)
      let positions = declaration.positions
      return positions.indices.contains(position) ? positions[position].kind : nil
    }
    return nil
  }

  /// The name in `name =` before a token.
  private func key(before place: Int) -> String? {
    guard place >= 2, tokens.tokens[place - 1].text == "=", tokens.tokens[place - 2].kind == .name
    else { return nil }
    return tokens.tokens[place - 2].text
  }

  /// The visible ids of the window that was made last, as they are written between quotes.
  private func ids() -> [Candidate] {
    LastWindow(session: session).idsInSight.compactMap { id in
      if case .string(let text) = id { Candidate(text: text, detail: "visible") } else { nil }
    }
  }

  /// The visible ids as a script writes them, where an id is expected and there are no quotes.
  private func idLiterals(beginningWith typed: String, at place: Int) -> [Candidate] {
    guard place > 0, tokens.tokens[place - 1].kind == .sign,
      tokens.tokens[place - 1].text != "]", expectedKind(at: place)?.takesID ?? false
    else { return [] }
    return LastWindow(session: session).idsInSight.map {
      Candidate(text: Self.literal(of: $0), detail: "visible")
    }
    .filter { $0.text.hasPrefix(typed) }
  }

  /// An id as a script writes it: `"row-1"`, `3`, `{ "Design", 3 }`.
  private static func literal(of id: ViewID) -> String {
    guard case .path(let ids) = id else { return Literal.of(LuaValue(id)) }
    return "{ \(ids.map { Literal.of(LuaValue($0)) }.joined(separator: ", ")) }"
  }
}

extension ValueKind {
  /// Whether the kind takes the id of a view.
  fileprivate var takesID: Bool {
    switch self {
    case .id, .path: true
    case .either(let kinds): kinds.contains(where: \.takesID)
    default: false
    }
  }
}
