internal import Lua

/// The globals that scripts assigned; two names are the same if their bytes are, as in Lua.
struct GlobalNames {
  /// Names that were assigned at least once, also with nil.
  var assigned: Set<LuaString> = []
  /// Names that a REPL entry declares with `local`; they hide the vocabulary silently.
  var declared: Set<LuaString> = []
  /// Names of the vocabulary whose hiding was reported.
  var reported: Set<LuaString> = []
  /// Names that stock Lua has.
  var stock: Set<LuaString> = []

  /// Whether a name had a value at some time, so that reading it now gives nil and is not a
  /// mistake.
  func wasAssigned(_ name: LuaString) -> Bool { assigned.contains(name) || stock.contains(name) }
}
