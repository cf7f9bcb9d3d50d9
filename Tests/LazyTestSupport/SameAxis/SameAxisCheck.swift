import LazyStacks

/// Searches a ``SameAxisProgram`` for views that moved by themselves, are missing or are misplaced.
struct SameAxisCheck {
  /// The first problem; nil if there is none.
  func problem(_ program: SameAxisProgram) -> String? {
    do {
      let screen = try SameAxisScreen(program)
      if let found = try problem(screen) { return "at the start: \(found)" }
      for (number, step) in program.steps.enumerated() {
        if let found = try problem(screen, doing: step) {
          return "in step \(number + 1), \(step): \(found)"
        }
      }
      return nil
    } catch {
      return "the simulator threw \(error)"
    }
  }

  private func problem(_ screen: SameAxisScreen) throws -> String? {
    try screen.window.check()
    if let found = try screen.misplaced() { return found }
    return try screen.reasons.problem(in: screen.window)
  }

  private func problem(
    _ screen: SameAxisScreen,
    doing step: SameAxisProgram.Step
  ) throws -> String? {
    guard let course = try screen.course(of: step) else { return try problem(screen) }
    try course.begin()
    while !course.isOver {
      try screen.window.step()
      try course.frameEnded()
      if let found = try problem(screen) { return found }
    }
    return landed(screen, step)
  }

  /// The problem if a program scrolled to a view and it is not where it belongs (R14).
  private func landed(_ screen: SameAxisScreen, _ step: SameAxisProgram.Step) -> String? {
    guard case .reveal(let place, let anchor?, _) = step, let id = screen.target(place),
      let seen = screen.seen(id)
    else { return nil }
    let ends = screen.window.lastFrame.ledgers.flatMap(\.entries)
    guard !ends.contains(where: { $0.cause == .clamp }) else { return nil }
    let expected = screen.place(of: seen.end - seen.start, at: anchor)
    return abs(seen.start - expected) < 1e-6 ? nil : "\(id) is at \(seen.start), not at \(expected)"
  }
}
