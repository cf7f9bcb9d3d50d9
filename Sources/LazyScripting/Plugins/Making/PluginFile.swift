/// A file that `lazylab plugin new` writes.
public struct PluginFile: Sendable, Equatable {
  /// Its path in the plugin's folder.
  public let path: String
  /// What is in it.
  public let text: String
}
