internal import LazyStacks
internal import Lua

/// The text of views as a script wrote them, for people who look at values in the REPL.
enum WrittenView {
  /// The greatest length of an inner view in characters, and the greatest number of its values that
  /// are written.
  private static let (longest, mostValues) = (120, 12)

  /// A view as the call of its constructor.
  static func made(by reader: ArgumentReader, _ call: borrowing LuaCall) -> String {
    let parts = parts(reader, call)
    if parts.count == 1, call.kind(0) == .string { return "\(reader.declaration.name) \(parts[0])" }
    let list = parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
    return "\(reader.declaration.name) \(list)"
  }

  /// A view as the call of a modifier on another view.
  static func changed(
    _ view: ViewValue,
    by reader: ArgumentReader,
    _ call: borrowing LuaCall
  ) -> String {
    let parts = parts(reader, call)
    let hasNames = reader.labels.contains { reader.has($0.name, call) }
    let list = parts.joined(separator: ", ")
    let arguments = hasNames ? " { \(list) }" : "(\(list))"
    return "\(view.written ?? "\(view.name) { … }"):\(reader.declaration.name)\(arguments)"
  }

  private static func parts(_ reader: ArgumentReader, _ call: borrowing LuaCall) -> [String] {
    var parts: [String] = []
    for (index, label) in reader.labels.enumerated() where !call.isNil(call.parameter(index)) {
      parts.append("\(label.name) = \(text(call.parameter(index), reader, call))")
    }
    for place in 0..<min(call.count, mostValues) { parts.append(text(place, reader, call)) }
    return call.count > mostValues ? parts + ["…"] : parts
  }

  private static func text(
    _ place: Int,
    _ reader: ArgumentReader,
    _ call: borrowing LuaCall
  ) -> String {
    switch call.kind(place) {
    case .function: return "function … end"
    case .table: return "{ … }"
    case .object:
      guard let type = try? reader.session.types[ViewValue.self],
        let view = try? call.object(place, type)
      else { return "…" }
      let written = view.written ?? "\(view.name) { … }"
      return written.count <= longest ? written : "\(view.name) { … }"
    default: return Literal.found(place, call)
    }
  }
}
