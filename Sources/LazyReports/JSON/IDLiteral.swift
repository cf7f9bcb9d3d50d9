internal import LazyTrace

/// Ids as text, since a key has one type in all lines.
///
/// The text is the id in JSON, but a string stands without quotes unless it could be taken for
/// something else: `row-7` is a string, `7` a number, `"7"` a string, `["row-7","title"]` a path.
enum IDLiteral {
  static func text(of id: ViewID) -> String {
    if case .string(let text) = id, !isAmbiguous(text) { return text }
    return json(id)
  }

  /// Whether the text of a string could be taken for an id that is no string, or for a quoted one.
  static func isAmbiguous(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "["): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): Double(text) != nil
    case UInt8(ascii: "t"), UInt8(ascii: "f"): text == "true" || text == "false"
    default: false
    }
  }

  private static func json(_ id: ViewID) -> String {
    switch id {
    case .integer(let number): number.description
    case .number(let number): NumberFormat.json(number)
    case .boolean(let flag): flag.description
    case .path(let ids): "[" + ids.map(json).joined(separator: ",") + "]"
    case .string(let text): JSONEscape.quoted(text)
    }
  }
}
