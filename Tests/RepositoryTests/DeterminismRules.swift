import LazyTestSupport
import SourceReading
import Testing

/// The simulator uses only its own time and the seed's random numbers, so that the same program
/// gives the same bytes.
enum DeterminismRules {
  static let targets = [
    "Sources/LazyExtents", "Sources/LazyViews", "Sources/LazyTrace", "Sources/LazyStacks",
    "Sources/LazyReports",
  ]

  private static let words = [
    "Date(", "Foundation", "ContinuousClock", "SuspendingClock", "Task.sleep", "clock_gettime",
    "gettimeofday", "SystemRandomNumberGenerator", ".randomElement()", ".shuffled()", ".shuffle()",
    "hashValue", "getenv",
  ]

  static func violations(in file: RepositoryFile) -> [String] {
    SwiftText(file.text).code.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().flatMap { index, line in
        var found = words.filter(line.contains)
        if line.contains(".random("), !line.contains("using:") { found.append(".random(") }
        return found.map { "\(file.path):\(index + 1): \($0)" }
      }
  }
}

@Suite struct DeterminismRulesTests {
  @Test func `the simulator has no clock and no chance of its own`() {
    let files = Repository.files(in: DeterminismRules.targets) { $0.hasSuffix(".swift") }
    #expect(files.count > 15)
    #expect(files.flatMap(DeterminismRules.violations(in:)) == [])
  }

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
