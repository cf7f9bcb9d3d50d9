/// A command of a plugin.
public struct PluginCommand: Sendable, Equatable {
  /// The word.
  public let name: String
  /// What it does; nil while its plugin was not loaded.
  public let help: String?
  /// The plugin that it comes from.
  public let plugin: String
}
