import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ButtonBindingTests {
  private static let window = """
    local count = 0
    local function tapped() count = count + 1 end
    local window = Window { width = 100, height = 100,
      VStack {
        Button { "Tap", action = tapped }:id("button"),
        Button { Color "red", Text "b", action = tapped }:disabled():id("off"),
        Text "c":onTapGesture(tapped):id("text"),
        Text "d":id("plain"),
        Item { height = 900 },
        Button { "far", action = tapped }:id("far"),
      }:frame { height = 100, alignment = "top" },
    }

    """

  @Test func `a tap runs an action and makes a frame`() throws {
    try expectOutput(
      of: Self.window + """
        print(window:tap("button"), count, window.frame)
        window:tap "text"
        print(count, window:node("button").frame.width)
        """,
      "1\t1\t2\n2\t25.5"
    )
  }

  @Test(arguments: [
    ("window:tap 'off'", "off cannot be tapped because it is disabled"),
    (
      "window:tap 'plain'",
      "plain has nothing to tap; give it an :onTapGesture, or make it a Button"
    ),
    (
      "window:tap 'far'", "far cannot be tapped because it is not visible; scroll to it first"
    ),
    ("Button { 'a' }", "Button needs action, a function()"),
    ("Button { action = print }", "Button needs label, a string or a view"),
  ])
  func `what cannot be tapped is an error that says why`(call: String, message: String) throws {
    try expectMessage(of: Self.window + "local v = " + call, message)
  }
}
