import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct GroupBindingTests {
  @Test func `a group has no layout of its own`() throws {
    let script = """
      local window = Window { width = 100, height = 100, VStack { spacing = 4,
        Group { Item { height = 10 }:id "a", EmptyView(), Item { height = 10 }:id "b" },
        Item { height = 10 }:id "c" } }
      print(window:node("c").frame.y - window:node("a").frame.y)
      """
    try expectOutput(of: script, "28.0")
  }

  @Test func `a group over subviews makes those that its function uses`() throws {
    let script = """
      local window = Window { width = 100, height = 100,
        Group { subviews = Group { Item { height = 1 }:id "a", Item { height = 2 }:id "b" },
          function(subviews)
            print(#subviews, subviews:id(2), subviews[3])
            return subviews[2]
          end } }
      print(window:node("b").frame.height, pcall(window.node, window, "a"))
      """
    let run = try ScriptRun(script)
    #expect(run.error == nil)
    #expect(run.printed.hasPrefix("2\tb\tnil\n2.0\tfalse"), "\(run.printed)")
  }

  @Test func `a group over subviews needs one function`() throws {
    try expectMessage(
      of: "Group { subviews = EmptyView(), EmptyView() }",
      "Group { subviews = content, function(subviews) … end } takes one function"
    )
  }

  @Test func `a container reads the values of its subviews`() throws {
    let script = """
      Window { width = 100, height = 100,
        Group { subviews = Item { height = 1 }:containerValue("rank", 3), function(subviews)
          print(subviews:containerValue(1, "rank"), subviews:containerValue(1, "other"))
          return nil
        end } }
      """
    try expectOutput(of: script, "3\tnil")
  }
}
