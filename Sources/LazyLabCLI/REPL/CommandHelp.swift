internal import LazyReports
internal import LazyScripting

/// What the REPL says about its commands, about names and about words.
struct CommandHelp {
  private let engine: ReplEngine
  private var tool: Tool { engine.tool }
  private var bench: SessionBench { engine.bench }

  init(of engine: ReplEngine) { self.engine = engine }

  /// Says what can be typed, and which chapters there are; it fits on a screen of 24 lines.
  func list() -> ReplEngine.Outcome {
    for line in Self.lead { tool.terminal.writeText(line) }
    let chapters = bench.session.chapters.map { ($0.name, $0.title) }
    for line in Self.table(chapters + Self.ownChapters) { tool.terminal.writeText(line) }
    return .goesOn
  }

  private static let lead = [
    "All but commands is Lua: window = Window { … }, window:run(0.5)",
    "':modifier …' goes on with the last value, _; out[n] is that of entry n.",
    "Ask about the window used last: .view .why .lint .metrics .tree .node ID",
    "Ask about names and words: ?LazyVStack ?scrollTo ?older messages ?claim 124",
    "Chapters, as .help scrolling:",
  ]

  /// The chapters of the tool itself.
  private static let ownChapters = [
    ("commands", "what begins with a dot"), ("all", "all names by the kind that they belong to"),
  ]

  /// The page of a chapter of the tool itself; nil for any other word.
  private func ownChapter(_ name: String) -> [String]? {
    switch name {
    case "commands":
      return Self.table(
        tool.dotCommands().map { ($0.usage, $0.summary) } + SessionPlugins(of: engine).lines
      )
    case "all":
      return bench.session.topics.flatMap { topic in
        [topic.title] + Self.lines(of: topic.names).map { "  " + $0 }
      }
    default: return nil
    }
  }

  /// Lines of two columns.
  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, text in
      "  " + name + String(repeating: " ", count: width - name.count) + "  " + text
    }
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

  /// How many lines of an answer a terminal gets.
  private static let screen = 22

  /// Explains a name, a command, or what some words are about.
  ///
  /// A terminal gets a screen of it, unless a second question mark asks for all.
  func explain(_ words: [String]) -> ReplEngine.Outcome {
    let isWhole = words[0].hasPrefix("?")
    let words = [String(words[0].drop { $0 == "?" })].filter { !$0.isEmpty } + words.dropFirst()
    let name = words.joined(separator: " ")
    guard !name.isEmpty else { return list() }
    if let lines = ownChapter(name) {
      for line in lines { tool.terminal.writeText(line) }
      return .goesOn
    }
    if name.hasPrefix("."), let outcome = explain(command: name) { return outcome }
    do {
      let lines = try Lookup(words, in: bench.session).lines.joined(separator: "\n")
        .wrapped(to: tool.terminal.columns).split(separator: "\n", omittingEmptySubsequences: false)
      let isCut = !isWhole && tool.terminal.columns != nil && lines.count > Self.screen
      for line in isCut ? lines.prefix(Self.screen - 1) : lines[...] {
        tool.terminal.writeLine(String(line))
      }
      if isCut {
        let rest = lines.count - Self.screen + 1
        tool.terminal.writeLine("… \(rest) more lines: ??\(name)")
      }
      return .goesOn
    } catch {
      return explain(command: ".\(name)") ?? engine.fail(error.description)
    }
  }

  /// Explains a command, which begins with a dot; nil if there is none.
  private func explain(command name: String) -> ReplEngine.Outcome? {
    let lines = SessionPlugins(of: engine).lines + tool.dotCommands().map { ($0.usage, $0.summary) }
    guard let line = lines.first(where: { $0.usage.split(separator: " ").first ?? "" == name })
    else { return nil }
    tool.terminal.writeText("\(line.usage)\n  \(line.summary)")
    return .goesOn
  }
}
