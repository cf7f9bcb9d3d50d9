import Foundation
import RepositoryReading

/// The files at the top of the repository and in the folder of scripts.
enum LayoutRules {
  static let allowed: Set<String> = [
    "Package.swift", "Sources", "Tests", "Scripts", "Examples", "README.md", "findings",
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

  static let rule = Rule(
    "the top level has only what belongs there, and every script stops at a failure",
    reading: ["Scripts"]
  ) { files in
    violations(topLevel: Repository.topLevel)
      + files.filter { !$0.path.hasSuffix(".md") }.flatMap { file in
        let path = Repository.path(file.path)
        let isExecutable = FileManager.default.isExecutableFile(atPath: path)
        return violations(inScript: file, isExecutable: isExecutable)
      }
  }
}
