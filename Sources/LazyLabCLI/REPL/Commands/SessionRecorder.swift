/// Writes a conversation to a file, entry by entry, so that it can be run again.
final class SessionRecorder {
  let path: String
  private let descriptor: Int32

  /// Creates the file, which is replaced if it exists.
  init(path: String, _ origin: RecordedSession.Origin) throws(FileError) {
    self.path = path
    descriptor = try SystemFiles.create(path)
    try write(Array((origin.line + "\n").utf8))
  }

  deinit { SystemFiles.close(descriptor) }

  /// Writes an entry and its answer at once.
  func add(_ entry: String, answer: [UInt8]) throws(FileError) {
    try write(Array(RecordedSession.Entry(text: entry).asTyped.utf8))
    try write(RecordedSession.kept(answer: answer))
  }

  /// Adds a command that is not run again.
  func pass(_ command: String) throws(FileError) {
    try write(Array(RecordedSession.Entry(text: command, runsAgain: false).asTyped.utf8))
  }

  private func write(_ bytes: [UInt8]) throws(FileError) {
    try SystemFiles.write(bytes, to: descriptor, at: path)
  }
}
