import RepositoryReading
import Testing

@testable import Rules

@Suite struct TrapRulesTests {
  @Test(arguments: [
    "precondition(isFine)", "let view = node as! Leaf", "let all = try! read()",
    "let first = list.first!", "let bits = unsafeBitCast(text, to: Bits.self)",
    "let index = Int(offset / pitch)", "let units = UInt64(scaled)",
  ])
  func `a place where the process may end is found`(line: String) {
    let sample = RepositoryFile(path: "Sources/LazyStacks/A.swift", text: "\(line)\n")
    #expect(TrapRules.violations(in: sample).count == 1)
    let told = RepositoryFile(
      path: "Sources/LazyStacks/A.swift",
      text: "// Unreachable: it is checked before,\n// twice.\n// Unchecked: it is.\n\(line)\n"
    )
    #expect(TrapRules.violations(in: told) == [])
  }

  @Test(arguments: [
    "let index = Int(exactly: offset)", "let number = Int(text.dropFirst(2), radix: 10)",
    "let index = offset.whole", "if a != b || !isFine { return }", "// precondition(isFine)",
    "let words = \"stop!\"",
  ])
  func `what ends nothing is left alone`(line: String) {
    let sample = RepositoryFile(path: "Sources/LazyStacks/A.swift", text: "\(line)\n")
    #expect(TrapRules.violations(in: sample) == [])
  }
}
