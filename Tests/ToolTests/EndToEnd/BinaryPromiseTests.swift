import Foundation
import RepositoryReading
import TestBasics
import Testing

/// A script of the folder `Promises`, whose first lines say how it is run and what must follow.
///
/// Each of these lines is a comment. `-- options: …` and `-- status: …` default to no options and
/// 0. There may be any number of `-- output: …` and `-- errors: …`, with words that the program
/// must write.
struct PromiseScript: CustomTestStringConvertible {
  let path: String
  private let notes: [(name: Substring, text: String)]

  /// Every script of the folder that states its results; the others are modules.
  static let all = Repository.files(in: ["Tests/ToolTests/Promises"])
    .map(PromiseScript.init).filter { !$0.notes.isEmpty }

  init(_ file: RepositoryFile) {
    path = file.path
    notes = file.lines.prefix { $0.hasPrefix("-- ") }.compactMap { line in
      let parts = line.dropFirst(3).split(separator: ": ", maxSplits: 1)
      let names: [Substring] = ["options", "status", "output", "errors"]
      guard parts.count == 2, names.contains(parts[0]) else { return nil }
      return (parts[0], String(parts[1]))
    }
  }

  var options: [String] { texts("options").flatMap { $0.split(separator: " ").map(String.init) } }
  var status: Int32 { texts("status").first.flatMap { Int32($0) } ?? 0 }
  var output: [String] { texts("output") }
  var errors: [String] { texts("errors") }
  var testDescription: String { String(path.split(separator: "/").last ?? "") }

  private func texts(_ name: String) -> [String] {
    notes.filter { $0.name == name }.map(\.text)
  }
}

/// What lazylab promises about scripts, by the built program and not by objects in this process.
@Suite(.timeLimit(.minutes(30))) struct BinaryPromiseTests {
  @Test(arguments: PromiseScript.all)
  func `the built program keeps a promise`(script: PromiseScript) throws {
    let words = ["run", "--events", "none"] + script.options + [Repository.path(script.path)]
    let end = try ToolProcess(words).finish()
    #expect(end.reason == .exit)
    #expect(end.status == script.status)
    for words in script.output { #expect(end.output.contains(words)) }
    for words in script.errors { #expect(end.errors.contains(words)) }
    if script.errors.isEmpty { #expect(end.errors == "") }
  }

  @Test func `the same script and seed give the same bytes in two processes`() throws {
    let script = """
      local names = {}
      for key in pairs { b = 1, a = 2, [1] = 3 } do names[#names + 1] = tostring(key) end
      print(table.concat(names, " "), math.random(), lab.random(), os.time(), tostring({}))
      local window = Window { width = 100, height = 200,
        ScrollView { LazyVStack { ForEach { 100, height = 30 } } } }
      window:scrollView():drag { by = 500 }
      """
    let words = ["run", "-", "--events", "jsonl", "--only", "all", "--seed", "3"]
    let first = try ToolProcess(words, input: script).finish()
    let second = try ToolProcess(words, input: script).finish()
    #expect(first.status == 0)
    #expect(first.output == second.output)
    #expect(first.output.contains("1 a b"))
  }

  @Test func `an interrupt ends a script that catches everything in a coroutine`() throws {
    let run = try ToolProcess([
      "-e",
      """
      coroutine.wrap(function()
        io.stderr:write("begun\\n")
        while true do pcall(function() while true do end end) end
      end)()
      """,
    ])
    try run.waitForErrors("begun\n")
    run.process.interrupt()
    let end = run.finish()
    #expect(end.reason == .exit)
    #expect(end.status == 130)
  }

  @Test func `a piped conversation ends at the first error, with its line`() throws {
    let end = try ToolProcess([], input: "n = 20\nn + 1\nerror('no')\nprint('never')\n").finish()
    #expect(end.status == 1)
    #expect(end.output == "21\n")
    #expect(end.errors == "lazylab: stdin:3: no\n  3 | error('no')\n    | ^\n")
  }
}
