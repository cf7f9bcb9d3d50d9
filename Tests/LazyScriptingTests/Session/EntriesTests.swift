import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct EntriesTests {
  /// The answers of a session to entries, one after the other.
  private func answers(_ entries: [String]) throws -> [EntryResult] {
    let session = try LabSession(output: { _ in })
    return try entries.map { try session.evaluate($0) }
  }

  private static let entries: [(entries: [String], values: [String])] = [
    (["1 + 1"], ["2"]), (["'x'"], ["\"x\""]), (["nil"], []),
    (["local x = 3", "x, x + 1"], ["3", "4"]),
    (["local x", "x"], []), (["local function f() return 7 end", "f()"], ["7"]),
    (["x = 5", "x"], ["5"]), (["6", "_ + 1"], ["7"]), (["local a <const> = 2", "a"], ["2"]),
    (["local n = 0; local function up() n = n + 1 end", "up() up()", "n"], ["2"]),
    (["local Item = 5", "Item"], ["5"]),
    (["{ 1, 2, x = 'y', [true] = {} }"], ["{ 1, 2, x = \"y\", [true] = {} }"]),
    (
      ["Item { height = 3 }", ":id 'x'", ":onAppear(print)"],
      ["Item { height = 3 }:id(\"x\"):onAppear(function … end)"]
    ),
    (
      ["LazyVStack { spacing = 0, ForEach { 9, id = 'r%d', height = 5 }, false, Text 'a' }"],
      [
        "LazyVStack { spacing = 0, ForEach { id = \"r%d\", height = 5, 9 }, false, Text \"a\" }"
      ]
    ),
    (["EmptyView()", ":padding { top = 4 }"], ["EmptyView {}:padding { top = 4 }"]),
    (["do local z = 1 end z = 2", "z"], ["2"]), ([""], []), (["-- nothing"], []),
    (["5", "6", "out[1] + out[2]"], ["11"]), (["5", "nil", "out[2]"], []),
  ]

  @Test(arguments: entries)
  func `entries give their values`(entries: [String], values: [String]) throws {
    #expect(try answers(entries).last == .values(values))
  }

  @Test(arguments: [
    ("'a\\nb'", ["a\nb"]), ("'a\\n'", ["a\n"]), ("'a\\n\\27[31m'", ["a\n\\u{1b}[31m"]),
    ("'a\\nb', 1", ["\"a\\nb\"", "1"]), ("{ 'a\\nb' }", ["{ \"a\\nb\" }"]),
  ])
  func `a text of several lines is shown as it reads where it is the only value`(
    entry: String,
    values: [String]
  ) throws {
    #expect(try answers([entry]) == [.values(values)])
    #expect(
      try answers([entry, "type(_)"]).last
        == .values(["\"\(entry.first == "{" ? "table" : "string")\""])
    )
  }

  @Test func `what a window says of itself is shown line by line`() throws {
    let window = "w = Window { width = 100, height = 100, ScrollView { Item { height = 300 } } }"
    for method in ["draw", "tree", "explain"] {
      let answer = try answers([window, "w:scrollView():drag { by = 10 }", "w:\(method)()"]).last
      guard case .values(let values) = answer else {
        Issue.record("\(method) gave \(String(describing: answer))")
        continue
      }
      #expect(values.count == 1)
      #expect(values[0].contains("\n") && !values[0].contains("\""))
    }
  }

  @Test(arguments: ["for i = 1, 3 do", "local t = {", "function f()", "x = [[", "print(", "1 +"])
  func `an entry that Lua would continue is incomplete`(entry: String) throws {
    #expect(try answers([entry]) == [.incomplete])
  }

  @Test(arguments: ["'abc", "x = \"abc", "x = 'a\\\\", "f('a\\z b"])
  func `a string in quotes that its line does not end is an error`(entry: String) throws {
    #expect(throws: ScriptError.self) { try answers([entry]) }
  }

  @Test(arguments: ["x = 'abc\\", "x = 'abc\\z  ", "x = { 'abc', [==[ abc"])
  func `a string that the next line may continue is incomplete`(entry: String) throws {
    #expect(try answers([entry]) == [.incomplete])
  }

  @Test func `a picture that was written is shown by its file`() throws {
    let session = try LabSession(output: { _ in })
    session.hooks.textWriter = { _, _, _ in nil }
    _ = try session.evaluate("w = Window { width = 90, height = 90, Item { height = 30 } }")
    let entry = "lab.filmstrip { w:still(), w:still(), file = 'f.svg' }"
    #expect(try session.evaluate(entry) == .values(["a picture in f.svg"]))
    #expect(try session.evaluate("#_ > 1000") == .values(["true"]))
  }

  @Test func `a wrong entry is an error and the session goes on`() throws {
    let session = try LabSession(output: { _ in })
    #expect(throws: ScriptError.self) { try session.evaluate("1 +* 2") }
    #expect(throws: ScriptError.self) { try session.evaluate("error 'x'") }
    #expect(throws: ScriptError.self) { try session.evaluate("undefinedName") }
    #expect(try session.evaluate("1") == .values(["1"]))
  }

  @Test func `long tables are cut, cycles end, and lines are broken`() throws {
    let cut = try answers(["local t = {} for i = 1, 100 do t[i] = i end", "t"]).last
    guard case .values(let values) = cut else { return }
    #expect(values.first?.contains("8, … 92 more }  ▁▁") == true)
    #expect(values.first?.hasSuffix("█ 1 … 100, mean 50.5") == true)
    let cycle = try answers(["local t = {}; t.me = t", "t"]).last
    #expect(cycle == .values(["{ me = { (this table again) } }"]))
    let deep = try answers(["{ { { { { 1 } } } } }"]).last
    #expect(deep == .values(["{ { { { { … } } } } }"]))
  }

  @Test func `a value that cannot be printed is an error`() throws {
    let session = try LabSession(output: { _ in })
    let entry = "setmetatable({}, { __tostring = function() error 'x' end })"
    #expect(throws: ScriptError.self) { try session.evaluate(entry) }
    #expect(throws: ScriptError.self) { try session.evaluate("{ " + entry + " }") }
    #expect(try session.evaluate("1 + 1") == .values(["2"]))
  }
}
