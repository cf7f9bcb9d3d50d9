/// Runs the functions of users: at once or later, and on whose behalf.
///
/// An error of one is kept for the verb that made the frame, and the frame goes on.
final class Callbacks {
  // These fields are read in each frame, and changed in single steps that run no callback.

  /// The work that an error may stop.
  private let work: Work
  /// Work that waits for its time.
  let agenda = Agenda()
  /// The parts of a frame in which functions of the user only answer.
  let asking = Asking()
  /// The errors that they raised.
  @exclusivity(unchecked) private var failures = FrameFailures()
  /// The callback that runs, and the view whose modifier it is.
  @exclusivity(unchecked) private var running: (name: String, node: Node)?
  /// The origin of work before the first pass of a frame.
  private var author: FrameAccount.Author?

  static let writeRefusal =
    "changes a state while it is evaluated; change it in a callback, such as onAppear or a task"

  init(within work: Work) {
    self.work = work
    asking.refuse = { [unowned self] in
      refuseWrite(by: "a function that measures, places or guesses")
    }
  }

  /// How many failed so far, in all frames.
  var failureCount: Int { failures.count }

  /// The name of the one that runs.
  var runningName: String? { running?.name }

  /// Runs a function of the user; an error is kept for the verb that made the frame, and the frame
  /// goes on.
  ///
  /// Once work is stopped, no function runs.
  func guarding<Value>(_ body: () throws -> Value) -> Value? {
    guard !work.isStopped else { return nil }
    do {
      return try body()
    } catch {
      fail(error)
      return nil
    }
  }

  /// Runs `body` as the callback of a modifier, so that it is named as the origin of changes.
  func naming<Value>(_ name: String, of node: Node, body: () -> Value) -> Value {
    // After a nested callback, the outer one is named again.
    let outer = running
    running = (name, node)
    defer { running = outer }
    return body()
  }

  /// Runs `body` on behalf of an author, so that the author is named as the origin of changes.
  func acting<Value>(for author: FrameAccount.Author, body: () -> Value) -> Value {
    self.author = author
    defer { self.author = nil }
    return body()
  }

  /// Names what runs now in an account, because it changed data.
  func noteChange(
    in account: inout FrameAccount,
    pass: Int,
    frame: Int,
    sendsPosition: Bool = false
  ) {
    guard let running else { return noteAuthor(in: &account, sendsPosition: sendsPosition) }
    guard account.callbacks.count <= FrameAccount.mostOrigins else { return }
    var note = FrameAccount.Callback(pass: pass, name: running.name, view: running.node.seen)
    note.sendsPosition = sendsPosition
    if note.view.id == nil { note.row = EnclosingRows(of: running.node).innermost?.seen }
    if let before = running.node.sightBefore, before.frame == frame,
      before.size != running.node.size
    {
      (note.oldSize, note.size) = (before.size, running.node.size)
    }
    if account.callbacks.last != note { account.callbacks.append(note) }
  }

  /// Names the author of work before the first pass in an account, because that work changed data.
  func noteAuthor(in account: inout FrameAccount, sendsPosition: Bool = false) {
    guard var author, account.authors.count <= FrameAccount.mostOrigins else { return }
    author.sendsPosition = sendsPosition
    guard account.authors.last != author else { return }
    account.authors.append(author)
  }

  func fail(_ error: any Error) {
    if error is Work.Stopped { return }
    let stops = (error as? any StoppingError)?.stopsEverything == true
    failures.note(error, stops: stops)
    if stops { work.stop(error) }
  }

  /// Reports that a function of the user that only answers changed a state.
  func refuseWrite(by function: String) {
    fail(ContentError.contradiction("\(function) \(Self.writeRefusal)"))
  }

  /// Returns and forgets the frame's error: the one that stopped the work, or else the first error
  /// of a callback.
  func takeError() -> (any Error)? {
    guard failures.error != nil || work.isStopped else { return nil }
    defer {
      failures.forgetError()
      work.resume()
    }
    return work.error ?? failures.error
  }

  /// Treats the first error of a callback as a further one, because another one is thrown.
  func yieldToStop() {
    if work.isStopped { failures.yield() }
  }

  /// The diagnostic about the errors of the frame besides the one that the verb throws; nil without
  /// any.
  func takeFurtherErrors() -> Diagnostic? {
    failures.takeFurther().map { Diagnostic(code: .furtherError, message: $0) }
  }
}
