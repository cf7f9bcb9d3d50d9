internal import Lua

/// Names of the vocabulary that belong together.
public struct VocabularyTopic: Sendable, Equatable {
  /// The title: `Views`, `Modifiers`, `Window`.
  public var title: String
  /// The names, in the order of the reference.
  public var names: [String]
}

extension LabSession {
  /// All names of the vocabulary by owner, in the order of the reference.
  public var topics: [VocabularyTopic] {
    let globals = registry.members(of: nil).map(\.declaration)
    var topics = [
      VocabularyTopic(title: "Views", names: globals.filter { $0.kind == .view }.map(\.name)),
      VocabularyTopic(
        title: "Other globals",
        names: globals.filter { $0.kind != .view }.map(\.name) + ["lab"] + Registry.namespaces
      ),
    ]
    for owner in registry.owners {
      let members = registry.members(of: owner).map(\.declaration.name)
      let names = members + registry.terms(of: owner).map(\.name)
      topics.append(VocabularyTopic(title: owner == "View" ? "Modifiers" : owner, names: names))
    }
    return topics
  }

  /// The names whose signature or description contains all of some words, each with a line about
  /// it; the words may stand in any order, and in the plural.
  public func search(for words: [String]) -> [String] {
    let help = Help(registry: registry)
    let parts = words.map { word in
      let word = word.lowercased()
      return word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    }
    let names = registry.registrations.map(\.declaration).map { declaration in
      let line = "\(help.signature(of: declaration))  \(declaration.summary)"
      let about = declaration.parameters.map { "\($0.name) \($0.kind.phrase) \($0.summary)" }
      return (line, text: ([declaration.title, line] + about).joined(separator: " "))
    }
    let terms = registry.terms.map { term in
      ("\(term.form)  \(term.summary)", text: "\(term.owner) \(term.form) \(term.summary)")
    }
    return (names + terms).filter { parts.allSatisfy($0.text.lowercased().contains) }.map(\.0)
  }

  /// Prepares an entry so that it can be run many times; its results are not kept.
  ///
  /// - Parameter entry: An expression or statements.
  /// - Returns: A function that runs it once.
  /// - Throws: ``ScriptError`` for text that is not Lua, or is incomplete.
  public func prepare(
    _ entry: String
  ) throws(ScriptError) -> () throws(ScriptError) -> Void {
    let chunk: LuaFunction?
    do {
      chunk = try compile(entry, isTried: true)
    } catch {
      throw ScriptError(error).withRemedy(in: entry.utf8)
    }
    guard let chunk else { throw ScriptError(kind: .syntax, message: "'\(entry)' is not complete") }
    return { [state, limits] () throws(ScriptError) in
      do throws(LuaError) {
        try state.withLimits(limits) { () throws(LuaError) in _ = try chunk.call([]) }
      } catch {
        throw ScriptError(error)
      }
    }
  }

  /// An entry as a line of a script that does the same.
  ///
  /// - Parameters:
  ///   - entry: What was typed.
  ///   - hasValue: Whether it returned a value, which the script then also has as `_`.
  /// - Returns: The line, or lines.
  public func scriptForm(of entry: String, hasValue: Bool) -> String {
    let text = entry.drop { $0.isWhitespace }
    if text.hasPrefix(":"), !text.hasPrefix("::") { return "_ = _" + text }
    let isExpression = (try? state.load("return " + entry, chunkName: "=entry")) != nil
    return isExpression && hasValue ? "_ = " + entry : entry
  }
}
