internal import ArgumentParser
internal import LazyScripting

/// `lazylab plugin …`: commands about plugins.
struct PluginCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plugin",
    abstract: "Make, list, check and test plugins.",
    discussion: """
      What a plugin may add: \(NewPlugin.kinds.joined(separator: ", ")). Plugins are found in this \
      order, and the first of a name wins: --plugin PATH, .lazylab/plugins, $LAZYLAB_PATH, \
      $XDG_DATA_HOME/lazylab/plugins.
      """,
    subcommands: [
      PluginNewCommand.self, PluginListCommand.self, PluginCheckCommand.self,
      PluginTestCommand.self,
    ]
  )
}
