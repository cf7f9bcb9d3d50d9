import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

/// Strings of scripts: names have a length limit, and strings are compared by bytes.
@Suite(.leavesNothing) struct ScriptNameTests {
  private static let spellings = "local composed, decomposed = '\\u{e9}', 'e\\u{301}'\n"

  @Test(arguments: [
    "View(name)", "Estimator(name)", "Color(name)", "HorizontalAlignment(name)",
    "Image { name, width = 1, height = 1 }", "lab.stream(name)", "help(name)",
    "ForEach { 3, id = name, height = 1 }", "View 'V' { parameters = { name }, body = print }",
    "lab.compare { { name, print } }",
    "Estimator 'E' { parameters = { [name] = 1 }, estimate = print }",
  ])
  func `a name that is too long is an error with its remedy`(call: String) throws {
    let message = try ScriptRun.message(of: "local name = ('x'):rep(201)\n\(call)")
    #expect(
      message?.hasSuffix("has a name of 201 bytes; write a shorter one, of at most 200") == true,
      "\(message ?? "no error")"
    )
    let allowed = try ScriptRun.message(of: "local name = ('x'):rep(200)\n\(call)")
    #expect(allowed?.contains("bytes") != true)
  }

  @Test(arguments: [
    "Text('x')[name]", "LazyVStack { [name] = 1 }", "print(_G[name])", "print(lab[name])",
    "lab.profile { [name] = 1 }", "print(Window { width = 1, height = 1, Text 'x' }.metrics[name])",
    "Window { width = 1, height = 1, estimator = name }",
  ])
  func `an unknown name of megabytes makes a short message`(use: String) throws {
    let message = try ScriptRun.message(of: "local name = ('e\\u{301}'):rep(500000)\nprint(\(use))")
    #expect((message?.utf8.count ?? 10_000) < 4_000)
  }

  @Test func `two spellings of a letter are two ids`() throws {
    try expectOutput(
      of: Self.spellings + """
        local function list(array)
          return Window { width = 9, height = 200, ScrollView { LazyVStack { ForEach { array,
            function() return Item { height = 10 } end } } } }:scrollView()
        end
        local both = list { composed, decomposed }
        print(#both.visibleIDs, list({ composed }).visibleIDs:contains(decomposed))
        print((pcall(both.scrollTo, both, { id = decomposed })))
        print(lab.stream(composed) == lab.stream(decomposed))
        print(lab.noise(composed) == lab.noise(decomposed))
        """,
      "2\tfalse\ntrue\nfalse\nfalse"
    )
    #expect(ViewID.string("é") != ViewID.string("e\u{301}"))
    #expect(ViewID.path(["a", "é"]) != ViewID.path(["a", "e\u{301}"]))
    #expect(Set<ViewID>(["é", "e\u{301}", "é", 1, "1"]).count == 4)
  }

  @Test(arguments: ["", "a", "row-12", "row-1234567", "éé", String(repeating: "é", count: 99)])
  func `an id is equal to a copy of itself and to nothing else`(text: String) {
    let copy = String(decoding: Array(text.utf8), as: UTF8.self)
    #expect(ViewID.string(text) == ViewID.string(copy))
    #expect(ViewID.string(text).hashValue == ViewID.string(copy).hashValue)
    #expect(ViewID.string(text) != ViewID.string(text + "x"))
    #expect(ViewID.string("x" + text) != ViewID.string("y" + text))
    #expect(ViewID.string(text + "x") != ViewID.string(text + "y"))
  }
}
