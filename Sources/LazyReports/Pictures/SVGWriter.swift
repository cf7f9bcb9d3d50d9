internal import LazyTrace

/// Writes elements of SVG: every text is escaped, every number plain.
struct SVGWriter {
  private(set) var text = ""
  private var open: [String] = []

  /// An attribute of an element.
  enum Value: ExpressibleByStringLiteral {
    case number(Double)
    case word(String)

    init(stringLiteral value: String) { self = .word(value) }
  }

  typealias Attributes = [(name: String, value: Value)]

  /// Writes an element with what a body writes inside it.
  mutating func element(
    _ name: String,
    _ attributes: Attributes,
    body: (inout SVGWriter) throws -> Void
  ) rethrows {
    text += "\(indent)<\(name)\(Self.text(of: attributes))>\n"
    open.append(name)
    try body(&self)
    open.removeLast()
    text += "\(indent)</\(name)>\n"
  }

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: Attributes) {
    text += "\(indent)<\(name)\(Self.text(of: attributes))/>\n"
  }

  /// Writes an element with a text in it.
  mutating func element(_ name: String, _ attributes: Attributes, words: String) {
    text += "\(indent)<\(name)\(Self.text(of: attributes))>\(Self.escaped(words))</\(name)>\n"
  }

  private var indent: String { String(repeating: "  ", count: open.count) }

  private static func text(of attributes: Attributes) -> String {
    attributes.map { name, value in
      switch value {
      case .number(let number): " \(name)=\"\(plain(number))\""
      case .word(let word): " \(name)=\"\(escaped(word))\""
      }
    }.joined()
  }

  /// A number with at most two decimals, as readers of pixels need, and without an exponent.
  static func plain(_ number: Double) -> String {
    let hundredths = (number * 100).rounded().whole(in: -1_000_000_000_000...1_000_000_000_000)
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    var text = (hundredths < 0 ? "-" : "") + "\(whole)"
    if rest > 0 {
      let decimals = rest < 10 ? "0\(rest)" : "\(rest)"
      text += "." + (decimals.hasSuffix("0") ? String(decimals.dropLast()) : decimals)
    }
    return text
  }

  /// A text as XML may have it: markup is escaped, and what XML cannot hold is spelled out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.onOneLine.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
