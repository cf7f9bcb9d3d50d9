import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct MetricsBindingTests {
  @Test func `metrics count what happened, for all views and by view`() throws {
    let script =
      Scripts.feed + """

        local metrics = window.metrics
        print(metrics.frames, metrics.byView.Item.inits == metrics.inits, \
        metrics.byView.VStack.bodies)
        window:step()
        print(metrics.frames)
        local some = metrics { "frames", "jitter" }
        print(some.frames, some.jitter, some.bodies)
        """
    try expectOutput(of: script, "1\ttrue\t0\n2\n2\t0.0\tnil")
  }

  @Test(arguments: [
    ("return window.metrics.boddies", "Metrics has no 'boddies'; did you mean 'bodies'?"),
    ("window.metrics { 'jiter' }", "no metric is called 'jiter'; did you mean 'jitter'?"),
    ("window.metrics(3)", "metrics is called with names of metrics, got 3"),
    ("return window.metrics.byView.Itm", "no view is called 'Itm'; did you mean 'Item'?"),
    (
      "return window.metrics.byView.Item.x",
      "Counters has no 'x'; it has inits, bodies, measures, renders, appears, disappears, evicts"
    ),
    ("window.metrics.frames = 0", "frames of Metrics can only be read"),
  ])
  func `an unknown metric is an error`(call: String, message: String) throws {
    try expectMessage(of: Scripts.feed + "\n" + call, message)
  }
}
