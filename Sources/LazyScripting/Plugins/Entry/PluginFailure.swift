internal import Lua

/// An error of a plugin, as a sentence that names it.
struct PluginFailure: Error, Equatable, LuaErrorText, CustomStringConvertible {
  /// The sentence.
  let luaMessage: String

  var description: String { luaMessage }
}
