/// Keeps texts of scripts from being read as HTML.
enum HTMLText {
  /// A text as HTML shows it between tags and in attributes.
  static func escaped(_ text: String) -> String { SVGWriter.escaped(text) }

  /// JSON that a browser finds no markup in, wherever in a page it stands.
  static func withoutMarkup(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + json.count / 64)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): bytes += Array(#"\u003c"#.utf8)
      case UInt8(ascii: ">"): bytes += Array(#"\u003e"#.utf8)
      case UInt8(ascii: "&"): bytes += Array(#"\u0026"#.utf8)
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}
