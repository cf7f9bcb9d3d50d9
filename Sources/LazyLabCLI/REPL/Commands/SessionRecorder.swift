/// Writes a conversation to a file, entry by entry, so that it can be run again.
final class SessionRecorder {
  let path: String
  private let descriptor: Int32

  /// Creates the file, which is replaced if it exists.
  init(path: String, seed: UInt64) throws(FileError) {
    self.path = path
    descriptor = try SystemFiles.create(path)
    try write(RecordedSession.firstLine(seed: seed) + "\n")
  }

  deinit { SystemFiles.close(descriptor) }

  /// Adds an entry and what was answered, at once.
  func add(_ entry: String, answer: [UInt8]) throws(FileError) {
    try write(RecordedSession.typed(entry))
    try SystemFiles.write(answer, to: descriptor, at: path)
  }

  private func write(_ text: String) throws(FileError) {
    try SystemFiles.write(Array(text.utf8), to: descriptor, at: path)
  }
}
