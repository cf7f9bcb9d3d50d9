import LazyTestSupport
import Testing

@testable import LazyScripting

/// An update says that data changed, including what content functions read besides their element.
@Suite(.leavesNothing) struct UpdatedContentTests {
  private static let list = """
    local rows, expanded, calls = {}, {}, 0
    for i = 1, 1000 do rows[i] = { id = i, style = { height = 40 } } end
    local window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
      ForEach { rows, function(row)
        calls = calls + 1
        return Item { height = expanded[row.id] and 200 or row.style.height }
      end } } } }
    local feed = window:scrollView()

    """

  @Test func `a value beside the data changes the rows that read it`() throws {
    try expectOutput(
      of: Self.list + """
        window:update(function() expanded[1] = true end)
        print(window:node(1).frame.height, window:node(2).frame.y)
        """,
      "200.0\t200.0"
    )
  }

  @Test func `a nested field changes its row`() throws {
    try expectOutput(
      of: Self.list + """
        window:update(function() rows[2].style.height = 90 end)
        print(window:node(2).frame.height)
        """,
      "90.0"
    )
  }

  @Test func `a row out of sight is asked again when it comes back`() throws {
    try expectOutput(
      of: Self.list + """
        feed:drag { by = 80 }
        window:update(function() expanded[1] = true end)
        feed:scrollTo { edge = "top" }
        print(window:node(1).frame.height)
        """,
      "200.0"
    )
  }

  @Test func `an update asks for what is in sight, and views that stay equal are not measured`()
    throws
  {
    try expectOutput(
      of: Self.list + """
        local before, measures, bodies = calls, window.metrics.measures, window.metrics.bodies
        window:update(function() end)
        local inSight = #feed.visibleIDs
        print(calls - before >= inSight, calls - before <= inSight + 4)
        print(window.metrics.measures - measures, window.metrics.bodies - bodies)
        print(window.metrics.contents == calls)
        window:step(5)
        print(window.metrics.contents == calls)
        """,
      "true\ttrue\n0\t0\ntrue\ntrue"
    )
  }

  @Test func `the body of a view runs only where its parameters changed`() throws {
    try expectOutput(
      of: """
        local color, bodies = "red", 0
        local Row = View "Row" { parameters = { "color" }, body = function(self)
          bodies = bodies + 1
          return Item { height = self.color == "red" and 40 or 50 }
        end }
        local window = Window { width = 90, height = 90, ScrollView { LazyVStack {
          ForEach { 100, function(i) return Row { color = i == 1 and color or "red" } end } } } }
        local before = bodies
        window:update(function() end)
        print(bodies - before)
        window:update(function() color = "blue" end)
        print(bodies - before, window:node(1).frame.height)
        """,
      "0\n1\t50.0"
    )
  }

  @Test func `rows of sections and of stacks in stacks are asked again`() throws {
    try expectOutput(
      of: """
        local height = 20
        local window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { { "A" }, id = "self", subviews = 2, function(team)
            return Section { header = Text(team),
              ForEach { 1, function() return Item { height = height } end } } end },
          LazyVStack { ForEach { 1, id = "inner-%d", function()
            return Item { height = height } end } },
        } } }
        window:update(function() height = 60 end)
        print(window:node { "A", 1 }.frame.height, window:node("inner-1").frame.height)
        """,
      "60.0\t60.0"
    )
  }

  @Test func `an edit that is told asks only for what it concerns`() throws {
    try expectOutput(
      of: """
        local calls = 0
        local rows = lab.data { "a", "b", "c" }
        local window = Window { width = 90, height = 400, ScrollView { LazyVStack {
          ForEach { rows, function() calls = calls + 1 return Item { height = 30 } end } } } }
        local before = calls
        rows:insert(2, "new")
        window:step()
        print(calls - before)
        """,
      "1"
    )
  }

  /// A cover that moves by itself, as one with a parallax does, stands before a lazy stack: only
  /// the drawing changes.
  @Test(arguments: ["vertical", "horizontal"], ["", ":padding(3)", ":frame { height = 170 }"])
  func `what is drawn elsewhere in front of a lazy stack scrolls nothing`(
    axis: String,
    modifier: String
  ) throws {
    let script = """
      local isRow, shift = "\(axis)" == "horizontal", 0
      local eager, lazy = isRow and HStack or VStack, isRow and LazyHStack or LazyVStack
      local window = Window { width = 400, height = 400, function()
        local cover = Item { width = 160, height = 160 }
          :offset { x = isRow and shift or 0, y = isRow and 0 or shift }:id("cover")\(modifier)
        return ScrollView { axes = "\(axis)", eager { spacing = 0, cover,
          lazy { spacing = 0, ForEach { 30, id = "row-%d", function()
            return Item { width = 70, height = 70 }
          end } } } }
      end }
      window:scrollView():drag { by = 100 }
      local function place() return window:node("cover").drawnRect[isRow and "x" or "y"] end
      local before = place()
      window:update(function() shift = 40 end)
      local offset = window:scrollView().contentOffset
      print(isRow and offset.x or offset.y, place() - before)
      """
    let run = try ScriptRun(script)
    #expect(run.error == nil)
    #expect(run.printed == "100.0\t40.0")
  }
}
