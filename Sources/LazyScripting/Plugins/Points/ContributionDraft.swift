internal import Lua

/// An entry of a plugin's table that was read and is all right.
struct ContributionDraft {
  /// The name that it has for scripts.
  var name: String
  /// What help and the reference say of it.
  var declaration: Declaration
  /// What its kit is called with besides the contribution and its name.
  var saidToKit: [LuaValue] = []
  /// Gives what the host keeps: the value that scripts get, or the function of a command.
  var adopt: (PluginContribution) throws -> LuaValue
}
