internal import LazyReports
internal import LazyScripting

extension DotCommand {
  /// What the REPL does with plugins.
  static let plugins = [
    DotCommand(
      name: "plugins",
      summary: "The plugins of the session, what they add, and what failed."
    ) { engine, _ in
      for line in PluginList(engine.bench.session.pluginSummaries, showsUsage: true).lines {
        engine.tool.terminal.writeLine(line)
      }
      return .goesOn
    },
    DotCommand(
      name: "reload",
      arguments: "[PLUGIN]",
      summary: "Read a plugin anew, or all; the old stays where the new fails."
    ) { engine, words in
      engine.perform { session throws(ScriptError) in
        try session.reloadPlugins(named: words.first)
      }
    },
  ]
}

extension ReplEngine {
  /// Runs a command of a plugin; nil if no plugin has it.
  func runPluginCommand(_ name: String, _ words: [String]) -> Outcome? {
    guard bench.session.pluginCommands.contains(where: { $0.name == name }) else { return nil }
    return perform { session throws(ScriptError) in
      try session.runCommand(name, words) ?? []
    }
  }

  /// The commands of plugins, as help lists them.
  var pluginCommandLines: [(usage: String, summary: String)] {
    bench.session.pluginCommands.map { command in
      let help = command.help ?? "A command of the plugin \(command.plugin)."
      return (".\(command.name)", help.onOneLine)
    }
  }
}
