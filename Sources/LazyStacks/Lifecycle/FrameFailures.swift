/// The errors of callbacks in a frame, and what was reported of them.
struct FrameFailures {
  /// The first error that a callback raised in this frame.
  private(set) var error: (any Error)?
  /// How many callbacks failed so far, in all frames.
  private(set) var count = 0
  /// The further errors, which become one diagnostic.
  private var further: [String] = []

  /// Records an error, unless it stops the whole operation, whose error it is then.
  mutating func note(_ error: any Error, stops: Bool) {
    count += 1
    if stops { return }
    if self.error == nil { self.error = error } else { further.append("\(error)") }
  }

  /// Treats the first error as a further one, because another one is thrown.
  mutating func yield() {
    guard let first = error else { return }
    further.insert("\(first)", at: 0)
    error = nil
  }

  /// Forgets the first error, which is thrown.
  mutating func forgetError() { error = nil }

  /// Returns and forgets the further errors, in words; nil if there are none.
  mutating func takeFurther() -> String? {
    guard let first = further.first else { return nil }
    let others = further.count - 1
    further.removeAll()
    return first + (others > 0 ? " (and \(others) more)" : "")
  }
}
