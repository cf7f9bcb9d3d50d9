import RepositoryReading
import Testing

@testable import Rules

@Suite struct NameRulesTests {
  @Test(arguments: [
    "final class ScrollManager {}", "public struct RowData: Sendable {", "enum Misc {}",
    "typealias\n  LayoutInfo = Int",
  ])
  func `a name that says nothing is found`(text: String) {
    let sample = RepositoryFile(path: "Sources/LazyStacks/A.swift", text: text)
    #expect(NameRules.violations(in: sample).count == 1)
  }

  @Test(arguments: ["class func makeData() {}", "struct Database {}", "// struct RowData"])
  func `other names are let through`(text: String) {
    let sample = RepositoryFile(path: "Sources/LazyStacks/A.swift", text: text)
    #expect(NameRules.violations(in: sample) == [])
  }
}
