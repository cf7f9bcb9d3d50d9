/// A command of a plugin.
public struct PluginCommand: Sendable, Equatable {
  /// The command's word.
  public let name: String
  /// What the command does; nil if its plugin is not loaded.
  public let help: String?
  /// The name of its plugin.
  public let plugin: String
}
