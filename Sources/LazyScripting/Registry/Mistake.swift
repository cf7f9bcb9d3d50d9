internal import Lua

/// What a script did wrong, in one sentence with the remedy.
///
/// Lua adds the script's own line.
struct Mistake: Error, Equatable, LuaErrorText, CustomStringConvertible {
  /// The sentence.
  var luaMessage: String
  /// The name that was probably meant.
  var suggestion: String?

  var description: String { luaMessage }

  init(_ message: String, suggestion: String? = nil) {
    luaMessage = message
    self.suggestion = suggestion
  }

  /// A sentence about a name that nothing has, with the nearest one that something has.
  static func unknown(_ sentence: String, name: String, among names: [String]) -> Mistake {
    let nearest = Suggestion.nearest(to: name, among: names)
    return Mistake(
      sentence + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      suggestion: nearest
    )
  }

  /// A sentence about something of the full vocabulary that is not there yet.
  static func notBuilt(_ what: String) -> Mistake { Mistake("\(what) is not built yet") }
}
