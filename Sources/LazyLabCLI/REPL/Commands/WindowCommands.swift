internal import LazyScripting

extension DotCommand {
  /// The commands that ask about the window made last.
  static let aboutWindows = [
    DotCommand(name: "view", summary: "Draw what can be seen in the window made last.") {
      engine,
      _ in engine.tell(.view)
    },
    DotCommand(
      name: "watch",
      isRecorded: false,
      summary: "Keep the view on screen while arrow and page keys scroll; q leaves."
    ) { engine, _ in engine.watch() },
    DotCommand(name: "why", summary: "Say why the content offset changed last.") { engine, _ in
      engine.tell(.why)
    },
    DotCommand(name: "node", arguments: "ID", summary: "What is known of the view with this id.") {
      engine,
      words in
      words.isEmpty
        ? engine.fail("write .node ID") : engine.tell(.node(words.joined(separator: " ")))
    },
    DotCommand(name: "tree", summary: "The views that have a place, and where they are.") {
      engine,
      _ in engine.tell(.tree)
    },
    DotCommand(name: "metrics", summary: "How often things happened, and how wrong guesses were.") {
      engine,
      _ in engine.tell(.metrics)
    },
    DotCommand(name: "lint", summary: "Find patterns that cost more than they seem to.") {
      engine,
      _ in engine.tell(.lint)
    },
  ]
}

extension ReplEngine {
  fileprivate func tell(_ question: WindowQuestion) -> Outcome {
    runs { tool.terminal.writeLine(try bench.session.answer(question)) }
  }

  fileprivate func watch() -> Outcome {
    guard let keyboard = tool.terminal.keyboard else {
      return fail("'.watch' needs a terminal; '.view' draws the window once")
    }
    return runs {
      var watch = WindowWatch(session: bench.session, terminal: tool.terminal, keyboard: keyboard)
      try watch.run()
    }
  }
}
