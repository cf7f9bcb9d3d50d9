/// Writes a conversation to a file, entry by entry, so that it can be run again.
final class SessionRecorder {
  /// The path of the file.
  var path: String { file.path }
  private let file: WrittenFile

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - file: The file, which appears at its path now.
  ///   - origin: What the session began with.
  ///   - inputs: What was entered before.
  /// - Throws: `FileError` if the file cannot be written.
  init(
    in file: WrittenFile,
    _ origin: RecordedSession.Origin,
    after inputs: [RecordedSession.Entry]
  ) throws(FileError) {
    self.file = file
    let lines =
      [origin.line + "\n"] + inputs.map { $0.asTyped + RecordedSession.shown(answer: $0.answer) }
    try file.write(Array(lines.joined().utf8))
    try file.show()
  }

  /// Writes an entry and its answer at once.
  func add(_ entry: RecordedSession.Entry, answer: [UInt8]) throws(FileError) {
    try file.write(Array(entry.asTyped.utf8) + RecordedSession.kept(answer: answer))
  }

  /// Ends the recording.
  func close() throws(FileError) { try file.close() }
}
