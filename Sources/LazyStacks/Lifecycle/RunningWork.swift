/// What runs at a moment of a frame, and on whose behalf.
struct RunningWork {
  /// The reason for which views are loaded now.
  var load = LoadState()
  /// The callback that runs, and the view whose modifier it is.
  var callback: (name: String, node: Node)?
  /// The origin of work before the first pass of a frame.
  var author: FrameAccount.Author?

  /// How many origins of changes an account names.
  private static let mostOrigins = 100

  /// Names what runs now in an account, because it changed data.
  func noteChange(in account: inout FrameAccount, pass: Int, frame: Int) {
    guard let callback else { return noteAuthor(in: &account) }
    guard account.callbacks.count < Self.mostOrigins else { return }
    var note = FrameAccount.Callback(pass: pass, name: callback.name, view: callback.node.seen)
    if let before = callback.node.sightBefore, before.frame == frame,
      before.size != callback.node.size
    {
      (note.oldSize, note.size) = (before.size, callback.node.size)
    }
    if account.callbacks.last != note { account.callbacks.append(note) }
  }

  /// Names the author of work before the first pass in an account, because that work changed data.
  func noteAuthor(in account: inout FrameAccount) {
    guard let author, account.authors.count < Self.mostOrigins, account.authors.last != author
    else { return }
    account.authors.append(author)
  }
}
