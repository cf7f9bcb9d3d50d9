import RepositoryReading
import Testing

@testable import Rules

/// `Scripts/check` applies every rule before it builds the tests.
@Suite struct RuleTests {
  @Test func `every rule is applied`() {
    let files = Repository.files(in: ["Tests/Rules"])
    #expect(files.count { $0.text.contains("static let rule = Rule(") } == Rule.all.count)
  }

  @Test func `a rule that finds nothing to read is broken`() throws {
    let rule = Rule("nothing is wrong", reading: ["Sources/Nowhere", "Scripts"]) { _ in [] }
    #expect(try rule.violations() == ["Sources/Nowhere: no files to check"])
  }
}
