/// The escapes of a JSON string.
enum JSONEscape {
  /// Whether a byte of UTF-8 needs no escape, whatever its neighbors are.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7f && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// A text as a string of JSON.
  static func quoted(_ text: String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    guard isEscaped(scalar) else {
      bytes.append(contentsOf: scalar.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\\"))
    switch scalar {
    case "\"", "\\": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case "\n": bytes.append(UInt8(ascii: "n"))
    case "\r": bytes.append(UInt8(ascii: "r"))
    case "\t": bytes.append(UInt8(ascii: "t"))
    default:
      let digits = String(scalar.value, radix: 16)
      bytes.append(contentsOf: ("u" + String(repeating: "0", count: 4 - digits.count)).utf8)
      bytes.append(contentsOf: digits.utf8)
    }
  }

  /// Line separators are legal in JSON but end a line for some line readers.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || scalar.value == 0x7f
      || scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
