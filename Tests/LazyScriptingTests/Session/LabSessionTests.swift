import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct LabSessionTests {
  @Test func `the first script of the vocabulary runs`() throws {
    let run = try ScriptRun(
      """
      local rows = ForEach { 1000, id = "row-%d", function(i)
        return Item { height = 44 + (i % 5) * 12 }
      end }

      local window = Window { width = 390, height = 844,
        ScrollView {
          LazyVStack { spacing = 0, rows },
        }:onScrollTargetVisibilityChange { threshold = 0.8, function(ids)
          print("80 %:", ids)
        end },
      }

      local feed = window:scrollView()
      feed:drag { by = 600, duration = 0.2 }
      feed:scrollTo { id = "row-500", anchor = "top" }
      print(feed.contentOffset.y > 10000, feed.visibleIDs)
      """
    )
    #expect(run.error == nil)
    let lines = run.printed.split(separator: "\n")
    #expect(lines.first == "80 %:\trow-1 … row-12")
    #expect(lines.last?.hasPrefix("true\trow-500 … row-5") == true)
    #expect(run.events.contains { $0.kind == .offset })
  }

  @Test func `the same script and seed give the same bytes and events`() throws {
    let script =
      Scripts.feed + """

        for i = 1, 5 do feed:drag { by = lab.random(-200, 400), duration = lab.random() / 4 } end
        print(feed.contentOffset.y, feed.visibleIDs, {}, print == print)
        for k, v in pairs { b = 1, a = 2, [3] = 3 } do print(k, v) end
        """
    let first = try ScriptRun(script)
    let second = try ScriptRun(script)
    #expect(first.error == nil)
    #expect(first.output == second.output)
    #expect(first.events == second.events)
  }

  @Test func `prints and events come in the order in which they happen`() throws {
    var log: [String] = []
    let session = try LabSession(
      output: { log.append(String(decoding: $0, as: UTF8.self)) },
      events: { event, window in
        if event.kind == .appear { log.append("event \(window)") }
      }
    )
    try session.run(
      source: """
        print "before"
        local row = Item { height = 5 }:onAppear(function() print "on" end)
        Window { width = 10, height = 10, ScrollView { LazyVStack { row } } }
        print "after"
        """,
      name: "order.lua"
    )
    #expect(log == ["before\n", "event 1", "on\n", "after\n"])
    #expect(session.windows.count == 1)
  }

  @Test(arguments: [
    ("x = = 1", ScriptError.Kind.syntax, 1), ("\n\nerror('boom')", .runtime, 3),
    ("\nlocal t = nil + 1", .runtime, 2), ("\nerror({})", .runtime, 2),
  ])
  func `an error has its kind and line`(
    source: String,
    kind: ScriptError.Kind,
    line: Int
  ) throws {
    let error = try #require(try ScriptRun(source).error)
    #expect(error.kind == kind)
    #expect((error.line ?? 0) == line)
  }

  @Test func `a traceback lists the script's own calls, innermost first`() throws {
    let error = try #require(
      try ScriptRun(
        "local function inner()\n  Item {}\nend\nlocal function outer()\n  inner()\nend\nouter()"
      ).error
    )
    #expect(error.traceback.map(\.line).prefix(3) == [2, 5, 7])
    #expect(error.traceback.allSatisfy { $0.source == "test.lua" })
  }

  @Test func `a first line that begins with a hash is skipped`() throws {
    try expectOutput(of: "#!/usr/bin/env lazylab\nprint(1)", "1")
  }
}
