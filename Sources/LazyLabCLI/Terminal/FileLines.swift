// Beside System.swift, this talks to the system.
@preconcurrency internal import Glibc
internal import LazyReports

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
    let signals = Signals.received
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var rest: [UInt8] = []
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      let number = errno
      guard Signals.received == signals else {
        throw FileError("cannot read", at: path, reason: "interrupted")
      }
      if count == 0 { break }
      guard count > 0 else {
        if number == EINTR { continue }
        throw FileError("cannot read", at: path, number: number)
      }
      guard rest.count <= SystemFiles.longest else {
        throw FileError("cannot read", at: path, reason: "a line is too long")
      }
      rest += chunk[..<count]
      var start = 0
      while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
        try body(rest[start..<end], true)
        start = end + 1
      }
      rest.removeFirst(start)
    }
    if !rest.isEmpty { try body(rest[...], false) }
  }
}
