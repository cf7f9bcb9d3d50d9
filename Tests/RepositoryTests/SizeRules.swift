import LazyTestSupport
import SourceReading
import Testing

/// The greatest sizes of files, functions, properties, parameter lists and lines.
enum SizeRules {
  static func violations(in file: RepositoryFile) -> [String] {
    let lines = file.lines
    var found: [String] = []
    if lines.count > 400 { found.append("\(file.path): \(lines.count) lines, at most 400") }
    for (index, line) in lines.enumerated() where line.count > 100 {
      found.append("\(file.path):\(index + 1): \(line.count) columns, at most 100")
    }
    guard file.path.hasSuffix(".swift") else { return found }
    for function in SwiftFunction.all(in: file.text) {
      let place = "\(file.path):\(function.line)"
      if function.lineCount > 50 {
        found.append("\(place): a function of \(function.lineCount) lines, at most 50")
      }
      if function.parameterCount > 6 {
        found.append("\(place): \(function.parameterCount) parameters, at most 6")
      }
    }
    for property in SwiftFunction.properties(in: file.text) where property.lineCount > 50 {
      found.append(
        "\(file.path):\(property.line): a property of \(property.lineCount) lines, at most 50"
      )
    }
    return found
  }
}

@Suite struct SizeRulesTests {
  @Test func `files, functions, properties, parameters and lines stay small`() {
    let files = Repository.files(in: ["Package.swift", "Sources", "Tests"]) { path in
      [".swift", ".c", ".h"].contains { path.hasSuffix($0) }
    }
    #expect(files.count > 20)
    #expect(files.flatMap(SizeRules.violations(in:)) == [])
  }

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
