import LazyTestSupport
import Testing

/// No comment leaves work for later: what is missing is an issue or is stated in a document.
enum UnfinishedRules {
  // The words are split, so that this file does not contain them.
  private static let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]

  static func violations(in file: RepositoryFile) -> [String] {
    file.lines.enumerated().flatMap { index, line in
      words.filter(line.contains).map { "\(file.path):\(index + 1): \($0)" }
    }
  }
}

@Suite struct UnfinishedRulesTests {
  @Test func `nothing is left for later in a comment`() {
    let places = ["Package.swift", "README.md", "Sources", "Tests", "Scripts", "Examples"]
    let files = Repository.files(in: places)
    #expect(files.count > 20)
    #expect(files.flatMap(UnfinishedRules.violations(in:)) == [])
  }

  @Test func `a note for later is found`() {
    let sample = RepositoryFile(path: "Sources/a.c", text: "int a;\n// FIX" + "ME: later\n")
    #expect(UnfinishedRules.violations(in: sample) == ["Sources/a.c:2: FIX" + "ME"])
  }
}
