import RepositoryReading
import Testing

@testable import Rules

@Suite struct FilterRulesTests {
  @Test func `a filter without tests is found`() {
    let tests = RepositoryFile(path: "Tests/ATests/B.swift", text: "@Suite struct BTests {\n}\n")
    let text = "`check --filter BTests --filter ATests`, `--filter 'Gone'`, `--filter GoneTests`"
    let sample = RepositoryFile(path: "Tests/README.md", text: text + " and `BTests`, `LostTests`")
    let found = FilterRules.violations(in: sample, names: FilterRules.names(in: [tests]))
    #expect(found == ["GoneTests", "LostTests"].map { "Tests/README.md: no tests in \($0)" })
  }
}
