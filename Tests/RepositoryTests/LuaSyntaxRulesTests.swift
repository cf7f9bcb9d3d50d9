import Foundation
import RepositoryReading
import Testing

@testable import Rules

@Suite struct LuaSyntaxRulesTests {
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
