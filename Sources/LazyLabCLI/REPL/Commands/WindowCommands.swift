internal import LazyReports
internal import LazyScripting
internal import LazyStacks
internal import LineEditor

extension DotCommand {
  /// The commands that ask about the window used last.
  static let aboutWindows = [
    DotCommand(
      name: "view",
      arguments: "[truth] [WINDOW|*.svg]",
      completes: .windows(or: ["truth"]),
      summary: "Draw the window used last, or into a file; truth measures all to check its bar."
    ) { engine, words in WindowCommands(of: engine).view(words) },
    DotCommand(
      name: "watch",
      arguments: "[FIRST [LAST]|KEY…]",
      completes: .windows(or: WindowWatch.scrolls.keys.sorted()),
      summary: "Keep the view on screen while keys scroll; or go through frames FIRST to LAST."
    ) { engine, words in WindowCommands(of: engine).watch(words) },
    DotCommand(
      name: "why",
      arguments: "[WINDOW] [FIRST [LAST]]",
      completes: .windows(),
      summary: "Say why the content offset changed, last or in some frames; WINDOW is a variable."
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
      arguments: "[WINDOW] [KIND,…|FILE]",
      completes: .windows(or: ["all"] + Event.Kind.builtIn.map(\.name)),
      isRecorded: false,
      summary: "Print the last 20 events of a window, or write all to a FILE.jsonl or --force FILE."
    ) { engine, words in WindowCommands(of: engine).trace(words) },
  ]

  /// A command that asks about a window, the one used last or one by its name.
  private static func about(
    _ question: WindowQuestion,
    name: String,
    summary: String
  ) -> DotCommand {
    DotCommand(name: name, arguments: "[WINDOW]", completes: .windows(), summary: summary) {
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

  /// Explains what moved, and says where another profile would have moved what is in sight.
  func why(_ words: [String]) -> ReplEngine.Outcome {
    withFrames(words, of: "why") { words throws in
      guard let first = words.first else { return try tell(.why(), named: words.name) }
      try words.check(among: bench.session.past(of: words.name), of: "why")
      try tell(.why(first...(words.last ?? first)), named: words.name)
    }
  }

  private func tell(_ question: WindowQuestion, named name: String?) throws(ScriptError) {
    tool.terminal.writeText(try bench.session.answer(question, of: name))
  }

  /// Does something with the window and the frames that words name, and says what is wrong with
  /// these.
  private func withFrames(
    _ words: [String],
    of command: String,
    body: (FrameWords) throws -> Void
  ) -> ReplEngine.Outcome {
    var mistake: FrameWords.Mistake?
    let outcome = engine.runs {
      do {
        try body(try FrameWords(words, of: command))
      } catch let error as FrameWords.Mistake {
        mistake = error
      }
    }
    return mistake.map { engine.fail($0.text) } ?? outcome
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

  /// Prints or writes the events of the window that the first word names, or of the one used last.
  func trace(_ words: [String]) -> ReplEngine.Outcome {
    let isName = words.first.map(bench.session.windowNames.contains) ?? false
    let name = isName ? words.first : nil
    let others = Array(words.dropFirst(isName ? 1 : 0))
    let target = Target(others)
    if target.path.contains(where: { $0 == "." || $0 == "/" }) {
      return engine.runs {
        let count = try bench.session.writeTrace(
          of: name,
          to: target.path,
          isForced: target.isForced
        )
        try titled(name, "\(count) \(count == 1 ? "event" : "events") in \(target.path.onOneLine)")
      }
    }
    let word = others.joined(separator: ",")
    do {
      let kinds = word.isEmpty ? KindList.all : try KindList(parsing: word).kinds
      return engine.runs { try tell(.trace(kinds, last: 20), named: name) }
    } catch {
      return engine.fail(
        "\(error.description); a window is a variable; a file has a point or a slash in its name"
      )
    }
  }

  /// Prints a line about a window, behind its name if there are several.
  private func titled(_ name: String?, _ line: String) throws(ScriptError) {
    let title = try bench.session.past(of: name).title
    tool.terminal.writeLine((title.map { $0 + ": " } ?? "") + line)
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
      try titled(names.first, "a picture in \(target.path.onOneLine)")
    }
  }

  /// Shows a window while keys scroll it, or goes through frames; keys in words scroll at once.
  func watch(_ words: [String]) -> ReplEngine.Outcome {
    if words.contains(where: { $0.first?.isNumber ?? false }) { return watchFrames(words) }
    let isName = words.first.map { WindowWatch.scrolls[$0] == nil } ?? false
    let (name, keys) = (isName ? words.first : nil, words.dropFirst(isName ? 1 : 0))
    let scrolls = keys.compactMap { WindowWatch.scrolls[$0] }
    guard scrolls.count == keys.count else {
      let names = WindowWatch.scrolls.keys.sorted().joined(separator: ", ")
      return engine.fail("keys that scroll are \(names); got '\(keys.joined(separator: " "))'")
    }
    guard keys.isEmpty else {
      return engine.runs { try scroll(Array(keys), of: name) }
    }
    guard let screen else {
      return engine.fail(
        "'.watch' needs a terminal; '.view' draws the window once, '.watch FIRST LAST' some frames"
      )
    }
    return engine.runs {
      var watch = WindowWatch(of: bench.session, named: name)
      defer {
        let words = [".watch"] + [name].compactMap(\.self) + watch.scrolled
        engine.enteredAgain = words.joined(separator: " ")
        note(watch.scrolled, of: name)
      }
      try watch.run(on: screen)
    }
  }

  private func scroll(_ keys: [String], of name: String?) throws(ScriptError) {
    defer { note(keys, of: name) }
    for scroll in keys.compactMap({ WindowWatch.scrolls[$0] }) {
      try bench.session.scroll(scroll, of: name)
    }
  }

  /// Notes that keys scrolled a window.
  private func note(_ keys: [String], of name: String?) {
    let scrolls = keys.compactMap { WindowWatch.scrolls[$0] }
    engine.log.runs += scrolls.map { .scroll($0, window: name) }
  }

  /// Goes through frames that were made before, or prints them where there is no screen.
  private func watchFrames(_ words: [String]) -> ReplEngine.Outcome {
    withFrames(words, of: "watch") { words throws in
      let past = try bench.session.past(of: words.name)
      var watch = try PastWatch(of: bench.session, words: words, past: past)
      guard let screen else { return try watch.write(to: tool.terminal) }
      // Nothing changes, and what is on the screen meanwhile is not part of a recording.
      engine.isLeftOut = true
      // Running the session again would keep the keys waiting.
      engine.profileQuestions = .max
      try watch.run(on: screen)
    }
  }

  /// The screen of the terminal; nil if it is none.
  ///
  /// What it shows is not part of a recording.
  private var screen: WatchScreen? {
    guard let keyboard = tool.terminal.keyboard else { return nil }
    let terminal = (tool.terminal as? RecordingTerminal)?.base ?? tool.terminal
    return WatchScreen(on: terminal, keyboard: keyboard)
  }
}

extension String {
  /// Whether it is a name in Lua.
  fileprivate var isLuaName: Bool {
    let isWord = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isWord && first?.isNumber == false && !LuaLexer.keywords.contains(self)
  }
}
