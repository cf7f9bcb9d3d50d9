import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct WindowBindingTests {
  @Test(arguments: [
    (
      "Window { width = 10 }",
      "Window needs height, a finite number above 0: Window { width = 390, height = 844, … }"
    ),
    ("Window { width = 0, height = 10 }", "width of Window is a finite number above 0, got 0"),
    (
      "Window { width = 10, hight = 10 }",
      "unknown parameter 'hight' of Window; did you mean 'height'?"
    ),
    (
      "Window { width = 10, height = 10, cost = { fram = 3 } }",
      "cost of Window has no 'fram'; did you mean 'frame'?"
    ),
    (
      "Window { width = 10, height = 10, cost = { frame = -3 } }",
      "frame in cost of Window is a number of milliseconds from 0 to 1e9, got -3"
    ),
    (
      "Window { width = 10, height = 10, thresholds = { 0.5, 2 } }",
      "thresholds of Window is an array of which each is a number from 0 to 1, got [2] = 2"
    ),
    (
      "Window { width = 10, height = 10, thresholds = { 0.5, 0.2, 0.5 } }",
      "thresholds of Window has 0.5 twice"
    ),
    (
      "Window { width = 10, height = 10, estimator = \"meen\" }",
      "estimator of Window is \"mean\", \"learned\", \"medianOfFirstScreen\", \"lastFew\", "
        + "\"meanByKind\", \"histogram25\", \"oracle\", \"heldMean\", \"heldWholeMean\", "
        + "\"heldMedian\", a table { \"fixed\", length } or an Estimator, got \"meen\"; "
        + "did you mean \"mean\"?"
    ),
    (
      "Window { width = 10, height = 10, EmptyView }",
      "child 1 of Window is the constructor EmptyView, which was not called; write EmptyView {}"
    ),
    (
      "Window { width = 10, height = 10, function() return 3 end }",
      "child 1 of the content of the Window is no view but 3; leave it out, or write nil or false"
    ),
    (
      "Window { width = 10, height = 10, refreshRate = 5000 }",
      "refreshRate is 5000; expected a number of frames a second from 1 to 1000"
    ),
  ])
  func `a wrong window is an error`(call: String, message: String) throws {
    try expectMessage(of: call, message)
  }

  @Test func `the first frame has been laid out when it returns`() throws {
    try expectOutput(of: Scripts.feed + "\nprint(window.frame, window.time)", "1\t0.0")
  }

  @Test func `thresholds are traced as events`() throws {
    let run = try ScriptRun(
      """
      local window = Window { width = 100, height = 100, thresholds = { 0.5 },
        ScrollView { LazyVStack { spacing = 0, ForEach { 10, height = 60 } } } }
      for event in window.trace:events { kind = "visibility" } do
        print(event.frame, event.threshold, event.ids)
      end
      """
    )
    #expect(run.printed == "1\t0.5\t1, 2")
    #expect(run.events.contains { $0.kind == .visibility })
  }

  @Test func `a content function runs again after each update`() throws {
    let script = """
      local height = 10
      local window = Window { width = 100, height = 100, function()
        return Item { height = height }:id "a"
      end }
      height = 40
      print(window:node("a").frame.height)
      window:update(function() end)
      print(window:node("a").frame.height)
      """
    try expectOutput(of: script, "10.0\n40.0")
  }

  @Test func `a window prints a card`() throws {
    try expectOutput(
      of: Scripts.feed + "\nprint(window) print(feed)",
      """
      Window 300 × 450, frame 1, 0 s; offset 0 of ≈ 100000, visible row-1 … row-5
      ScrollView offset 0 of ≈ 100000, visible row-1 … row-5
      """
    )
  }
}
