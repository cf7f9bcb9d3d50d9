import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is around views that moved is told: lists beside them, sheets and rows that contain them.
@Suite(.leavesNothing) struct ToldSurroundingsTests {
  @Test(arguments: beside + inside + guesses)
  func `what is around a view has its part in what is told of it`(
    scene: ToldMovesTests.Scene
  ) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static let beside: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a column that is centered beside one that grows at its end",
      script: """
        local left = { "L1", "L2", "L3" }
        w = Window { width = 200, height = 300, function() return ScrollView { HStack {
          LazyVStack { spacing = 0, ForEach { left, function() return Item { height = 400 } end } },
          LazyVStack { spacing = 0, ForEach { 2, id = "R%d", height = 300 } } } } end }
        w:scrollView():drag { by = 400 }
        w:update(function() left[4] = "L4" end)
        """,
      says: [
        "R1 moved by +200",
        "the HStack is 1600 points long and was 1200, as L4 came in, and it is aligned in that.",
      ]
    ),
    .init(
      testDescription: "two columns that are aligned otherwise, so that one shows other rows",
      script: """
        local alignment = "top"
        w = Window { width = 320, height = 400, function() return ScrollView {
          HStack { alignment = alignment, LazyVStack { ForEach { 10, id = "a%d", height = 60 } },
            LazyVStack { ForEach { 60, id = "b%d", height = 60 } } } } end }
        w:scrollView():drag { by = 100 }
        w:update(function() alignment = "bottom" end)
        """,
      says: ["the alignment of the HStack is bottom and was top", "came into sight."],
      neverSays: ["positions and offset changed by the same amount"]
    ),
    .init(
      testDescription: "a row that goes from one column to the other",
      script: """
        local left, right = { "a", "b", "c" }, { "d", "e", "f" }
        w = Window { width = 200, height = 300, function()
          local function column(ids)
            return LazyVStack { spacing = 0,
              ForEach { ids, function() return Item { height = 50 } end } }
          end
          return ScrollView { HStack { spacing = 0, alignment = "top",
            column(left), column(right) } }
        end }
        w:step()
        w:update(function() table.insert(right, 1, table.remove(left, 2)) end)
        """,
      says: ["b went to another container, and moved by +100 horizontally and by −50 vertically."]
    ),
  ]

  private static let inside: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "rows below a title in a sheet that grows",
      script: """
        local height, rows = 100, { "r1", "r2", "r3", "r4" }
        w = Window { width = 200, height = 300, function()
          local list = ScrollView { LazyVStack { spacing = 0,
            ForEach { rows, function() return Item { height = 50 } end } } }:id "list"
          return Item { height = 300 }:id("behind"):overlay { alignment = "bottom",
            VStack { spacing = 0, Text "Results", list }:frame { height = height }:id "sheet" }
        end }
        w:step()
        w:update(function() height = 200 table.insert(rows, 1, "r0") end)
        """,
      says: ["r1, r2 moved by +50 within list (−50 on the screen)"]
    ),
    .init(
      testDescription: "cards of a shelf whose row is pushed away",
      script: """
        local banner = false
        w = Window { width = 300, height = 400, function() return ScrollView { VStack { spacing = 0,
          banner and Item { height = 150 }:id "banner" or nil, LazyVStack { spacing = 0,
          ForEach { 20, id = "s%d", function(i) return ScrollView { axes = "horizontal",
            LazyHStack { ForEach { 20, id = "c" .. i .. "-%d",
              function() return Item { width = 90, height = 100 } end } } }:id("strip" .. i) end } }
        } } end }
        w:step()
        w:update(function() banner = true end)
        """,
      says: ["s4 was pushed out of sight, by +150"],
      neverSays: ["c4-1 was", "c4-1, c4-2"]
    ),
    .init(
      testDescription: "distances in shelves",
      script: """
        local spacing = 6
        w = Window { width = 320, height = 400, function() return ScrollView { LazyVStack {
          ForEach { 3, id = "s%d", function(i) return ScrollView { axes = "horizontal",
            LazyHStack { spacing = spacing, ForEach { 12, id = "c%d",
              function() return Item { width = 80, height = 50 } end } } }:id("strip" .. i) end }
        } } end }
        w:scrollView("strip2"):drag { by = 300 }
        w:update(function() spacing = 12 end)
        """,
      says: [
        "The spacing is 12 points and was 6, also that of the 3 views before what is in sight: "
          + "+18 points.", "moved by +6, +12, +18",
      ],
      neverSays: ["was measured before"]
    ),
  ]

  private static let guesses: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "rows of which each counts by its position",
      script: """
        local notes = {}
        for i = 1, 12 do notes[i] = { title = "note " .. i, height = 40 + i * 31 % 7 * 10 } end
        w = Window { width = 200, height = 300, ScrollView { LazyVStack { spacing = 0,
          ForEach { notes, id = "row-%d", function(note) return VStack { spacing = 0,
            Text(note.title), Item { height = note.height } } end } } } }
        w:step()
        w:update(function() table.remove(notes, 2) end)
        """,
      says: ["ids that belong to the data and stay with them, never positions"]
    ),
    .init(
      testDescription: "rows that had counted a former guess",
      script: """
        local events = {}
        for i = 1, 40 do events[i] = { id = "e" .. i, h = 50 + i % 3 * 15 } end
        w = Window { width = 390, height = 553.6, ScrollView { LazyVStack { spacing = 8,
          ProgressView():id "spinner",
          ForEach { events, function(e) return Item { height = e.h } end } }
        }:defaultScrollAnchor "bottom" }
        w:scrollView():scrollTo { id = "e4", anchor = "top" }
        w:scrollView():drag { by = -240 }
        """,
      says: ["215 points long together; they had counted 252.5."]
    ),
    .init(
      testDescription: "rows that come in before the target of an animated scroll",
      script: """
        local rows = {}
        for i = 1, 60 do rows[i] = { id = "r" .. i } end
        w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function() return Item { height = 50 } end } } } }
        w:play(function()
          w:scrollView():scrollTo { id = "r50", anchor = "top",
            animation = Animation.linear { duration = 0.2 } }
        end, function()
          wait(0.08)
          w:update(function() for i = 1, 4 do table.insert(rows, 1, { id = "n" .. i }) end end)
        end)
        """,
      says: ["its target did not move on the way"]
    ),
    .init(
      testDescription: "pages that are aligned again when the window is turned",
      script: """
        w = Window { width = 390, height = 200, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 8, ForEach { 9, id = "page-%d", function()
            return Item { height = 180 }:containerRelativeFrame "horizontal" end }
          }:scrollTargetLayout() }:scrollTargetBehavior("viewAligned")
          :contentMargins("horizontal", 24) }
        w:scrollView():scrollTo { id = "page-4", anchor = "leading" }
        w:step()
        w:resize(700, 200)
        """,
      says: ["the scroll target behavior aligned the content again"],
      neverSays: ["page-5, out of sight now", "In SwiftUI: scrollTargetBehavior"]
    ),
    .init(
      testDescription: "as many cells as fill whole lines, with other columns",
      script: """
        local apps, count = {}, 3
        for i = 1, 60 do apps[i] = { id = "app-" .. i } end
        w = Window { width = 390, height = 300, function()
          local rows = {}
          for i = 1, count do rows[i] = GridItem.fixed { 70, spacing = 8 } end
          return ScrollView { axes = "horizontal", LazyHGrid { rows = rows, spacing = 12,
            ForEach { apps, function() return Item { width = 100 } end } } }
        end }
        w:scrollView():drag { by = 500 }
        w:update(function()
          count = 2
          for i = 1, 4 do table.insert(apps, 1, { id = "fresh-" .. i }) end
        end)
        """,
      says: ["3 rows became 2"],
      neverSays: ["4 cells came in before"]
    ),
  ]
}
