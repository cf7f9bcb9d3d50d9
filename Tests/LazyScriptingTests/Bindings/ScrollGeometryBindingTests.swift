import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ScrollGeometryBindingTests {
  @Test func `observers read the geometry's fields`() throws {
    let script = """
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
        ForEach { 10, height = 50 } } }:onScrollGeometryChange { of = function(g) return g end,
          function(old, new)
            print(new.contentOffset.y, new.contentSize.height, new.containerSize.width,
              new.visibleRect.minY, new.bounds.height, new.contentInsets.top)
            print(pcall(function() return new.offset end))
          end } }
      window:scrollView():drag { by = 30 }
      """
    try expectOutput(
      of: script,
      """
      0.0\t500.0\t100.0\t0.0\t100.0\t0.0
      false\ttest.lua:6: ScrollGeometry has no 'offset'; did you mean 'contentOffset'?
      30.0\t500.0\t100.0\t30.0\t100.0\t0.0
      false\ttest.lua:6: ScrollGeometry has no 'offset'; did you mean 'contentOffset'?
      """
    )
  }
}
