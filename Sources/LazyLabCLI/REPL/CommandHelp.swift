internal import LazyScripting

/// What the REPL says about its commands and about names.
struct CommandHelp {
  private let engine: ReplEngine
  private var tool: Tool { engine.tool }
  private var bench: SessionBench { engine.bench }

  init(of engine: ReplEngine) { self.engine = engine }

  /// Lists the commands, and the names that scripts may use.
  func list() -> ReplEngine.Outcome {
    let lines = tool.dotCommands.map { ($0.usage, $0.summary) } + SessionPlugins(of: engine).lines
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

  /// Explains a name, a command, or what some words are about.
  func explain(_ words: [String]) -> ReplEngine.Outcome {
    let name = words.joined(separator: " ")
    if name.hasPrefix("."), let outcome = explain(command: name) { return outcome }
    do {
      for line in try Lookup(words, in: bench.session).lines { tool.terminal.writeLine(line) }
      return .goesOn
    } catch {
      return explain(command: ".\(name)") ?? engine.fail(error.description)
    }
  }

  /// Explains a command, which begins with a dot; nil if there is none.
  private func explain(command name: String) -> ReplEngine.Outcome? {
    let lines = SessionPlugins(of: engine).lines + tool.dotCommands.map { ($0.usage, $0.summary) }
    guard let line = lines.first(where: { $0.usage.split(separator: " ").first ?? "" == name })
    else { return nil }
    tool.terminal.writeLine("\(line.usage)\n  \(line.summary)")
    return .goesOn
  }
}
