internal import LazyReports
internal import LazyScripting
internal import LineEditor

extension DotCommand {
  /// The commands that ask about the window used last.
  static let aboutWindows = [
    DotCommand(
      name: "view",
      arguments: "[truth] [WINDOW|*.svg]",
      completes: .choices(["truth"]),
      summary: "Draw the window used last, or into a file; truth measures all to check its bar."
    ) { engine, words in WindowCommands(of: engine).view(words) },
    DotCommand(
      name: "watch",
      arguments: "[KEY…]",
      completes: .choices(WindowWatch.scrolls.keys.sorted()),
      summary: "Keep the view on screen while arrow and page keys scroll; q leaves. Or press KEYs."
    ) { engine, words in WindowCommands(of: engine).watch(words) },
    DotCommand(
      name: "why",
      arguments: "[WINDOW]",
      completes: .names,
      summary: "Say why the content offset changed last; WINDOW is a variable, as for others."
    ) { engine, words in WindowCommands(of: engine).why(words) },
    DotCommand(
      name: "node",
      arguments: "ID",
      completes: .ids,
      summary: "What is known of the view with this id."
    ) { engine, words in
      words.isEmpty
        ? engine.fail("write .node ID")
        : WindowCommands(of: engine).tell(.node(words.joined(separator: " ")), of: [])
    },
    about(.tree, name: "tree", summary: "The views that have a place, and where they are."),
    about(
      .metrics,
      name: "metrics",
      summary: "How often things happened, and how wrong guesses were."
    ),
    about(.lint, name: "lint", summary: "Find patterns that cost more than they seem to."),
    DotCommand(
      name: "compare",
      arguments: "NAME NAME…",
      summary: "Compare the windows that some functions make, as lab.compare does."
    ) { engine, words in WindowCommands(of: engine).compare(words) },
    DotCommand(
      name: "trace",
      arguments: "[KIND,…|[--force] FILE]",
      completes: .kinds,
      isRecorded: false,
      summary: "Print the last 20 events of the window used last, or write all to a FILE.jsonl."
    ) { engine, words in WindowCommands(of: engine).trace(words) },
  ]

  /// A command that asks about a window, the one used last or one by its name.
  private static func about(
    _ question: WindowQuestion,
    name: String,
    summary: String
  ) -> DotCommand {
    DotCommand(name: name, arguments: "[WINDOW]", completes: .names, summary: summary) {
      engine,
      words in WindowCommands(of: engine).tell(question, of: words)
    }
  }
}

/// What the commands do that ask about the window used last.
private struct WindowCommands {
  private let engine: ReplEngine
  private var tool: Tool { engine.tool }
  private var bench: SessionBench { engine.bench }

  init(of engine: ReplEngine) { self.engine = engine }

  /// Answers a question about the window that some words name; without words, the one used last.
  func tell(_ question: WindowQuestion, of words: [String]) -> ReplEngine.Outcome {
    engine.runs {
      tool.terminal.writeText(try bench.session.answer(question, of: name(in: words)))
    }
  }

