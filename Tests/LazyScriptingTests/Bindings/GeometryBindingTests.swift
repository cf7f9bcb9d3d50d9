import LazyTestSupport
import Testing

@testable import LazyScripting

@Suite(.leavesNothing) struct GeometryBindingTests {
  @Test func `rects, points and sizes have fixed fields that can only be read`() throws {
    let script =
      Scripts.feed + """

        local rect, point, size = feed.visibleRect, feed.contentOffset, feed.containerSize
        print(rect.x, rect.y, rect.width, rect.height, rect.minX, rect.midX, rect.maxX)
        print(point.x, point.y, size.width, size.height)
        print(rect == feed.visibleRect, point == feed.contentOffset, size == feed.containerSize)
        print(pcall(function() return rect.top end))
        print(pcall(function() rect.x = 1 end))
        print(pcall(function() return size.hight end))
        """
    try expectOutput(
      of: script,
      """
      0.0\t0.0\t300.0\t450.0\t0.0\t150.0\t300.0
      0.0\t0.0\t300.0\t450.0
      true\ttrue\ttrue
      false\ttest.lua:8: Rect has no 'top'; it has x, y, width, height, minX, midX, maxX, minY, \
      midY, maxY
      false\ttest.lua:9: x of Rect can only be read
      false\ttest.lua:10: Size has no 'hight'; did you mean 'height'?
      """
    )
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1.5, "1.5"), (-1.25, "-1.25"), (1.0 / 3, "0.3333"), (0.00004, "0"),
    (-0.00004, "0"), (100_000, "100000"), (.infinity, "infinity"), (0.99999, "1"),
    (1234.00005, "1234.0001"),
  ])
  func `numbers are printed to four decimals`(number: Double, text: String) {
    #expect(Printed.number(number) == text)
  }
}
