internal import LazyScripting

/// A line of the REPL that calls a dot command, or was meant to.
struct CommandEntry {
  private let engine: ReplEngine
  private var tool: Tool { engine.tool }
  private var bench: SessionBench { engine.bench }

  init(in engine: ReplEngine) { self.engine = engine }

  /// The words of a line that calls a command without its dot: two adjacent words, which Lua never
  /// has.
  func undotted(_ line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    let isWord = { (text: Substring) in
      text.allSatisfy { $0.isLetter || $0.isNumber || "-_,".contains($0) }
    }
    guard words.count > 1, words.allSatisfy(isWord), !LuaLexer.keywords.contains(String(words[1])),
      tool.dotCommands().contains(where: { $0.name == words[0] })
    else { return nil }
    return words.joined(separator: " ")
  }

  /// Runs a dot command.
  func run(_ words: [String]) -> ReplEngine.Outcome {
    let name = words.first ?? ""
    guard let command = dotCommand(named: name) else {
      if let modifier = modifier(in: words) { return engine.fail(modifier) }
      let plugins = SessionPlugins(of: engine)
      if let outcome = plugins.run(name, with: Array(words.dropFirst())) { return outcome }
      let names = tool.dotCommands().map(\.name) + bench.session.pluginCommands.map(\.name)
      let nearest = Self.synonyms[name] ?? Suggestion.nearest(to: name, among: names)
      let isKnown = nearest == nil && bench.session.help(on: name) != nil
      let other =
        isKnown ? "'?\(name)' explains what Lua has" : "'.help' lists those that there are"
      let hint = nearest.map { "did you mean '.\($0)'?" } ?? other
      return engine.fail("unknown command '.\(name)'; \(hint)")
    }
    let others = Array(words.dropFirst())
    guard !command.arguments.isEmpty || others.isEmpty else {
      let got = others.joined(separator: " ")
      return engine.fail("'.\(name)' takes nothing behind it, got '\(got)'")
    }
    return command.run(engine, others)
  }

  /// The remedy for a modifier that was written with Swift's dot: `.padding(8)`.
  private func modifier(in words: [String]) -> String? {
    let text = words.joined(separator: " ")
    let name = text.prefix { $0.isLetter }
    guard let mark = text[name.endIndex...].first(where: { $0 != " " }), "({".contains(mark),
      bench.session.help(on: ":\(name)") != nil
    else { return nil }
    return LabSession.remedy(forModifier: ".\(text)") ?? "a modifier has a colon: write :\(text)"
  }

  /// The names of commands in other tools.
  private static let synonyms = [
    "exit": "quit", "q": "quit", "bye": "quit", "h": "help", "clear": "reset", "show": "view",
    "draw": "view", "open": "load", "run": "load", "explain": "why", "log": "trace", "edt": "edit",
  ]

  private func dotCommand(named name: String) -> DotCommand? {
    tool.dotCommands().first { $0.name == name }
  }

  /// Explains how commands are spelled, instead of waiting for a modifier's arguments.
  func correct(_ name: String) -> ReplEngine.Outcome {
    let commands = tool.dotCommands().map(\.name)
    let nearest = Self.synonyms[name] ?? Suggestion.nearest(to: name, among: commands)
    let command = commands.contains(name) ? name : nearest ?? "help"
    return engine.fail("commands begin with a dot: .\(command); a modifier is called: :\(name)(…)")
  }
}
