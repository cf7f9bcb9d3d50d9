import LazyScripting
import LazyTestSupport
import Testing

/// Which values `lab.expectEqual` treats as equal, and what it says about others.
@Suite(.leavesNothing) struct ExpectEqualTests {
  private func failures(_ script: String) throws -> [String] {
    let run = try ScriptRun(script)
    #expect(run.error == nil)
    return run.session.expectations.failures.map(\.message)
  }

  @Test(arguments: [17, 9_999])
  func `tables are compared at any depth`(depth: Int) throws {
    let build = "local a, b = {}, {}\nfor i = 1, \(depth) do a, b = { a }, { b } end\n"
    #expect(try failures(build + "lab.expectEqual(a, b)") == [])
    let uneven = build + "b = { b }\nlab.expectEqual(a, b)"
    let found = try failures(uneven)
    #expect(found.count == 1)
    #expect(found.first?.contains("more) …[1]") == true)
    #expect(found.first?.hasSuffix(": nil and a table") == true)
  }

  @Test func `deeper tables are an error and not a crash`() throws {
    try expectMessage(
      of: """
        local a, b = {}, {}
        for i = 1, 20000 do a, b = { a }, { b } end
        lab.expectEqual(a, b)
        """,
      "tables that are nested more than 10000 deep are not compared"
    )
  }

  @Test func `tables that hold themselves, or share much, are compared in the end`() throws {
    let found = try failures(
      """
      local a, b = { x = 1 }, { x = 1 }
      a.self, b.self = a, b
      lab.expectEqual(a, b)
      local c, d = { 1 }, { 1 }
      for i = 1, 60 do c, d = { c, c }, { d, d } end
      lab.expectEqual(c, d)
      b.self = { x = 1, self = { x = 2 } }
      lab.expectEqual(a, b)
      """
    )
    #expect(found.count == 1)
    #expect(found.first?.contains("they differ at self.self.") == true)
  }

  @Test(arguments: [
    ("{ 1, 2, { x = 1 } }, { 1, 2, { x = 2 } }", "they differ at [3].x: 1 and 2"),
    ("{ a = 1 }, { a = 1, b = 2 }", "they differ at b: nil and 2"),
    ("{ a = 1, b = 2 }, { a = 1 }", "they differ at b: 2 and nil"),
    ("{ ['a b'] = 1 }, { ['a b'] = '1' }", "they differ at [\"a b\"]: 1 and \"1\""),
    (
      "'e\\u{301}', '\\u{e9}'",
      "expected \"é\""
    ),
    (
      "'\\xff', '\\xfe'",
      "strings of 1 and 1 bytes, which differ from byte 1 on: \"\\xff\" and \"\\xfe\""
    ),
    (
      "('x'):rep(70) .. 'a', ('x'):rep(70) .. 'b'",
      "strings of 71 and 71 bytes, which differ from byte 71 on: \"a\" and \"b\""
    ),
    ("0/0, 0/0", "got NaN, expected NaN; NaN is equal to nothing"),
  ])
  func `values that differ are told apart`(values: String, words: String) throws {
    let found = try failures("lab.expectEqual(\(values))")
    #expect(found.count == 1)
    #expect(found.first?.contains(words) == true, "\(found)")
  }

  @Test func `points, sizes, rects and insets are compared with tables by their fields`() throws {
    let feed = """
      local window = Window { width = 100, height = 90, ScrollView { LazyVStack { spacing = 0,
        ForEach { 10, height = 30 } } } }
      local feed = window:scrollView()
      local row = window:node(1).frame

      """
    let equal = """
      lab.expectEqual(feed.contentOffset, { x = 0, y = 0 })
      lab.expectEqual({ width = 100, height = 300 }, feed.contentSize)
      lab.expectEqual({ feed.containerSize, row }, { { width = 100, height = 90 },
        { x = row.x, y = 0, width = row.width, height = 30 } })
      lab.expectEqual(feed.contentInsets, { top = 0, bottom = 0, leading = 0, trailing = 0 })
      """
    #expect(try failures(feed + equal) == [])
    let unequal = """
      lab.expectEqual(feed.contentOffset, { x = 0, y = 1 })
      lab.expectEqual(feed.contentSize, { width = 100 })
      lab.expectEqual(feed.contentSize, { width = 100, height = 300, depth = 1 })
      lab.expectEqual({ feed.contentSize }, { {} })
      """
    let found = try failures(feed + unequal)
    #expect(found.first == "got x 0 y 0, expected { x = 0, y = 1 }")
    #expect(found.count == 4)
  }

  @Test func `messages and failures are kept up to a limit`() throws {
    let run = try ScriptRun(
      "for i = 1, 5000 do lab.expect(false, ('x'):rep(100000)) end\nlab.expect(true)"
    )
    let expectations = run.session.expectations
    #expect(expectations.checked == 5_001)
    #expect(expectations.failed == 5_000)
    #expect(expectations.failures.count == 100)
    #expect(expectations.failures.allSatisfy { $0.message.count == 2_001 })
    run.session.forgetFailures()
    run.again("lab.expect(false, 'later')")
    #expect(run.session.expectations.failures.map(\.message) == ["later: got false"])
    #expect(run.session.expectations.failed == 5_001)
  }
}
