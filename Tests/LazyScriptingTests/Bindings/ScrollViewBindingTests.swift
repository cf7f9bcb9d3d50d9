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
}
