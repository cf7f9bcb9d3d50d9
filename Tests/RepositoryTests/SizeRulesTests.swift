import RepositoryReading
import Testing

@testable import Rules

@Suite struct SizeRulesTests {
  @Test(arguments: [
    String(repeating: "let a = 1\n", count: 401),
    "let a = 1 //" + String(repeating: "x", count: 100),
    "func f() {" + String(repeating: "\n  g()", count: 50) + "\n}",
    "var a: Int {" + String(repeating: "\n  g()", count: 50) + "\n}",
    "init(\n  a: Int,\n" + String(repeating: "  b: [Int: Set<Int, (A, B)>],\n", count: 6) + ") {}",
    "func `a ( name {`(a: A, b: B, c: C, d: (D) -> D, e: E, f: F, g: G) {}",
  ])
  func `what is too large is found`(text: String) {
    let sample = RepositoryFile(path: "Sources/LazyStacks/A.swift", text: text)
    #expect(SizeRules.violations(in: sample).count == 1)
  }

  @Test(arguments: [
    String(repeating: "let a = 1\n", count: 400),
    "func f() {" + String(repeating: "\n  g()", count: 48) + "\n}",
    "var a: Int {" + String(repeating: "\n  g()", count: 48) + "\n}",
    "protocol P {\n  func f()\n}\n" + String(repeating: "let a = 1\n", count: 60),
    "func f(a: A, b: (B, B), c: [C: C], d: D<D, D>, e: (E, E) -> E, f: F) {}",
    "func f() { print(\"}}} { \\(\"{\") \") }" + String(repeating: "\nlet a = 1", count: 60),
  ])
  func `what is just small enough is let through`(text: String) {
    let sample = RepositoryFile(path: "Sources/LazyStacks/A.swift", text: text)
    #expect(SizeRules.violations(in: sample) == [])
  }
}
