internal import LazyScripting

/// The places where plugins are looked for; the first place wins.
struct PluginPath {
  /// The value of an environment variable; nil if it is not set.
  typealias Environment = (_ name: String) -> String?

  /// The plugins, in the order of their places.
  let plugins: [PluginFolder]

  /// Finds plugins.
  ///
  /// - Parameters:
  ///   - named: The plugins that the command line names.
  ///   - environment: The environment; nil to look nowhere else, as in tests.
  /// - Throws: ``FileError`` for a named plugin that does not exist.
  init(named: [String], environment: Environment?) throws(FileError) {
    for path in named { try SystemFiles.check(path) }
    let folders = environment.map(Self.folders) ?? []
    var found: [PluginFolder] = []
    for plugin in named.map(PluginFolder.init) + folders.flatMap(PluginFolder.all) {
      let isKnown = found.contains {
        SystemFiles.resolved($0.path) == SystemFiles.resolved(plugin.path)
      }
      if !isKnown { found.append(plugin) }
    }
    plugins = found
  }

  /// The folders that are searched, as `lazylab plugin list` names them.
  static func folders(_ environment: @escaping Environment) -> [String] {
    let listed = environment("LAZYLAB_PATH")?.split(separator: ":").map(String.init) ?? []
    return [".lazylab/plugins"] + listed + [UserPaths(in: environment).plugins].compactMap { $0 }
  }
}
