internal import LazyStacks
internal import Lua

/// The text of views as a script wrote them, for people who look at values in the REPL.
enum WrittenView {
  /// The greatest length of an inner view in characters, and the greatest number of its values that
  /// are written.
  private static let (longest, mostValues) = (120, 12)

  /// A view as the call of its constructor.
  static func made(by reader: ArgumentReader, in call: borrowing LuaCall) -> String {
    let parts = parts(by: reader, in: call)
    if parts.count == 1, call.kind(at: 0) == .string {
      return "\(reader.declaration.name) \(parts[0])"
    }
    let list = parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
    return "\(reader.declaration.name) \(list)"
  }

  /// A view as the call of a modifier on another view.
  static func changed(
    _ view: ViewValue,
    by reader: ArgumentReader,
    in call: borrowing LuaCall
  ) -> String {
    let parts = parts(by: reader, in: call)
    let hasNames = reader.labels.contains { reader.has($0.name, in: call) }
    let list = parts.joined(separator: ", ")
    let arguments = hasNames ? " { \(list) }" : "(\(list))"
    return "\(view.written ?? "\(view.name) { … }"):\(reader.declaration.name)\(arguments)"
  }

  private static func parts(by reader: ArgumentReader, in call: borrowing LuaCall) -> [String] {
    var parts: [String] = []
    for (index, label) in reader.labels.enumerated()
    where !call.isNil(at: call.parameter(at: index)) {
      parts.append("\(label.name) = \(text(at: call.parameter(at: index), by: reader, in: call))")
    }
    for place in 0..<min(call.count, mostValues) {
      parts.append(text(at: place, by: reader, in: call))
    }
    return call.count > mostValues ? parts + ["…"] : parts
  }

  private static func text(
    at place: Int,
    by reader: ArgumentReader,
    in call: borrowing LuaCall
  ) -> String {
    switch call.kind(at: place) {
    case .function: return "function … end"
    case .table: return "{ … }"
    case .object:
      guard let type = try? reader.session.types[ViewValue.self],
        let view = try? call.object(at: place, as: type)
      else { return "…" }
      let written = view.written ?? "\(view.name) { … }"
      return written.count <= longest ? written : "\(view.name) { … }"
    default: return Literal.found(at: place, in: call)
    }
  }
}
