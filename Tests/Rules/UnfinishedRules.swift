import RepositoryReading

/// No comment leaves work for later: what is missing is an issue or is stated in a document.
enum UnfinishedRules {
  // The words are split, so that this file does not contain them.
  private static let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]

  static func violations(in file: RepositoryFile) -> [String] {
    // Few files have one, and a file is searched faster than its lines.
    let words = words.filter(file.text.contains)
    guard !words.isEmpty else { return [] }
    return file.lines.enumerated().flatMap { index, line in
      words.filter(line.contains).map { "\(file.path):\(index + 1): \($0)" }
    }
  }

  static let rule = Rule(
    "nothing is left for later in a comment",
    reading: ["Package.swift", "README.md", "Sources", "Tests", "Scripts", "Examples"]
  ) { $0.flatMap(violations(in:)) }
}
