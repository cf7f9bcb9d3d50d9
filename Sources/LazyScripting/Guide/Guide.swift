internal import LazyReports

/// What help knows beside the names of the vocabulary: chapters, subjects, claims, profiles, and
/// what the lint finds.
struct Guide {
  let help: Help

  /// The pages about some words, with an empty line between each two; nil if there are none.
  func text(about phrase: String) -> String? {
    let words = Phrase(phrase)
    let pages =
      chapters(words) + claims(words) + profiles(words) + rules(words)
      + Subject.named(words).map(\.page)
    return pages.isEmpty ? nil : pages.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func chapters(_ words: Phrase) -> [[String]] {
    HelpChapter.all.filter { Phrase($0.name) == words }.map { chapter in
      ["\(chapter.name): \(chapter.title)"] + chapter.names.map(help.line)
    }
  }

  private func claims(_ words: Phrase) -> [[String]] {
    guard words.words.count == 2, words.words[0] == "claim",
      let number = Int(words.words[1], radix: 10)
    else { return [] }
    return [[Claims.page(of: number)]]
  }

  private func profiles(_ words: Phrase) -> [[String]] {
    ProfileOrigin.all.filter { Phrase($0.name) == words }.map(\.page)
  }

  private func rules(_ words: Phrase) -> [[String]] {
    LintRule.allCases.filter { Phrase($0.rawValue) == words }.map { rule in
      [
        "\(rule.rawValue) is found by window:lint() and .lint", "  \(rule.meaning)",
        "  Instead: \(rule.remedy).",
      ] + (rule.claim.map { ["  " + Claims.page(of: $0)] } ?? [])
    }
  }

  /// A line about everything whose text has all of some words: subjects, then examples and claims.
  func lines(about words: [String]) -> [String] {
    let has = { (text: String) in words.allSatisfy(text.lowercased().contains) }
    let subjects = Subject.all.filter { has($0.searched) }.map {
      "?\($0.words[0])  \($0.text[0])"
    }
    let examples = ExampleScripts.all.filter { has("\($0.name) \($0.sentence)") }
      .map(ExampleScripts.line)
    let claims = Claims.all.filter { has($0.sentence) }
      .map { "?claim \($0.number)  \($0.sentence)" }
    return subjects + examples + claims
  }
}
