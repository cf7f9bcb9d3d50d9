import RepositoryReading

/// The tests that a document names exist; a filter that matches nothing would pass silently.
enum FilterRules {
  /// The names after `--filter` in a document that no target or suite has.
  static func violations(in file: RepositoryFile, names: Set<String>) -> [String] {
    filters(in: file).filter { !names.contains($0) }.map { "\(file.path): no tests in \($0)" }
  }

  /// The filters that are a single name, and the suites and targets in code; placeholders and
  /// sentences are left out.
  static func filters(in file: RepositoryFile) -> [String] {
    let filters = file.text.split(separator: "--filter ").dropFirst().compactMap { rest in
      let name = rest.prefix { $0.isLetter || $0.isNumber }
      return name.isEmpty || name == "NAME" ? nil : String(name)
    }
    let code = file.text.split(separator: "`").filter { $0.hasSuffix("Tests") }
    return filters + code.filter { $0.allSatisfy { $0.isLetter || $0.isNumber } }.map(String.init)
  }

  /// The test targets, and the suites in some files.
  static func names(in files: [RepositoryFile]) -> Set<String> {
    let targets = files.compactMap { file in
      file.path.split(separator: "/").dropFirst().first.map(String.init)
    }
    let suites = files.flatMap(\.lines).compactMap { line -> String? in
      guard let start = line.firstRange(of: "struct ")?.upperBound else { return nil }
      let name = line[start...].prefix { $0.isLetter || $0.isNumber }
      return name.hasSuffix("Tests") ? String(name) : nil
    }
    return Set(targets + suites)
  }

  static let rule = Rule(
    "every filter in a document names tests",
    reading: ["README.md", "Sources", "Tests", "Scripts"],
    ending: [".md"]
  ) { documents in
    let names = names(in: Repository.files(in: ["Tests"]) { $0.hasSuffix(".swift") })
    return documents.flatMap { violations(in: $0, names: names) }
  }
}
