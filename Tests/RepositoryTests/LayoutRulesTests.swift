import Foundation
import RepositoryReading
import Testing

@testable import Rules

@Suite struct LayoutRulesTests {
  @Test func `a file that does not belong at the top level is found`() {
    let names = ["Package.swift", "NOTES.md", ".gitignore", "Sources", "build"]
    #expect(LayoutRules.violations(topLevel: names) == ["NOTES.md", "build"])
  }

  @Test func `a careless script is found`() {
    let sample = RepositoryFile(path: "Scripts/a", text: "#!/bin/bash\necho\n")
    #expect(LayoutRules.violations(inScript: sample, isExecutable: false).count == 4)
  }
}
