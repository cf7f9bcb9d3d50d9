/// Collects what a terminal sends between the marks of a bracketed paste.
struct PastedText: Sendable {
  private var bytes: [UInt8] = []
  private static let end: [UInt8] = Array("\u{1b}[201~".utf8)

  /// Adds bytes.
  ///
  /// - Returns: Once the end has arrived, the text, and how many of the bytes follow the end.
  mutating func take(_ more: ArraySlice<UInt8>) -> (text: String, rest: Int)? {
    // The end mark may have begun in earlier bytes.
    var place = max(0, bytes.count - Self.end.count + 1)
    bytes += more
    while place + Self.end.count <= bytes.count {
      if bytes[place] == Self.end[0], bytes[place...].starts(with: Self.end) {
        let rest = bytes.count - place - Self.end.count
        return (Self.text(of: bytes[..<place]), rest)
      }
      place += 1
    }
    return nil
  }

  /// The text with line feeds at the ends of its lines.
  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    for (index, byte) in zip(bytes.indices, bytes) {
      guard byte == 13 else {
        plain.append(byte)
        continue
      }
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
      if next != 10 { plain.append(10) }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
