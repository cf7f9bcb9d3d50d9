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
    self.author = author
    defer { self.author = nil }
    if changesData(action) { noteAuthor() }
  }

  /// Notes that work before the first pass changed data.
  func noteAuthor() {
    guard let author, account.authors.count < Self.callbackLimit,
      account.authors.last != author
    else { return }
    account.authors.append(author)
  }
}
