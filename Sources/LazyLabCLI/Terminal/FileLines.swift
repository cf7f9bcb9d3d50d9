// Beside System.swift, this talks to the system.
@preconcurrency internal import Glibc
internal import LazyReports

/// A file piece by piece; an interrupt ends it.
struct FilePieces {
  private let path: String
  private let descriptor: Int32
  private let signals = Signals.received
  private var piece = [UInt8](repeating: 0, count: 65_536)

  /// Begins to read a file that is open.
  init(of path: String, from descriptor: Int32) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  /// The next bytes; nil at the end.
  mutating func next() throws(FileError) -> ArraySlice<UInt8>? {
    while true {
      let count = Glibc.read(descriptor, &piece, piece.count)
      let number = errno
      guard Signals.received == signals else {
        throw FileError("cannot read", at: path, reason: "interrupted")
      }
      if count >= 0 { return count == 0 ? nil : piece[..<count] }
      if number != EINTR { throw FileError("cannot read", at: path, number: number) }
    }
  }
}

/// The lines of a file, one after the other, however long it is.
struct FileLines {
  private let path: String

  init(of path: String) { self.path = path }

  /// Hands over each line, without its line feed, and whether one follows it.
  ///
  /// - Throws: `FileError` if the file cannot be read, and what the function throws.
  func read(_ body: (_ line: ArraySlice<UInt8>, _ isWhole: Bool) throws -> Void) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("cannot open", at: path, number: errno) }
    defer { close(descriptor) }
    var pieces = FilePieces(of: path, from: descriptor)
    var rest: [UInt8] = []
    while let piece = try pieces.next() {
      guard rest.count <= SystemFiles.longest else {
        throw FileError("cannot read", at: path, reason: "a line is too long")
      }
      // A long line is not searched again for each piece of it.
      let isWhole = piece.contains(UInt8(ascii: "\n"))
      rest += piece
      if isWhole { rest.removeFirst(try Self.read(rest, body)) }
    }
    if !rest.isEmpty { try body(rest[...], false) }
  }

  /// Hands over each line of a text like those of a file.
  static func read(
    all text: [UInt8],
    _ body: (_ line: ArraySlice<UInt8>, _ isWhole: Bool) throws -> Void
  ) throws {
    let start = try read(text, body)
    if start < text.count { try body(text[start...], false) }
  }

  /// Hands over the whole lines of a text, and gives where the rest starts.
  private static func read(
    _ text: [UInt8],
    _ body: (_ line: ArraySlice<UInt8>, _ isWhole: Bool) throws -> Void
  ) throws -> Int {
    var start = 0
    while let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
      try body(text[start..<end], true)
      start = end + 1
    }
    return start
  }
}
