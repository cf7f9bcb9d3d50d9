internal import LazyScripting

/// What words lead to in the vocabulary of a session: the help on a name, or else the names whose
/// help has all of the words.
struct Lookup {
  let lines: [String]

  /// The maximum number of names that a search lists.
  private static let mostFound = 30

  init(_ words: [String], in session: any ScriptSession) throws(UnknownName) {
    let name = words.joined(separator: " ")
    let exact = words.count == 1 ? name : Self.name(of: words, in: session)
    if let exact, let text = session.help(on: exact) {
      lines = [text.last == "\n" ? String(text.dropLast()) : text]
      return
    }
    let nearest = Suggestion.nearest(to: name, among: session.vocabularyNames)
    let found = nearest == nil || words.count > 1 ? session.search(for: words) : []
    guard !found.isEmpty else {
      let meant = nearest ?? Suggestion.nearest(to: name, among: session.namesWithHelp)
      throw UnknownName(name: name, nearest: meant)
    }
    let more = found.count - Self.mostFound
    lines =
      found.prefix(Self.mostFound).map { "  " + $0 }
      + (more > 0 ? ["  … \(more) more; more words find fewer"] : [])
  }

  /// The name that several words make together, as `scroll position` makes `ScrollPosition`.
  private static func name(of words: [String], in session: any ScriptSession) -> String? {
    let joined = words.joined().lowercased()
    return session.vocabularyNames.first { $0.lowercased() == joined }
  }

  /// Words that nothing in the vocabulary is about.
  struct UnknownName: Error, CustomStringConvertible {
    let name: String
    /// The name that was probably meant, if there is one.
    let nearest: String?

    var description: String {
      "there is no help for '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}
