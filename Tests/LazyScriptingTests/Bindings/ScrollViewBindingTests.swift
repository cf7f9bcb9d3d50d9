import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ScrollViewBindingTests {
  @Test func `a horizontal scroll view scrolls along x`() throws {
    let script = """
      local window = Window { width = 100, height = 50, ScrollView { axes = "horizontal",
        LazyHStack { spacing = 0, ForEach { 100, width = 40 } } } }
      local feed = window:scrollView()
      feed:drag { by = 60 }
      print(feed.contentOffset.x, feed.contentOffset.y, feed.visibleIDs)
      """
    try expectOutput(of: script, "60.0\t0.0\t2, 3, 4")
  }

  @Test func `axes are given by one name or by several`() throws {
    let script = """
      local function scrolls(axes, x, y)
        local window = Window { width = 100, height = 50, ScrollView { axes = axes,
          Color "red":frame { width = 300, height = 400 } } }
        local scroll = window:scrollView()
        scroll:scrollTo { x = x, y = y }
        print(scroll.contentOffset)
      end
      scrolls("both", 200, 350)
      scrolls({ "vertical", "horizontal" }, 200, 350)
      scrolls({ "horizontal" }, 200)
      scrolls("vertical", nil, 350)
      """
    try expectOutput(of: script, "x 200 y 350\nx 200 y 350\nx 200 y 0\nx 0 y 350")
  }

  @Test func `insets are given for all edges, for some, or for each by its name`() throws {
    let script = """
      local function insets(modify)
        local list = ScrollView { LazyVStack { ForEach { 50, height = 60 } } }
        print(Window { width = 300, height = 400, modify(list) }:scrollView().contentInsets)
      end
      insets(function(list) return list:safeAreaPadding(5) end)
      insets(function(list) return list:safeAreaPadding({ "top", "leading" }, 5) end)
      insets(function(list) return list:safeAreaPadding { top = 47, bottom = 34 } end)
      -- Of the margins at one edge the nearest counts; edges that are not named have none here.
      insets(function(list) return list:contentMargins { bottom = 34 }:contentMargins(5) end)
      """
    try expectOutput(
      of: script,
      """
      top 5 leading 5 bottom 5 trailing 5
      top 5 leading 5 bottom 0 trailing 0
      top 47 leading 0 bottom 34 trailing 0
      top 5 leading 5 bottom 34 trailing 5
      """
    )
  }
}
