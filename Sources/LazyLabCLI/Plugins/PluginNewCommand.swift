internal import ArgumentParser
internal import LazyScripting

/// `lazylab plugin new KIND NAME`.
struct PluginNewCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a folder with a working plugin and its test.",
    discussion: "Kinds: \(NewPlugin.kinds.joined(separator: ", "))."
  )

  @Argument(help: "What it adds: \(NewPlugin.kinds.joined(separator: ", ")).")
  var kind: String

  @Argument(help: "Its name, which is that of the folder.")
  var name: String

  /// The options of the tool, which have no effect here.
  @OptionGroup(visibility: .hidden) var options: RunOptions

  func validate() throws {
    guard options.settings == RunSettings() else {
      throw ValidationError("'plugin new' takes a kind and a name, and no options")
    }
    do {
      _ = try NewPlugin(kind: kind, name: name)
    } catch {
      throw ValidationError(error.message)
    }
  }

  func perform(with tool: Tool) -> ExitStatus {
    let plugin: NewPlugin
    do {
      plugin = try NewPlugin(kind: kind, name: name, reserving: tool.reservedCommands)
    } catch {
      tool.writeError(error.message)
      return .wrongUsage
    }
    do {
      try tool.files.makeFolder(name, files: plugin.files.map { ($0.path, Array($0.text.utf8)) })
    } catch {
      tool.writeError(error.message)
      return .wrongUsage
    }
    let steps =
      [
        "made the plugin \(name), which adds \(plugin.usage):",
        "  " + plugin.files.map { "\(name)/\($0.path)" }.joined(separator: ", "),
        "next:",
        "  lazylab plugin test \(name)    runs its test",
        "  lazylab plugin check \(name)   checks what every \(kind) must do",
        "  lazylab --plugin \(name)       loads it into the REPL: ?\(plugin.usage) explains it",
        "    and .reload \(name) loads your changes; type there:",
      ] + plugin.entries.map { "    > \($0)" } + [
        "  lazylab run --plugin \(name) FILE.lua",
        "Scripts find it without --plugin if it is in .lazylab/plugins.",
      ]
    for step in steps { tool.terminal.writeLine(step) }
    return .done
  }
}
