import LazyTestSupport
import SourceReading
import Testing

/// Which target may import which module.
///
/// The compiler alone would let a target import what another target depends on.
enum ImportRules {
  static let allowed: [String: Set<String>] = [
    "LazyExtents": [],
    "LazyViews": [],
    "LazyTrace": ["LazyViews", "DequeModule"],
    "LazyStacks": [
      "LazyExtents", "LazyViews", "LazyTrace", "DequeModule", "Swift", "Synchronization",
    ],
    "LazyReports": ["LazyTrace"],
    "CLua": [],
    "CLuaShim": ["CLua"],
    "Lua": ["CLuaShim", "Synchronization"],
    "LazyScripting": ["LazyStacks", "LazyReports", "LazyExtents", "Lua"],
    "LineEditor": [],
    "CWatchdog": [],
    "LazyLabCLI": [
      "LazyScripting", "LazyReports", "LazyStacks", "LineEditor", "Lua", "CWatchdog",
      "ArgumentParser", "Glibc",
    ],
    "lazylab": ["LazyLabCLI"],
  ]

  static func violations(in file: RepositoryFile) -> [String] {
    let parts = file.path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" else { return [] }
    let target = String(parts[1])
    guard let modules = allowed[target] else {
      return ["\(file.path): the target \(target) is not in the table of ImportRules.swift"]
    }
    return imports(in: file).filter { !modules.contains($0) }.map { module in
      "\(file.path): \(target) does not import \(module)"
    }
  }

  static func imports(in file: RepositoryFile) -> [String] {
    if file.path.hasSuffix(".swift") { return swiftImports(in: file) }
    return includesLua(file) ? ["CLua"] : []
  }

  private static func swiftImports(in file: RepositoryFile) -> [String] {
    SwiftText(file.text).code.split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let keyword = words.firstIndex(of: "import") else { return nil }
      guard words[..<keyword].allSatisfy(isModifier) else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
      let name = words[(keyword + 1)...].first { !kinds.contains($0) }
      return name.flatMap { $0.split(separator: ".").first }.map(String.init)
    }
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || ["public", "package", "internal", "private", "fileprivate"].contains(word)
  }

  private static func includesLua(_ file: RepositoryFile) -> Bool {
    guard !file.path.hasPrefix("Sources/CLua/") else { return false }
    let headers = ["<lua", "\"lua", "<lauxlib", "\"lauxlib", "CLua/"]
    return file.lines.contains { line in
      line.contains("#include") && headers.contains { line.contains($0) }
    }
  }
}

@Suite struct ImportRulesTests {
  @Test func `every target imports what the architecture allows, and nothing else`() {
    let files = Repository.files(in: ["Sources"])
    #expect(files.count > 20)
    #expect(files.flatMap(ImportRules.violations(in:)) == [])
  }

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
