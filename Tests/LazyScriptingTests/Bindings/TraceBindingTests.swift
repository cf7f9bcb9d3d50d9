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
    ("window.trace:events { frame = 3 }", "unknown parameter 'frame' of trace:events"),
    ("window.trace:write('x')", "write of Trace is not built yet"),
  ])
  func `a wrong use of a trace is an error`(call: String, message: String) throws {
    let found = try #require(try ScriptRun.message(of: Scripts.feed + "\n" + call))
    #expect(found.hasSuffix(message), "\(found)")
  }
}
