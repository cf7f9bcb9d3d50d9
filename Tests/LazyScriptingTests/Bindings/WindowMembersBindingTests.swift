import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct WindowMembersBindingTests {
  @Test func `verbs give the number of frames they made`() throws {
    let script =
      Scripts.feed + """

        print(window:step(), window:step(3), window:run(0.5), window:settle(), window.frame)
        """
    try expectOutput(of: script, "1\t3\t30\t0\t35")
  }

  @Test(arguments: [
    ("window:step(-1)", "count of window:step is a whole number of at least 0, got -1"),
    ("window:step(1.5)", "count of window:step is a whole number of at least 0, got 1.5"),
    ("window:run()", "window:run needs seconds, a finite number of seconds, 0 or more"),
    (
      "window:node()",
      "window:node needs id, an id (a string, a number or a boolean) or a path of ids "
        + "{ outer, inner }"
    ),
    (
      "window:fling()",
      "Window has no 'fling'; write window:scrollView():fling(…)"
    ),
    ("window:explain(0)", "first of window:explain is a whole number of at least 1, got 0"),
    ("window:explain(2, 1)", "last of window:explain is 2 or more here, got 1"),
    ("window:explain(1.5)", "first of window:explain is a whole number of at least 1, got 1.5"),
    ("window:explain(1, 'x')", "last of window:explain is a whole number of at least 1, got \"x\""),
    (
      "window:resize(1)",
      "window:resize needs height, a finite number above 0, or width = alone"
    ),
    ("window:resize(1, 0)", "height of window:resize is a finite number above 0, got 0"),
    (
      "window:resize(1, 2e12)",
      "height is 2000000000000; expected a length above 0, at most 1000000000000 points"
    ),
    ("window:sett1e()", "Window has no 'sett1e'; did you mean 'settle'?"),
    ("window.frame = 3", "frame of Window can only be read"),
    ("window:update(3)", "change of window:update is a function(), got 3"),
    (
      "window:scrollView('other')",
      "no scroll view with the id other is loaded; "
        + "give the ScrollView that :id, or scroll to where it stands first"
    ),
  ])
  func `a wrong use of a window is an error`(call: String, message: String) throws {
    try expectMessage(of: Scripts.feed + "\n" + call, message)
  }

  @Test func `an explanation says which frames it cannot tell of`() throws {
    let script = """
      local window = Window { width = 100, height = 100, traceLimit = 2,
        ScrollView { LazyVStack { ForEach { 100, height = 20 } } } }
      print(window:explain(9))
      window:step(5)
      print(window:explain(1))
      print(window:explain(6))
      """
    try expectOutput(
      of: script,
      """
      There is no frame 9 yet; the last one is 1.
      The events of frame 1 are not kept any more; the oldest are of frame 5.
      In frame 6 no content offset changed, and nothing in sight moved by \
      itself.
      """
    )
  }

  @Test func `a verb inside a callback is an error that names the alternative`() throws {
    let run = try ScriptRun(
      """
      local window
      window = Window { width = 100, height = 100, ScrollView { LazyVStack {
        ForEach(100, function(i)
          return Item { height = 40 }:onAppear(function() if window then window:step() end end)
        end) } } }
      window:scrollView():drag { by = 100 }
      """
    )
    #expect(run.error?.line == 4)
    #expect(
      run.error?.message
        == "step cannot be used while a frame is being made; wait in a :task, or write "
        + "after(seconds, function() … end)"
    )
  }

  @Test func `a callback that raises leaves a window that works`() throws {
    let script = """
      local failing = false
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
        ForEach(100, function(i)
          if failing then error("row " .. i) end
          return Item { height = 40 }
        end) } } }
      local feed = window:scrollView()
      failing = true
      print(pcall(feed.drag, feed, { by = 100 }))
      failing = false
      window:check()
      feed:drag { by = 40 }
      print(feed.contentOffset.y, feed.visibleIDs)
      """
    let output = try ScriptRun.output(of: script)
    #expect(output.hasPrefix("false\ttest.lua:4: row "))
    #expect(output.hasSuffix("140.0\t4, 5, 6"))
  }

  @Test func `everything of a closed window says that it was closed`() throws {
    let script =
      Scripts.feed + """

        window:close()
        print(pcall(window.step, window))
        print(pcall(function() return feed.visibleIDs end))
        print(window)
        """
    try expectOutput(
      of: script,
      """
      false\ttest.lua:5: the window was closed
      false\ttest.lua:6: the window was closed
      Window 300 × 450, closed
      """
    )
  }
}
