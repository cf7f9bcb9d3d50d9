/// Keeps foreign text, such as ids and messages, on its line and from controlling the terminal.
extension String {
  /// The text with its control characters spelled out, so that it is one line without effects.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isControl {
        text += scalar.spelledOut
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text as wide as a column, or wider if it does not fit.
  package func padded(to width: Int, right: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - unicodeScalars.count))
    return right ? padding + self : self + padding
  }
}

extension Unicode.Scalar {
  /// Whether the character controls a terminal or ends a line instead of showing something.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7f...0x9f).contains(value) || (0x2028...0x2029).contains(value)
  }

  fileprivate var spelledOut: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16) + "}"
    }
  }
}
