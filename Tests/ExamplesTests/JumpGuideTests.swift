import Foundation
import RepositoryReading
import Testing

/// The guide to famous jumps says what its scripts print.
@Suite struct JumpGuideTests {
  private static let scripts = ExampleScript.all.filter { $0.name.hasPrefix("jumps/") }

  /// The blocks of the guide between fences without a language.
  private func quotations() throws -> [String] {
    let guide = try String(
      contentsOfFile: Repository.path("Examples/jumps/README.md"),
      encoding: .utf8
    )
    let parts = guide.components(separatedBy: "```")
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
      .filter { $0.hasPrefix("\n") }.map { String($0.dropFirst()) }
  }

  @Test func `the guide quotes all that each of its scripts prints`() throws {
    let printed = try Self.scripts.map { try String(contentsOfFile: $0.recording, encoding: .utf8) }
    #expect(Set(try quotations()) == Set(printed))
    #expect(printed.count == 3)
  }

  @Test(arguments: scripts)
  func `a script of the guide is named by it`(script: ExampleScript) throws {
    let guide = try String(
      contentsOfFile: Repository.path("Examples/jumps/README.md"),
      encoding: .utf8
    )
    let file = script.name.dropFirst("jumps/".count) + ".lua"
    #expect(guide.contains("(\(file))"))
  }
}
