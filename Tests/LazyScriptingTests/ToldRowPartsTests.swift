import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is told of parts: those of a row that come into sight and leave it with the row, views that
/// an element gives under other ids, sections of a grid that a line before them moved, and the card
/// that makes a shelf longer.
@Suite(.leavesNothing) struct ToldRowPartsTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: rows + ids + places + grids + shelves)
  func `parts are told with what they are in`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain())")
  }

  /// Rows of a title and something below it; that of the first row grows by 70 points, so that the
  /// second row stays in sight by its title alone.
  private static func page(_ body: String, _ code: String = "big = true") -> String {
    """
    local big = false
    w = Window { width = 300, height = 210, function()
      return ScrollView { LazyVStack { spacing = 0, ForEach { 8, id = "row-%d", function(row)
        local grown = row == 1 and big
        return VStack { alignment = "leading", spacing = 0,
          Text { "Title", size = 20 }:id("title-" .. row), \(body) }
      end } } }
    end }
    w:update(function() \(code) end)
    """
  }

  static let rows = [
    Scene(
      testDescription: "a picture leaves sight with its row",
      script: page(#"Item { width = 100, height = grown and 170 or 100 }:id("pic-" .. row)"#),
      says: ["row-2 moved by +70", "pic-2 in row-2 left sight."],
      neverSays: ["title-2"]
    ),
    Scene(
      testDescription: "a picture comes into sight with its row",
      script: page(#"Item { width = 100, height = grown and 170 or 100 }:id("pic-" .. row)"#)
        + "\nw:update(function() big = false end)",
      says: ["row-2 moved by −70", "pic-2 in row-2 came into sight."]
    ),
    Scene(
      testDescription: "a shelf leaves sight with its row",
      script: page(
        """
        ScrollView { axes = "horizontal", LazyHStack { spacing = 0,
          ForEach { 9, id = "card-%d", function() return Item { width = 100,
            height = grown and 170 or 100 } end } } }:id("shelf-" .. row)
        """
      ),
      says: ["shelf-2 in row-2 left sight."]
    ),
    Scene(
      testDescription: "a low card of a shelf leaves sight with the row of the shelf",
      script: page(
        """
        grown and Item { height = 50 } or nil,
        ScrollView { axes = "horizontal", LazyHStack { alignment = "bottom", spacing = 0,
          ForEach { 9, id = "card-%d", function(card) return Item { width = 100,
            height = card == 2 and 40 or 100 } end } } }:id("shelf-" .. row)
        """
      ),
      says: ["row-2 moved by +50", "card-2 in row-2 left sight."],
      neverSays: ["card-1", "shelf-2"]
    ),
    Scene(
      testDescription: "what a finger scrolls out of sight is not told",
      script: page(#"Item { width = 100, height = grown and 170 or 100 }:id("pic-" .. row)"#)
        + "\nw:scrollView():drag { by = 70 }",
      says: ["A finger moved the content."],
      neverSays: ["left sight", "came into sight"]
    ),
  ]

  static let ids = [
    Scene(
      testDescription: "views of one element that went before what is in sight, and in it",
      script: """
        local parts = { "b-1", "b-2", "b-3", "b-4", "b-5" }
        local elements = { { id = "A", l = { "a-1", "a-2", "a-3" } }, { id = "B", l = parts },
          { id = "C", l = { "c-1", "c-2", "c-3", "c-4", "c-5", "c-6" } } }
        w = Window { width = 200, height = 200, ScrollView { LazyVStack { spacing = 0,
          ForEach { elements, subviews = function(e) return #e.l end, function(e)
            return ForEach { e.l, id = "self", height = 50 }
          end } } } }
        w:scrollView():drag { by = 210 }
        w:update(function() table.remove(parts, 3) table.remove(parts, 1) end)
        """,
      says: ["B gives 3 views and gave 5, of which 1 went before what is in sight."],
      neverSays: ["Before what is in sight, B"]
    ),
    Scene(
      testDescription: "replies in the place of the button that shows them",
      script: """
        local rows = { { id = "c1" }, { id = "c2" }, { id = "c3" } }
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 10,
          ForEach { rows, subviews = function(c) return c.open and 4 or 2 end, function(c)
            local views = { Item { height = 72 }:id(c.id .. "-head") }
            if c.open then
              for n = 1, 3 do views[n + 1] = Item { height = 54 }:id(c.id .. "-r" .. n) end
            else
              views[2] = Item { height = 30 }:id(c.id .. "-more")
            end
            return table.unpack(views)
          end } } } }
        w:update(function() rows[2].open = true end)
        """,
      says: [
        "+192 c2/c2-r1, c2/c2-r2, c2/c2-r3 came in before, 162 points long together",
        "−40 c2/c2-more went, which was 30 points long, with 10 of spacing",
        "c2/c2-more went, as c2 no longer gives it, and was in sight.",
      ],
      neverSays: ["was 30.", "fewer"]
    ),
  ]

  static let places = [
    Scene(
      testDescription: "a row of one ForEach that another one shows, below a heading that comes",
      script: """
        local open, done = {}, {}
        for n = 1, 6 do open[n] = { id = "h" .. n } end
        local function row(habit) return Item { height = habit.isDone and 44 or 64 } end
        w = Window { width = 390, height = 640, function()
          return ScrollView { LazyVStack { spacing = 8, ForEach { open, row },
            #done > 0 and Item { height = 18 }:id("head"), ForEach { done, row } } }
        end }
        w:update(function()
          done[1] = table.remove(open, 2)
          done[1].isDone = true
        end)
        """,
      says: [
        "h2 moved by +314, though nobody moved it: +288 it moved after h3, h4, h5, h6; "
          + "+26 head came in before."
      ]
    )
  ]

  static let grids = [
    Scene(
      testDescription: "sections after one that has a line less",
      script: """
        local months = { { id = "june", n = {} }, { id = "july", n = {} } }
        for _, month in ipairs(months) do
          for n = 1, 10 do month.n[n] = { id = month.id .. "-" .. n } end
        end
        local columns = {}
        for n = 1, 3 do columns[n] = GridItem.flexible { spacing = 4 } end
        w = Window { width = 390, height = 600, ScrollView {
          LazyVGrid { columns = columns, spacing = 4, ForEach { months,
            subviews = function(month) return #month.n end,
            function(month) return Section { ForEach { month.n,
              function() return Item { height = 100 } end } } end } } } }
        w:update(function() table.remove(months[1].n, 5) end)
        """,
      says: [
        "june-7, june-10 moved by −104 vertically, though nobody moved them: cells moved on to "
          + "other lines, as june-5 went.",
        "july-1 … july-6 moved by −104 vertically, though nobody moved them: cells before them "
          + "moved on to other lines, as june-5 went.",
      ]
    )
  ]

  static let shelves = [
    Scene(
      testDescription: "views side by side that all get longer alike",
      script: """
        local isTall = false
        w = Window { width = 390, height = 300, function()
          local days, hours = { spacing = 0 }, { spacing = 0 }
          for n = 1, 3 do
            days[n] = Item { width = 120, height = isTall and n > 1 and 58 or 30 }:id("day-" .. n)
          end
          for n = 1, 24 do hours[n] = Item { width = 120, height = 48 }:id("h" .. n) end
          return ScrollView { VStack { spacing = 0, HStack(days), VStack(hours) } }
        end }
        w:update(function() isTall = true end)
        """,
      says: ["day-2, day-3 are each 58 points long and were 30."],
      neverSays: ["together"]
    ),
    Scene(
      testDescription: "all cards of a shelf that get higher",
      script: """
        local isBig = false
        w = Window { width = 300, height = 400, function()
          return ScrollView { LazyVStack { ForEach { 8, id = "row-%d", function(row)
            local height = row == 1 and isBig and 150 or 100
            return ScrollView { axes = "horizontal", LazyHStack { spacing = 0,
              ForEach { 9, id = "card-%d", function()
                return Item { width = 100, height = height }
              end } } }
          end } } }
        end }
        w:update(function() isBig = true end)
        """,
      says: ["card-1, card-2, card-3 are each 150 points long and were 100"]
    ),
    Scene(
      testDescription: "a card that comes in is the highest one of its shelf",
      script: """
        local shelves = { { id = "a", cards = {} }, { id = "b", cards = {} } }
        for _, shelf in ipairs(shelves) do
          for n = 1, 9 do shelf.cards[n] = { id = shelf.id .. n, height = 110 } end
        end
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 20,
          ForEach { shelves, function(shelf)
            return VStack { spacing = 6, Text { shelf.id, size = 20 },
              ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
                ForEach { shelf.cards, function(card)
                  return Item { width = 120, height = card.height }
                end } } } }
          end } } } }
        w:update(function()
          table.insert(shelves[1].cards, 1, { id = "featured", height = 150 })
        end)
        """,
      says: ["a is 180 points high and was 140, as featured came in, 150 points high."]
    ),
  ]
}
