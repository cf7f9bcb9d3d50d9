import RepositoryReading

/// No order of a dictionary or a set reaches a result, because each process has its own.
///
/// The rule knows sources by their words: a name stands for a dictionary or a set if its
/// declaration says so, in the same function, as a member in the same file, or as a member of that
/// name that is nowhere something else.
enum OrderRules {
  static let targets = [
    "Sources/LazyExtents", "Sources/LazyViews", "Sources/LazyTrace", "Sources/LazyStacks",
    "Sources/LazyReports", "Sources/LazyScripting", "Sources/Lua",
  ]

  /// A name of a dictionary or set whose order a file may meet, and why no result shows it.
  struct Allowance {
    let file: String
    let name: String
    let reason: String
  }

  static let allowed = [
    Allowance(
      file: "LazyStacks/Dependencies/Dependency.swift",
      name: "readers",
      reason: "who reads is evaluated by depth and number"
    ),
    Allowance(
      file: "LazyReports/Lint/LintFrame.swift",
      name: "known",
      reason: "the name decides between equal counts"
    ),
    Allowance(
      file: "LazyStacks/Catalog/OpenedList.swift",
      name: "elements",
      reason: "readings are compared each for itself, and outdated ones are only counted"
    ),
    Allowance(
      file: "LazyStacks/Content/ElementIndex.swift",
      name: "tokens",
      reason: "a sum of whole numbers"
    ),
    Allowance(
      file: "LazyStacks/SmallTable.swift",
      name: "many",
      reason: "what is in it is changed each for itself; given up or reported, it is sorted"
    ),
    Allowance(
      file: "LazyStacks/Layouts/ContainerRelativeLayout.swift",
      name: "axes",
      reason: "each axis is measured for itself"
    ),
    Allowance(
      file: "LazyScripting/Bindings/ScrollHandleBinding.swift",
      name: "kinds",
      reason: "there is one"
    ),
    Allowance(
      file: "LazyScripting/Bindings/ScrollPositionBinding.swift",
      name: "kinds",
      reason: "there is one at most"
    ),
    Allowance(
      file: "LazyReports/Lint/Lint.swift",
      name: "work",
      reason: "the name decides between equal sums"
    ),
    Allowance(
      file: "LazyReports/Explanation/MeasuredLengths.swift",
      name: "visible",
      reason: "it is asked whether all or any do something"
    ),
    Allowance(
      file: "LazyReports/Explanation/RemedyFacts.swift",
      name: "ids",
      reason: "the smallest of whole numbers"
    ),
    Allowance(
      file: "LazyReports/Explanation/RemedyFacts.swift",
      name: "evaluated",
      reason: "it is asked whether all do something"
    ),
    Allowance(
      file: "LazyReports/Explanation/RemedyFacts.swift",
      name: "kinds",
      reason: "they are put into a set"
    ),
    Allowance(
      file: "LazyReports/Explanation/WholeMotion.swift",
      name: "begun",
      reason: "all end at the same time, and the earliest start is taken"
    ),
  ]

  /// The places where an order may reach a result, and allowances that nothing needs.
  static func violations(in files: [RepositoryFile], allowing allowed: [Allowance]) -> [String] {
    let sources = files.map { OrderedSource($0) }
    let names = SharedNames(of: sources)
    var unused = allowed
    let found = sources.flatMap { source in
      source.uses(with: names).filter { use in
        let isUse = { (allowance: Allowance) in
          source.path == "Sources/" + allowance.file && use.name == allowance.name
        }
        unused.removeAll(where: isUse)
        return !allowed.contains(where: isUse)
      }.map { "\(source.path):\($0.line): \($0.name)" }
    }
    return found + unused.map { "no loop over \($0.name) in \($0.file) needs to be allowed" }
  }

  static let rule = Rule(
    "no order of a dictionary or set reaches a result",
    reading: targets,
    ending: [".swift"]
  ) { violations(in: $0, allowing: allowed) }
}

/// The members of all sources that others may use, by whether they are dictionaries or sets.
struct SharedNames {
  private var unordered: Set<String> = []
  private var others: Set<String> = []

  init(of sources: [OrderedSource]) {
    for member in sources.flatMap(\.members) where !member.isPrivate {
      if member.isUnordered { unordered.insert(member.name) } else { others.insert(member.name) }
    }
  }

  /// Whether a member of something is a dictionary or a set; where a name stands for both, `guess`
  /// decides.
  func isUnordered(_ name: String, guess: Bool) -> Bool {
    unordered.contains(name) && (guess || !others.contains(name))
  }
}

/// A Swift source, searched for names of dictionaries and sets and for loops over them.
struct OrderedSource {
  let path: String
  /// The members that it declares.
  let members: [OrderedName]
  private let lines: [SourceLine]

  init(_ file: RepositoryFile) {
    path = file.path
    let texts = SwiftText(file.text).code.split(separator: "\n", omittingEmptySubsequences: false)
    lines = zip(texts, texts.dropFirst() + [""]).map { SourceLine(text: $0, next: $1) }
    members = lines.compactMap(\.member)
  }

  /// Where the order of one reaches something.
  func uses(with shared: SharedNames) -> [(line: Int, name: String)] {
    var local: [String: Bool] = [:]
    let own = Set(members.lazy.filter(\.isUnordered).map(\.name))
    return lines.enumerated().flatMap { index, line -> [(line: Int, name: String)] in
      if line.endsMember { local = [:] }
      for name in line.locals { local[name.name] = name.isUnordered }
      return line.words.compactMap { word in
        guard let use = line.use(of: word) else { return nil }
        let name = String(word.text)
        let isUnordered =
          word.isMember
          ? shared.isUnordered(name, guess: use == .pairs) : local[name] ?? own.contains(name)
        return isUnordered ? (index + 1, name) : nil
      }
    }
  }
}
