/// A change of what a window shows: of its data, or of the environment of all its views.
///
/// Inside a callback it belongs to the next pass of the frame in progress; otherwise a frame is
/// made that shows it.
struct WindowChange {
  private let window: Window
  private var context: FrameContext { window.context }

  /// Prepares a change that a verb asks for.
  ///
  /// - Throws: ``WindowError/closed``, or the refusal in a function that only answers.
  init(of window: Window, askedBy verb: String) throws {
    self.window = window
    try window.checkOpen()
    guard window.isMakingFrame || Asking.current === context.callbacks.asking,
      Dependency.refusal != nil
    else { return }
    throw WindowError.refusing(verb)
  }

  /// Has data changed; see ``Window/update(adjustsOffsets:change:)``.
  func edit(adjustsOffsets: Bool, change: @escaping () throws -> Void) throws {
    window.requests.add { [context] in
      if !adjustsOffsets { context.scrolls.leavesOffsets = true }
      try change()
    }
    try show()
  }

  /// Gives a value to all views; see ``Window/setEnvironment(_:)``.
  func give(_ entry: EnvironmentEntry) throws -> Int {
    context.evaluation.setEnvironment(entry)
    return try show(by: FrameAccount.Author(.environment, title: entry.name))
  }

  /// Shows what changed.
  ///
  /// - Parameter author: Whom the frame that is made for it names as the origin.
  /// - Returns: The number of frames made.
  /// - Throws: What callbacks of the frame throw.
  @discardableResult
  private func show(by author: FrameAccount.Author? = nil) throws -> Int {
    guard !window.isMakingFrame else {
      context.noteChange()
      return 0
    }
    if let author { context.frame.account.authors.append(author) }
    return try Course(in: window, steps: { .frames(1) }).run()
  }
}
