import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ScrollTargetBindingTests {
  @Test func `a function decides where a fling ends`() throws {
    let script = """
      local window = Window { width = 100, height = 200,
        ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 50 } } }
          :scrollTargetBehavior(function(target, context)
            print(context.velocity.y, context.originalTarget.rect.y, context.containerSize.height)
            target.rect.y = 333
          end) }
      window:scrollView():fling { velocity = 700 }
      lab.expectNear(window:scrollView().contentOffset.y, 333, 1e-9, "the end")
      """
    try expectOutput(of: script, "700.0\t0.0\t200.0")
  }

  @Test(arguments: [
    (
      ":scrollTargetBehavior { \"paging\", anchor = \"top\" }",
      "anchor of :scrollTargetBehavior goes with \"viewAligned\""
    )
  ])
  func `what is no behavior is refused`(modifier: String, message: String) throws {
    let entry = "Window { width = 9, height = 9, ScrollView {}\(modifier) }"
    #expect(try ScriptRun.message(of: entry) == message)
  }
}
