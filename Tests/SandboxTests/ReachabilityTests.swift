import Foundation
import LazyScripting
import RepositoryReading
import Testing

/// Compares what a script reaches in each profile of the built program with a committed list.
@Suite struct ReachabilityTests {
  /// The options of a profile, and the file that lists what scripts reach with them.
  static let profiles: [(name: String, options: [String], calls: String)] = [
    ("sandbox", ["--sandbox"], "calls"), ("trusted", [], "looks"),
    ("native", ["--native-lua"], "looks"),
  ]

  @Test(arguments: profiles)
  func `a script reaches what is listed and nothing else`(
    name: String,
    options: [String],
    calls: String
  ) throws {
    let words = try LabSession(output: { _ in }).vocabularyNames.filter {
      $0.first?.isLetter == true && $0 != "lab"
    }
    let globals = words.filter { !$0.contains(".") && !$0.contains(":") }
    let arguments = ["run"] + options + [Tool.script("reach.lua"), calls] + globals
    let end = try Tool.run(arguments)
    #expect(end.status == 0, "\(end.output)")
    let list = Repository.path("Tests/SandboxTests/Reachable/\(name).txt")
    if ProcessInfo.processInfo.environment["LAZYLAB_RECORD"] != nil {
      try end.output.write(toFile: list, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name).txt")
    }
    let expected = try String(contentsOfFile: list, encoding: .utf8)
    let (found, listed) = (
      Set(end.output.split(separator: "\n")), Set(expected.split(separator: "\n"))
    )
    #expect(found.subtracting(listed).sorted() == [], "reached, and not listed")
    #expect(listed.subtracting(found).sorted() == [], "listed, and not reached")
  }

  @Test func `the sandbox lists nothing that reads, writes or looks inside`() throws {
    let path = Repository.path("Tests/SandboxTests/Reachable/sandbox.txt")
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    for line in lines where line.hasSuffix(" function") {
      for library in ["_G.io.", "_G.os.exe", "_G.os.exit", "_G.os.re", "_G.os.tmp", "_G.dofile"] {
        #expect(!line.hasPrefix(library), "\(line)")
      }
      #expect(!line.hasPrefix("_G.debug.") || line.hasPrefix("_G.debug.traceback"), "\(line)")
    }
    #expect(lines.count > 100)
  }
}
