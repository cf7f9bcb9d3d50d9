internal import LazyReports
internal import Lua

/// The values of a session's entries: how they are printed, and where scripts find them later.
struct PrintedValues {
  let session: LabSession

  private var scope: GlobalScope { session.scope }

  /// The plain table that was raised, as it prints; nil if something else was.
  func raisedTable(_ error: LuaError) -> String? {
    guard case .runtime(let raised, _) = error, case .table(let table) = raised, table.isPlain
    else { return nil }
    return try? describe([raised]).joined(separator: "\n")
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
    try? scope.vocabulary.rawSet("err", to: value)
  }

  /// Makes the first value of an entry the last value, and `out[n]`.
  func keep(_ values: [LuaValue]) throws(LuaError) {
    guard let first = values.first, first != .nil else { return }
    try scope.assign("_", to: first)
    try keep(first)
  }

  /// The number of values that `out` keeps: those of the last entries.
  private static let mostKept = 1_000

  /// Makes the value of an entry `out[n]`, `n` being the entry's number.
  private func keep(_ value: LuaValue) throws(LuaError) {
    let kept: LuaTable
    if case .table(let table) = try scope.vocabulary.rawGet("out") {
      kept = table
    } else {
      kept = try session.state.makeTable()
      try scope.vocabulary.rawSet("out", to: .table(kept))
    }
    try kept.rawSet(session.sources.entryCount, to: value)
    try kept.rawSet(session.sources.entryCount - Self.mostKept, to: .nil)
  }

  /// Makes the result of a command the last value, and returns it as it is printed: strings as they
  /// are.
  func conclude(_ values: [LuaValue]) throws(LuaError) -> [String] {
    if let first = values.first, first != .nil { try scope.assign("_", to: first) }
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

  func describe(_ values: [LuaValue]) throws(LuaError) -> [String] {
    if values == [.nil] { return [] }
    if let written = session.writtenPicture, values == [.text(written.text)] {
      return ["a picture in \(written.path.onOneLine)"]
    }
    if case .string(let text)? = values.first, values.count == 1,
      let lines = lines(of: text.description)
    {
      return [lines]
    }
    let printer = ValuePrinter(
      session: session,
      depth: session.printLimits.depth,
      width: session.printLimits.width
    )
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
    let lines = text.lines
    let isSentence = text.utf8.count > Literal.longest && text.utf8.count <= Self.longestSentence
    guard lines.count > 1 || isSentence else { return nil }
    return lines.map { String($0).onOneLine }.joined(separator: "\n")
  }
}
