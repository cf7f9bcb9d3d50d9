internal import LazyStacks
internal import Lua

/// Prints values for people: tables with limits, in a defined order, and cards of host objects.
struct ValuePrinter {
  let session: LabSession
  /// How many levels of tables are shown.
  var depth = 4
  /// How many elements and fields of one table are shown.
  var width = 40

  /// A value as one text, of one or several lines.
  func describe(_ value: LuaValue) throws(LuaError) -> String {
    switch value {
    case .table(let table) where table.isPlain:
      var path: [LuaTable] = []
      return try describe(table, level: 0, &path)
    case .string(let text): return Literal.quoted(text.description)
    case .nil, .boolean, .integer, .number: return Literal.of(value)
    default: return try session.state.describe(value).description
    }
  }

  private func describe(
    _ table: LuaTable,
    level: Int,
    _ path: inout [LuaTable]
  ) throws(LuaError) -> String {
    if path.contains(table) { return "{ (this table again) }" }
    let entries = try table.entries()
    if entries.isEmpty { return "{}" }
    if level >= depth { return "{ … }" }
    path.append(table)
    defer { path.removeLast() }
    var parts: [String] = []
    for (index, entry) in entries.prefix(width).enumerated() {
      let value = try inner(entry.value, level: level + 1, &path)
      parts.append(entry.key == .integer(index + 1) ? value : "\(key(entry.key)) = \(value)")
    }
    if entries.count > width { parts.append("… \(entries.count - width) more") }
    return lay(parts, level)
  }

  private func inner(
    _ value: LuaValue,
    level: Int,
    _ path: inout [LuaTable]
  ) throws(LuaError) -> String {
    guard case .table(let table) = value, table.isPlain else { return try describe(value) }
    return try describe(table, level: level, &path)
  }

  private func key(_ key: LuaValue) -> String {
    if let name = key.text, isName(name) { return name }
    return "[\(Literal.of(key))]"
  }

  private func isName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, !(48...57).contains(first) else { return false }
    return bytes.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        || $0 == UInt8(ascii: "_")
    }
  }

  private func lay(_ parts: [String], _ level: Int) -> String {
    let line = "{ \(parts.joined(separator: ", ")) }"
    if line.count + level * 2 <= 80, !line.contains("\n") { return line }
    let indent = String(repeating: "  ", count: level + 1)
    let closing = String(repeating: "  ", count: level)
    return "{\n" + parts.map { "\(indent)\($0),\n" }.joined() + "\(closing)}"
  }
}
