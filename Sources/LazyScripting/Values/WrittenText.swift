internal import Lua

/// A file into which a script has a text written.
struct WrittenText {
  /// Its path; nil if nothing is to be written.
  let path: String?
  /// Whether it replaces a file that this run did not write.
  let isForced: Bool
  /// The function that writes, in mistakes.
  let title: String

  /// Writes a text, if there is a file.
  func write(_ text: String, ending: String, in session: LabSession) throws {
    guard let path else { return }
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Mistake("file of \(title) names no file: \(Literal.quoted(path))")
    }
    guard !session.options.isSandboxed else {
      throw Mistake("\(title) writes no files in the sandbox; print what it gives")
    }
    guard let writer = session.hooks.textWriter else {
      throw Mistake("\(title) finds no files here; use what it gives")
    }
    let failure = writer(path, Array((text + ending).utf8), isForced)
    if let failure { throw Mistake(failure) }
  }
}
