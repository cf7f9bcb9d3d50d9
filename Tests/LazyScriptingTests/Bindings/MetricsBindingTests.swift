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

  @Test func `figures tell how wrong the guesses were`() throws {
    let script = """
      local window = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 0,
        ForEach { 100, id = "row-%d", height = function(i) return i <= 50 and 20 or 40 end } } } }
      local function show()
        local it = window.metrics { "contentSizeBias", "contentSizeError", "contentSizeJitter" }
        print(it.contentSizeBias, it.contentSizeError, it.contentSizeJitter)
      end
      show()
      window:scrollView():scrollTo { id = "row-100", anchor = "bottom" }
      show()
      print(window.metrics.landingError)
      """
    // The size is 100 · 20 at first. Then it is the last ten rows of 40, and before them 90 times
    // the mean of those and of the first twenty: 2800 of 3000.
    try expectOutput(
      of: script,
      "-1000.0\t1000.0\t0.0\n-600.0\t721.1102550928\t800.0\n0.0"
    )
  }

  @Test func `a printed window's metrics measure nothing`() throws {
    let script = """
      local rows = 0
      local window = Window { width = 300, height = 400, ScrollView { LazyVStack {
        ForEach { 300, function() rows = rows + 1 return Item { height = 100 } end } } } }
      local before = rows
      print(tostring(window.metrics):match "contentSizeJitter.*")
      print(rows - before)
      local error = window.metrics.contentSizeError
      print(error, rows - before >= 300, window.metrics.bodies < 10)
      """
    try expectOutput(
      of: script,
      "contentSizeJitter 0  landingError 0  moves 0  crossings 4  retargets 0  seams 0  "
        + "prefetches 0  prefetchDiscards 0  cost 0  hitches 0  hitchTime 0  hitchRatio 0  "
        + "liveNodes 8  liveViews 0  liveStates 0  diagnostics 0\n0\n"
        + "0.0\ttrue\ttrue"
    )
  }

  @Test func `what is measured for a figure is told to nobody`() throws {
    let script = """
      local function content(_, i)
        local unused = i > 50 and Text "nobody returns this"
        return Item { height = 50 }
      end
      local list = {}
      for i = 1, 100 do list[i] = "e" .. i end
      window = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 0,
        ForEach { list, content } } } }
      feed = window:scrollView()
      list[101] = "late"
      print(window.metrics.contentSizeError >= 0, window.metrics.diagnostics)
      feed:scrollTo { edge = "bottom" }
      for event in window.trace:events { kind = "diagnostic" } do print(event.code) end
      """
    try expectOutput(of: script, "true\t0\nchangedData\nunusedView")
  }

  @Test func `a figure is refused where a frame is being made`() throws {
    let script = """
      local window, message
      local function content()
        if window then
          message = select(2, pcall(function() return window.metrics.contentSizeError end))
        end
        return Item { height = 50 }
      end
      local rows = ForEach { 100, content }
      window = Window { width = 300, height = 400, ScrollView { LazyVStack { rows } } }
      window:scrollView():drag { by = 300 }
      print(message)
      window:close()
      print(pcall(function() return window.metrics.contentSizeBias end))
      print(window.metrics.frames)
      """
    try expectOutput(
      of: script,
      """
      test.lua:4: the true size of the content is not known: a frame is being made; ask after it
      false\ttest.lua:13: the window was closed
      2
      """
    )
  }
}
