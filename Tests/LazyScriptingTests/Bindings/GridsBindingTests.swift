import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct GridsBindingTests {
  @Test(arguments: [
    (
      "flexible { minimum = 50, maximum = 40 }",
      "GridItem.flexible has the minimum 50 and the maximum 40; give a minimum that is not larger"
    ),
    (
      "adaptive { minimum = 0 }",
      "GridItem.adaptive has the minimum 0, of which any number would fit; give one above 0"
    ),
  ])
  func `limits that contradict each other are an error where they are written`(
    item: String,
    message: String
  ) throws {
    let run = try ScriptRun("local unused = GridItem.\(item)")
    #expect(run.error?.message == message)
  }
}
