/// Something that people ask about in words that are no names of the vocabulary.
struct Subject: Sendable, Equatable {
  /// The words for it; help shows the first.
  var words: [String] = []
  /// What there is to say, a line each.
  var text: [String] = []
  /// Names of the vocabulary that belong to it.
  var names: [String] = []
  /// Scripts that show it, as ``ExampleScripts`` names them.
  var examples: [String] = []
  /// Claims about it.
  var claims: [Int] = []

  /// Reads a record: words with commas between them, and lines, of which some begin with `see`,
  /// `examples` or `claims` and name something.
  init(_ record: RecordTable.Record) {
    words = Self.parts(of: record.name)
    for line in record.lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      let listed = Self.parts(of: parts.count > 1 ? String(parts[1]) : "")
      switch parts.first {
      case "see": names += listed
      case "examples": examples += listed
      case "claims": claims += listed.compactMap { Int($0, radix: 10) }
      default: text.append(line)
      }
    }
  }

  /// The subjects that help knows, in the order of their table.
  static let all = RecordTable(table).records.map(Subject.init)

  /// The subjects of which some words are the name.
  static func named(_ phrase: Phrase) -> [Subject] {
    all.filter { $0.words.contains { Phrase($0) == phrase } }
  }

  /// The subjects that some words are about, best first: those of which a name has the most words
  /// among them, in any order.
  ///
  /// - Parameter question: The words.
  /// - Returns: The subjects, each with the words that it has in common.
  static func about(_ question: Phrase) -> [(subject: Subject, words: [String])] {
    let asked = Set(question.words)
    let found = all.compactMap { subject -> (subject: Subject, words: [String])? in
      let names = subject.words.map { Phrase($0).words }.filter { asked.isSuperset(of: $0) }
      return names.max { $0.count < $1.count }.map { (subject, $0) }
    }
    let most = found.map(\.words.count).max()
    return found.filter { $0.words.count == most }
  }

  /// The lines about it.
  var page: [String] {
    var lines = [words[0]] + text.map { "  " + $0 }
    lines += examples.compactMap { ExampleScripts.line(about: $0) }.map { "  " + $0 }
    if !names.isEmpty {
      lines.append("  see " + names.map { "?\($0)" }.joined(separator: ", "))
    }
    for origin in ProfileOrigin.all where names.contains(origin.name) {
      lines.append("  \(origin.name): \(origin.system)")
    }
    return lines + claims.map { "  " + Claims.page(of: $0).split(separator: "\n")[0] }
  }

  /// What a search looks through.
  var searched: String { (words + text).joined(separator: " ").lowercased() }

  private static func parts(of list: String) -> [String] {
    list.split(separator: ", ").map(String.init)
  }
}
