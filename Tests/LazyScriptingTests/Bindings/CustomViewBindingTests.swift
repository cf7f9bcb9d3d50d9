import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct CustomViewBindingTests {
  private static let step = """
    Step = View "Step" { parameters = { "number", "token?", size = 20 }, body = function(self)
      return Item { height = self.size + self.number }
    end }
    """

  @Test func `self has what was passed and the defaults`() throws {
    let script = """
      \(Self.step)
      local window = Window { width = 100, height = 100, VStack { spacing = 0,
        Step { number = 1 }:id "a", Step { number = 2, size = 50 }:id "b" } }
      print(window:node("a").frame.height, window:node("b").frame.height)
      print(window.metrics.byView.Step.bodies)
      """
    try expectOutput(of: script, "21.0\t52.0\n2")
  }

  @Test(arguments: [
    ("Step {}", "Step needs number, any value"),
    ("Step { number = 1, sise = 2 }", "unknown parameter 'sise' of Step; did you mean 'size'?"),
    ("Step { number = 1, \"x\" }", "child 1 of Step is no view but a string; write Text \"x\""),
    (
      "VStack { Step }",
      "child 1 of VStack is no view but the constructor Step, which was not called; write Step {}"
    ),
    ("View(3)", "name of View is a string, got 3; write View(\"3\"), or tostring(value)"),
    ("View \"X\" {}", "View \"X\" needs body, a function(self)"),
    (
      "View \"X\" { body = print, state = 3 }",
      "state of View \"X\" is a table of names and of values or a function(self), got 3"
    ),
    (
      "View \"X\" { body = print, parameters = { \"state\" } }",
      "'state' cannot be a parameter of X; self.state means something else"
    ),
    (
      "View \"X\" { body = print, parameters = { 3 } }",
      "a parameter of X is 3; at a position stands its name, a string"
    ),
    (
      "View \"X\" { body = print, bdy = 1 }",
      "unknown parameter 'bdy' of View \"X\"; did you mean 'body'?"
    ),
  ])
  func `a wrong definition or use is an error`(call: String, message: String) throws {
    try expectMessage(of: "\(Self.step)\nlocal x = \(call)", message)
  }

  @Test(arguments: [
    ("return self.sise", "self of Step has no 'sise'; did you mean 'size'?"),
    ("self.size = 3", "self.size of Step can only be read"),
    ("return self.state.x", "Step declares no state; write state = { … } in its definition"),
    ("return \"x\"", "child 1 of the body of Step is no view but a string; write Text \"x\""),
  ])
  func `a body that goes wrong is an error in its line`(body: String, message: String) throws {
    let run = try ScriptRun(
      """
      local Step = View "Step" { parameters = { size = 1 }, body = function(self)
        \(body)
      end }
      Window { width = 10, height = 10, VStack { Step() } }
      """
    )
    #expect(run.error?.message == message)
  }

  @Test func `children passed by position are the content of self`() throws {
    let script = """
      local Card = View "Card" { body = function(self)
        return VStack { spacing = 5, Item { height = 10 }, self.content }
      end }
      local window = Window { width = 100, height = 100,
        Card { Item { height = 20 }:id "inner", Item { height = 20 }:id "second" } }
      print(window:node("second").frame.y - window:node("inner").frame.y)
      """
    try expectOutput(of: script, "25.0")
  }

  @Test func `a body runs again only when a parameter has another value`() throws {
    let script = """
      local runs, number, point, options = 0, 1, { x = 1 }, { 1 }
      local Step = View "Step" { parameters = { "number", "point" }, body = function(self)
        runs = runs + 1
        return Item { height = 10 }
      end }
      local window = Window { width = 100, height = 100, function()
        return VStack { Step { number = number, point = point } }
      end }
      window:update(function() point = { x = 1 } end)
      print(runs)
      window:update(function() point.x = 2 end)
      print(runs)
      window:update(function() number = 2 end)
      print(runs)
      """
    try expectOutput(of: script, "1\n2\n3")
  }

  @Test func `a body may return several views or none`() throws {
    let script = """
      local Two = View "Two" { body = function() return Item { height = 1 }, Item { height = 2 \
      } end }
      local None = View "None" { body = function() end }
      local window = Window { width = 100, height = 100, VStack { spacing = 10, Two(), None(),
        Item { height = 3 }:id "last" } }
      print(window:node("last").frame.y + window:node("last").frame.height - 50)
      """
    try expectOutput(of: script, "13.0")
  }
}
