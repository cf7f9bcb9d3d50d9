/// What is known about the globals that scripts assigned.
struct GlobalNames {
  /// Names that were assigned at least once, also with nil.
  var assigned: Set<String> = []
  /// Names that a REPL entry declares with `local`; they hide the vocabulary silently.
  var declared: Set<String> = []
  /// Names of the vocabulary whose hiding was reported.
  var reported: Set<String> = []
  /// Names that stock Lua has.
  var stock: Set<String> = []

  /// Whether a name had a value at some time, so that reading it now gives nil and is no mistake.
  func wasAssigned(_ name: String) -> Bool { assigned.contains(name) || stock.contains(name) }
}
