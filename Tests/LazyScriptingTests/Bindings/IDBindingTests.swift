import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct IDBindingTests {
  @Test func `a modifier gives a new view and leaves the old one`() throws {
    let script = """
      local plain = Item { height = 10 }
      local first, second = plain:id "first", plain:id "second"
      local window = Window { width = 100, height = 100, VStack { spacing = 0, first, second, \
      plain } }
      print(window:node("first").frame.height, window:node("second").frame.height, first, plain)
      """
    try expectOutput(of: script, "10.0\t10.0\tan Item view\tan Item view")
  }

  @Test func `one and one point zero are one id, one and its text are two`() throws {
    let script = """
      local window = Window { width = 100, height = 100, VStack {
        Item { height = 10 }:id(1), Item { height = 20 }:id "1", Item { height = 30 }:id(true) } }
      print(window:node(1.0).frame.height, window:node("1").frame.height)
      print(window:node(true).frame.height, pcall(window.node, window, 2))
      """
    #expect(try ScriptRun.output(of: script).hasPrefix("10.0\t20.0\n30.0\tfalse\t"))
  }
}
