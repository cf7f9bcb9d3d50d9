import LazyTestSupport
import Testing

@testable import LazyScripting

/// Of two things that change at once each is told by what it alone did.
@Suite(.leavesNothing) struct ToldCausesTests {
  @Test(arguments: scenes)
  func `each of several causes is told by what it did`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  /// What is told of a change is about the same bare and in what stands around it.
  @Test(arguments: ["%s", "%s:padding(10)", "%s:frame { height = 500 }", "VStack { %s }"])
  func `rows that went with their old spacing are told of in any surroundings`(
    around: String
  ) throws {
    let list = """
      ScrollView { LazyVStack { spacing = isDense and 2 or 12,
        ForEach { numbers, id = "self", height = 44 } } }
      """
    let scene = ToldMovesTests.Scene(
      testDescription: "",
      script: """
        local isDense, numbers = false, {}
        for i = 1, 80 do numbers[i] = i end
        w = Window { width = 390, height = 600, function()
          return \(around.replacing("%s", with: list))
        end }
        w:scrollView():scrollTo { id = 21, anchor = "top" }
        w:update(function()
          isDense = true
          for i = 80, 1, -5 do table.remove(numbers, i) end
        end)
        """,
      says: [
        "4 rows (5, 10, 15, 20) went, which had counted 224 points",
        "that of the 16 rows before what is in sight: −160 points",
        "by −96, −106, −116, −126, though nobody moved them: −56 row 25 went, which was 44 points "
          + "long, with 12 of spacing; each spacing before them is 2 points and was 12",
      ]
    )
    try scene.check("print(w:explain(w.frame))")
  }

