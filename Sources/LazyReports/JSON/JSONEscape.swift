/// The escapes of a JSON string.
enum JSONEscape {
  /// A text as a string of JSON.
  static func quoted(_ text: String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text: what stands between two characters that need an escape at once.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      var (start, place) = (0, 0)
      while place < utf8.count {
        guard let escaped = escaped(at: place, in: utf8) else {
          place += 1
          continue
        }
        bytes.append(contentsOf: utf8[start..<place])
        appendEscape(of: escaped.scalar, to: &bytes)
        place += escaped.length
        start = place
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  private static func appendEscape(of scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
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

  /// The character at a place of UTF-8 that needs an escape, and how many bytes it has.
  ///
  /// Line separators are legal in JSON but end a line for some line readers.
  private static func escaped(
    at place: Int,
    in utf8: UnsafeBufferPointer<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let byte = utf8[place]
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7f: return (Unicode.Scalar(byte), 1)
    case 0xc2 where utf8[place + 1] == 0x85: return ("\u{85}", 2)
    case 0xe2 where utf8[place + 1] == 0x80 && utf8[place + 2] == 0xa8: return ("\u{2028}", 3)
    case 0xe2 where utf8[place + 1] == 0x80 && utf8[place + 2] == 0xa9: return ("\u{2029}", 3)
    default: return nil
    }
  }
}
