import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ScrollPositionBindingTests {
  private static let scene = """
    local position = ScrollPosition { id = 30, anchor = "top" }
    local window = Window { width = 100, height = 200,
      ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 50, id = "self" } } }
        :scrollPosition(position, "top") }
    local feed = window:scrollView()
    """

  @Test func `a position says where to begin, where it is, and who brought it there`() throws {
    let script =
      Self.scene + """

        print(feed.contentOffset.y, position.viewID, position.isPositionedByUser)
        feed:drag { by = 60 }
        print(position.viewID, position.isPositionedByUser)
        withAnimation(function() position:scrollTo { edge = "top" } end)
        print(window:step(), window:settle(), feed.contentOffset.y, position.edge)
        position:scrollTo { id = 40 }
        window:step()
        print(feed.contentOffset.y, position)
        """
    try expectOutput(
      of: script,
      """
      1450.0\t30\tfalse
      31\ttrue
      1\t49\t0.0\ttop
      1950.0\tScrollPosition at 40
      """
    )
  }

  @Test func `a position takes an offset as a point`() throws {
    let script =
      Self.scene.replacing("id = 30, anchor = \"top\"", with: "point = { x = 0, y = 120 }") + """

        print(feed.contentOffset.y, position.point)
        position:scrollTo { point = feed.contentOffset }
        position:scrollTo { point = { y = 300 } }
        window:step()
        print(feed.contentOffset.y)
        """
    try expectOutput(of: script, "120.0\tx 0 y 120\n300.0")
  }

  @Test(arguments: [
    ("position:scrollTo {}", "scrollPosition:scrollTo needs id =, edge =, x =, y = or point ="),
    (
      "position:scrollTo { id = 3, y = 4 }",
      "scrollPosition:scrollTo takes one of id, edge, x and y, point; got id, y"
    ),
    ("withAnimation(\"easeIn\")", "withAnimation needs a function"),
    (
      "position:scrollTo { edge = \"leading\" } window:step()",
      "leading is no edge of a vertical scroll view"
    ),
    (
      "Window { width = 9, height = 9, ScrollView {}:scrollPosition(position) }",
      "a ScrollPosition belongs to one scroll view; make another one for the second"
    ),
  ])
  func `what a position cannot do is refused`(entry: String, message: String) throws {
    #expect(try ScriptRun.message(of: Self.scene + "\n" + entry) == message)
  }
}
