import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct LayoutBindingTests {
  /// A column as a script writes it, for comparison with `VStack`.
  static let column = """
    Column = Layout "Column" { parameters = { spacing = 0 },
      sizeThatFits = function(self, proposal, subviews)
        local width, height = 0, self.spacing * math.max(0, #subviews - 1)
        for _, view in ipairs(subviews) do
          local size = view:sizeThatFits { width = proposal.width }
          width, height = math.max(width, size.width), height + size.height
        end
        return width, height
      end,
      placeSubviews = function(self, bounds, proposal, subviews)
        local y = bounds.minY
        for _, view in ipairs(subviews) do
          local size = view:place { x = bounds.midX, y = y, anchor = "top", width = bounds.width }
          y = y + size.height + self.spacing
        end
      end }
    """

  @Test(arguments: [
    "%@", "%@:padding(7)", "%@:frame { width = 120 }", "VStack { Text \"title\", %@ }",
    "VStack { spacing = 3, %@, %@ }", "HStack { %@, Divider(), %@ }",
    "LazyVStack { ForEach(5, function(i) return %@ end) }", "%@:background { Color \"red\" }",
    "%@:overlay { alignment = \"bottom\", Text \"x\" }", "Column { %@, %@ }",
  ])
  func `a column that is written in Lua places as VStack does`(form: String) throws {
    let inner = """
      { spacing = 4, Text "one", Text "a second one that is so long that it wraps into lines",
        Item { width = 30, height = 12 } }
      """
    func frames(_ constructor: String) throws -> String {
      let view = form.split(separator: "%@", omittingEmptySubsequences: false)
        .joined(separator: constructor + inner)
      return try ScriptRun.output(
        of: """
          \(Self.column)
          local window = Window { width = 200, height = 400, ScrollView { \(view) } }
          print((tostring(window:tree()):gsub("Column", "VStack")))
          """
      )
    }
    let own = try frames("Column")
    #expect(!own.contains("error"), "\(own)")
    #expect(try frames("VStack") == own)
  }

  @Test func `what a view says is read under its name, through other modifiers`() throws {
    try expectOutput(
      of: """
        local Levels = Layout "Levels" { values = { level = 0, name = "none" },
          sizeThatFits = function(self, proposal, subviews)
            for i, view in ipairs(subviews) do print(i, view.values.level, view.values.name) end
            return 10, 10
          end,
          placeSubviews = function() end }
        Window { width = 100, height = 100, Levels {
          Text "a", Text "b":layoutValue("level", 2):padding(3),
          Text "c":layoutValue("level", 1):layoutValue("level", 4):layoutValue("name", "c") } }
        """,
      "1\t0\tnone\n2\t2\tnone\n3\t4\tc"
    )
  }

  @Test func `what is not placed comes to lie in the middle`() throws {
    try expectOutput(
      of: """
        local Empty = Layout "Empty" {
          sizeThatFits = function(self, proposal) return proposal.width, proposal.height end,
          placeSubviews = function() end }
        local window = Window { width = 100, height = 60,
          Empty { Item { width = 20, height = 10 }:id "x" } }
        print(window:node("x").frame)
        """,
      "x 40 y 25 width 20 height 10"
    )
  }

  @Test func `the cache is made once for both functions, and anew when a subview changes`() throws {
    try expectOutput(
      of: """
        local made, isLong, seen = 0, false, {}
        local Cached = Layout "Cached" {
          makeCache = function(self, subviews) made = made + 1; return { count = #subviews } end,
          sizeThatFits = function(self, proposal, subviews, cache)
            cache.sized = true
            return 9, 9
          end,
          placeSubviews = function(self, bounds, proposal, subviews, cache)
            seen[made] = cache.count == 2 and cache.sized
          end }
        local window = Window { width = 100, height = 100, function()
          return Cached { Text "a", Text(isLong and "bbbb" or "b") }
        end }
        window:step()
        window:update(function() isLong = true end)
        print(made, seen[1], seen[2])
        """,
      "2\ttrue\ttrue"
    )
  }

  /// What a layout may do wrong, and what is said of that.
  private static let mistakes: [(String, String?)] = [
    (
      "return 10",
      "sizeThatFits of Layout \"Odd\" in test.lua:2 gave nil as the height, not a finite "
        + "number of points, 0 or more"
    ),
    (
      "return 0/0, 1",
      "sizeThatFits of Layout \"Odd\" in test.lua:2 gave NaN as the width, not a "
        + "finite number of points, 0 or more"
    ),
    (
      "return subviews[1]:place { x = 1 }",
      "place is for placeSubviews; ask for a size with sizeThatFits"
    ),
    ("return subviews[3].x", "subviews has 1 … 1, and no 3"),
    ("return subviews[2].x", "attempt to index a nil value (field 'integer index')"),
    (
      "return subviews[1].values.level",
      "Odd declares no value 'level'; write values = { level = … } "
        + "in its definition"
    ),
    ("return self.spcing", "self of Odd has no 'spcing'; did you mean 'spacing'?"),
    (
      "self.spacing = 1",
      "self.spacing of Odd can only be read; what a layout computes it keeps in its cache"
    ),
    ("kept = subviews; return 1, 1", nil),
    ("return proposal.widht, 1", "ProposedSize has no 'widht'; did you mean 'width'?"),
    (
      "return subviews[1]:sizeThatFits { proposal, width = 1 }",
      "layoutSubview:sizeThatFits takes a "
        + "proposal, or width = and height =, not both"
    ),
  ]

  @Test(arguments: mistakes)
  func `a function that goes wrong is named, and the frame goes on`(
    body: String,
    message: String?
  ) throws {
    let run = try ScriptRun(
      """
      local Odd = Layout "Odd" { parameters = { spacing = 1 }, placeSubviews = function() end,
        sizeThatFits = function(self, proposal, subviews) \(body) end }
      window = Window { width = 100, height = 100, VStack { Odd { Text "a" }, Text "b":id "b" } }
      """
    )
    #expect(run.error?.message == message)
    run.again("window:step() window:check() print(window:node(\"b\").frame.width > 0)")
    if message == nil { #expect(run.printed == "true") }
  }

  @Test func `subviews are worth nothing once the call is over`() throws {
    try expectMessage(
      of: """
        local kept
        local Keeping = Layout "Keeping" {
          sizeThatFits = function(self, proposal, subviews) kept = subviews[1] return 1, 1 end,
          placeSubviews = function() end }
        Window { width = 9, height = 9, Keeping { Text "a" } }
        kept:sizeThatFits {}
        """,
      "the subviews of Keeping are those of one call of its functions, which is over; read what "
        + "you need and keep that"
    )
  }

  @Test(arguments: [
    (
      "Layout \"X\" { sizeThatFits = print }",
      "Layout \"X\" needs placeSubviews, a function(self, "
        + "bounds, proposal, subviews, cache)"
    ),
    (
      "Layout \"X\" { sizeThatFits = print, placeSubviews = print, plceSubviews = 1 }",
      "unknown parameter 'plceSubviews' of Layout \"X\"; did you mean 'placeSubviews'?"
    ),
    (
      "Layout \"X\" { sizeThatFits = print, placeSubviews = print, values = { 3 } }",
      "a value of X has a name and a default: values = { aspectRatio = 1 }"
    ),
    ("Layout(\"\")", "name of Layout is a string that is not empty"),
    (
      "Text(\"x\"):layoutValue(1, 2)",
      "key of :layoutValue is a string, got 1; write "
        + "\"1\", or tostring(value)"
    ),
  ])
  func `a wrong definition is an error with its remedy`(call: String, message: String) throws {
    try expectMessage(of: "local x = \(call)", message)
  }
}
