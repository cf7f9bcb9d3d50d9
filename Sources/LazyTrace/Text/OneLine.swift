/// Keeps foreign text, such as ids and messages, on its line and from controlling the terminal.
extension String {
  /// The text with its control characters spelled out, so that it is one line without effects.
  package var onOneLine: String { spellingOut(where: \.isControl) }

  /// The text as a terminal may get it: its lines and tabs stay, all other controls are spelled
  /// out.
  package var withoutEffects: String {
    spellingOut { $0.isControl && $0 != "\n" && $0 != "\t" }
  }

  private func spellingOut(where isSpelled: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isSpelled) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if isSpelled(scalar) {
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
  /// Whether the character controls a terminal, ends a line or turns the direction of what follows,
  /// instead of showing something.
  package var isControl: Bool {
    switch value {
    case ..<0x20, 0x7f...0x9f, 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  /// The character as Lua writes it in a string.
  package var spelledOut: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16) + "}"
    }
  }
}
