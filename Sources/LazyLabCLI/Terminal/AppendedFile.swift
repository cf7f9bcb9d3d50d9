// Beside System.swift, this talks to the system.
@preconcurrency internal import Glibc

/// A file that several processes may append lines to at the same time.
struct AppendedFile {
  let path: String

  /// Reads the whole file; empty if there is no such file yet.
  func read() throws(FileError) -> [UInt8] {
    if access(path, F_OK) != 0, errno == ENOENT { return [] }
    return try SystemFiles.read(path)
  }

  /// Appends a line in one piece.
  ///
  /// Lines of several processes do not mix, and a killed process leaves a whole line or none. Only
  /// the user may read the file. Missing folders are made.
  func append(line: String) throws(FileError) {
    Self.makeFolders(of: path)
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw FileError("cannot write", at: path, number: errno) }
    defer { close(descriptor) }
    // The last line may have been cut off when the disk was full; the next one must not join it.
    let start = Self.endsInLine(descriptor) ? "\n" : ""
    try SystemFiles.write(Array((start + line + "\n").utf8), to: descriptor, at: path)
  }

  /// Makes the file if it does not exist, without writing to it.
  func prepare() throws(FileError) {
    Self.makeFolders(of: path)
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError("cannot write", at: path, number: errno) }
    close(descriptor)
  }

  private static func endsInLine(_ descriptor: Int32) -> Bool {
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 10
    guard size > 0, pread(descriptor, &last, 1, size - 1) == 1 else { return false }
    return last != 10
  }

  private static func makeFolders(of path: String) {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += path.hasPrefix("/") || !folder.isEmpty ? "/" + part : String(part)
      mkdir(folder, 0o700)
    }
  }
}
