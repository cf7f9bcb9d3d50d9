import RepositoryReading
import Testing

@testable import Rules

@Suite struct DeterminismRulesTests {
  @Test(arguments: [
    "let now = Date()", "let clock = ContinuousClock()", "Int.random(in: 0..<6)",
    "items.shuffled()", "Foundation.exp(1)", "value.hashValue",
  ])
  func `a clock or chance is found`(text: String) {
    let sample = RepositoryFile(path: "Sources/LazyStacks/A.swift", text: text)
    #expect(DeterminismRules.violations(in: sample).count == 1)
  }

  @Test func `a seeded generator, and a word in a comment, are let through`() {
    let text = "Int.random(in: 0..<6, using: &generator)  // no Date() here"
    let sample = RepositoryFile(path: "Sources/LazyStacks/A.swift", text: text)
    #expect(DeterminismRules.violations(in: sample) == [])
  }
}
