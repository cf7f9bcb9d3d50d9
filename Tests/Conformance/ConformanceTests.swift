import Foundation
import LazyLabCLI
import LazyScripting
import Testing

/// Checks what the specification says about lazy stacks, with a script for each claim and vector.
@Suite struct ConformanceTests {
  private static let claims = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
    27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
    75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98,
    99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136,
    137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154,
  ]
  private static let vectors = [
    1, 2, 3, 4, 5, 7, 9, 10, 12, 13, 14, 15, 17, 18, 19, 20, 22, 23, 25,
  ]

  @Test(arguments: ConformanceScript.all(in: "claims") + ConformanceScript.all(in: "vectors"))
  func `a script's expectations are met, and it prints the same bytes in two processes`(
    script: ConformanceScript
  ) throws {
    try script.check()
  }

  @Test func `each claim and each vector has its script`() {
    let claims = ConformanceScript.all(in: "claims").map(\.number)
    #expect(claims == Self.claims.map(\.description))
    let vectors = ConformanceScript.all(in: "vectors").map(\.number)
    #expect(Set(vectors) == Set(Self.vectors.map { "D\($0)" }))
    #expect(vectors.count == Self.vectors.count)
  }

  @Test(arguments: ConformanceScript.all(in: "claims") + ConformanceScript.all(in: "vectors"))
  func `a script begins by saying what it checks`(script: ConformanceScript) throws {
    let source = try String(contentsOfFile: script.absolutePath, encoding: .utf8)
    let claim = Int(script.number).map { "Claim \($0)" } ?? script.number
    #expect(source.hasPrefix("-- \(claim): "))
  }

  @Test(arguments: [
    "lab.expect(false, \"never\")",
    "lab.expectEqual(1, 2, \"never\")",
    "lab.expectEqual({ 1, 2 }, { 1 }, \"never\")",
    "lab.expectNear(1, 2, 0.5, \"never\")",
    "lab.expect(true, \"fine\") lab.expect(nil, \"never\")",
  ])
  func `a script with an expectation that is not met fails`(source: String) {
    let terminal = MemoryTerminal()
    #expect(LazyLab.main(arguments: ["-e", source], terminal: terminal) == 1)
    #expect(terminal.errors.contains("never"))
  }
}
