internal import ArgumentParser
internal import LazyScripting

/// `lazylab plugin …`: what is done with plugins beside using them.
struct PluginCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plugin",
    abstract: "Make, list, check and test plugins.",
    discussion: """
      A plugin adds estimators, views, items, programs, reporters and commands. They are found in \
      this order, and the first of a name wins: --plugin PATH, .lazylab/plugins, $LAZYLAB_PATH, \
      $XDG_DATA_HOME/lazylab/plugins.
      """,
    subcommands: [
      PluginNewCommand.self, PluginListCommand.self, PluginCheckCommand.self,
      PluginTestCommand.self,
    ]
  )
}

/// `lazylab plugin list`.
struct PluginListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the plugins that are found, and what they add.",
    discussion: "The code of plugins that are folders is not run."
  )

  @OptionGroup var options: RunOptions

  func validate() throws { try options.refuseEvents() }

  func perform(with tool: Tool) -> ExitStatus {
    do {
      let settings = options.settings
      let choice = settings.choice(unlessAsked: .none)
      let bench = try SessionBench(tool: tool, settings: settings, choice: choice, script: "plugin")
      let list = PluginList(bench.session.pluginSummaries)
      for line in list.lines { tool.terminal.writeLine(line) }
      if list.isEmpty, let environment = tool.environment {
        let folders = PluginPath.folders(environment).joined(separator: ", ")
        tool.terminal.writeLine("looked in \(folders); 'lazylab plugin new' makes one")
      }
      return bench.close(.done)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }
}

/// Plugins as lines for people.
struct PluginList {
  private let summaries: [PluginSummary]
  private let showsUsage: Bool

  init(_ summaries: [PluginSummary], showsUsage: Bool = false) {
    self.summaries = summaries
    self.showsUsage = showsUsage
  }

  /// Whether there is none.
  var isEmpty: Bool { summaries.isEmpty }

  /// A line for each plugin, and one for what it contributes.
  var lines: [String] {
    guard !summaries.isEmpty else { return ["there are no plugins"] }
    return summaries.flatMap { summary in
      let title = summary.version.map { "\(summary.name) \($0)" } ?? summary.name
      let place = summary.path == summary.name ? "" : " in \(summary.path)"
      let names = summary.contributions.joined(separator: ", ")
      let usage = showsUsage ? summary.usage.map { ", \($0)" } ?? "" : ""
      return ["\(title)\(place): \(summary.state)\(usage)"] + (names.isEmpty ? [] : ["  \(names)"])
    }
  }
}
