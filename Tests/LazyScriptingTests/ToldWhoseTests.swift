import LazyTestSupport
import Testing

@testable import LazyScripting

/// Lengths, amounts and parameters are told as those of what has them.
@Suite(.leavesNothing) struct ToldWhoseTests {
  @Test(arguments: layouts + rows + edges)
  func `an amount belongs to what it is told of`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static let line = """
    local Line = LazyLayout "Line" { parameters = { scale = 2 }, values = { minutes = 30 },
      begin = function(self, bounds) return { y = 0, width = bounds.width } end,
      place = function(self, cursor, subviews)
        local size = subviews[1]:place { x = 0, y = cursor.y, width = cursor.width,
          height = subviews[1].values.minutes * self.scale }
        cursor.y = cursor.y + size.height
        return cursor.y
      end }
    local minutes, scale, notice = { 40, 40, 40, 40, 40, 40 }, 2, false
    w = Window { width = 300, height = 400, function() return ScrollView { VStack { spacing = 0,
      notice and Item { height = 90 }:id "notice", Line { scale = scale, ForEach { 30,
        id = "e%d", function(i) return Color "event":layoutValue("minutes", minutes[i] or 40) end
      } } } } end }
    w:step()

    """

  private static let layouts: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a value that one of several views says",
      script: line + "w:update(function() minutes[2], scale = 20, 1.5 end)",
      says: [
        "as the Line got other parameters, and the layoutValue minutes of e2 is 20 and was 40"
      ],
      neverSays: ["its layoutValue"]
    ),
    .init(
      testDescription: "what came before a layout while the offset followed it",
      script: line + """
        w:scrollView():drag { by = 400 }
        w:update(function() notice, minutes[6] = true, 60 end)
        """,
      says: ["e7, e8, e9, e10 moved by +40, though nobody moved them: the Line places them"],
      neverSays: ["+90 notice", "notice came in before"]
    ),
  ]

  private static let rows: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a text that outgrows the greatest height of its frame",
      script: """
        local words = 12
        w = Window { width = 180, height = 500, function() return ScrollView { LazyVStack {
          spacing = 4, ForEach { 20, id = "row-%d", function(i) return VStack { spacing = 0,
            Text { ("deal "):rep(i == 2 and words or 12), size = 15 } }
              :frame { minHeight = 90, maxHeight = 140, alignment = "top" } end } } } end }
        w:step()
        w:update(function() words = 50 end)
        """,
      says: [
        "as +126 the Text is 180 points long and was 54, and −76 the minimum or maximum of its "
          + "frame"
      ],
      neverSays: ["other changes in it"]
    ),
    .init(
      testDescription: "pictures in the middle of cards that are wider",
      script: """
        local count = 4
        w = Window { width = 600, height = 300, function() return ScrollView { axes = "horizontal",
          LazyHStack { spacing = 8, ForEach { 12, id = "film-%d", function() return Color "film"
            :aspectRatio(2 / 3, "fit"):containerRelativeFrame { "horizontal", count = count,
              spacing = 8 } end } } }:frame { height = 150 } end }
        w:step()
        w:update(function() count = 3 end)
        """,
      says: ["each of these is 194.6667 points long and was 144, and it is aligned in that"]
    ),
    .init(
      testDescription: "views of elements that have the same id in each",
      script: """
        local spacing = 6
        w = Window { width = 300, height = 300, function() return ScrollView { LazyVStack {
          spacing = spacing, ForEach { 30, id = "s%d", subviews = 2, function(i)
            return Group { Text("Setting"):id "name", Text("Note"):id "note" } end } } } end }
        w:step()
        w:update(function() spacing = 14 end)
        """,
      says: ["s1/note moved by +8", "s2/name moved by +16"],
      neverSays: [" name moved", "A Text of"]
    ),
    .init(
      testDescription: "a row that a finger drags while its list moves",
      script: """
        local todos = {}
        for i = 1, 12 do todos[i] = { id = "todo-" .. i } end
        local model = Observable { status = 18 }
        local List = View "List" { body = function() return VStack { spacing = 0,
          Item { height = model.status }:id "status", ScrollView { LazyVStack { spacing = 0,
            ForEach { todos, function() return Item { height = 72 } end }:reorderable() } }
            :reorderContainer { move = function(d) d:apply(todos) model.status = 36 end } } end }
        w = Window { width = 320, height = 620, List {} }
        w:step()
        w:reorder { "todo-4", before = "todo-2" }
        """,
      says: ["todo-4 moved by −144 within the ScrollView, child 2 (−126 on the screen): a finger"]
    ),
    .init(
      testDescription: "a card that goes while a shelf is laid out anew",
      script: """
        local cards, shop = {}, Observable { lines = 2 }
        for i = 1, 20 do cards[i] = { id = "card-" .. i } end
        local Shelf = View "Shelf" { parameters = { "cards" }, body = function(self)
          return ScrollView { axes = "horizontal", LazyHStack { alignment = "top", spacing = 10,
            ForEach { self.cards, function() return Text { ("title "):rep(8), size = 14 }
              :frame { width = 90 } end } } }:lineLimit(shop.lines) end }
        w = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
          ForEach { 1, id = "shelf-%d", function() return Shelf { cards = cards } end } } } }
        w:step()
        w:scrollView "shelf-1":drag { by = 430 }
        w:update(function() shop.lines = 4 table.remove(cards, 2) end)
        """,
      says: ["1 view (card-2) went, which had counted 100 points", "card-5 kept its place"],
      neverSays: ["same fraction"]
    ),
  ]

  private static let edges: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "an inset at the end that leaves room for what went",
      script: """
        local rows, bottom = {}, 0
        for i = 1, 20 do rows[i] = { id = "row-" .. i } end
        w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { rows, function() return Item { height = 40 } end } } }
          :safeAreaPadding { bottom = bottom } end }
        w:scrollView():scrollTo { edge = "bottom" }
        w:update(function() bottom = 64 table.remove(rows, 19) end)
        """,
      says: ["row-20 moved by −40", "The bottom inset of the scroll view is 64 points and was 0."],
      neverSays: ["moved nothing here"]
    )
  ]
}
