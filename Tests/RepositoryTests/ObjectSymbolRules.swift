import Foundation
import RepositoryReading
import Testing

/// No Swift object calls Lua itself, because a Lua error jumps and must not jump over Swift frames.
enum ObjectSymbolRules {
  static let targets = [
    "LazyExtents", "LazyViews", "LazyTrace", "LazyStacks", "LazyReports", "Lua", "LazyScripting",
    "LazyLabCLI",
  ]

  /// The lines of `nm -u` that name a function of Lua or of its auxiliary library.
  static func violations(inSymbols listing: String) -> [String] {
    listing.split(separator: "\n").compactMap { line in
      let symbol = line.split(separator: " ").last ?? ""
      return symbol.hasPrefix("lua_") || symbol.hasPrefix("luaL_") || symbol.hasPrefix("luaopen_")
        ? String(symbol) : nil
    }
  }

  /// The object files of a target, beside the program that runs the tests.
  static func objects(of target: String) throws -> [String] {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(filePath: program).deletingLastPathComponent().path + "/\(target).build"
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".o") }.sorted().map { folder + "/" + $0 }
  }
}

@Suite struct ObjectSymbolRulesTests {
  @Test(arguments: ObjectSymbolRules.targets)
  func `no Swift object imports a symbol of Lua's`(target: String) throws {
    let objects = try ObjectSymbolRules.objects(of: target)
    try #require(!objects.isEmpty, "the objects of \(target) are beside the test program")
    let listing = try Command.run("nm", ["-u", "--"] + objects)
    try #require(listing.status == 0, "\(listing.output)")
    #expect(ObjectSymbolRules.violations(inSymbols: listing.output) == [])
  }

  @Test func `a call of Lua's is found`() {
    let listing =
      "a.o:\n                 U lua_pcallk\n                 U luaL_ref\n  U shim_call\n"
    #expect(ObjectSymbolRules.violations(inSymbols: listing) == ["lua_pcallk", "luaL_ref"])
  }
}
