internal import LazyStacks

/// The smallest pieces of JSON.
enum JSONText {
  /// A string literal that any reader of JSON takes back as the same text.
  static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return "\"" + text + "\"" }
    var literal = "\""
    for scalar in text.unicodeScalars {
      if needsEscape(scalar) {
        literal += escape(scalar)
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  static func id(_ id: ViewID) -> String {
    switch id {
    case .integer(let value): value.description
    case .number(let value): NumberFormat.json(value)
    case .string(let text): quoted(text)
    case .boolean(let value): value ? "true" : "false"
    }
  }

  /// Line separators are legal in JSON but end a line for some readers of lines.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || scalar.value == 0x7f
      || scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
