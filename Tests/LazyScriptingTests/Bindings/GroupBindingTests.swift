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

  @Test func `a group over subviews says that it is not built yet`() throws {
    try expectMessage(
      of: "Group { subviews = EmptyView(), print }",
      "subviews of Group is not built yet"
    )
  }
}
