/// A Lua string: bytes in no particular encoding.
public struct LuaString: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The bytes, which may contain zeros.
  public var bytes: [UInt8]

  /// Creates a string of bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a string of the UTF-8 of `text`.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Creates a string of the UTF-8 of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The bytes as text; nil if they are not valid UTF-8.
  public var text: String? { bytes.withUnsafeBytes { String(utf8: $0) } }

  /// The bytes as text, with U+FFFD where they are not valid UTF-8.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// The text of bytes; nil if they are not valid UTF-8.
  init?(utf8 bytes: UnsafeRawBufferPointer) {
    // Most texts are ASCII, for which validating, never specialized, takes five times as long.
    if bytes.allSatisfy({ $0 < 0x80 }) {
      self.init(decoding: bytes, as: UTF8.self)
    } else {
      self.init(validating: bytes, as: UTF8.self)
    }
  }
}
