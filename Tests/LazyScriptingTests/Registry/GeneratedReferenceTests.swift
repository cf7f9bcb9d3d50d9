import Foundation
import Testing

@testable import LazyScripting

@Suite struct GeneratedReferenceTests {
  @Test(arguments: [
    ("Sources/LuaReference.md", GeneratedReference.markdown),
    ("Examples/types/lazylab.lua", GeneratedReference.stubs),
  ])
  func `the committed file is what the registry gives`(path: String, text: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: path)
    if ProcessInfo.processInfo.environment["LAZYLAB_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(path); run again without LAZYLAB_RECORD")
    }
    let committed = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(committed == text, "run the tests with LAZYLAB_RECORD=1 and commit \(path)")
  }

  @Test func `every parameter of the model has its meaning, and every link leads to an entry`()
    throws
  {
    let text = GeneratedReference.markdown
    for number in 1...24 { #expect(text.contains("\n| P\(number) | "), "P\(number)") }
    for parameter in ProfileBinding.parameters where parameter.summary.hasPrefix("P") {
      #expect(text.contains("[`\(parameter.name)`](#profile\(parameter.name.lowercased()))"))
      #expect(text.contains("### `profile.\(parameter.name)`"))
    }
    let given = Set(
      text.components(separatedBy: " Gives an ").flatMap { $0.components(separatedBy: " Gives a ") }
        .dropFirst().compactMap { $0.split(whereSeparator: { !$0.isLetter }).first }
        .filter { $0.first?.isUppercase == true }
    )
    for type in given {
      #expect(
        text.contains("## `\(type)`") || text.contains("a *\(type)*") || text.contains("*\(type)*")
      )
    }
  }

  @Test func `every example in the reference runs`() throws {
    let parts = GeneratedReference.markdown.components(separatedBy: "```lua\n").dropFirst()
    #expect(!parts.isEmpty)
    for part in parts {
      let code = part.components(separatedBy: "```").first ?? ""
      let run = try ScriptRun(code)
      #expect(run.error == nil, "\(code)")
    }
  }
}
