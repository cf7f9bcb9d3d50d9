import Foundation
import Testing

/// Checks that the script for a claim fails when the subject of the claim is removed.
@Suite struct MutationTests {
  @Test(arguments: ConformanceScript.all)
  func `without its subject a script's expectations are not met`(script: ConformanceScript) throws {
    let source = try String(contentsOfFile: script.absolutePath, encoding: .utf8)
    #expect(ConformanceScript.faults(in: source) == [])
  }

  @Test(arguments: [
    "lab.expect(true)", "-- Fails without.\nlab.expect(true)",
    "-- Fails without `absent`.\nlab.expect(true)",
    "-- Fails with `2` for `1`.\nlab.expectEqual(1, 1)", "-- Fails without `)`.\nlab.expect(true)",
    "-- Fails with `nil` for `print`.\nprint()\nlab.expect(true)",
  ])
  func `a script that cannot fail, or fails for another reason, is found`(source: String) {
    #expect(ConformanceScript.faults(in: source).count == 1)
  }

  @Test func `a mutation is read as it is written`() {
    let with = Mutation("-- Fails with `VStack` for `LazyVStack`.")
    #expect(with?.original == "LazyVStack")
    #expect(with?.applied(to: "-- LazyVStack\nLazyVStack {}") == "-- LazyVStack\nVStack {}")
    #expect(Mutation("-- Fails without `, spacing = 8`.")?.replacement == "")
    #expect(Mutation("-- Fails when it rains.") == nil)
  }
}
