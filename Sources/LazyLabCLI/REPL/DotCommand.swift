internal import LazyScripting
internal import LazyStacks

/// A REPL input that is not Lua: a dot and a word, with arguments.
///
/// A command is a value in ``Tool/dotCommands``, which the REPL, its help and its suggestions read.
struct DotCommand: Sendable {
  /// The word after the dot.
  let name: String
  /// The arguments, as help writes them: `[NAME]`.
  var arguments = ""
  /// What Tab offers for the arguments.
  var completes = Words.nothing
  /// Whether `.record` keeps the command.
  ///
  /// It does if the answer is the same each time and nothing outside of the session changes.
  var isRecorded = true
  /// One sentence about what it does.
  let summary: String
  /// Runs the command with its words.
  let run: @Sendable (ReplEngine, _ words: [String]) -> ReplEngine.Outcome

  /// The kind of a command's arguments, if they can be listed.
  enum Words: Sendable {
    /// Words that only the user knows.
    case nothing
    /// One of some words.
    case choices([String])
    /// Names that scripts may use.
    case names
    /// Commands, and names that scripts may use.
    case commands
    /// Kinds of events.
    case kinds
    /// Visible ids.
    case ids
    /// Files.
    case paths
  }

  /// How it is typed.
  var usage: String { arguments.isEmpty ? ".\(name)" : ".\(name) \(arguments)" }

  /// The built-in commands, in the order in which help lists them.
  static let builtIn =
    [
      DotCommand(
        name: "help",
        arguments: "[NAME|WORDS]",
        completes: .commands,
        summary: "What can be typed, what NAME means, or which names are about WORDS; ? is short."
      ) { engine, words in words.isEmpty ? engine.listCommands() : engine.explain(words) }
    ] + aboutWindows + aboutFiles + aboutSession + plugins

  /// The words of a line that is a dot command; nil if it is Lua.
  ///
  /// A dot before anything but a letter belongs to Lua, as in `.5 + 1`.
  static func words(of line: String) -> [String]? {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    if first.hasPrefix("?") {
      return ["help", String(first.dropFirst())].filter { !$0.isEmpty } + words.dropFirst()
    }
    guard first.hasPrefix("."), let letter = first.dropFirst().first, letter.isLetter else {
      return nil
    }
    return [String(first.dropFirst())] + words.dropFirst()
  }

  /// The name after a colon, if a line is neither a modifier with arguments nor other Lua.
  ///
  /// Other tools spell commands that way.
  static func misspelt(_ line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, first.first == ":" else { return nil }
    let isWord = { (text: Substring) in !text.isEmpty && text.allSatisfy(\.isLetter) }
    let name = first.dropFirst()
    guard isWord(name), words.count < 2 || isWord(words[1]) else { return nil }
    return String(name)
  }
}

extension ReplEngine {
  /// The words of a line that calls a command without its dot: two adjacent words, which Lua never
  /// has.
  func undotted(_ line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    let isWord = { (text: Substring) in
      text.allSatisfy { $0.isLetter || $0.isNumber || "-_,".contains($0) }
    }
    guard words.count > 1, words.allSatisfy(isWord), !LuaLexer.keywords.contains(String(words[1])),
      tool.dotCommands.contains(where: { $0.name == words[0] })
    else { return nil }
    return words.joined(separator: " ")
  }

  /// Runs a dot command.
  func run(_ words: [String]) -> Outcome {
    let name = words.first ?? ""
    guard let command = dotCommand(named: name) else {
      if let modifier = modifier(in: name) { return fail(modifier) }
      if let outcome = runPluginCommand(name, with: Array(words.dropFirst())) { return outcome }
      let names = tool.dotCommands.map(\.name) + bench.session.pluginCommands.map(\.name)
      let nearest = Self.synonyms[name] ?? Suggestion.nearest(to: name, among: names)
      let isKnown = nearest == nil && bench.session.help(on: name) != nil
      let other =
        isKnown ? "'?\(name)' explains what Lua has" : "'.help' lists those that there are"
      let hint = nearest.map { "did you mean '.\($0)'?" } ?? other
      return fail("unknown command '.\(name)'; \(hint)")
    }
    let others = Array(words.dropFirst())
    guard !command.arguments.isEmpty || others.isEmpty else {
      let got = others.joined(separator: " ")
      let remedy = name == "why" && Int(got) != nil ? "; write window:explain(\(got))" : ""
      return fail("'.\(name)' takes nothing behind it, got '\(got)'\(remedy)")
    }
    return command.run(self, others)
  }

