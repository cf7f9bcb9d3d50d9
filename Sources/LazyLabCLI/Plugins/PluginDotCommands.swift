internal import LazyReports
internal import LazyScripting

extension DotCommand {
  /// The REPL's commands for plugins.
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
      summary: "Read a plugin anew, or all plugins and the file that was loaded last."
    ) { engine, words in SessionPlugins(of: engine).reload(pluginNamed: words.first) },
  ]
}

/// What the REPL does with the commands of plugins, and with plugins.
struct SessionPlugins {
  private let engine: ReplEngine
  private var bench: SessionBench { engine.bench }

  init(of engine: ReplEngine) { self.engine = engine }

  /// Reloads plugins, keeping the old code if the new one fails.
  ///
  /// Without a name, it also runs the most recently loaded file again.
  func reload(pluginNamed name: String?) -> ReplEngine.Outcome {
    var isAny = false
    let outcome = engine.perform { session throws(ScriptError) in
      let lines = try session.reloadPlugins(named: name)
      isAny = !lines.isEmpty
      return lines
    }
    guard name == nil else { return outcome }
    guard let file = engine.log.lastFile else {
      return isAny ? outcome : engine.fail("nothing was loaded yet; write .load FILE")
    }
    return engine.load(file)
  }

  /// Runs a command of a plugin; nil if no plugin has it.
  func run(_ name: String, with words: [String]) -> ReplEngine.Outcome? {
    guard bench.session.pluginCommands.contains(where: { $0.name == name }) else { return nil }
    return engine.perform { session throws(ScriptError) in
      try session.runCommand(name, with: words) ?? []
    }
  }

  /// The commands of plugins, as help lists them.
  var lines: [(usage: String, summary: String)] {
    bench.session.pluginCommands.map { command in
      let help = command.help ?? "A command of the plugin \(command.plugin)."
      return (".\(command.name)", help.onOneLine)
    }
  }
}
