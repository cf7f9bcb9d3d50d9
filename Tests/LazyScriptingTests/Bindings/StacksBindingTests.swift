import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct StacksBindingTests {
  @Test(arguments: [
    ("VStack", "height", "y"), ("LazyVStack", "height", "y"), ("HStack", "width", "x"),
    ("LazyHStack", "width", "x"),
  ])
  func `children stand one after the other with the given spacing`(
    stack: String,
    length: String,
    place: String
  ) throws {
    let script = """
      local axes = "\(place)" == "y" and "vertical" or "horizontal"
      local window = Window { width = 500, height = 500, ScrollView { axes = axes,
        \(stack) { spacing = 10,
          Item { \(length) = 30 }:id "a", Item { \(length) = 20 }:id "b" } } }
      print(window:node("b").frame.\(place) - window:node("a").frame.\(place))
      """
    try expectOutput(of: script, "40.0")
  }

  @Test func `holes and false hold their places`() throws {
    let script = """
      local function content(first, third)
        return VStack { first, nil, third, nil,
          Item { height = 10 }:id "last":onAppear(function() print "appears" end), nil, nil }
      end
      local open = false
      local window = Window { width = 100, height = 100, function()
        return content(open and Item { height = 5 }, open and Item { height = 5 } or nil)
      end }
      local before = window:node("last").appears
      open = true
      window:update(function() end)
      print(before, window:node("last").appears, window:node("last").frame.height)
      """
    try expectOutput(of: script, "appears\n1\t1\t10.0")
  }

  @Test func `a list built by statements is handed over whole`() throws {
    let script = """
      local list = {}
      for i = 1, 4 do list[#list + 1] = i ~= 2 and Item { height = 10 }:id(i) or false end
      local window = Window { width = 100, height = 100, VStack(list) }
      print(window:node(1).phase, window:node(4).phase, pcall(window.node, window, 2))
      """
    #expect(try ScriptRun.output(of: script).hasPrefix("placed\tplaced\tfalse\t"))
  }

  @Test func `a packed table counts its holes`() throws {
    let script = """
      local packed = table.pack(nil, Item { height = 7 }:id "mine", nil)
      print(Window { width = 100, height = 100, VStack(packed) }:node("mine").frame.height)
      """
    try expectOutput(of: script, "7.0")
  }
}
