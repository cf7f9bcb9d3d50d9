import RepositoryReading
import Testing

@testable import Rules

@Suite struct WordRulesTests {
  @Test func `a type that is gone is found`() {
    let source = RepositoryFile(path: "Sources/LazyTrace/Kinds/A.swift", text: "enum Event {}\n")
    let text = "`Event` in `LazyTrace`, `Gone`, `gone`, `Gone.here`\n```\nGone\n```\n`Lost`\n"
    let document = RepositoryFile(path: "a.md", text: text)
    let found = WordRules.violations(in: document, names: WordRules.names(in: [source]))
    #expect(found == ["Gone", "Lost"].map { "a.md: nothing is called \($0)" })
  }
}
