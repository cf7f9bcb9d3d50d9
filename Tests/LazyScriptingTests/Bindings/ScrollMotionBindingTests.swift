import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ScrollMotionBindingTests {
  @Test func `a fling decelerates, and explain says so`() throws {
    let script =
      Scripts.feed + """

        print(feed:fling { velocity = 1000 })
        lab.expectNear(feed.contentOffset.y, 494.505, 1e-3)
        print((window:explain(2, 6):gsub(", in 5.*", "")))
        print(feed:fling { velocity = 1 }, feed:stop(), feed.velocity)
        """
    try expectOutput(
      of: script,
      """
      139
      Frames 2 to 6
        The content offset went from 0 to 76.7529:
          +76.7529    The content went on by itself after a finger let it go
      1\t1\t0.0
      """
    )
  }

  @Test(arguments: [
    (
      "feed:fling { velocity = 1e9 }",
      "velocity of fling is 1000000000; expected points per second, at most 100000 either way"
    ),
    ("feed:fling {}", "scroll:fling needs velocity, a finite number or a table { x =, y = }"),
    (
      "feed:fling { velocity = { x = 3 } }",
      "x of fling is 3; expected 0 in a vertical scroll view"
    ),
  ])
  func `what is no fling is refused`(entry: String, message: String) throws {
    #expect(try ScriptRun.message(of: Scripts.feed + "\n" + entry) == message)
  }
}
