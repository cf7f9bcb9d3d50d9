import RepositoryReading

/// A rule about the files of the repository.
struct Rule: Sendable {
  /// The sentence that is true while nothing breaks the rule.
  let fact: String
  private let places: [String]
  private let endings: [String]
  private let check: @Sendable ([RepositoryFile]) throws -> [String]

  /// Creates a rule about the files below some folders whose paths end in one of some ways.
  ///
  /// `check` finds what breaks the rule in these files, a line each.
  init(
    _ fact: String,
    reading places: [String],
    ending endings: [String] = [""],
    check: @escaping @Sendable ([RepositoryFile]) throws -> [String]
  ) {
    (self.fact, self.places, self.endings, self.check) = (fact, places, endings, check)
  }

  /// What breaks the rule, a line each; a folder without files breaks it, too.
  func violations() throws -> [String] {
    let found = places.map { place in
      Repository.files(in: [place]) { path in
        endings.contains { $0.isEmpty || path.hasSuffix($0) }
      }
    }
    let empty = zip(places, found).filter { $0.1.isEmpty }.map { "\($0.0): no files to check" }
    return try empty + check(found.flatMap { $0 })
  }

  /// Every rule that reads files alone; what compiled objects must obey is a test.
  static let all = [
    LayoutRules.rule, SizeRules.rule, NameRules.rule, UnfinishedRules.rule, ImportRules.rule,
    Floors.rule, DeterminismRules.rule, EventFamilyRules.rule, LinkRules.rule, FilterRules.rule,
    WordRules.rule, LuaSyntaxRules.rule, OrderRules.rule, TrapRules.rule,
  ]
}
