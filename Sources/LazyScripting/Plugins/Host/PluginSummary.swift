/// A plugin as people see it in lists.
public struct PluginSummary: Sendable, Equatable {
  /// What it is called; for one that could not be read, where it lies.
  public let name: String
  /// Its version; nil for one that could not be read.
  public let version: String?
  /// Where it lies.
  public let path: String
  /// How far it has come: `loaded`, `not loaded yet`, or what is wrong.
  public let state: String
  /// Whether it could not be read or run.
  public let hasFailed: Bool
  /// What it contributes, as scripts and users write it, with what failed.
  public let contributions: [String]
  /// Whether its code ran and is in use.
  public let isLoaded: Bool
  /// What it was used for, in words; nil for one that was not.
  public let usage: String?
}