  static let scenes: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a padding in rows",
      script: """
        local gap = 4
        w = Window { width = 390, height = 600, function() return ScrollView {
          LazyVStack { spacing = 0, ForEach { 90, id = "cell-%d", function()
            return Item { height = 40 }:padding("vertical", gap) end } } } end }
        w:scrollView():drag { by = 480 }
        w:update(function() gap = 10 end)
        """,
      says: [
        "cell-12 moved by +12, though nobody moved it: cell-11 is 60 points long and was 48",
        "What is in cell-11 … cell-20 moved by +6 within them, though nobody moved it: the padding "
          + "before it is 10 points and was 4.",
      ],
      neverSays: ["aligns"]
    ),
    .init(
      testDescription: "a padding around a stack",
      script: """
        local gap = 10
        w = Window { width = 300, height = 400, function() return VStack { spacing = 0,
          Item { height = 50 }:id "a", Item { height = 60 }:id "b" }:padding("leading", gap)
            :frame { width = 300, alignment = "topLeading" } end }
        w:update(function() gap = 40 end)
        """,
      says: ["the padding before them is 40 points and was 10"]
    ),
    .init(
      testDescription: "a cell that grows and one that comes in",
      script: """
        local tiles = {}
        for i = 1, 60 do tiles[i] = { id = "t" .. i, h = 100 } end
        local one = GridItem.flexible { spacing = 0 }
        w = Window { width = 390, height = 500, ScrollView { LazyVGrid { spacing = 0,
          columns = { one, one, one },
          ForEach { tiles, function(t) return Item { height = t.h } end } } } }
        w:scrollView():drag { by = 300 }
        w:update(function()
          tiles[14].h = 160
          table.insert(tiles, 18, { id = "new", h = 100 })
        end)
        """,
      says: [
        "+100 cells moved on to other lines, as new came in; +60 t14 is 160 points high and "
          + "was 100",
        "by −260 horizontally, though nobody moved them: cells moved on to other places of their "
          + "lines, as new came in.",
      ]
    ),
    .init(
      testDescription: "a cell that goes, and one that grows in a later line",
      script: """
        local tiles = {}
        for i = 1, 60 do tiles[i] = { id = "t" .. i, h = 100 } end
        local one = GridItem.flexible { spacing = 0 }
        w = Window { width = 300, height = 500, ScrollView { LazyVGrid { spacing = 0,
          columns = { one, one, one },
          ForEach { tiles, function(t) return Item { height = t.h } end } } } }
        w:scrollView():drag { by = 300 }
        w:update(function()
          table.remove(tiles, 14)
          tiles[20].h = 150
        end)
        """,
      says: [
        "−100 cells moved on to other lines, as t14 went; "
          + "+25 its line is 150 points high and was 100, and it is aligned in that.",
        "t23, t24 moved by +50 vertically, though nobody moved them: t21 is 150 points high "
          + "and was 100.",
      ]
    ),
    .init(
      testDescription: "data that are changed in their place in a section",
      script: """
        local rows = {}
        for i = 1, 40 do rows[i] = { id = "r" .. i, h = 50 } end
        w = Window { width = 400, height = 500, ScrollView { LazyVStack { spacing = 0,
          Section { header = Item { height = 30 }:id "head",
            ForEach { rows, function(r) return Item { height = r.h } end } } } } }
        w:update(function()
          rows[1].h = 90
          table.insert(rows, 4, { id = "x", h = 20 })
        end)
        """,
      says: ["+40 r1 is 90 points long and was 50; +20 x came in before, 20 points long"],
      neverSays: ["x changed its place", "x moved in before", "x moved away from"]
    ),
    .init(
      testDescription: "an eager stack with another spacing from which a row goes",
      script: """
        local gap, rows = 8, {}
        for i = 1, 40 do rows[i] = { id = "r" .. i, h = 50 } end
        w = Window { width = 400, height = 500, function() return ScrollView {
          VStack { spacing = gap,
            ForEach { rows, function(r) return Item { height = r.h } end } } } end }
        w:update(function()
          gap = 12
          table.remove(rows, 3)
        end)
        """,
      says: [
        "r4 … r9 moved by −50, −46, −42, −38, −34, −30, though nobody moved them: −58 r3 "
          + "went, which was 50 points long, with 8 of spacing; each spacing before them is 12 "
          + "points and was 8."
      ]
    ),
    .init(
      testDescription: "a row that a view comes into beside one above",
      script: """
        local open = {}
        w = Window { width = 400, height = 500, function() return ScrollView {
          LazyVStack { spacing = 0, ForEach { 40, id = "r%d", function(i)
            return VStack { spacing = 0, Item { height = 50 },
              open[i] and Item { height = 60 }:id("d" .. i) or nil } end } } } end }
        w:scrollView():drag { by = 250 }
        w:update(function() open[7], open[2] = true, true end)
        """,
      says: ["r7 is 110 points long and was 50, as d7 came in"],
      neverSays: ["d2", "r2 "]
    ),
    .init(
      testDescription: "a lazy layout with other lanes, and a view that comes in",
      script: wall + """
        w:update(function()
          lanes = 2
          table.insert(pins, 3, { id = "new", h = 140 })
        end)
        """,
      says: [
        "The Wall got other parameters, so that everything in it was laid out anew.",
        "p2, p5 moved by +60 horizontally, though nobody moved them: the Wall places them "
          + "elsewhere, as the Wall got other parameters.",
        "p6 moved by −240 horizontally, though nobody moved it: the Wall places it elsewhere, as "
          + "the Wall got other parameters, and new came in.",
      ],
      neverSays: ["out of sight, as", "others out of sight"]
    ),
    .init(
      testDescription: "a lazy layout in which a view grows behind one that comes in",
      script: wall + """
        w:update(function()
          pins[9].h = 150
          table.insert(pins, 3, { id = "new", h = 100 })
        end)
        """,
      says: [
        "p3, p6, p9 moved by +100 vertically, though nobody moved them: the Wall places them "
          + "elsewhere, as "
          + "new came in.",
        "p12, p13, p14 moved by +150, +50, +50 vertically, though nobody moved them: the Wall "
          + "places them "
          + "elsewhere, as new came in, and p9 is 150 points long and was 100.",
      ]
    ),
    .init(
      testDescription: "one of two rows with one id that goes",
      script: """
        local rows = {}
        for i = 1, 40 do rows[i] = { id = "r" .. i, h = 52 } end
        rows[9].id, rows[9].h = "r6", 84
        w = Window { width = 390, height = 520, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function(r) return Item { height = r.h } end } } } }
        w:scrollView():drag { by = 104 }
        w:update(function() table.remove(rows, 6) end)
        """,
      says: [
        "r7, r8, r6, r10, r11, r12 moved by −52, though nobody moved them: an Item of r6 went, "
          + "which was 52 points long.", "An Item of r6 went with the data, and was in sight.",
        "r13 came into sight.",
      ],
      neverSays: ["changed its place", "moved in before", "moved away from"]
    ),
    .init(
      testDescription: "a further view of an element, and an element that goes",
      script: """
        local note, orders = false, {}
        for i = 1, 30 do orders[i] = { id = "o" .. i, n = i } end
        w = Window { width = 390, height = 560, function() return ScrollView {
          VStack { spacing = 4, ForEach { orders, subviews = "dynamic", function(o)
            return Group { Item { height = 40 }, Item { height = 24 },
              note and o.n == 7 and Item { height = 34 } or nil } end } } } end }
        w:scrollView():drag { by = 360 }
        w:update(function()
          note = true
          table.remove(orders, 9)
        end)
        """,
      says: [
        "o8 moved by +38, though nobody moved it: an Item of o7 came in before, 34 points long, "
          + "with 4 of spacing",
        "−72 o9 went; +38 an Item of o7 came in before",
      ]
    ),
  ]

  /// A lazy layout in lanes, each line of which is as long as its longest view.
  private static let wall = """
    local lanes, pins = 3, {}
    for i = 1, 60 do pins[i] = { id = "p" .. i, h = 100 } end
    local Wall = LazyLayout "Wall" { parameters = { "lanes" },
      begin = function(self, bounds)
        return { lane = 1, y = 0, line = 0, width = bounds.width / self.lanes }
      end,
      place = function(self, cursor, subviews)
        if cursor.lane > self.lanes then
          cursor.lane, cursor.y, cursor.line = 1, cursor.y + cursor.line, 0
        end
        local size = subviews[1]:place { x = (cursor.lane - 1) * cursor.width, y = cursor.y,
          width = cursor.width }
        cursor.lane, cursor.line = cursor.lane + 1, math.max(cursor.line, size.height)
        return cursor.y, cursor.y + cursor.line
      end }
    w = Window { width = 360, height = 500, function() return ScrollView { Wall { lanes = lanes,
      ForEach { pins, function(p) return Item { height = p.h } end } } } end }

    """
}
