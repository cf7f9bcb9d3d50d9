import Foundation
import LazyTestSupport
import Testing

/// The Lua files that people read and that tests run have no syntax errors.
enum LuaSyntaxRules {
  /// The compiler's messages about files at absolute paths; empty if all are correct.
  ///
  /// It gets one file at a time, because the compiler of Debian 12 crashes with about fifty.
  static func violations(in paths: [String]) throws -> String {
    var found = ""
    for path in paths {
      let outcome = try Command.run("luac5.4", ["-p", "--", path])
      guard outcome.status != 127 else { return "no luac5.4: run Scripts/setup --tests" }
      found += outcome.output
    }
    return found
  }
}

@Suite struct LuaSyntaxRulesTests {
  @Test func `every example and every conformance script can be read by Lua`() throws {
    let files = Repository.files(in: ["Examples", "Tests/Conformance"]) { $0.hasSuffix(".lua") }
    #expect(try LuaSyntaxRules.violations(in: files.map { Repository.path($0.path) }) == "")
  }

  @Test func `a mistake is found in the second of two files`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/lazylab-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "return 1".write(toFile: folder + "/good.lua", atomically: true, encoding: .utf8)
    try "return return".write(toFile: folder + "/bad.lua", atomically: true, encoding: .utf8)
    #expect(try LuaSyntaxRules.violations(in: [folder + "/good.lua"]) == "")
    let found = try LuaSyntaxRules.violations(in: [folder + "/good.lua", folder + "/bad.lua"])
    #expect(found.contains("bad.lua:1:"))
  }
}
