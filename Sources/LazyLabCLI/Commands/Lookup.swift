internal import LazyScripting

/// What words lead to in the vocabulary of a session: the help on a name or a subject, or else the
/// subjects that have all of the words, or what else has them; where nothing has, what the best
/// part of them leads to.
struct Lookup {
  let lines: [String]

  /// The maximum number of names that a search lists.
  private static let mostFound = 30
  /// Words that say nothing by themselves.
  fileprivate static let empty: Set = [
    "a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "does", "for", "from", "get",
    "has", "have", "how", "i", "in", "into", "is", "it", "its", "make", "me", "my", "not", "of",
    "on", "or", "our", "set", "so", "that", "the", "there", "this", "to", "use", "what", "when",
    "where", "which", "why", "with", "your",
  ]

  init(_ words: [String], in session: any ScriptSession) throws(UnknownName) {
    let words = Self.parted(words)
    let subjects = Subjects(in: words, of: session)
    if let found = Self.help(on: words, in: session) ?? (subjects.isComplete ? subjects.lines : nil)
      ?? Self.search(for: words, in: session)
    {
      lines = found
      return
    }
    let name = words.joined(separator: " ")
    if !subjects.lines.isEmpty {
      lines = ["nothing is about all of '\(name)'; about \(subjects.title):"] + subjects.lines
      return
    }
    let parts = Self.parts(of: words)
    let helped = parts.lazy.compactMap { part in
      Self.help(on: part, in: session).map { (part, $0) }
    }
    let found = parts.lazy.compactMap { part in
      Self.search(for: part, in: session).map { (part, $0) }
    }
    if let (part, found) = helped.first ?? found.first {
      let lead = "nothing is about all of '\(name)'; about '\(part.joined(separator: " "))':"
      lines = [lead] + found
      return
    }
    let nearest = Suggestion.nearest(to: name, among: session.vocabularyNames)
    throw UnknownName(
      name: name,
      nearest: nearest ?? Suggestion.nearest(to: name, among: session.namesWithHelp)
    )
  }

  /// The subjects that some words are about.
  private struct Subjects {
    /// The pages, with an empty line between each two.
    let lines: [String]
    /// The words that they are about, each subject's in quotes.
    let title: String
    /// Whether the subjects have all of the words that say something.
    let isComplete: Bool

    init(in words: [String], of session: any ScriptSession) {
      let found = words.count > 1 ? session.subjects(in: words) : []
      let telling = words.filter { !Lookup.empty.contains($0.lowercased()) }.map(Phrase.compared)
      let names = found.map { "'\($0.words.joined(separator: " "))'" }
      lines = found.isEmpty ? [] : [found.map(\.page).joined(separator: "\n\n")]
      title = names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }
        .joined(separator: " and ")
      isComplete = !found.isEmpty && Set(telling).isSubset(of: found.flatMap(\.words))
    }
  }

  /// The words one by one, without quotes around them or around all of them.
  private static func parted(_ words: [String]) -> [String] {
    let parts = words.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    return parts.map { $0.trimmed(of: "\"'“”") }.filter { !$0.isEmpty }
  }

  /// The help on what all of the words name together; nil if they name nothing.
  private static func help(on words: [String], in session: any ScriptSession) -> [String]? {
    let exact = words.count == 1 ? nil : name(of: words, in: session)
    let text = exact.flatMap(session.help) ?? session.help(on: words.joined(separator: " "))
    return text.map { [$0.last == "\n" ? String($0.dropLast()) : $0] }
  }

  /// What has all of the words that say something, a line each; nil if nothing has.
  private static func search(for words: [String], in session: any ScriptSession) -> [String]? {
    let telling = words.filter { !empty.contains($0.lowercased()) }
    let isMisspelt =
      words.count == 1
      && Suggestion.nearest(
        to: words[0],
        among: session.vocabularyNames
      ) != nil
    let found = telling.isEmpty || isMisspelt ? [] : session.search(for: telling)
    guard !found.isEmpty else { return nil }
    let more = found.count - mostFound
    return found.prefix(mostFound).map { "  " + $0 }
      + (more > 0 ? ["  … \(more) more; more words find fewer"] : [])
  }

  /// The name that several words make together, as `scroll position` makes `ScrollPosition`.
  private static func name(of words: [String], in session: any ScriptSession) -> String? {
    let joined = words.joined().lowercased()
    return session.vocabularyNames.first { $0.lowercased() == joined }
  }

  /// The parts of some words that stand side by side, the longest first; none begins or ends with
  /// a word that says nothing.
  private static func parts(of words: [String]) -> [[String]] {
    let lengths = (1..<max(1, words.count)).reversed()
    return lengths.flatMap { length in
      (0...words.count - length).map { Array(words[$0..<$0 + length]) }
    }
    .filter { part in
      [part.first, part.last].allSatisfy { !empty.contains($0?.lowercased() ?? "") }
    }
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

extension Substring {
  /// The text without some characters at its ends.
  fileprivate func trimmed(of characters: String) -> String {
    String(drop { characters.contains($0) }.reversed().drop { characters.contains($0) }.reversed())
  }
}