  /// The variable that some words name; nil without words.
  private func name(in words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Explains what moved last, and says where another profile would have moved what is in sight.
  func why(_ words: [String]) -> ReplEngine.Outcome {
    if let frame = words.first, Int(frame, radix: 10) != nil {
      return engine.fail(
        "'.why' takes the name of a window, got '\(frame)'; write "
          + "window:explain(\(frame))"
      )
    }
    return engine.runs {
      let name = name(in: words)
      tool.terminal.writeText(try bench.session.answer(.why, of: name))
      for sentence in OtherProfiles(of: engine, about: name).sentences {
        tool.terminal.writeText(sentence)
      }
    }
  }

  /// Compares windows; each word is the name of a function that makes one.
  func compare(_ words: [String]) -> ReplEngine.Outcome {
    let names = words.flatMap { $0.split(separator: ",") }.map(String.init)
    guard names.count > 1 else {
      return engine.fail("write .compare NAME NAME, each a function that makes a window")
    }
    if let wrong = names.first(where: { !$0.isLuaName }) {
      return engine.fail("'\(wrong.onOneLine)' is no name of a function that makes a window")
    }
    let variants = names.map { "{ \"\($0)\", \($0) }" }.joined(separator: ", ")
    return engine.withoutMoves { engine.enter("lab.compare { \(variants) }") }
  }

  func trace(_ words: [String]) -> ReplEngine.Outcome {
    let target = Target(words)
    if target.path.contains(where: { $0 == "." || $0 == "/" }) {
      return engine.runs {
        let count = try bench.session.writeTrace(to: target.path, isForced: target.isForced)
        let noun = count == 1 ? "event" : "events"
        tool.terminal.writeLine("\(count) \(noun) in \(target.path.onOneLine)")
      }
    }
    let word = words.joined(separator: ",")
    do {
      let kinds = word.isEmpty ? KindList.all : try KindList(parsing: word).kinds
      return tell(.trace(kinds, last: 20), of: [])
    } catch {
      return engine.fail("\(error.description); a file has a point or a slash in its name")
    }
  }

  func view(_ words: [String]) -> ReplEngine.Outcome {
    let isTrue = words.contains("truth")
    var names = words.filter { $0 != "truth" }
    let start = names.firstIndex { $0 == "--force" || $0.contains { "./".contains($0) } }
    if let start {
      let target = Target(Array(names[start...]))
      names.removeSubrange(start...)
      return draw(names, isTrue: isTrue, into: target)
    }
    guard names.count < 2 else {
      return engine.fail("write .view [truth] [WINDOW], got '\(words.joined(separator: " "))'")
    }
    return engine.runs {
      let question = WindowQuestion.view(withTruth: isTrue)
      let drawing = try bench.session.answer(question, of: names.first)
      for line in drawing.split(separator: "\n", omittingEmptySubsequences: false) {
        // Characters that fill two cells make a line longer than it was counted.
        let cut = tool.terminal.columns.map { Screen.text(String(line), cutTo: $0) }
        tool.terminal.writeLine(cut ?? String(line))
      }
    }
  }

  /// Draws a window as a picture.
  private func draw(_ names: [String], isTrue: Bool, into target: Target) -> ReplEngine.Outcome {
    guard names.count < 2, target.path.hasSuffix(".svg") else {
      return engine.fail("write .view [truth] [WINDOW] [--force] FILE.svg for a picture")
    }
    return engine.runs {
      let picture = try bench.session.answer(.picture(withTruth: isTrue), of: names.first)
      try tool.files.write(
        Array(picture.utf8),
        to: target.path,
        as: .picture,
        isForced: target.isForced
      )
      tool.terminal.writeLine("a picture in \(target.path.onOneLine)")
    }
  }

  func watch(_ keys: [String]) -> ReplEngine.Outcome {
    let scrolls = keys.compactMap { WindowWatch.scrolls[$0] }
    guard scrolls.count == keys.count else {
      let names = WindowWatch.scrolls.keys.sorted().joined(separator: ", ")
      return engine.fail("keys that scroll are \(names); got '\(keys.joined(separator: " "))'")
    }
    guard keys.isEmpty else {
      return engine.runs { for scroll in scrolls { try bench.session.scroll(scroll) } }
    }
    guard let keyboard = tool.terminal.keyboard else {
      return engine.fail("'.watch' needs a terminal; '.view' draws the window once")
    }
    return engine.runs {
      // What is on the screen meanwhile is not part of a recording, but where it was scrolled.
      let terminal = (tool.terminal as? RecordingTerminal)?.base ?? tool.terminal
      var watch = WindowWatch(session: bench.session, terminal: terminal, keyboard: keyboard)
      defer { engine.enteredAgain = ([".watch"] + watch.scrolled).joined(separator: " ") }
      try watch.run()
    }
  }
}

extension String {
  /// Whether it is a name in Lua.
  fileprivate var isLuaName: Bool {
    let isWord = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isWord && first?.isNumber == false && !LuaLexer.keywords.contains(self)
  }
}
