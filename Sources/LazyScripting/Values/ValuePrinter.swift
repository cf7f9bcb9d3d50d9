internal import LazyReports
internal import Lua

/// Prints values for people: tables with limits, in a defined order, and cards of host objects.
struct ValuePrinter {
  let session: LabSession
  /// The greatest number of table levels that are shown.
  var depth = 4
  /// The greatest number of elements and fields of one table that are shown.
  var width = 40
  /// The greatest number of elements and fields of all tables together that are shown.
  var total = 2_000

  /// The greatest length of a table's values of which several are printed on a line.
  private static let shortest = 14
  private static let (longestLine, longestName) = (80, 60)
  /// The number of elements that are shown of a summarized array.
  private static let mostSummarized = 8
  /// The maximum length of a value's own description, in characters.
  private static let longestText = 10_000

  /// The state of a walk through tables.
  private struct Walk {
    var path: [LuaTable] = []
    var left: Int
  }

  /// A printer that leaves out nothing, up to a hundred thousand elements.
  static func whole(in session: LabSession) -> ValuePrinter {
    ValuePrinter(session: session, depth: 100, width: 100_000, total: 100_000)
  }

  /// A string as it is, and any other value as ``describe(_:)`` says it.
  func text(of value: LuaValue) throws(LuaError) -> String {
    if case .string(let text) = value { return text.description }
    return try describe(value)
  }

  /// A value as text of one or several lines.
  func describe(_ value: LuaValue) throws(LuaError) -> String {
    switch value {
    case .table(let table) where table.isPlain:
      var walk = Walk(left: total)
      return try describe(table, level: 0, on: &walk)
    case .string(let text): return Literal.quoted(text.description)
    case .nil, .boolean, .integer, .number: return Literal.of(value)
    default:
      if case .function = value, let name = try session.scope.name(of: value) {
        return "function \(name); ?\(name) says how it is called"
      }
      if case .function(let function) = value {
        if let name = function.hostName { return "function \(name)" }
        if function.definition != nil { return "function\(function.place)" }
        if function.chunk == nil { return "function of Lua" }
      }
      if case .coroutine(let coroutine) = value { return "coroutine, \(coroutine.status)" }
      let text = try session.state.describe(value).description
      // The address of a file differs from run to run.
      if case .other = value, text.hasPrefix("file (0x") { return "an open file" }
      return text.shortenedWithCount(to: Self.longestText)
    }
  }

  private func describe(
    _ table: LuaTable,
    level: Int,
    on walk: inout Walk
  ) throws(LuaError) -> String {
    if walk.path.contains(table) { return "{ (this table again) }" }
    let (entries, count) = try table.entries(first: width)
    if count == 0 { return "{}" }
    if level >= depth || walk.left <= 0 { return "{ … }" }
    walk.path.append(table)
    walk.left -= entries.count
    defer { walk.path.removeLast() }
    var parts: [String] = []
    let summary = count > entries.count ? try NumberSummary(table, count: count)?.text : nil
    let shown = summary == nil ? entries.count : min(entries.count, Self.mostSummarized)
    for (index, entry) in entries.prefix(shown).enumerated() {
      let value = try inner(entry.value, level: level + 1, on: &walk)
      parts.append(entry.key == .integer(index + 1) ? value : "\(key(entry.key)) = \(value)")
    }
    if count > shown { parts.append("… \(count - shown) more") }
    if let summary { return "{ \(parts.joined(separator: ", ")) }  \(summary)" }
    return lay(parts, at: level)
  }

  private func inner(
    _ value: LuaValue,
    level: Int,
    on walk: inout Walk
  ) throws(LuaError) -> String {
    // A model in a table is printed as a part of it: it may contain the table.
    let observed = session.observed.table(in: value)
    observed?.noteReadOfAll()
    let value = session.observed.unwrapped(value)
    guard case .table(let table) = value, table.isPlain else { return try describe(value) }
    return try describe(table, level: level, on: &walk)
  }

  private func key(_ key: LuaValue) -> String {
    if let name = key.text, Self.isName(name) { return name }
    return "[\(Literal.of(key))]"
  }

  /// Whether a field can be written without brackets and quotes.
  static func isName(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(longestName + 1)
    guard bytes.count <= longestName, let first = bytes.first, !(48...57).contains(first) else {
      return false
    }
    return bytes.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        || $0 == UInt8(ascii: "_")
    }
  }

  private func lay(_ parts: [String], at level: Int) -> String {
    let line = "{ \(parts.joined(separator: ", ")) }"
    let mayFit = line.utf8.count <= Self.longestLine * 4
    if mayFit, line.count + level * 2 <= Self.longestLine, !line.contains("\n") { return line }
    let indent = String(repeating: "  ", count: level + 1)
    let closing = String(repeating: "  ", count: level)
    if parts.allSatisfy({ $0.utf8.count <= Self.shortest && !$0.contains(" ") }) {
      let rows = fill(parts, width: Self.longestLine - indent.count)
      return "{\n" + rows.map { "\(indent)\($0)\n" }.joined() + "\(closing)}"
    }
    return "{\n" + parts.map { "\(indent)\($0),\n" }.joined() + "\(closing)}"
  }

  /// Parts separated by commas, as many on a line as fit.
  private func fill(_ parts: [String], width: Int) -> [String] {
    parts.reduce(into: []) { rows, part in
      if let last = rows.last, last.count + part.count + 2 <= width {
        rows[rows.count - 1] = "\(last) \(part),"
      } else {
        rows.append(part + ",")
      }
    }
  }
}
