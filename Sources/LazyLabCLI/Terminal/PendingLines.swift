/// Lines out of bytes that come piece by piece.
struct PendingLines {
  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0

  /// Adds what came.
  mutating func add(_ piece: [UInt8]) {
    bytes.removeFirst(start)
    start = 0
    bytes += piece
  }

  /// Takes the next whole line, without the line feed at its end; nil if there is none yet.
  mutating func next() -> [UInt8]? {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { start = end + 1 }
    return Array(bytes[start..<end])
  }
}
