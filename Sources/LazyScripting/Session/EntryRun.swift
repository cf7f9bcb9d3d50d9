internal import LazyReports
internal import Lua

/// The result of one entry of a REPL.
public enum EntryResult: Sendable, Equatable {
  /// It ran; its values, each ready to be printed.
  case values([String])
  /// Lua's parser expects more lines.
  case incomplete
}

/// One entry of a REPL: an expression, statements, or `:modifier…` for the last value.
struct EntryRun {
  private let session: LabSession
  /// The lines as typed.
  private let entry: String
  private var state: LuaState { session.state }
  private var values: PrintedValues { PrintedValues(session: session) }

  init(of entry: String, in session: LabSession) {
    self.session = session
    self.entry = entry
  }

  /// Runs the entry; see ``LabSession/evaluate(_:)``.
  func run() throws(ScriptError) -> EntryResult {
    session.observed.ended.letGo(in: session)
    do {
      return try state.withLimits(limits()) { () throws(LuaError) in try perform() }
    } catch {
      values.keep(error)
      var described = ScriptError(error).withRemedy(in: entry.utf8).withExcerpt(from: session)
      if let table = values.raisedTable(error) {
        described.message = "a table was raised, which is err: \(table)"
      }
      throw described
    }
  }

  /// A function that runs it again and again; see ``LabSession/prepare(_:)``.
  func prepared() throws(ScriptError) -> () throws(ScriptError) -> Void {
    let chunk: LuaFunction?
    do {
      chunk = try compile(isTried: true)
    } catch {
      throw ScriptError(error).withRemedy(in: entry.utf8)
    }
    guard let chunk else { throw ScriptError(kind: .syntax, message: "'\(entry)' is not complete") }
    return { [state, limits = session.interpreter.limits] () throws(ScriptError) in
      do throws(LuaError) {
        try state.withLimits(limits) { () throws(LuaError) in _ = try chunk.call([]) }
      } catch {
        throw ScriptError(error)
      }
    }
  }

  /// The memory that an entry has in any case, so that it can release what earlier ones kept.
  private static let leastRoom = 1 << 20

  /// The limits of an entry; if earlier entries left almost no memory, it gets some.
  private func limits() throws(LuaError) -> LuaLimits {
    let usual = session.interpreter.limits
    guard let memory = usual.memory, state.memoryInUse > memory - Self.leastRoom else {
      return usual
    }
    var others = usual
    others.memory = nil
    try state.withLimits(others) { () throws(LuaError) in try state.collectGarbage() }
    var wider = usual
    wider.memory = max(memory, state.memoryInUse + Self.leastRoom)
    return wider
  }

  private func perform() throws(LuaError) -> EntryResult {
    session.scope.names.noteAssigned("err")
    // This is the number of the next entry to run, or of one that is not Lua.
    session.sources.addEntry(Array(entry.utf8))
    guard let chunk = try compile() else { return .incomplete }
    session.sources.countEntry()
    let results = try chunk.call([])
    try values.keep(results)
    return .values(try values.describe(results))
  }

  /// The chunk of an entry; nil if it is not complete.
  ///
  /// - Parameter isTried: Whether the entry is only examined, so that its declarations are not
  ///   recorded.
  /// - Returns: The chunk.
  /// - Throws: ``LuaError`` for text that is not Lua.
  func compile(isTried: Bool = false) throws(LuaError) -> LuaFunction? {
    let name = "=" + session.sources.nextEntryName
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
        session.scope.names.noteDeclared(name)
      }
      return chunk
    } catch .syntax(_, let isIncomplete)
      where (isIncomplete || isStartOfExpression) && !SwiftSyntax.isWholeBlock(entry)
      && !LuaLexer.endsInQuotes(text)
    {
      return nil
    }
  }
}
