import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct NodeBindingTests {
  @Test func `a node says where a view is and what happened to it`() throws {
    let script =
      Scripts.feed + """

        local node = window:node("row-5")
        print(node.frame, node.phase, node.inits, node.appears, node.visibleFraction, \
        node.isEstimated)
        local far = window:node("row-900")
        print(far.frame, far.phase, far.appears, far.isEstimated, far)
        feed:drag { by = 50 }
        print(node.frame.y, window:node("row-5").frame.y)
        """
    try expectOutput(
      of: script,
      """
      x 0 y 400 width 300 height 100\tplaced\t1\t1\t0.5\tfalse
      nil\tabsent\t0\ttrue\tnode row-900: absent
      400.0\t350.0
      """
    )
  }

  @Test(arguments: [
    ("return window:node('row-1').fame", "Node has no 'fame'; did you mean 'frame'?"),
    ("window:node('row-1').phase = 'x'", "phase of Node can only be read"),
    ("window:node('row-1').state = {}", "state of Node can only be read"),
    (
      "window:node('nobody')",
      "no view has the id nobody; the ids here are row-1 … row-1000; what is inside an element is "
        + "found by its own id only while that element is loaded: name both as { element, id }, or "
        + "give this id to the ForEach"
    ),
  ])
  func `a wrong use of a node is an error`(call: String, message: String) throws {
    try expectMessage(of: Scripts.feed + "\n" + call, message)
  }
}
