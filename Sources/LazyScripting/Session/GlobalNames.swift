internal import Lua

/// What is known about the globals that scripts assigned; two names are one when their bytes
/// are the same, as in Lua.
struct GlobalNames {
  /// Names that were assigned at least once, also with nil.
  var assigned: Set<LuaString> = []
  /// Names that a REPL entry declares with `local`; they hide the vocabulary silently.
  var declared: Set<LuaString> = []
  /// Names of the vocabulary whose hiding was reported.
  var reported: Set<LuaString> = []
  /// Names that stock Lua has.
  var stock: Set<LuaString> = []

  /// Whether a name had a value at some time, so that reading it now gives nil and is no mistake.
  func wasAssigned(_ name: LuaString) -> Bool { assigned.contains(name) || stock.contains(name) }
}
