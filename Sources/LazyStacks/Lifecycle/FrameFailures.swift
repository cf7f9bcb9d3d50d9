/// What callbacks raised in a frame, and what was said about it.
struct FrameFailures {
  /// The first error that a callback raised in this frame.
  private(set) var error: (any Error)?
  /// How many callbacks failed so far, in all frames.
  private(set) var count = 0
  /// What the others raised, which becomes one diagnostic.
  private var further: [String] = []

  /// Takes note of an error, unless it stops the whole operation, whose error it is then.
  mutating func note(_ error: any Error, stops: Bool) {
    count += 1
    if stops { return }
    if self.error == nil { self.error = error } else { further.append("\(error)") }
  }

  /// Lets the first error be one of the others, because another one is thrown.
  mutating func yield() {
    guard let first = error else { return }
    further.insert("\(first)", at: 0)
    error = nil
  }

  /// Forgets the first error, which is thrown.
  mutating func forgetError() { error = nil }

  /// Hands over what else failed, in words, and forgets it; nil where nothing did.
  mutating func takeFurther() -> String? {
    guard let first = further.first else { return nil }
    let others = further.count - 1
    further.removeAll()
    return first + (others > 0 ? " (and \(others) more)" : "")
  }
}
