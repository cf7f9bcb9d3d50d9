import RepositoryReading
import Testing

@testable import Rules

@Suite struct ImportRulesTests {
  @Test(arguments: [
    ("Sources/LazyExtents/A.swift", "import Foundation"),
    ("Sources/LazyStacks/Geometry/A.swift", "public import Lua"),
    ("Sources/LazyStacks/A.swift", "@preconcurrency internal import struct Foundation.Date"),
    ("Sources/LazyReports/A.swift", "let a = 1\n  @_exported import LazyScripting"),
    ("Sources/Lua/A.swift", "import CLua"),
    ("Sources/LazyCommon/A.swift", ""),
    ("Sources/Lua/a.h", "#include <lua.h>"),
  ])
  func `a forbidden import is found`(path: String, text: String) {
    #expect(ImportRules.violations(in: RepositoryFile(path: path, text: text)).count == 1)
  }

  @Test(arguments: [
    ("Sources/LazyStacks/A.swift", "public import LazyExtents\n// import Foundation"),
    ("Sources/CLuaShim/a.c", "#include <lauxlib.h>"),
    ("Sources/Lua/A.swift", "let text = \"\"\"\n  import Foundation\n  \"\"\""),
  ])
  func `what is allowed, or no import, is let through`(path: String, text: String) {
    #expect(ImportRules.violations(in: RepositoryFile(path: path, text: text)) == [])
  }
}
