import RepositoryReading

/// The types and folders that a document about the sources names exist.
enum WordRules {
  /// What the libraries are called that others make.
  private static let foreign: Set<String> = ["DequeModule"]

  static func violations(in file: RepositoryFile, names: Set<String>) -> [String] {
    let parts = file.text.split(separator: "`", omittingEmptySubsequences: false)
    let words = parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
    return words.filter { word in
      word.first?.isUppercase == true && word.allSatisfy { $0.isLetter || $0.isNumber }
        && !names.contains(word) && !foreign.contains(word)
    }.map { "\(file.path): nothing is called \($0)" }
  }

  /// The folders and files of some sources, and the types that they declare.
  static func names(in files: [RepositoryFile]) -> Set<String> {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    let types = files.flatMap { file -> [String] in
      let words = file.text.split { !$0.isLetter && !$0.isNumber }
      return zip(words, words.dropFirst()).filter { kinds.contains($0.0) }.map { String($0.1) }
    }
    let places = files.flatMap { $0.path.split { $0 == "/" || $0 == "." }.map(String.init) }
    return Set(types + places)
  }

  static let rule = Rule(
    "what a document about the sources names exists",
    reading: ["Sources/README.md", "Scripts/README.md"]
  ) { documents in
    let sources = Repository.files(in: ["Sources", "Tests"]) { path in
      [".swift", ".c", ".h"].contains { path.hasSuffix($0) }
    }
    let names = names(in: sources)
    return documents.flatMap { violations(in: $0, names: names) }
  }
}