  /// The remedy for a modifier that was written with Swift's dot: `.padding(8)`.
  private func modifier(in text: String) -> String? {
    let name = text.prefix { $0.isLetter }
    guard name.count < text.count, "({".contains(text[name.endIndex]),
      bench.session.help(on: ":\(name)") != nil
    else { return nil }
    return "a modifier has a colon: write :\(text)"
  }

  /// The names of commands in other tools.
  private static let synonyms = [
    "exit": "quit", "q": "quit", "bye": "quit", "h": "help", "clear": "reset", "show": "view",
    "draw": "view", "open": "load", "run": "load", "explain": "why", "log": "trace", "edt": "edit",
  ]

  private func dotCommand(named name: String) -> DotCommand? {
    tool.dotCommands.first { $0.name == name }
  }

  /// Explains how commands are spelled, instead of waiting for a modifier's arguments.
  func correct(_ name: String) -> Outcome {
    let commands = tool.dotCommands.map(\.name)
    let nearest = Self.synonyms[name] ?? Suggestion.nearest(to: name, among: commands)
    let command = commands.contains(name) ? name : nearest ?? "help"
    return fail("commands begin with a dot: .\(command); a modifier is called: :\(name)(…)")
  }

  fileprivate func listCommands() -> Outcome {
    let lines = tool.dotCommands.map { ($0.usage, $0.summary) } + pluginCommandLines
    let width = lines.map(\.0.count).max() ?? 0
    for (usage, summary) in lines {
      let padding = String(repeating: " ", count: width - usage.count)
      tool.terminal.writeLine("  " + usage + padding + "  " + summary)
    }
    tool.terminal.writeLine("  Anything else is Lua. ':modifier …' goes on with the last value, _.")
    tool.terminal.writeLine("  out[n] is the value of entry n, err what was raised last.")
    for topic in bench.session.topics {
      tool.terminal.writeLine(topic.title)
      for line in Self.lines(of: topic.names) { tool.terminal.writeLine("  " + line) }
    }
    return .goesOn
  }

  /// Breaks words into lines that fit on most terminals.
  private static func lines(of words: [String]) -> [String] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < 76 {
        lines[lines.count - 1] = last + "  " + word
      } else {
        lines.append(word)
      }
    }
  }

  fileprivate func explain(_ words: [String]) -> Outcome {
    let name = words.joined(separator: " ")
    if name.hasPrefix("."), let outcome = explain(command: name) { return outcome }
    do {
      for line in try Lookup(words, in: bench.session).lines { tool.terminal.writeLine(line) }
      return .goesOn
    } catch {
      return explain(command: ".\(name)") ?? fail(error.description)
    }
  }

  /// Explains a command, which begins with a dot; nil if there is none.
  private func explain(command name: String) -> Outcome? {
    let lines = pluginCommandLines + tool.dotCommands.map { ($0.usage, $0.summary) }
    guard let line = lines.first(where: { $0.usage.split(separator: " ").first ?? "" == name })
    else { return nil }
    tool.terminal.writeLine("\(line.usage)\n  \(line.summary)")
    return .goesOn
  }

  func chooseEvents(_ list: String) -> Outcome {
    if list.isEmpty {
      let names = bench.kinds.map(\.name)
      tool.terminal.writeLine(names.isEmpty ? "none" : names.joined(separator: ","))
      return .goesOn
    }
    do {
      bench.kinds = list == "none" ? [] : try KindList(parsing: list).kinds
      return .goesOn
    } catch {
      return fail(error.description)
    }
  }

  /// Reports what is wrong with a command.
  func fail(_ text: String) -> Outcome {
    tool.writeError(text)
    return .failed(.failed)
  }
}
