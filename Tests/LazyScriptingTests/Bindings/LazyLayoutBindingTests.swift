import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct LazyLayoutBindingTests {
  /// A column as a script writes it, for comparison with `LazyVStack`.
  private static let column = """
    Column = LazyLayout "Column" { parameters = { spacing = 0 },
      begin = function(self, bounds) return { y = 0, width = bounds.width } end,
      place = function(self, cursor, subviews)
        local size = subviews[1]:place { x = cursor.width / 2, y = cursor.y, anchor = "top",
          width = cursor.width }
        cursor.y = cursor.y + size.height + self.spacing
        return cursor.y
      end }
    """

  @Test(arguments: [
    "%@", "%@:padding(7)", "%@:frame { width = 120 }", "VStack { Text \"title\", %@ }",
    "VStack { spacing = 3, %@, Text \"between\", %@ }",
    "VStack { %@:background { Color \"red\" } }",
    "LazyVStack { ForEach(4, function(i) return VStack { Text \"row\", %@ } end) }",
    "LazyVStack { spacing = 2, Text \"first\", %@ }",
  ])
  func `a column that is written in Lua shows what LazyVStack shows`(form: String) throws {
    let inner = """
      { spacing = 4, ForEach { 60, id = "row-%d", function(i)
        return Text(("long "):rep(i % 9 + 1)) end } }
      """
    func shown(_ constructor: String) throws -> String {
      let view = form.split(separator: "%@", omittingEmptySubsequences: false)
        .joined(separator: constructor + inner)
      return try ScriptRun.output(
        of: """
          \(Self.column)
          local window = Window { width = 200, height = 300, ScrollView { \(view) } }
          local scroll = window:scrollView()
          for _, by in ipairs { 130, 90, -60, 250, -200, 120 } do
            scroll:drag { by = by }
            window:check()
            print((window:draw():gsub("Column", "LazyVStack")))
          end
          """
      )
    }
    let own = try shown("Column")
    #expect(!own.contains("error"), "\(own)")
    #expect(try shown("LazyVStack") == own)
  }

  @Test func `a definition reads what is left, by number, id, role and value`() throws {
    try expectOutput(
      of: """
        local Told = LazyLayout "Told" { values = { level = 7 },
          begin = function(self, bounds, index) return { y = 0 } end,
          place = function(self, cursor, subviews)
            local view = subviews[1]
            print(#subviews, view.index, view.id, view.role, view.values.level, view)
            cursor.y = cursor.y + view:place { y = cursor.y, width = 50 }.height
            return cursor.y, cursor.y
          end }
        Window { width = 100, height = 100, ScrollView { Told {
          Section { header = Item { height = 40 }, ForEach { 1, id = "row-%d",
            function() return Item { height = 60 }:layoutValue("level", 1) end } } } } }
        """,
      "2\t1\tnil\theader\t7\tsubview 1 of Told\n1\t2\trow-1\tcontent\t1\tsubview 2 of Told"
    )
  }

  @Test(arguments: [
    (
      "return 1/0",
      "place of LazyLayout \"Odd\" in test.lua:2 gave infinity as the floor, not a finite "
        + "number of points"
    ),
    ("return 10", "a step of Odd placed nothing; it has to place subviews[1], which is subview 1"),
    ("subviews[2]:place {} return 10", "a step of Odd left out subview 1 and placed a later one"),
    (
      "subviews[1]:place { y = -3 } return 10",
      "Odd put subview 1 at -3.0, above the floor 0.0 that it "
        + "gave before"
    ),
    (
      "subviews[1]:place {} return -1",
      "Odd gave the floor -1.0 after 0.0; it is a finite number and "
        + "never decreases"
    ),
    (
      "subviews[1]:place {} return 9, 3",
      "Odd gave the ceiling 3.0 with the floor 9.0; it is a finite "
        + "number, and not above the floor"
    ),
    (
      "subviews[1]:place {} cursor.f = print return 9",
      "cursor.f of Odd is a function; a cursor holds "
        + "numbers, strings, booleans and plain tables of them, since it is copied"
    ),
    (
      "subviews[1]:place {} cursor.t = { a = { cursor } } return 9",
      "cursor.t.a.1.t.a.1.t.a of Odd is "
        + "nested more than 8 deep, or holds itself; a cursor holds numbers, strings, booleans "
        + "and plain tables of them, since it is copied"
    ),
    ("local x = subviews[99] return 9", "4 subviews are left, subviews[1] first; there is no 99"),
    (
      "kept = kept or subviews[1] return kept:place {}.height",
      "the subviews of Odd are those of one "
        + "step, which is over; keep what you read in the cursor"
    ),
    ("error('on purpose')", "on purpose"),
    (
      "self.lanes = 3",
      "self.lanes of Odd can only be read; what a layout computes it keeps in its cursor"
    ),
  ])
  func `a step that goes wrong is an error, and its subview stands in a column`(
    body: String,
    message: String
  ) throws {
    let run = try ScriptRun(
      """
      local Odd = LazyLayout "Odd" { parameters = { lanes = 1 }, begin = function() return {} end,
        place = function(self, cursor, subviews) \(body) end }
      kept = nil rawset(_G, "kept", false)
      window = Window { width = 100, height = 100, ScrollView {
        VStack { spacing = 0, Text "title",
          Odd { ForEach(4, function() return Item { height = 20 } end) }, Text "end":id "end" } } }
      """
    )
    #expect(run.error?.message == message)
    run.again("print(window:node(\"end\").frame.y, window:scrollView().visibleIDs)")
  }

  @Test(arguments: [
    (
      "LazyLayout \"X\" { begin = print }",
      "LazyLayout \"X\" needs place, a function(self, cursor, "
        + "subviews)"
    ),
    (
      "LazyLayout \"X\" { begin = print, place = print, skip = 3 }",
      "skip of LazyLayout \"X\" is a function(self, cursor, index, count, advance), got 3"
    ),
    (
      "LazyLayout \"X\" { begin = print, place = print, parameters = { axis = 1 } }",
      "'axis' cannot be a parameter of X; self.axis means something else"
    ),
    (
      "(LazyLayout \"X\" { begin = print, place = print }) { lanes = 2 }",
      "unknown parameter 'lanes' of X; it has axis, reversed, pinnedViews, estimator"
    ),
  ])
  func `a wrong definition or use is an error with its remedy`(
    call: String,
    message: String
  ) throws {
    try expectMessage(of: "local x = \(call)", message)
  }

  @Test func `a layout in a cell beside others comes to rest, although one alone can hold still`()
    throws
  {
    try expectOutput(
      of: """
        local Lanes = LazyLayout "Lanes" {
          begin = function(self, bounds)
            return { width = (bounds.width + 6) / 2 - 6, 0, 0 }
          end,
          place = function(self, cursor, subviews)
            local lane = cursor[2] < cursor[1] and 2 or 1
            local size = subviews[1]:place { x = (lane - 1) * (cursor.width + 6), y = cursor[lane],
              width = cursor.width }
            cursor[lane] = cursor[lane] + size.height + 6
            return math.min(cursor[1], cursor[2]), math.max(cursor[1], cursor[2])
          end,
        }
        local data = lab.data { "p", "q", "r" }
        local function tile()
          return ZStack { Item { width = 10, height = 25 },
            LazyVStack { Item { width = 10, height = 44 } } }
        end
        local function tiles() return ForEach { data, function() return tile() end } end
        local w = Window { width = 320, height = 70, function() return ScrollView { LazyVGrid {
          columns = { GridItem.fixed { 100 }, GridItem.fixed { 100 }, GridItem.fixed { 1 } },
          tiles(), Lanes { tiles(), tile() }, Item { width = 10, height = 25 },
          ForEach { data, id = function(name) return name .. 2 end,
            function() return tile() end } } } end }
        w:scrollView():drag { by = 24 }
        w:scrollView():drag { by = 24 }
        w:update(function() data:insert { 1, "n" } end)
        for _ = 1, 5 do
          w:scrollView():drag { by = 20 }
          w:check()
        end
        for event in w.trace:events { kind = "diagnostic" } do print(event) end
        print(w:scrollView().contentOffset.y > 140)
        """,
      "true"
    )
  }

  @Test func `a step is made again where a view that it looked at has another size`() throws {
    try expectOutput(
      of: """
        local Words = LazyLayout "Words" {
          begin = function(_, bounds) return { y = 0, width = bounds.width } end,
          place = function(self, cursor, subviews)
            local x, height = 0, 0
            for _, view in ipairs(subviews) do
              local size = view:sizeThatFits { width = cursor.width }
              if x > 0 and x + size.width > cursor.width then break end
              view:place { x = x, y = cursor.y, width = size.width, height = size.height }
              x, height = x + size.width + 4, math.max(height, size.height)
            end
            cursor.y = cursor.y + height + 4
            return cursor.y
          end,
        }
        local w = Window { width = 200, height = 300, ScrollView { Words { ForEach { 34, function()
          return LazyHGrid { rows = { GridItem.fixed { 250 } }, estimator = { "fixed", 30 },
            Item { width = 10, height = 25 } }
        end } } } }
        w:check()
        for _ = 1, 8 do
          w:scrollView():drag { by = 150 }
          w:check()
        end
        print(w:scrollView().contentSize.height)
        """,
      "758.0"
    )
  }
}
