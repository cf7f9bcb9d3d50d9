internal import ArgumentParser
internal import LazyReports
internal import LazyScripting

/// `lazylab [OPTIONS] NAME [WORD…]`, where NAME is a command of a plugin.
struct CommandOfPlugin: Equatable {
  let name: String
  /// The words after the name, as typed.
  let words: [String]
  let settings: RunSettings

  /// Reads a command line whose first word after options is not a command of lazylab.
  ///
  /// - Returns: Nil for any other command line.
  /// - Throws: What ArgumentParser throws for wrong options.
  init?(_ words: [String]) throws {
    guard let place = Self.firstPlainWord(in: words),
      !RootCommand.commandNames.contains(words[place])
    else { return nil }
    name = words[place]
    self.words = Array(words[(place + 1)...])
    let options = try RunOptions.parse(Array(words[..<place]))
    settings = options.settings
  }

  /// The options of ``RunOptions`` that take a value.
  private static let valued = [
    "--plugin", "--events", "--only", "--trace", "--perfetto", "--seed", "--profile", "--memory",
    "--time", "--instructions",
  ]

  private static func firstPlainWord(in words: [String]) -> Int? {
    var place = 0
    while place < words.count {
      let word = words[place]
      if word == "-e" || word == "--" || word == "-" { return nil }
      guard word.hasPrefix("-") else { return place }
      place += valued.contains(word) ? 2 : 1
    }
    return nil
  }

  /// Runs the command, if a plugin has it.
  ///
  /// - Returns: The exit status; nil if no plugin has the command and no similar command was
  ///   suggested.
  func perform(with tool: Tool) -> ExitStatus? {
    do {
      guard
        try !PluginPath(named: settings.plugins, environment: tool.pluginEnvironment).plugins
          .isEmpty
      else { return nil }
      let choice = settings.choice(unlessAsked: .none)
      let bench = try SessionBench(tool: tool, settings: settings, choice: choice, script: name)
      tool.terminal.onInterrupt = bench.session.interrupter
      let status = try run(on: bench, with: tool)
      return status == nil ? nil : bench.close(status ?? .done)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }

  private func run(on bench: SessionBench, with tool: Tool) throws -> ExitStatus? {
    do {
      let texts = try tool.watching(name, limits: settings.limits) { () throws(ScriptError) in
        try bench.session.runCommand(name, with: words)
      }
      guard let texts else {
        let names = bench.session.pluginCommands.map(\.name)
        guard let nearest = Suggestion.nearest(to: name, among: names) else { return nil }
        tool.writeError("unknown command '\(name.onOneLine)'; did you mean '\(nearest)'?")
        return .wrongUsage
      }
      for text in texts { tool.terminal.writeLine(text) }
      return bench.reportExpectations()
    } catch {
      _ = bench.reportExpectations()
      return ErrorReport(script: error, progress: bench.progress).write(with: tool)
    }
  }
}
