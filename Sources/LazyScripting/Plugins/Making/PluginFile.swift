/// A file that `lazylab plugin new` writes.
public struct PluginFile: Sendable, Equatable {
  /// Its path in the plugin's folder.
  public let path: String
  /// Its content.
  public let text: String
}
