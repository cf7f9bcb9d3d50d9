import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct AnimationBindingTests {
  @Test(arguments: [
    ("true", 49), ("false", 1), ("\"easeOut\"", 21), ("Animation.linear { duration = 0.1 }", 6),
    ("Animation.spring { response = 0.2, dampingFraction = 1 }", 18),
    ("Animation.default()", 49),
  ])
  func `scrollTo takes as long as its animation`(animation: String, frames: Int) throws {
    let script =
      Scripts.feed + """

        print(feed:scrollTo { id = "row-50", anchor = "top", animation = \(animation) })
        lab.expectEqual(feed.contentOffset.y, 4900.0, "the offset")
        """
    try expectOutput(of: script, "\(frames)")
  }

  @Test(arguments: [
    (
      "Animation.spring { response = 1000 }",
      "response of Animation.spring is a number from 0.01 to 100, got 1000.0"
    ),
    (
      "Animation.linear { duration = 1e6 }",
      "duration of Animation.linear is at most 3600 seconds"
    ),
  ])
  func `what is no animation is refused`(entry: String, message: String) throws {
    #expect(try ScriptRun.message(of: entry) == message)
  }
}
