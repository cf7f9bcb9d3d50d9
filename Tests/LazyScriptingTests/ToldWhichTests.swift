import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is told is told of the right one: the right list, column, line and text, and all of them.
@Suite(.leavesNothing) struct ToldWhichTests {
  @Test(arguments: grids + lists + parts + texts)
  func `a sentence is about what it names, and about nothing else`(
    scene: ToldMovesTests.Scene
  ) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static let grids: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a picture that arrives in a line with a higher one",
      script: """
        local arrived = false
        w = Window { width = 300, height = 330, function() return ScrollView { LazyVGrid {
          columns = { GridItem.fixed { 100, spacing = 0 }, GridItem.fixed { 100, spacing = 0 },
            GridItem.fixed { 100 } }, spacing = 0,
          ForEach { 30, id = "p%d", function(i)
            if i == 4 and not arrived then return ProgressView() end
            return Color "picture":frame { height = i == 4 and 200 or 100 } end } } } end }
        w:step()
        w:update(function() arrived = true end)
        """,
      // The wheel of 20 stood in the middle of 100; the picture fills the line of 200.
      says: [
        "p4 moved by −40 vertically, though nobody moved it: −90 it is 200 points high and was 20, "
          + "and aligned by that; +50 its line is 200 points high and was 100",
        "the line of p4 is 200 points high and was 100, as a ProgressView became a Color",
      ],
      neverSays: ["a ProgressView of 100 points"]
    ),
    .init(
      testDescription: "a low cell that was below the end of what is in sight",
      script: """
        local high = 40
        w = Window { width = 200, height = 60, function() return ScrollView { LazyVGrid {
          columns = { GridItem.fixed { 100, spacing = 0 }, GridItem.fixed { 100 } }, spacing = 0,
          ForEach { 20, id = "c%d", function(i)
            return Item { width = 100, height = i == 1 and high or i == 4 and 100 or 40 }
              end } } } end }
        w:step()
        w:scrollView():drag { by = 0 }
        w:update(function() high = 140 end)
        """,
      // The line of c3 and c4 begins at 40 and is 100 high; c3 begins at 70.
      says: ["c4 was pushed out of sight, by +100"],
      neverSays: ["c3, c4", "c3 was pushed"]
    ),
    .init(
      testDescription: "columns that become more at the places of those that were there",
      script: """
        w = Window { width = 200, height = 300, ScrollView { LazyVGrid { alignment = "leading",
          columns = { GridItem.adaptive { minimum = 100, maximum = 100, spacing = 0 } },
          spacing = 0, ForEach { 60, id = "c%d",
            function() return Color "tile":frame { height = 80 } end } } } }
        w:step()
        w:resize(400, 300)
        """,
      says: [
        "c3, c4, c7, c8 moved by +200 horizontally, though nobody moved them: 2 columns became 4, "
          + "so that cells stand in other columns."
      ],
      neverSays: ["begin elsewhere"]
    ),
  ]

  private static let lists: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "two lists side by side with equal ids",
      script: """
        local model = Observable { height = 40 }
        local function list(grows) return ScrollView { LazyVStack { spacing = 0,
          ForEach { 30, id = "r%d", function(i)
            return Item { height = grows and i == 3 and model.height or 40 } end } } } end
        local Left = View "Left" { body = function() return list(true) end }
        local Right = View "Right" { body = function() return list(false) end }
        w = Window { width = 400, height = 300, HStack { spacing = 0, Left {}:id "left",
          Right {}:id "right" } }
        w:step()
        model.height = 60
        w:step()
        """,
      says: ["r4, r5, r6, r7 in left moved by +20"]
    ),
    .init(
      testDescription: "rows of a list in a row that come into sight",
      script: """
        local model = Observable { height = 200 }
        local First = View "First" { body = function()
          return Item { height = model.height } end }
        w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 0,
          ForEach { 6, id = "r%d", function(i)
            if i == 1 then return First {} end
            return LazyVStack { spacing = 0, ForEach { 5, id = "r" .. i .. "-f%d", height = 50 } }
          end } } } }
        w:scrollView():drag { by = 60 }
        model.height = 20
        w:step()
        """,
      says: ["r3, r2-f5 came into sight."]
    ),
    .init(
      testDescription: "rows that come at the front and go at the end",
      script: """
        local rows = {}
        for i = 1, 40 do rows[i] = { id = "r" .. i } end
        w = Window { width = 300, height = 260, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function() return Item { height = 50 } end } } } }
        w:scrollView():drag { by = 500 }
        w:update(function()
          for i = 1, 5 do table.insert(rows, 1, { id = "new" .. i }) end
          for _ = 1, 5 do table.remove(rows) end
        end)
        """,
      says: [
        "5 rows (new5, new4, new3, new2, … and 1 more) came in.",
        "5 rows went further on, out of sight",
      ]
    ),
    .init(
      testDescription: "a row at the edge that goes while a bar makes the list shorter",
      script: """
        local rows, bar = {}, false
        for i = 1, 40 do rows[i] = { id = "r" .. i } end
        w = Window { width = 300, height = 310, function() return VStack { spacing = 0,
          bar and Item { height = 50 }:id "bar", ScrollView { LazyVStack { spacing = 0,
            ForEach { rows, function() return Item { height = 50 } end } } } } end }
        w:step()
        w:update(function()
          bar = true
          table.remove(rows, 7)
          table.remove(rows, 4)
        end)
        """,
      says: ["r4, r7 went with the data, and were in sight."]
    ),
    .init(
      testDescription: "a page that is aligned again and pages before it that are longer",
      script: """
        w = Window { width = 300, height = 300, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 0, ForEach { 12, id = "c%d", function() return Item { height = 90 }
            :containerRelativeFrame { "horizontal", count = 5, span = 4, spacing = 0 } end } }
            :scrollTargetLayout() }:contentMargins("horizontal", 20)
            :scrollTargetBehavior "viewAligned":id "carousel" }
        w:scrollView "carousel":drag { by = 470, duration = 0.3 }
        w:settle()
        w:resize(600, 300)
        """,
      says: [
        "c2 moved by +208, though nobody moved it: the scroll target behavior aligned the content "
          + "again.",
        "c3 moved by +448, though nobody moved it: +240 c2 is 448 points long and was 208, as the "
          + "visible rect is 560 points long and was 260; +208 the scroll target behavior aligned "
          + "the content again.",
      ]
    ),
  ]

  private static let parts: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "one of several views in a row that grows",
      script: """
        local model = Observable { height = 50 }
        local Row = View "Row" { parameters = { "i" }, body = function(self)
          return VStack { spacing = 0, Text "Title", Text "Body",
            Item { height = self.i == 2 and model.height or 50 } } end }
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { 9, id = "row-%d", function(i) return Row { i = i } end } } } }
        w:step()
        model.height = 120
        w:step()
        """,
      says: [
        "row-2 is 160.8 points long and was 90.8, as the Item, child 3, is 120 points long and was "
          + "50"
      ]
    ),
    .init(
      testDescription: "a card in a shelf that makes its row longer",
      script: """
        local model = Observable { height = 50 }
        local Card = View "Card" { parameters = { "i" }, body = function(self)
          return VStack { spacing = 0, Item { width = 100, height = 50 },
            Item { width = 100, height = self.i == 1 and model.height or 40 } } end }
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { 9, id = "shelf-%d", function(s) return VStack { Text "Shelf",
            ScrollView { axes = "horizontal", LazyHStack { alignment = "top",
              ForEach { 9, id = "album-%d",
                function(a) return Card { i = s == 2 and a or 0 } end } } } } end } } } }
        w:step()
        model.height = 120
        w:step()
        """,
      says: [
        "The LazyHStack in the ScrollView, child 2 in shelf-2 got another height",
        "shelf-2 is 198.4 points long and was 128.4, as album-1 is 170 points long and was 100",
      ]
    ),
    .init(
      testDescription: "what came and went out of sight where the offset does not follow",
      script: """
        local rows = {}
        for i = 1, 40 do rows[i] = { id = "r" .. i, h = i == 2 and 80 or 50 } end
        w = Window { width = 300, height = 260, profile = lab.profile { editAnchor = "offset" },
          ScrollView { LazyVStack { spacing = 0, ForEach { rows, function(row)
            return Item { height = row.h } end } } } }
        w:scrollView():drag { by = 300 }
        w:update(function()
          table.insert(rows, 1, { id = "new", h = 50 })
          table.remove(rows, 3)
        end)
        """,
      says: ["moved by −27.2727", "−80 1 view went before them", "+52.7273 1 view came in before"]
    ),
  ]

  /// Cards of a view and a stack with a text in it, of which the first gets a higher stack.
  private static func cards(under first: String) -> String {
    """
    local model = Observable { high = false }
    local Card = View "Card" { body = function() return VStack { spacing = 0,
      \(first), HStack { spacing = 0, Text "Sum",
        Item { width = 30, height = model.high and 80 or 20 } } } end }
    w = Window { width = 300, height = 300, ScrollView { LazyVStack {
      ForEach { 9, id = "card-%d", function() return Card {} end } } } }
    w:step()
    model.high = true
    w:step()
    """
  }

  private static let texts: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a text that has the position of another one around its stack",
      script: cards(under: #"Text "Order""#),
      says: ["The Text, child 1 of the HStack, child 2 in card-1"]
    ),
    .init(
      testDescription: "a text that cannot be mistaken",
      script: cards(under: "Item { height = 9 }"),
      says: ["The Text, child 1 in card-1"],
      neverSays: ["of the HStack"]
    ),
    .init(
      testDescription: "texts that wrap in a narrower window",
      script: """
        w = Window { width = 400, height = 300, ScrollView { LazyVStack { alignment = "leading",
          spacing = 0, ForEach { 30, id = "t%d", function(i)
            return Text(("word "):rep(i % 3 == 0 and 12 or 24)) end } } } }
        w:step()
        w:resize(200, 300)
        """,
      says: [
        "t2, t3 moved by +61.2, +122.4",
        "what stands before in sight has another length (t1 by +61.2, t2 by +61.2)",
        "as the LazyVStack is 200 points wide and was 400",
      ]
    ),
    .init(
      testDescription: "a view after a condition that holds a place",
      script: """
        local isOpen = true
        w = Window { width = 300, height = 400, function() return ScrollView {
          VStack { spacing = 0, Text "a", isOpen and Item { height = 40 }, Divider(),
            LazyVStack { ForEach { 20, id = "r%d", height = 50 } } } } end }
        w:step()
        w:update(function() isOpen = false end)
        """,
      says: ["The Divider, child 3, r1 …", "the Item, child 2 went"],
      neverSays: ["The Divider, child 2"]
    ),
  ]
}
