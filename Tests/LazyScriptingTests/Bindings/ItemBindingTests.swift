import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ItemBindingTests {
  @Test func `an item without any length is an error`() throws {
    try expectMessage(
      of: "local row = {}; return Item { height = row.hight }",
      "Item needs a width or a height; write width = \"flexible\", height = \"flexible\" for "
        + "one that fills what it is offered"
    )
  }

  @Test(arguments: ["-1", "0/0", "math.huge", "\"big\"", "{}"])
  func `a length is a finite number that is not negative`(length: String) throws {
    let message = try ScriptRun.message(of: "Item { height = \(length) }")
    #expect(message?.hasPrefix("height of Item is a finite number of points, 0 or more,") == true)
  }

  @Test func `a function is told the length in the other direction`() throws {
    let script = """
      local window = Window { width = 100, height = 100, VStack {
        Item { height = function(width) return width / 4 end }:id "row" } }
      print(window:node("row").frame.height)
      """
    try expectOutput(of: script, "25.0")
  }

  @Test func `a function that gives no length is an error that says what it gave`() throws {
    let script = """
      Window { width = 100, height = 100, VStack { Item { height = function() return "x" end } } }
      """
    try expectMessage(
      of: script,
      "height of Item is a finite number of points, 0 or more, but its function gave \"x\""
    )
  }
}
