import LazyScripting
import Testing

@Suite struct RowGesturesBindingTests {
  private static let list = """
    local rows, told = DATA, {}
    local window = Window { width = 300, height = 200,
      ScrollView { LazyVStack { spacing = 0,
        ForEach(rows, function(row) return Item { height = 50 }
          :swipeActions { Button { "Delete", action = function() end } } end):reorderable(),
      }:reorderContainer { move = function(difference)
        told[#told + 1] = tostring(difference)
        difference:apply(rows)
      end } } }

    """

  @Test(arguments: ["{ \"a\", \"b\", \"c\", \"d\" }", "lab.data { \"a\", \"b\", \"c\", \"d\" }"])
  func `a drag brings an array or edited data into the new order`(data: String) throws {
    let script =
      Self.list.replacing("DATA", with: data) + """
        window:reorder { "c", before = "a" }
        window:reorder { "b", "end" }
        window:reorder { "b", "end" }
        print(rows[1], rows[2], rows[3], rows[4], told[1], told[2], told[3])
        """
    #expect(try ScriptRun.output(of: script) == "c\ta\td\tb\tc before a\tb to the end\tnil")
  }

  @Test(arguments: ["vertical", "horizontal"], ["50", "30 + n * 37 % 80"])
  func `a row that was dragged is in sight where it was dropped`(
    axis: String,
    length: String
  ) throws {
    let (stack, edge) = axis == "vertical" ? ("LazyVStack", "height") : ("LazyHStack", "width")
    try expectOutput(
      of: """
        local rows = {}
        for n = 1, 100 do rows[n] = { id = n, length = \(length) } end
        local window = Window { width = 400, height = 400, ScrollView { axes = "\(axis)",
          \(stack) { spacing = 0,
            ForEach(rows, function(row) return Item { \(edge) = row.length } end):reorderable() }
            :reorderContainer { move = function(difference) difference:apply(rows) end } } }
        local scroll = window:scrollView()
        for seed = 1, 40 do
          local row = lab.noise("row" .. seed, 1, 100)
          local before = lab.noise("before" .. seed, 1, 100)
          scroll:scrollTo { id = row, anchor = "center" }
          if row ~= before then window:reorder { row, before = before } end
          if window:node(row).visibleFraction == 0 then print(row, before, scroll.visibleIDs) end
        end
        """,
      ""
    )
  }

  @Test func `a list in a state is reordered as well`() throws {
    let output = try ScriptRun.output(
      of: """
        local Feed = View "Feed" { state = { rows = { "a", "b", "c" } }, body = function(self)
          return ScrollView { LazyVStack { ForEach { self.state.rows,
            function() return Item { height = 30 } end }:reorderable() } }
            :reorderContainer { move = function(difference)
              difference:apply(self.state.rows) end }
        end }
        local window = Window { width = 300, height = 200, Feed {}:id("feed") }
        window:reorder { "c", before = "a" }
        print(window:scrollView().visibleIDs)
        """
    )
    #expect(output == "c, a, b")
  }

  @Test(arguments: [
    ("window:reorder \"a\"", "window:reorder needs before =, \"end\" or \"outside\""),
    ("window:reorder { \"a\", \"end\", before = \"b\" }", "needs before =, \"end\" or \"outside\""),
    ("window:reorder { \"x\", \"end\" }", "no view has the id x"),
    ("window:reorder { \"a\", before = \"x\" }", "no view has the id x"),
    ("window:swipe { \"a\", edge = \"top\" }", "edge of window:swipe is"),
    ("window:swipe { \"a\", edge = \"leading\" }", "has no swipe actions at the leading edge"),
    ("window:swipe { \"a\", tap = \"Pin\" }", "a has no button \"Pin\"; there is \"Delete\""),
    (
      "window:swipe { \"a\", tap = \"Delete\", full = true }", "takes tap or full, not both"
    ),
    ("LazyVStack {}:reorderable()", ":reorderable belongs to a ForEach, not to a LazyVStack"),
    ("LazyVStack {}:reorderContainer {}", ":reorderContainer needs move"),
    ("Item { height = 3 }:swipeActions {}", ":swipeActions needs a Button"),
    (
      "Item { height = 3 }:swipeActions { Text \"Delete\" }", "Text in :swipeActions has no action"
    ),
    (
      "window:update(function() window:reorder { \"a\", \"end\" } end)",
      "reorder cannot be used while a frame is being made"
    ),
  ])
  func `bad input is an error with its remedy`(call: String, message: String) throws {
    let data = "{ \"a\", \"b\", \"c\", \"d\" }"
    let error = try ScriptRun.message(of: Self.list.replacing("DATA", with: data) + call)
    #expect(error?.contains(message) == true, "\(error ?? "none")")
  }

  @Test func `data that are others than those of the ForEach are refused`() throws {
    let error = try ScriptRun.message(
      of: """
        local window = Window { width = 300, height = 200,
          VStack { ForEach(3, function() return Item { height = 9 } end):reorderable() }
            :reorderContainer { move = function(difference) difference:apply { 1, 2 } end } }
        window:reorder { 1, "end" }
        """
    )
    #expect(error?.contains("3 elements; these are 2") == true)
  }
}
