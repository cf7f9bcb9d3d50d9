import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct TraceBindingTests {
  @Test func `events are iterated in order and filtered`() throws {
    let script =
      Scripts.feed + """

        feed:drag { by = 250 }
        for event in window.trace:events { kind = "offset" } do
          print(event.kind, event.frame, event.time, event.old, event.new, event.cause, \
          event.subject)
          print(#event.entries, event.entries[1].cause, event.entries[1].new)
        end
        local count = 0
        for event in window.trace:events { id = "row-7", first = 2, last = 2, kind = "appear" } do
          count = count + 1
          print(event.view, event)
        end
        for event in window.trace:events { kind = "walk", first = 99 } do count = count + 1 end
        print(count)
        """
    try expectOutput(
      of: script,
      """
      offset\t2\t0.016666666666667\t0.0\t250.0\tuser\tnil
      1\tuser\t250.0
      Item\tframe 2 appear row-7 view Item
      1
      """
    )
  }

  @Test(arguments: [
    ("window.trace:events { kind = \"apear\" }", "did you mean \"appear\"?"),
    (
      "window.trace:events { frame = 3 }",
      "unknown parameter 'frame' of trace:events; it has kind, id, node, first, last"
    ),
    ("window.trace:write ''", "path of trace:write names no file: \"\""),
    ("window.trace:write 'a\\0b'", "path of trace:write names no file: \"a\\0b\""),
    ("window.trace:write('x')", "trace:write finds no files here; use trace:events"),
  ])
  func `a wrong use of a trace is an error`(call: String, message: String) throws {
    let found = try #require(try ScriptRun.message(of: Scripts.feed + "\n" + call))
    #expect(found.hasSuffix(message), "\(found)")
  }
}

extension TraceBindingTests {
  @Test func `the events that are kept are handed to the session's writer`() throws {
    let run = try ScriptRun(Scripts.feed)
    var written: [String] = []
    run.session.hooks.traceWriter = { order, charge in
      for event in order.events { try charge(event) }
      written.append("\(order.path) \(order.isForced) \(order.window)")
      return order.path == "full" ? "no space is left" : nil
    }
    run.again(
      """
      local window = Window { width = 9, height = 9, Item { height = 3 } }
      local count = 0
      for _ in window.trace:events() do count = count + 1 end
      print(window.trace:write 'a.jsonl' - count)
      window.trace:write { 'full', force = true }
      """
    )
    #expect(run.printed.hasSuffix("0"))
    #expect(written == ["a.jsonl false 2", "full true 2"])
    #expect(run.error?.message == "no space is left")
  }
}
