internal import Lua

/// A mistake of a script, in one sentence with the remedy.
///
/// Lua adds the script's own line.
struct Mistake: Error, Equatable, LuaErrorText, CustomStringConvertible {
  /// The sentence.
  var luaMessage: String
  /// The name that was probably meant.
  var suggestion: String?
  /// The part of a call that is wrong, as far as that is known.
  var fault: CallFault?

  var description: String { luaMessage }

  init(_ message: String, suggestion: String? = nil) {
    luaMessage = message
    self.suggestion = suggestion
  }

  /// A sentence about an unknown name, with the nearest known one.
  ///
  /// - Parameters:
  ///   - sentence: What is wrong.
  ///   - name: The unknown name.
  ///   - names: The known names.
  ///   - lead: The text before all names if none is near; without it, they are not listed.
  /// - Returns: The mistake.
  static func unknown(
    _ sentence: String,
    name: String,
    among names: [String],
    listed lead: String? = nil
  ) -> Mistake {
    let nearest = Suggestion.nearest(to: name, among: names)
    if let nearest {
      return Mistake("\(sentence); did you mean '\(nearest)'?", suggestion: nearest)
    }
    let list = lead.map { names.isEmpty ? "; \($0)" : "; \($0) \(names.joined(separator: ", "))" }
    return Mistake(sentence + (list ?? ""))
  }

  /// Runs a body and adds a place to its mistakes, for code that has no place of its own.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - title: What begins mistakes that name the place themselves; nil if none do.
  ///   - body: The code.
  /// - Returns: The result of `body`.
  /// - Throws: What `body` throws.
  static func placed<Value>(
    _ place: String,
    unlessNamedAs title: String? = nil,
    body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch var mistake as Mistake {
      if let title, mistake.luaMessage.hasPrefix(title) { throw mistake }
      mistake.luaMessage = "\(place): \(mistake.luaMessage)"
      throw mistake
    }
  }
}

extension LuaFunction {
  /// Where the function is defined, as the end of a phrase; empty for a host function.
  var place: String { definition.map { " in \($0)" } ?? "" }
}

extension LuaFunction? {
  /// Where the function is defined, as the end of a phrase; empty without a function.
  var place: String { self?.place ?? "" }
}
