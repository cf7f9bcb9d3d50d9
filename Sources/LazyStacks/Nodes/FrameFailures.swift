/// The errors of callbacks in a frame, and what was reported of them.
struct FrameFailures {
  /// The first error that a callback raised in this frame.
  private(set) var error: (any Error)?
  /// How many callbacks failed so far, in all frames.
  private(set) var count = 0
  /// The further errors, which become one diagnostic.
  private var further: [String] = []
  /// How often the first error was raised again, word by word.
  private var repetitions = 0

  /// Records an error, unless it stops the whole operation, whose error it is then.
  mutating func note(_ error: any Error, stops: Bool) {
    count += 1
    if stops { return }
    guard let first = self.error else {
      self.error = error
      return
    }
    if "\(first)" == "\(error)" { repetitions += 1 } else { further.append("\(error)") }
  }

  /// Treats the first error as a further one, because another one is thrown.
  mutating func yield() {
    guard let first = error else { return }
    further.insert(contentsOf: Array(repeating: "\(first)", count: 1 + repetitions), at: 0)
    (error, repetitions) = (nil, 0)
  }

  /// Forgets the first error, which is thrown.
  mutating func forgetError() { error = nil }

  /// Returns and forgets the further errors, in a sentence; nil if there are none.
  mutating func takeFurther() -> String? {
    guard repetitions > 0 || !further.isEmpty else { return nil }
    defer { (further, repetitions) = ([], 0) }
    let times = "failed \(repetitions) more time\(repetitions == 1 ? "" : "s")"
    guard let first = further.first else {
      return repetitions == 0 ? nil : "the same callback \(times) in this frame"
    }
    let others = further.count - 1
    return "another callback failed in this frame: \(first)"
      + (others > 0 ? " (and \(others) more)" : "")
      + (repetitions > 0 ? "; the first one \(times)" : "")
  }
}
