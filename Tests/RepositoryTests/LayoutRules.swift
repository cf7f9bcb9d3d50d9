import Foundation
import LazyTestSupport
import Testing

/// The files at the top of the repository and in the folder of scripts.
enum LayoutRules {
  static let allowed: Set<String> = [
    "Package.swift", "Sources", "Tests", "Scripts", "Examples", "README.md",
  ]

  /// The files that SwiftPM writes and git ignores.
  private static let generated: Set<String> = ["Package.resolved"]

  static func violations(topLevel names: [String]) -> [String] {
    names.filter { !$0.hasPrefix(".") && !allowed.contains($0) && !generated.contains($0) }
  }

  static func violations(inScript file: RepositoryFile, isExecutable: Bool) -> [String] {
    var found: [String] = []
    if !isExecutable { found.append("\(file.path): not executable") }
    if file.lines.first != "#!/bin/sh" { found.append("\(file.path): not for sh") }
    if file.lines.dropFirst().first?.hasPrefix("# ") != true {
      found.append("\(file.path): the second line does not say what it does")
    }
    if !file.lines.contains("set -eu") { found.append("\(file.path): goes on after a failure") }
    return found
  }
}

@Suite struct LayoutRulesTests {
  @Test func `the top level has only what belongs there`() {
    #expect(Repository.topLevel.contains("Package.swift"))
    #expect(LayoutRules.violations(topLevel: Repository.topLevel) == [])
  }

  @Test func `a file that does not belong at the top level is found`() {
    let names = ["Package.swift", "NOTES.md", ".gitignore", "Sources", "build"]
    #expect(LayoutRules.violations(topLevel: names) == ["NOTES.md", "build"])
  }

  @Test func `every script is one that sh runs and that stops at a failure`() {
    let files = Repository.files(in: ["Scripts"]) { !$0.hasSuffix(".md") }
    #expect(files.count > 5)
    for file in files {
      let path = Repository.path(file.path)
      let isExecutable = FileManager.default.isExecutableFile(atPath: path)
      #expect(LayoutRules.violations(inScript: file, isExecutable: isExecutable) == [])
    }
  }

  @Test func `a careless script is found`() {
    let sample = RepositoryFile(path: "Scripts/a", text: "#!/bin/bash\necho\n")
    #expect(LayoutRules.violations(inScript: sample, isExecutable: false).count == 4)
  }
}
