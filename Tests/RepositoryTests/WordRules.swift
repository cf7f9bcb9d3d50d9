import LazyTestSupport
import Testing

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
}

@Suite struct WordRulesTests {
  @Test func `what a document about the sources names exists`() {
    let sources = Repository.files(in: ["Sources", "Tests"]) { path in
      [".swift", ".c", ".h"].contains { path.hasSuffix($0) }
    }
    let documents = Repository.files(in: ["Sources/README.md", "Scripts/README.md"])
    let names = WordRules.names(in: sources)
    #expect(documents.count == 2)
    #expect(documents.flatMap { WordRules.violations(in: $0, names: names) } == [])
  }

  @Test func `a type that is gone is found`() {
    let source = RepositoryFile(path: "Sources/LazyTrace/Kinds/A.swift", text: "enum Event {}\n")
    let text = "`Event` in `LazyTrace`, `Gone`, `gone`, `Gone.here`\n```\nGone\n```\n`Lost`\n"
    let document = RepositoryFile(path: "a.md", text: text)
    let found = WordRules.violations(in: document, names: WordRules.names(in: [source]))
    #expect(found == ["Gone", "Lost"].map { "a.md: nothing is called \($0)" })
  }
}
