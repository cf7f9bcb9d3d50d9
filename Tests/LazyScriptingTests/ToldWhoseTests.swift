import LazyTestSupport
import Testing

@testable import LazyScripting

/// Lengths, amounts and parameters are told as those of what has them.
@Suite(.leavesNothing) struct ToldWhoseTests {
  @Test(arguments: layouts + rows + edges + shares)
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
      says: [
        "each of these is 194.6667 points long and was 144, as the containerRelativeFrame count is "
          + "3 and was 4, and it is aligned in that"
      ]
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
      says: [
        "s1/note, s2/name, s2/note, s3/name, s3/note, s4/name, s4/note, s5/name moved by +8 to +64"
      ],
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

  private static let shares: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "columns that become more take nothing away",
      script: """
        w = Window { width = 200, height = 400, ScrollView { LazyVGrid { spacing = 0,
          columns = { GridItem.adaptive { minimum = 100, spacing = 0 } },
          ForEach { 60, id = "p%d", function() return Color "photo":frame { height = 100 } end }
          } } }
        w:scrollView():drag { by = 450 }
        w:resize(400, 400)
        """,
      says: [
        "−200 The LazyVGrid got another width", "stands in 2 lines",
        "The line of p9 stands where the first line in sight stood.",
      ],
      neverSays: ["moved away", "same fraction"]
    ),
    .init(
      testDescription: "a row that is moved, and texts that count",
      script: """
        local rows = {}
        for i = 1, 30 do rows[i] = { id = "r" .. i } end
        w = Window { width = 390, height = 300, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { rows, function(_, rank)
            return Text { "rank " .. rank }:frame { height = 50 } end } } } end }
        w:scrollView():drag { by = 420 }
        w:update(function() table.insert(rows, 1, table.remove(rows, 13)) end)
        """,
      says: ["r14, r15 moved by −50"],
      neverSays: ["never positions"]
    ),
    .init(
      testDescription: "a card that goes to a list beside its own",
      script: """
        local a, b = {}, {}
        for i = 1, 12 do
          a[i] = { id = "a" .. i }
          b[i] = { id = "b" .. i }
        end
        local function list(id, rows) return ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function() return Item { height = 50 } end } } }:id(id) end
        w = Window { width = 400, height = 400, function()
          return HStack { spacing = 0, list("A", a), list("B", b) } end }
        w:scrollView "A":drag { by = 190 }
        w:update(function() table.insert(b, 2, table.remove(a, 6)) end)
        """,
      says: ["would have ended before the visible rect does, as a6 went."],
      neverSays: ["others out of sight"]
    ),
    .init(
      testDescription: "what grows beside a view that the offset keeps in its place",
      script: """
        local model = Observable { alert = false, big = false }
        local Board = View "Board" { body = function() return ScrollView { VStack { spacing = 0,
          VStack { spacing = 0, Item { height = 50 }, model.alert and Item { height = 30 } }
            :id "alerts",
          HStack { spacing = 0, Item { height = model.big and 200 or 120 },
            Item { height = 120 } }:padding(12):id "charts",
          LazyVStack { spacing = 0, ForEach { 40, id = "row-%d", height = 50 } } } } end }
        w = Window { width = 400, height = 500, Board {} }
        w:scrollView():drag { by = 56 }
        model.alert, model.big = true, true
        w:step()
        """,
      says: [
        "+30 Before what is in sight, alerts is 80 points long and was 50",
        "within it, though nobody moved it: the HStack is 200 points long and was 120, as the "
          + "Item, child 1, is 200 points long and was 120, and it is",
      ],
      neverSays: ["to keep the Item in its place", "+30 alerts"]
    ),
    .init(
      testDescription: "a row whose longest part is shorter than another one now",
      script: """
        local notes = true
        w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 3, id = "ep-%d", function(i) return HStack { alignment = "top",
            Item { width = 56, height = 56 }, VStack { spacing = 0, Item { height = 20 },
              (i ~= 2 or notes) and Item { height = 70 } } } end } } } end }
        w:step()
        w:update(function() notes = false end)
        """,
      says: [
        "ep-2 is 56 points long and was 90, as the VStack, child 2, is 20 points long and was 90."
      ]
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
