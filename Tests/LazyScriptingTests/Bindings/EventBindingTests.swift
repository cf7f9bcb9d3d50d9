import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct EventBindingTests {
  @Test func `an event has the fields of its kind and no others`() throws {
    let script =
      Scripts.feed + """

        for event in window.trace:events { kind = "place", last = 1 } do
          print(event.index)
          print(pcall(function() return event.by end))
          print(pcall(function() return event.indx end))
          break
        end
        """
    try expectOutput(
      of: script,
      """
      1
      false\ttest.lua:6: a place event has no 'by'; besides kind, frame, time and id it has 'index'
      false\ttest.lua:7: Event has no 'indx'; did you mean 'index'?
      """
    )
  }

  @Test func `every event of a run can be read and printed`() throws {
    let script =
      Scripts.feed + """

        feed:drag { by = 250, duration = 0.1 }
        feed:scrollTo { id = "row-800" }
        local kinds = {}
        for event in window.trace:events {} do
          kinds[event.kind] = true
          assert(#tostring(event) > 5)
        end
        print(kinds.measure, kinds.phase, kinds.visible, kinds.target, kinds.frame)
        """
    try expectOutput(of: script, "true\ttrue\ttrue\ttrue\ttrue")
  }
}
