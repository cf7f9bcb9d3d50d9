import RepositoryReading

/// Which target may import which module.
///
/// The compiler alone would let a target import what another target depends on.
enum ImportRules {
  static let allowed: [String: Set<String>] = [
    "WideCharacters": [],
    "LazyExtents": [],
    "LazyViews": [],
    "LazyTrace": ["LazyViews", "DequeModule"],
    "LazyStacks": [
      "LazyExtents", "LazyViews", "LazyTrace", "WideCharacters", "DequeModule", "Swift",
      "Synchronization",
    ],
    "LazyReports": ["LazyTrace", "WideCharacters"],
    "CLua": [],
    "CLuaShim": ["CLua"],
    "Lua": ["CLuaShim", "Synchronization"],
    "LazyScripting": ["LazyStacks", "LazyReports", "LazyExtents", "Lua"],
    "LazyScenes": ["LazyExtents", "LazyReports", "LazyStacks"],
    "LineEditor": ["WideCharacters"],
    "CWatchdog": [],
    "LazyLabCLI": [
      "LazyScripting", "LazyReports", "LazyScenes", "LazyStacks", "LineEditor", "Lua",
      "CWatchdog", "ArgumentParser", "Glibc",
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

  static let rule = Rule(
    "every target imports what the architecture allows, and nothing else",
    reading: ["Sources"]
  ) { $0.flatMap(violations(in:)) }
}
