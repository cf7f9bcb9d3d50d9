internal import Lua

/// The globals that scripts assigned; two names are the same if their bytes are, as in Lua.
struct GlobalNames {
  /// Names that were assigned at least once, also with nil.
  private var assigned: Set<LuaString> = []
  /// Names that a REPL entry declares with `local`; they hide the vocabulary silently.
  private var declared: Set<LuaString> = []
  /// Names of the vocabulary whose hiding was reported.
  private var reported: Set<LuaString> = []
  /// Names that stock Lua has.
  private var stock: Set<LuaString> = []

  /// Notes the names that stock Lua has.
  mutating func takeStock(_ names: some Sequence<String>) {
    stock = Set(names.map { LuaString($0) })
  }

  /// Notes that a name was assigned.
  mutating func noteAssigned(_ name: String) {
    // Lua's limits do not count Swift's memory, so keys too long for a name are not recorded.
    if name.utf8.count <= ScriptName.longest { assigned.insert(LuaString(name)) }
  }

  /// Notes that a REPL entry declares a name.
  mutating func noteDeclared(_ name: String) {
    declared.insert(LuaString(name))
    assigned.insert(LuaString(name))
  }

  /// Notes that a name of the vocabulary is hidden.
  ///
  /// - Returns: False if that is meant, or was reported before.
  mutating func noteHidden(_ name: String) -> Bool {
    reported.insert(LuaString(name)).inserted
  }

  /// Whether hiding a name may have to be reported.
  func mayHide(_ name: String) -> Bool {
    name.utf8.count <= ScriptName.longest && !declared.contains(LuaString(name))
  }

  /// Whether stock Lua has a name.
  func isStock(_ name: String) -> Bool { stock.contains(LuaString(name)) }

  /// Whether a name had a value at some time, so that reading it now gives nil and is not a
  /// mistake.
  func wasAssigned(_ name: String) -> Bool {
    let name = LuaString(name)
    return assigned.contains(name) || stock.contains(name)
  }
}
