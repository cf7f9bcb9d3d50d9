internal import LazyReports
internal import LazyStacks
internal import Lua

/// Values as a script would write them, for messages.
enum Literal {
  /// The value at a place of a call: `"x"`, `-3`, `a function`, `nil`.
  static func found(at place: Int, in call: borrowing LuaCall) -> String {
    switch call.kind(at: place) {
    case .nil: return "nil"
    case .boolean: return (try? call.boolean(at: place)).map { "\($0)" } ?? "a boolean"
    case .integer: return (try? call.integer(at: place)).map { "\($0)" } ?? "a number"
    case .number: return (try? call.number(at: place)).map(number) ?? "a number"
    case .string: return (try? call.bytes(at: place)).map(quoted) ?? "a string"
    case .table: return "a table"
    case .function: return "a function"
    case .object: return article(for: call.typeName(at: place))
    default: return article(for: call.typeName(at: place))
    }
  }

  /// The value at a place of a call, as a script would write it.
  static func written(at place: Int, in call: borrowing LuaCall) -> String {
    switch call.kind(at: place) {
    case .function: "function … end"
    case .table: "{ … }"
    case .object: "…"
    default: found(at: place, in: call)
    }
  }

  /// A value: `"x"`, `-3`, `a function`, `nil`.
  static func of(_ value: LuaValue) -> String {
    switch value {
    case .nil: "nil"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): value.description
    case .number(let value): number(value)
    case .string(let value): quoted(value)
    // A handle alone does not know its class; see ``of(_:in:)``.
    case .object: "an object of lazylab"
    default: article(for: value.typeName)
    }
  }

  /// A value, which may be a host object of a state: `a Window`.
  static func of(_ value: LuaValue, in state: LuaState) -> String {
    guard case .object(let object) = value, let name = state.typeName(of: object) else {
      return of(value)
    }
    return article(for: name)
  }

  /// A number as Lua programmers read it: whole floats keep their `.0`.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
    return value.description
  }

  /// The greatest number of characters of a text that are shown.
  static let longest = 60

  /// A name in single quotes, shortened if it is long.
  static func name(_ name: String) -> String { "'\(name.shortened(to: longest).onOneLine)'" }

  /// An id as people read it, shortened if it is long.
  static func short(_ id: ViewID) -> String { id.description.shortened(to: longest) }

  /// A string in quotes, shortened if it is long.
  static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(longest).map(written).joined()
    return "\"\(shown)" + (text.unicodeScalars.dropFirst(longest).isEmpty ? "\"" : "…\"")
  }

  /// A string of bytes in quotes; if it is not text, its bytes are written as numbers: `"a\255"`.
  static func quoted(_ string: LuaString) -> String {
    if let text = string.text { return quoted(text) }
    let shown = string.bytes.prefix(longest).map { byte in
      byte < 128 ? written(Unicode.Scalar(byte)) : "\\\(byte)"
    }
    return "\"\(shown.joined())" + (string.bytes.count > longest ? "…\"" : "\"")
  }

  /// A character as it is written in a string.
  private static func written(_ character: Unicode.Scalar) -> String {
    switch character {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\"": "\\\""
    case "\\": "\\\\"
    case _ where character.value < 32 || character.value == 127: "\\\(character.value)"
    default: character.isControl ? character.spelledOut : String(character)
    }
  }

  /// A type's name with its article.
  static func article(for name: String) -> String {
    guard name != "nil", let first = name.lowercased().first else { return name }
    return ("aeio".contains(first) ? "an " : "a ") + name
  }
}
