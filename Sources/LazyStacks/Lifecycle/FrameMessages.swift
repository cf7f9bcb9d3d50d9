/// What callbacks raised, and which messages were already reported.
struct FrameMessages {
  /// The errors of callbacks.
  var failures = FrameFailures()
  /// The messages that were reported last, each of them once.
  private var diagnosed = RecentMessages()

  /// Notes that a message is to be reported.
  ///
  /// - Returns: False if it was reported before and is still remembered.
  mutating func isNew(_ message: String) -> Bool { diagnosed.insert(message) }

  /// The diagnostic about the errors of the frame besides the one that the verb throws; nil without
  /// any.
  mutating func takeFurtherErrors() -> Diagnostic? {
    failures.takeFurther().map { Diagnostic(code: .furtherError, message: $0) }
  }
}
