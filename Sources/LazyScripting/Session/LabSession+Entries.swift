internal import LazyReports
internal import Lua

/// The result of one entry of a REPL.
public enum EntryResult: Sendable, Equatable {
  /// It ran; its values, each ready to be printed.
  case values([String])
  /// Lua's parser expects more lines.
  case incomplete
}

/// The limits of printing a value after an entry.
public struct PrintLimits: Sendable, Equatable {
  /// How many levels of tables.
  public var depth = 4
  /// How many elements and fields of one table.
  public var width = 40

  /// Creates the limits that a session begins with.
  public init() {}
}

extension LabSession {
  /// Runs one entry of a REPL: an expression, statements, or `:modifier…` for the last value.
  ///
  /// Top-level locals stay for the session; the first value becomes `_`.
  ///
  /// - Parameter entry: The lines as typed.
  /// - Returns: The values, or that the entry is not complete.
  /// - Throws: ``ScriptError`` for text that is not Lua and for errors that were raised.
  public func evaluate(_ entry: String) throws(ScriptError) -> EntryResult {
    endedStates.letGo(in: self)
    do {
      return try state.withLimits(entryLimits()) { () throws(LuaError) in try perform(entry) }
    } catch {
      keep(error)
      var described = ScriptError(error).withRemedy(in: entry.utf8).withExcerpt(from: self)
      if let table = raisedTable(error) {
        described.message = "a table was raised, which is err: \(table)"
      }
      throw described
    }
  }

  /// The plain table that was raised, as it prints; nil if something else was.
  func raisedTable(_ error: LuaError) -> String? {
    guard case .runtime(let raised, _) = error, case .table(let table) = raised, table.isPlain
    else { return nil }
    return try? describe([raised]).joined(separator: "\n")
  }

  /// The name under which scripts find a function of the vocabulary; nil for others.
  func vocabularyName(of function: LuaValue) throws(LuaError) -> String? {
    for (key, value) in try vocabulary.entries() where value == function { return key.text }
    return nil
  }

  /// Makes the error of an entry, or of a file that it loaded, the global `err`: the value itself,
  /// or else the message.
  func keep(_ error: LuaError) {
    let value: LuaValue
    switch error {
    case .runtime(let raised, _): value = raised
    case .closed, .memory: return
    default: value = .text(error.message)
    }
    try? vocabulary.rawSet("err", to: value)
  }

  /// The memory that an entry has in any case, so that it can release what earlier ones kept.
  private static let leastRoom = 1 << 20

  /// The limits of an entry; if earlier entries left almost no memory, it gets some.
  private func entryLimits() throws(LuaError) -> LuaLimits {
    guard let memory = limits.memory, state.memoryInUse > memory - Self.leastRoom else {
      return limits
    }
    var others = limits
    others.memory = nil
    try state.withLimits(others) { () throws(LuaError) in try state.collectGarbage() }
    var wider = limits
    wider.memory = max(memory, state.memoryInUse + Self.leastRoom)
    return wider
  }

  private func perform(_ entry: String) throws(LuaError) -> EntryResult {
    globals.assigned.insert("err")
    // This is the number of the next entry to run, or of one that is not Lua.
    sources.add(Array(entry.utf8), named: "entry \(entryCount + 1)")
    guard let chunk = try compile(entry) else { return .incomplete }
    entryCount += 1
    let values = try chunk.call([])
    if let first = values.first, first != .nil {
      globals.assigned.insert("_")
      try environment.rawSet("_", to: first)
      try keep(first)
    }
    return .values(try describe(values))
  }

  /// The number of values that `out` keeps: those of the last entries.
  private static let mostKept = 1_000

  /// Makes the value of an entry `out[n]`, `n` being the entry's number.
  private func keep(_ value: LuaValue) throws(LuaError) {
    let kept: LuaTable
    if case .table(let table) = try vocabulary.rawGet("out") {
      kept = table
    } else {
      kept = try state.makeTable()
      try vocabulary.rawSet("out", to: .table(kept))
    }
    try kept.rawSet(entryCount, to: value)
    try kept.rawSet(entryCount - Self.mostKept, to: .nil)
  }

  /// Makes the result of a command the last value, and returns it as it is printed: strings as they
  /// are.
  func conclude(_ values: [LuaValue]) throws(LuaError) -> [String] {
    if let first = values.first, first != .nil {
      globals.assigned.insert("_")
      try environment.rawSet("_", to: first)
    }
    var texts: [String] = []
    for value in values where value != .nil {
      if case .string(let text) = value {
        texts.append(text.description.shortenedWithCount(to: Self.longestText))
      } else {
        texts += try describe([value])
      }
    }
    return texts
  }

  /// The greatest number of values of an entry that are printed, and of characters of a text of
  /// several lines.
  private static let (mostValues, longestText) = (200, 100_000)
  /// The maximum length of a single line that is treated as prose, in bytes.
  private static let longestSentence = 100_000

  private func describe(_ values: [LuaValue]) throws(LuaError) -> [String] {
    if values == [.nil] { return [] }
    if case .string(let text)? = values.first, values.count == 1,
      let lines = lines(of: text.description)
    {
      return [lines]
    }
    let printer = ValuePrinter(session: self, depth: printLimits.depth, width: printLimits.width)
    var texts: [String] = []
    for value in values.prefix(Self.mostValues) { texts.append(try printer.describe(value)) }
    if values.count > texts.count { texts.append("… \(values.count - texts.count) more values") }
    return texts
  }

  /// The lines of a text that is meant to be read, such as the result of `window:explain()`.
  ///
  /// It is nil for a short line, which is quoted like any string.
  private func lines(of text: String) -> String? {
    let text = text.shortenedWithCount(to: Self.longestText)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isSentence = text.utf8.count > Literal.longest && text.utf8.count <= Self.longestSentence
    guard lines.count > 1 || isSentence else { return nil }
    return lines.map { String($0).onOneLine }.joined(separator: "\n")
  }

  /// The chunk of an entry; nil if it is not complete.
  ///
  /// - Parameters:
  ///   - entry: The lines as typed.
  ///   - isTried: Whether the entry is only examined, so that its declarations are not recorded.
  /// - Returns: The chunk.
  /// - Throws: ``LuaError`` for text that is not Lua.
  func compile(_ entry: String, isTried: Bool = false) throws(LuaError) -> LuaFunction? {
    let name = "=entry \(entryCount + 1)"
    let text = Array(entry.utf8)
    let first = text.first { !($0 == 32 || (9...13).contains($0)) }
    let isChain = first == UInt8(ascii: ":") && !entry.drop { $0.isWhitespace }.hasPrefix("::")
    let expression = Array((isChain ? "return _" : "return ").utf8) + text
    var isStartOfExpression = false
    do {
      return try state.load(expression, chunkName: name)
    } catch {
      if case .syntax(_, true) = error { isStartOfExpression = true }
    }
    let locals = EntryLocals(text)
    do {
      let chunk = try state.load(isChain ? expression : locals.source, chunkName: name)
      for name in locals.names where !isChain && !isTried {
        globals.declared.insert(LuaString(name))
        globals.assigned.insert(LuaString(name))
      }
      return chunk
    } catch .syntax(_, let isIncomplete) where isIncomplete || isStartOfExpression {
      return nil
    }
  }
}
