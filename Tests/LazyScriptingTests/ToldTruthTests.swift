import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is named as a cause is one, what moved is told, and advice is given where it fits.
@Suite(.leavesNothing) struct ToldTruthTests {
  @Test(arguments: cells + edges + places)
  func `only what moved something is named for it`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  @Test(arguments: lengths + remedies)
  func `what is said fits the moment`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static let photos = """
    local photos = {}
    for i = 1, 90 do photos[i] = { id = "p" .. i } end
    local gone = {}
    local function remove(...)
      for _, id in ipairs { ... } do gone[id] = true end
      w:update(function()
        for i = #photos, 1, -1 do if gone[photos[i].id] then table.remove(photos, i) end end
      end)
    end
    local line = { GridItem.flexible { spacing = 6 }, GridItem.flexible { spacing = 6 },
      GridItem.flexible() }

    """

  private static let grid =
    photos + """
      w = Window { width = 390, height = 500, ScrollView { LazyVGrid { columns = line, spacing = 6,
        ForEach { photos, function() return Item { height = 120 } end } } } }
      w:scrollView():drag { by = 700 }

      """

  static let cells: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "cells before one that went, after others that did so out of sight",
      script: grid + "remove('p4', 'p11', 'p23')",
      says: [
        "p18, p21 moved by +126 vertically, though nobody moved them: cells moved on to other "
          + "lines, as 2 cells went before, out of sight.",
        "p16, p17, p19, p20, p22 moved by +132 horizontally, though nobody moved them: cells moved "
          + "on to other places of their lines, as 2 cells went before, out of sight.",
        "p23 went with the data, and was in sight.",
      ],
      neverSays: ["as p23 went", "p24"]
    ),
    .init(
      testDescription: "cells around one that went, sideways",
      script: photos + """
        w = Window { width = 500, height = 390, ScrollView { axes = "horizontal", LazyHGrid {
          rows = line, spacing = 6,
          ForEach { photos, function() return Item { width = 120 } end } } } }
        w:scrollView():drag { by = 700 }
        remove("p4", "p18", "p23")
        """,
      says: [
        "p17 moved by +126 horizontally, though nobody moved it: cells moved on to other lines, "
          + "as 1 cell went before, out of sight.",
        "p21 moved by +126 horizontally, though nobody moved it: cells moved on to other lines, "
          + "as p18 went, and 1 cell went before, out of sight.",
      ],
      neverSays: ["p23 went, and", "as p23"]
    ),
    .init(
      testDescription: "cells of a section after one in which a cell came",
      script: photos + """
        local others = {}
        for i = 1, 30 do others[i] = { id = "q" .. i } end
        w = Window { width = 390, height = 500, function() return ScrollView { LazyVGrid {
          columns = line, spacing = 6,
          Section { header = Item { height = 30 }:id "first",
            ForEach { { table.unpack(photos, 1, 7) },
              function() return Item { height = 50 } end } },
          Section { header = Item { height = 30 }:id "second",
            ForEach { others, function() return Item { height = 50 } end } } } } end }
        w:update(function()
          table.insert(photos, 1, { id = "new" })
          table.remove(photos, 9)
          table.remove(others, 2)
        end)
        """,
      says: [
        "moved by −132 horizontally, though nobody moved them: cells moved on to other places of "
          + "their lines, as q2 went."
      ],
      neverSays: ["new came in, and q2"]
    ),
  ]

  private static func letters(_ axis: String) -> String {
    let stack = axis == "vertical" ? "LazyVStack" : "LazyHStack"
    let length = axis == "vertical" ? "height" : "width"
    return """
      local groups = {}
      for g = 1, 12 do
        groups[g] = { id = string.char(64 + g), names = {}, open = true }
        for i = 1, 8 do groups[g].names[i] = string.char(64 + g) .. i end
      end
      w = Window { width = 600, height = 600, function() return ScrollView { axes = "\(axis)",
        \(stack) { spacing = 0, pinnedViews = "sectionHeaders",
          ForEach { groups, subviews = function(g) return 1 + (g.open and #g.names or 0) end,
            function(g) return Section { header = Item { \(length) = 32 }:id("head-" .. g.id),
              g.open and ForEach { g.names, \(length) = 48 } } end } } } end }

      """
  }

  static let edges: [ToldMovesTests.Scene] =
    ["vertical", "horizontal"].flatMap { axis in
      [
        ToldMovesTests.Scene(
          testDescription: "a header that the edge lets go, \(axis)",
          script: letters(axis) + """
            w:scrollView():drag { by = 760 }
            w:update(function() groups[2].open = false end)
            """,
          says: [
            "head-B moved by +40, though nobody moved it: the edge held it, and it stands at its "
              + "own place now.",
            "(2 of them in sight until then)",
          ],
          neverSays: ["Nothing in sight moved"]
        ),
        ToldMovesTests.Scene(
          testDescription: "a header that stays where its section pushed it, \(axis)",
          script: letters(axis) + """
            w:scrollView():drag { by = 820 }
            w:update(function() groups[2].open = false end)
            """,
          says: ["(1 of them in sight until then)"],
          neverSays: ["head-B moved", "Nothing else"]
        ),
      ]
    } + [
      ToldMovesTests.Scene(
        testDescription: "a footer that the edge takes as rows come before it",
        script: """
          local groups = {}
          for g = 1, 6 do groups[g] = { id = string.char(64 + g), n = g == 1 and 6 or 12 } end
          w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack {
            spacing = 0, pinnedViews = "sectionFooters",
            ForEach { groups, subviews = function(g) return 1 + g.n end, function(g)
              return Section { footer = Item { height = 30 }:id("foot-" .. g.id),
                ForEach { g.n, id = g.id .. "%d", height = 50 } } end } } } end }
          w:scrollView():drag { by = 100 }
          w:update(function() groups[1].n = 12 end)
          """,
        says: [
          "foot-A moved by +170, though nobody moved it: the edge holds it now.",
          "foot-B was pushed out of sight, though nobody moved it: the edge holds it no more.",
        ],
        neverSays: ["foot-A, ", "foot-A was pushed"]
      ),
      ToldMovesTests.Scene(
        testDescription: "a header that a shorter list brings back",
        script: """
          local rows = {}
          for i = 1, 40 do rows[i] = "r" .. i end
          w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack {
            spacing = 0, pinnedViews = "sectionHeaders", Item { height = 100 }:id "hero",
            Section { header = Item { height = 30 }:id "head",
              ForEach { rows, id = "self", height = 50 } } } } end }
          w:scrollView():drag { by = 120 }
          w:update(function() for _ = 1, 38 do table.remove(rows) end end)
          """,
        says: ["head moved by +100, though nobody moved it: the edge held it"]
      ),
    ]

  static let places: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a box that becomes wider around what is in its middle",
      script: """
        local wide = false
        w = Window { width = 390, height = 300, function() return ScrollView { VStack { spacing = 0,
          VStack { spacing = 0, Text "Today":id "today",
            wide and Item { height = 20 }:id "line" or false }:id "top",
          VStack { spacing = 0, alignment = "leading", Text "A":id "a",
            wide and Item { height = 20 }:id "rule" or false }:id "second",
          LazyVStack { spacing = 0, ForEach { 40, id = "r%d", height = 50 } } } } end }
        w:step()
        w:update(function() wide = true end)
        """,
      says: ["second moved by", "r1 … r5 moved by +40"],
      neverSays: ["top moved", "today", "such as offset", "In SwiftUI: give"]
    ),
    .init(
      testDescription: "a shelf whose cards are called as those of others",
      script: """
        local books = {}
        for i = 1, 30 do books[i] = { id = "b" .. i } end
        w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
          ForEach { 8, id = "shelf-%d", function(s)
            return ScrollView { axes = "horizontal", LazyHStack { spacing = 8,
              ForEach { s == 2 and books or 30, id = s ~= 2 and "b%d" or nil, function()
                return Item { width = 100, height = 130 } end } } }:id("scroll-" .. s)
          end } } } }
        w:update(function() table.remove(books, 2) end)
        """,
      says: [
        "b3, b4 in scroll-2 moved by −108", "b2 in scroll-2 went with the data",
        "b5 in scroll-2 came into sight.",
      ]
    ),
    .init(
      testDescription: "cards before the one that a position keeps in the middle, and behind it",
      script: """
        local rows = {}
        for i = 1, 60 do rows[i] = { id = "r" .. i, width = 60 } end
        w = Window { width = 480, height = 90, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 0,
            ForEach { rows, function(e) return Item { width = e.width } end } } }
          :scrollPosition(ScrollPosition { id = "r30" }, "center") }
        w:step()
        w:update(function()
          rows[28].width, rows[30].width, rows[32].width = 100, 80, 100
          for i = 1, 3 do table.insert(rows, 1, { id = "early" .. i, width = 60 }) end
        end)
        """,
      says: [
        "+50 Sizes changed, and its ScrollPosition keeps the middle of r30 where it was scrolled "
          + "to: +40 r28 is 100 points long and was 60; +10 what is before the middle of it, as "
          + "r30 is 80 points long and was 60.",
        "as −40 r28 is 100 points long and was 60, and −10 r30 is 80 points long and was 60. ",
      ],
      neverSays: ["Data came", "and r32 is"]
    ),
    .init(
      testDescription: "another container in place of a list",
      script: """
        local isGrid = false
        w = Window { width = 390, height = 500, function()
          local photos = ForEach { 90, id = "p%d", height = 72 }
          return ScrollView { isGrid and LazyVGrid { columns = {
            GridItem.flexible(), GridItem.flexible(), GridItem.flexible() }, spacing = 6, photos }
            or LazyVStack { spacing = 6, photos } } end }
        w:scrollView():drag { by = 1200 }
        w:update(function() isGrid = true end)
        """,
      says: ["are out of sight.", "came into sight.", "with ScrollPosition.scrollTo(id:)"],
      neverSays: ["othing in sight moved", "nothing to do"]
    ),
  ]
}
