import RepositoryReading
import Testing

@testable import Rules

@Suite struct UnfinishedRulesTests {
  @Test func `a note for later is found`() {
    let sample = RepositoryFile(path: "Sources/a.c", text: "int a;\n// FIX" + "ME: later\n")
    #expect(UnfinishedRules.violations(in: sample) == ["Sources/a.c:2: FIX" + "ME"])
  }
}
