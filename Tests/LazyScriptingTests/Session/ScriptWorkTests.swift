import LazyTestSupport
import Testing

@testable import LazyScripting

/// Work in Swift for a script counts among the script's instructions.
@Suite(.leavesNothing) struct ScriptWorkTests {
  private static let scene = """
    list, same = {}, {}
    for i = 1, 1000 do list[i], same[i] = i, i end
    window = Window { width = 100, height = 990, ScrollView { LazyVStack { spacing = 0,
      ForEach { list, function() return Item { height = 1, width = 300 } end } } } }
    window:scrollView():drag { by = 5 }
    ids = window:scrollView().visibleIDs
    calls = 0
    """

  @Test(arguments: [
    "window:tree()", "window:draw()", "window:explain(1, 99)",
    "window.trace:events { kind = 'phase' }", "local _ = window:scrollView().visibleIDs",
    "ids:contains('nothing')", "tostring(ids)", "local _ = window.reports.clipped",
    "lab.expectEqual(list, same)", "window:update(function() end)",
    "window:scrollView():visibleTargets(0.5)",
  ])
  func `a thousand rows are charged for each time, and what was stopped works again`(
    call: String
  ) throws {
    let run = try ScriptRun(Self.scene, instructions: 5_000_000)
    #expect(run.error == nil)
    run.again("while true do \(call) calls = calls + 1 end")
    #expect(run.error?.kind == .limit)
    run.again(call + "\nprint(calls)")
    #expect(run.error == nil)
    let calls = try #require(Int(run.printed.split(separator: "\n").last ?? ""))
    #expect(calls < 200)
  }

  @Test func `a file of events is charged for, and the next one is whole`() throws {
    let run = try ScriptRun(Self.scene, instructions: 5_000_000)
    var written = 0
    run.session.hooks.traceWriter = { order, charge in
      written = 0
      for event in order.events {
        try charge(event)
        written += 1
      }
      return nil
    }
    run.again("while true do window.trace:write 'a' calls = calls + 1 end")
    #expect(run.error?.kind == .limit)
    run.again("print(calls < 100, window.trace:write 'a')")
    #expect(run.printed.split(separator: "\n").last == "true\t\(written)")
  }
}
