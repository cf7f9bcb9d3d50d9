/// Work that waits for a frame, and is taken once.
extension FrameContext {
  /// Does the agenda's work that is due at the time of the frame.
  func runAgenda() {
    agenda.run { author, body in
      guard !work.isStopped else { return false }
      perform(as: author ?? FrameAccount.Author(.later), action: body)
      return true
    }
  }

  /// Work that is done before the first pass of a frame, and its origin.
  struct Tap {
    let author: FrameAccount.Author
    let action: () throws -> Void
  }

  /// Does something before the first pass; if it changes data, it is reported as the origin.
  func perform(as author: FrameAccount.Author, action: () throws -> Void) {
    running.author = author
    defer { running.author = nil }
    if changesData(action) { running.noteAuthor(in: &account) }
  }
}
