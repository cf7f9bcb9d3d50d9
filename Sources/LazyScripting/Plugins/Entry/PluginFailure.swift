internal import Lua

/// What a plugin did wrong, in a sentence that names it.
struct PluginFailure: Error, Equatable, LuaErrorText, CustomStringConvertible {
  /// The sentence.
  let luaMessage: String

  var description: String { luaMessage }
}
