internal import ArgumentParser
internal import LazyScripting

/// `lazylab plugin list`.
struct PluginListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the plugins that are found, and what they add.",
    discussion: "The code of plugins that are folders is not run."
  )

  @OptionGroup var options: LuaOptions

  @OptionGroup var unused: UnusedOptions

  func perform(with tool: Tool) -> ExitStatus {
    do {
      let settings = options.settings
      let choice = settings.choice(unlessAsked: .none)
      let bench = try SessionBench(tool: tool, settings: settings, choice: choice, script: "plugin")
      let list = PluginList(bench.session.pluginSummaries)
      for line in list.lines { tool.terminal.writeLine(line) }
      if list.isEmpty, let environment = tool.pluginEnvironment {
        let folders = PluginPath.folders(environment).joined(separator: ", ")
        tool.terminal.writeLine("looked in \(folders); 'lazylab plugin new' makes one")
      }
      return bench.close(.done)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }
}
