import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct HelpBindingTests {
  @Test func `help gives what the registry says`() throws {
    try expectOutput(
      of: "print(help 'Window.step')",
      """
      window:step([count])
        Makes frames without any input, and gives their number.
        count: a whole number of at least 0; default 1
          How many frames.
        Gives a whole number of at least 0.
        Example:
          window:step(3)
      """
    )
    try expectOutput(of: "print(help 'Itm')", "nothing is called 'Itm'; did you mean 'Item'?")
  }
}
