import Testing

@testable import LazyScripting

@Suite struct CompletionTests {
  /// The completions where `|` stands in an entry, after other entries ran.
  private func offered(_ entry: String, after entries: [String] = []) throws -> [String] {
    try completion(entry, after: entries)?.candidates.map(\.text) ?? []
  }

  private func completion(
    _ entry: String,
    after entries: [String] = []
  ) throws -> NameCompletion? {
    let session = try LabSession(output: { _ in })
    for entry in entries { _ = try session.evaluate(entry) }
    let parts = entry.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    return session.completion(in: parts.joined(), at: parts[0].utf8.count)
  }

  private static let window = """
    local w = Window { width = 90, height = 90, ScrollView { LazyVStack {
      ForEach { 3, id = "cell-%d", height = 40 } } } }
    """

  @Test(arguments: [
    ("LazyV|", ["LazyVGrid", "LazyVStack"]),
    ("local x = loc|", ["local"]),
    ("GridItem.f|", ["fixed", "flexible"]),
    ("lab.expectE|", ["expectEqual"]),
    ("LazyVStack { sp|", ["spacing"]),
    ("LazyVStack { spacing = 8, |", ["alignment", "pinnedViews", "estimator"]),
    ("LazyVStack({ spac|", ["spacing"]),
    ("Window { width = 1, ScrollView { ax|", ["axes"]),
    ("LazyVStack { alignment = \"le|", ["leading"]),
    ("ScrollView { axes = '|", ["vertical", "horizontal", "both"]),
    ("LazyVStack { pinnedViews = { \"sectionH|", ["sectionHeaders"]),
    ("Item { height = 1 }:padd|", ["padding"]),
    ("x = 1 .. fo|", []),
    ("-- LazyV|", []),
    ("print('LazyV|", []),
    ("12|", []),
    ("local function draw(alpha, beta) return al|", ["alpha"]),
    ("for index = 1, 2 do ind|", ["index"]),
    ("string.rep|", ["rep"]),
    ("nothing.like.|", []),
    ("ScrollView { axes = \"both\" }:zInd|", ["zIndex"]),
  ])
  func `names, options and cases come from the registry`(
    entry: String,
    names: [String]
  ) throws {
    let found = try offered(entry)
    if names.count == 1, names[0].count < 6 {
      #expect(found.contains(names[0]))
    } else {
      #expect(found == names)
    }
  }

  @Test(arguments: [
    ("config.la|", ["label", "last"]),
    ("config:la|", ["last"]),
    ("config['inner'].de|", ["deep"]),
    ("config.list[1].na|", ["name"]),
    ("conf|", ["config"]),
    ("object.inherit|", ["inherited"]),
    ("text:upp|", ["upper"]),
    ("w.metr|", ["metrics"]),
    ("w:scrollV|", ["scrollView"]),
    ("w:scrollView().contentO|", ["contentOffset"]),
    ("w:scrollView():scrollTo { id = \"cell-|", ["cell-1", "cell-2"]),
    ("w:node(\"cell-1|", ["cell-1"]),
    ("w:scrollView():scrollTo { anchor = \"bottomL|", ["bottomLeading"]),
  ])
  func `values that are there are read`(entry: String, names: [String]) throws {
    let entries = [
      """
      config = { label = "a", last = function() end, inner = { deep = 1 }, list = { { name = 1 } },
        ["not a name"] = 1 }
      """,
      "object = setmetatable({}, { __index = { inherited = 1 } })",
      "text = 'abc'",
      Self.window,
    ]
    #expect(try offered(entry, after: entries) == names)
  }

  @Test func `nothing of the script runs`() throws {
    let entries = [
      "calls = 0",
      """
      trap = setmetatable({}, { __index = function() calls = calls + 1 return trap end,
        __pairs = function() calls = calls + 1 end, __len = function() calls = calls + 1 end })
      """,
      "function run() calls = calls + 1 return trap end",
    ]
    let session = try LabSession(output: { _ in })
    for entry in entries { _ = try session.evaluate(entry) }
    for entry in ["trap.", "trap.field.x", "trap:m", "run().x", "trap[1].x", "run { ", "tra"] {
      _ = session.completion(in: entry, at: entry.utf8.count)
      _ = session.hint(in: entry, at: entry.utf8.count)
    }
    #expect(try session.evaluate("calls") == .values(["0"]))
  }

  @Test func `of a large table the first names are given`() throws {
    let entries = ["big = {} for i = 1, 1e5 do big['key' .. i] = i end"]
    let found = try offered("big.key|", after: entries)
    #expect(found.count == 300)
    #expect(found.prefix(3) == ["key1", "key10", "key100"])
    #expect(try offered("big.key9999|", after: entries).count == 11)
  }

  @Test func `the part that is replaced is counted in bytes`() throws {
    let found = try completion("é = 'ä' LazyVS|tack")
    #expect(found?.range == 10..<16)
  }

  @Test func `what is offered says what it is`() throws {
    let found = try completion("LazyVStack { spac|")
    #expect(found?.candidates.map(\.detail) == ["a finite number of points, 0 or more"])
  }

  @Test(arguments: [
    ("LazyVStack { ", "LazyVStack { alignment"),
    ("LazyVStack { spacing = ", "spacing: a finite number of points"),
    ("w:scrollView():drag { by = ", "by: "),
    ("GridItem.fixed(", "GridItem.fixed"),
  ])
  func `what is being called is told`(entry: String, hint: String) throws {
    let session = try LabSession(output: { _ in })
    _ = try session.evaluate(Self.window)
    #expect(session.hint(in: entry, at: entry.utf8.count)?.hasPrefix(hint) == true)
    #expect(session.hint(in: "print(1)", at: 8) == nil)
  }

  @Test(arguments: [
    ("for i = 1, 2 do", false), ("for i = 1, 2 do end", true), ("1 +", false), ("1 + 1", true),
    ("x = = 1", true), ("local s = [[a", false), (":padding(", false), (":padding(8)", true),
    ("local never = 1", true),
  ])
  func `Lua's parser says whether an entry goes on`(entry: String, isComplete: Bool) throws {
    let session = try LabSession(output: { _ in })
    #expect(session.isComplete(entry) == isComplete)
    // Examining an entry declares nothing.
    #expect(throws: ScriptError.self) { try session.evaluate("never") }
  }
}

@Suite struct LuaLexerTests {
  @Test(arguments: [
    ("local x=1.5e-3", "keyword name sign number"), ("a..b", "name sign sign name"),
    ("1 .. 2", "number sign sign number"), ("'a\\'b' c", "string name"), ("'open", "string!"),
    ("[==[a]]b]==] c", "string name"), ("--[[ x ]] y", "comment name"), ("--[[ x", "comment!"),
    ("-- x\ny", "comment name"), ("0x1p4 .5", "number number"), ("t[1]", "name sign number sign"),
    ("'a\nb", "string! name"), ("é", "name"),
    ("'a\\z \n b' c", "string name"), ("'a\\\nb' c", "string name"), ("'\\", "string!"),
  ])
  func `text becomes tokens, complete or not`(text: String, kinds: String) {
    let found = LuaLexer(Array(text.utf8)).map { "\($0.kind)\($0.isOpen ? "!" : "")" }
    #expect(found.joined(separator: " ") == kinds)
  }
}
