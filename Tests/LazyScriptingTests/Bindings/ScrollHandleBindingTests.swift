import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ScrollHandleBindingTests {
  @Test func `a drag moves the content and tells its phases`() throws {
    let script = """
      local phases = {}
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
        ForEach { 100, height = 50 } } }:onScrollPhaseChange(function(old, new)
          phases[#phases + 1] = new
        end) }
      local feed = window:scrollView()
      print(feed:drag { by = 120 }, feed.contentOffset.y, feed.visibleIDs, feed.phase)
      print(feed:drag { by = -60, duration = 0.1 }, feed.contentOffset.y)
      print(phases[1], phases[2], phases[#phases], feed.velocity)
      """
    try expectOutput(
      of: script,
      """
      1\t120.0\t3, 4, 5\tidle
      6\t60.0
      tracking\tinteracting\tidle\t0.0
      """
    )
  }

  @Test(arguments: [
    ("id = \"row-50\", anchor = \"top\"", "4900.0"), ("id = \"row-50\"", "4550.0"),
    ("id = \"row-50\", anchor = \"center\"", "4725.0"), ("edge = \"bottom\"", "99550.0"),
    ("y = 321", "321.0"), ("point = feed.contentOffset", "0.0"), ("y = 1e9", "99550.0"),
  ])
  func `scrollTo goes to an id, an edge or an offset`(target: String, offset: String) throws {
    let script = Scripts.feed + "\nfeed:scrollTo { \(target) } print(feed.contentOffset.y)"
    try expectOutput(of: script, offset)
  }

  @Test(arguments: [
    ("feed:drag()", "scroll:drag needs by, a finite number or a table { x =, y = }"),
    (
      "feed:drag { by = math.huge }",
      "by of scroll:drag is a finite number or a table { x =, y = }, got infinity"
    ),
    (
      "feed:drag { by = { z = 1 } }",
      "by of scroll:drag is a number or a table { x =, y = } of numbers, got [\"z\"] = 1"
    ),
    ("feed:drag { by = { x = 5 } }", "x of drag is 5; expected 0 in a vertical scroll view"),
    (
      "feed:scrollTo { x = 5, y = 2 }",
      "x of scrollTo is 5; expected 0, since the view scrolls along y alone"
    ),
    (
      "feed:drag(100, 2)",
      "scroll:drag takes one value without its name, got 2; write { by = 100, duration = 2 }"
    ),
    (
      "feed:drag(100, 2, 3)",
      "scroll:drag takes one value without its name, got 3; write { by = 100, duration = 2 }"
    ),
    ("feed:scrollTo {}", "scroll:scrollTo needs id =, edge =, x =, y = or point ="),
    (
      "feed:scrollTo { id = 1, y = 2 }",
      "scroll:scrollTo takes one of id, edge, x and y, point; got id, y"
    ),
    ("feed:scrollTo { y = 1, anchor = \"top\" }", "anchor of scroll:scrollTo goes with id ="),
    ("feed:scrollTo { x = 1 }", "a vertical scroll view scrolls along y; write y ="),
    (
      "feed:scrollTo { id = \"row-1\", anchor = \"topp\" }",
      "anchor of scroll:scrollTo is \"topLeading\", \"top\", \"topTrailing\", \"leading\", "
        + "\"center\", \"trailing\", \"bottomLeading\", \"bottom\", "
        + "\"bottomTrailing\", \"zero\" or a UnitPoint, got \"topp\"; did you mean \"top\"?"
    ),
    ("return feed.contentOfset", "ScrollView has no 'contentOfset'; did you mean 'contentOffset'?"),
    ("feed:visibleTargets(7)", "threshold of scroll:visibleTargets is a number from 0 to 1, got 7"),
    (
      "feed:index(nil)",
      "scroll:index needs id, an id (a string, a number or a boolean) or a path of ids "
        + "{ outer, inner }, got nil"
    ),
  ])
  func `a wrong use of a scroll view is an error`(call: String, message: String) throws {
    try expectMessage(of: Scripts.feed + "\n" + call, message)
  }

  @Test func `a scroll view says what it shows`() throws {
    let script =
      Scripts.feed + """

        feed:drag { by = 60 }
        local rect, size = feed.visibleRect, feed.containerSize
        print(rect, rect.minY, rect.midY, rect.maxY, rect.maxX, size.height, \
        feed.contentSize.height)
        print(feed.isContentSizeEstimated, #feed.visibleIDs, feed:visibleTargets(1), feed.count)
        print(feed:visibleTargets(), feed:index("row-7"), feed:index("row-7.0"), feed:index(7))
        """
    try expectOutput(
      of: script,
      """
      x 0 y 60 width 300 height 450\t60.0\t285.0\t510.0\t300.0\t450.0\t100000.0
      true\t6\trow-2, row-3, row-4, row-5\t1000
      row-2, row-3, row-4, row-5\t7\tnil\tnil
      """
    )
  }

  @Test(arguments: [1, 3], [false, true])
  func `an element that turns out to have no view is scrolled to, and nothing ends`(
    every: Int,
    isAnimated: Bool
  ) throws {
    try expectOutput(
      of: """
        local w = Window { width = 140, height = 250, ScrollView { LazyVStack { spacing = 250,
          Item { height = 100 },
          ForEach { 9, id = "e%d", function(index)
            if index % \(every) == 0 then return EmptyView {} end
            return Item { height = 20 }
          end } } } }
        pcall(function()
          w:scrollView():scrollTo { id = "e9", anchor = "center", animation = \(isAnimated) }
        end)
        w:run(1)
        w:check()
        print(w.metrics.landingError)
        """,
      "0.0"
    )
  }
}
