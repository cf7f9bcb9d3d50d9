internal import Lua

/// A valid entry of a plugin's table.
struct ContributionDraft {
  /// The name for scripts.
  var name: String
  /// What help and the reference say about it.
  var declaration: Declaration
  /// What its kit is called with besides the contribution and its name.
  var saidToKit: [LuaValue] = []
  /// Returns what the host keeps: the value that scripts get, or the function of a command.
  var adopt: (PluginContribution) throws -> LuaValue
}
