internal import LazyScripting

/// The tool's view of a session with plugins.
protocol PluginSession: AnyObject {
  /// The plugins, in the order in which they were added.
  var pluginSummaries: [PluginSummary] { get }
  /// Why plugins could not be added, and the failures after which the host's own answer was used.
  var pluginStandIns: [String] { get }
  /// The commands that plugins add to the REPL.
  var pluginCommands: [PluginCommand] { get }

  /// Adds plugins before any script runs.
  func addPlugins(_ places: [PluginPlace], reserving reserved: [String]) throws(ScriptError)
  /// Runs the code of plugins that have not been needed yet.
  func loadPlugins() throws(ScriptError)
  /// Reloads one or all plugins; returns the result for each.
  func reloadPlugins(named name: String?) throws(ScriptError) -> [String]
  /// Runs a command of a plugin; nil if there is none.
  func runCommand(_ name: String, with words: [String]) throws(ScriptError) -> [String]?
  /// Checks that a plugin has a reporter.
  func checkReporter(_ name: String) throws(ScriptError)
  /// Describes the open windows with a plugin's reporter.
  func report(by name: String) throws(ScriptError) -> [String]
}

extension LabSession: PluginSession {}

/// The defaults for a session without plugins.
extension PluginSession {
  var pluginSummaries: [PluginSummary] { [] }
  var pluginStandIns: [String] { [] }
  var pluginCommands: [PluginCommand] { [] }
  func addPlugins(_ places: [PluginPlace], reserving reserved: [String]) throws(ScriptError) {}
  func loadPlugins() throws(ScriptError) {}
  func reloadPlugins(named name: String?) throws(ScriptError) -> [String] { [] }
  func runCommand(_ name: String, with words: [String]) throws(ScriptError) -> [String]? { nil }
  func checkReporter(_ name: String) throws(ScriptError) {}
  func report(by name: String) throws(ScriptError) -> [String] { [] }
}
