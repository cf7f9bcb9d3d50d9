/// A plugin as lists show it.
public struct PluginSummary: Sendable, Equatable {
  /// The plugin's name; if it could not be read, its path.
  public let name: String
  /// The plugin's version; nil if it could not be read.
  public let version: String?
  /// The plugin's path.
  public let path: String
  /// The plugin's state: `loaded`, `not loaded yet`, or what is wrong.
  public let state: String
  /// Whether the plugin could not be read or run.
  public let hasFailed: Bool
  /// The plugin's contributions, as scripts and users write them, with failures.
  public let contributions: [String]
  /// Whether its code ran and is in use.
  public let isLoaded: Bool
  /// What the plugin was used for, in words; nil if it was not used.
  public let usage: String?
}
