internal import Lua

extension LabSession {
  /// Adds plugins, the first of which wins where names meet; must be called before any script runs.
  ///
  /// The code of a single file runs now, that of a folder when one of its names is first used. An
  /// error in one plugin is reported, and the others are still added.
  ///
  /// - Parameters:
  ///   - places: Where the plugins are, the most important one first.
  ///   - reserved: Words that plugins cannot use as commands.
  /// - Throws: ``ScriptError`` if a limit or an interrupt stopped everything.
  public func addPlugins(
    _ places: [PluginPlace],
    reserving reserved: [String] = []
  ) throws(ScriptError) {
    guard !places.isEmpty else { return }
    plugins.reservedCommands = reserved
    try interpreter.limited {
      try plugins.begin()
      for place in places { try plugins.add(place) }
    }
  }

  /// Runs the code of plugins that have not been needed yet; failures are reported.
  ///
  /// - Throws: ``ScriptError`` if a limit or an interrupt stopped everything.
  public func loadPlugins() throws(ScriptError) {
    try interpreter.limited { try plugins.loadAll() }
  }

  /// Reads plugins again.
  ///
  /// A plugin whose new code has an error stays as it was.
  ///
  /// - Parameter name: The plugin's name; nil for all.
  /// - Returns: A line about each plugin.
  /// - Throws: ``ScriptError`` if there is no such plugin, or something stopped everything.
  public func reloadPlugins(named name: String? = nil) throws(ScriptError) -> [String] {
    try interpreter.limited { try plugins.reload(named: name) }
  }

  /// The plugins, in the order in which they were added.
  public var pluginSummaries: [PluginSummary] { plugins.summaries }

  /// Why plugins could not be added, and the failures after which the host's own answer was used.
  public var pluginStandIns: [String] {
    plugins.plugins.flatMap { plugin -> [String] in
      if case .failed(let reason) = plugin.state { return ["plugin \(plugin.name): \(reason)"] }
      guard let loaded = plugin.loaded else { return [] }
      let callbacks = plugins.callbacks.all(of: loaded.manifest.name)
      return (loaded.entries.map(\.contribution) + callbacks).flatMap(\.standIns)
    }
  }

  /// The commands of plugins, in order.
  public var pluginCommands: [PluginCommand] { plugins.commands }

  /// Runs a command of a plugin.
  ///
  /// - Parameters:
  ///   - name: The command's word.
  ///   - words: The words after it.
  /// - Returns: Its results, each ready to be printed; nil if no plugin has the command.
  /// - Throws: ``ScriptError`` that names the plugin.
  public func runCommand(_ name: String, with words: [String]) throws(ScriptError) -> [String]? {
    try interpreter.limited { try plugins.run(name, with: words) }
  }

  /// Checks that a plugin has a reporter, before there are any windows.
  ///
  /// - Parameter name: The name of the reporter.
  /// - Throws: ``ScriptError`` if there is none.
  public func checkReporter(_ name: String) throws(ScriptError) {
    try interpreter.limited { try plugins.checkReporter(name) }
  }

  /// Describes all windows that scripts made and still hold, with a plugin's reporter.
  ///
  /// - Parameter name: The name of the reporter.
  /// - Returns: A text for each window.
  /// - Throws: ``ScriptError`` if there is no such reporter, or it fails.
  public func report(by name: String) throws(ScriptError) -> [String] {
    try interpreter.limited { try plugins.reports(by: name) }
  }

  /// Runs the conformance kit of each contribution of a plugin.
  ///
  /// Each gets an equal part of the time that is left, and a limit that it reaches is its failure.
  ///
  /// - Parameters:
  ///   - path: The path under which the plugin was added.
  ///   - host: What runs the kits and says how long they may take.
  /// - Returns: The results, in the order of the contributions.
  /// - Throws: ``ScriptError`` for what stops everything.
  public func checkPlugin(
    in path: String,
    by host: PluginCheckHost
  ) throws(ScriptError) -> [PluginCheck] {
    do {
      return try ConformanceCheck(session: self, host: host).checks(ofPluginIn: path)
    } catch {
      throw ScriptError(any: error)
    }
  }
}
