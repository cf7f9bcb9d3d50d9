import LazyTestSupport
import Testing

@testable import LazyScripting

/// Lengths and moves are those of the view that is named for them, and what made it longer is
/// named, too.
@Suite(.leavesNothing) struct ToldOwnersTests {
  @Test(arguments: parts + lengths + orders)
  func `a length belongs to the view that has it`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static let parts: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "an element of which only the last view moves",
      script: """
        local open = false
        w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
          spacing = 6, ForEach { 30, id = "t%d",
            subviews = function(i) return i == 3 and open and 4 or 2 end,
            function(i) return Group { Text("Thread " .. i),
              ForEach { i == 3 and open and 2 or 0, id = "r%d", height = 30 }, Divider() } end
          } } } end }
        w:step()
        w:update(function() open = true end)
        """,
      says: ["a Divider of t3 moved by +72, though nobody moved them: t3/r1, t3/r2 came in before"],
      neverSays: ["t3, t4"]
    ),
    .init(
      testDescription: "a cell that leaves sight from a line whose other cell had left it",
      script: """
        local films = {}
        for i = 1, 60 do films[i] = { id = "f" .. i, width = 80 + i % 3 * 30 } end
        w = Window { width = 668, height = 280, ScrollView { axes = "horizontal",
          LazyHGrid { rows = { GridItem.fixed { 120, spacing = 6 }, GridItem.fixed { 120 } },
            spacing = 12, ForEach { films, function(f)
              return Color "poster":frame { width = f.width, height = 110 } end } } } }
        w:scrollView():drag { by = 900 }
        w:update(function()
          table.insert(films, 7, { id = "new", width = 200 })
          for _, film in ipairs(films) do if film.id == "f18" then film.width = 190 end end
        end)
        """,
      says: ["f22, f23 were pushed out of sight"],
      neverSays: ["f24"]
    ),
  ]

  private static let lengths: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a bar whose id is that of its padding",
      script: """
        local Player = View "Player" { state = { open = false }, body = function(self)
          local open = self.state.open
          return VStack { spacing = 6, Item { height = 48 }:id "cover",
            open and Item { height = 36 }:id "lyrics" or false }:padding(10)
            :onTapGesture(function() self.state.open = not open end)
        end }
        w = Window { width = 390, height = 700, ZStack { alignment = "bottom",
          ScrollView { LazyVStack { ForEach { 40, id = "track-%d", height = 44 } } },
          Player {}:id "player" } }
        w:step()
        w:tap "player"
        """,
      says: [
        "player moved by −42, though nobody moved it: it is 110 points long and was 68, and "
          + "aligned by that, as lyrics came in."
      ],
      neverSays: ["90 points"]
    ),
    .init(
      testDescription: "a text in the longest part of a row",
      script: """
        local note = false
        w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 30, id = "ep%d", function(i) return HStack {
            Item { width = 40, height = 40 }, VStack { Item { height = 20 }, Item { height = 30 },
              note and i == 2 and Item { height = 16 }:id "note" or false } } end } } } end }
        w:step()
        w:update(function() note = true end)
        """,
      says: [
        "ep3 … ep7 moved by +24, though nobody moved them: ep2 is 82 points long and was 58, as "
          + "note came in."
      ]
    ),
    .init(
      testDescription: "what moves within a row that has its modifiers' id",
      script: """
        local size = 10
        w = Window { width = 390, height = 400, function() return ScrollView { VStack {
          spacing = 0, ForEach { 8, id = "about-%d", function(i) return VStack { spacing = 2,
            Item { height = size }, Text "Version" }:padding("vertical", 8) end } } } end }
        w:step()
        w:update(function() size = 20 end)
        """,
      says: ["The Text, child 2, moved by +10 within about-2 (+20 on the screen)"],
      neverSays: ["within the VStack"]
    ),
    .init(
      testDescription: "a tile of a layout of one's own",
      script: """
        local Rows = LazyLayout "Rows" { begin = function() return { y = 0 } end,
          place = function(self, cursor, subviews)
            cursor.y = cursor.y + subviews[1]:place { y = cursor.y }.height
            return cursor.y
          end }
        local note = false
        w = Window { width = 300, height = 300, function() return ScrollView {
          Rows { ForEach { 30, id = "r%d", function(i) return VStack { spacing = 4,
            Item { height = 40 }, note and i == 2 and Item { height = 16 }:id "note" or false }
          end } } } end }
        w:step()
        w:update(function() note = true end)
        """,
      says: ["the Rows places them elsewhere, as r2 is 60 points long and was 40, as note came in."]
    ),
  ]

  private static let orders: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "several views that come into a layout of one's own",
      script: """
        local chips = { "a", "b", "c" }
        local Line = Layout "Line" {
          sizeThatFits = function(self, proposal, subviews) return #subviews * 50, 20 end,
          placeSubviews = function(self, bounds, proposal, subviews)
            for i, view in ipairs(subviews) do
              view:place { x = bounds.x + i * 50 - 50, y = bounds.y }
            end
          end }
        w = Window { width = 390, height = 200, function() return VStack { alignment = "leading",
          Line { ForEach { chips, width = 40, height = 20 } }:frame { width = 390,
            alignment = "leading" } } end }
        w:step()
        w:update(function() table.insert(chips, 2, "new") chips[#chips + 1] = "last" end)
        """,
      says: ["b, c moved by +50", "after several changes in it: new, last came in."]
    ),
    .init(
      testDescription: "an anchor that responds to a window and to what nobody had placed",
      script: """
        local state = Observable { typing = 0 }
        local Typing = View "Typing" { body = function()
          return Item { height = state.typing } end }
        w = Window { width = 390, height = 700, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 40, id = "m%d", height = 50 },
          Typing {}:id "typing" } }:defaultScrollAnchor "bottom" end }
        w:step()
        state.typing = 36
        w:resize(390, 400)
        """,
      says: ["as the container is 400 points long and was 700, and the content got another length"]
    ),
    .init(
      testDescription: "cells that leave sight behind a line that is longer",
      script: """
        local data = {}
        for i = 1, 60 do data[i] = { id = "e" .. i, width = 120 } end
        local lanes = { GridItem.fixed { 70 }, GridItem.fixed { 70 }, GridItem.fixed { 70 } }
        w = Window { width = 700, height = 300, function() return ScrollView {
          axes = "horizontal", LazyHGrid { rows = lanes, spacing = 10,
            ForEach { data, function(e) return Item { width = e.width } end } } } end }
        w:scrollView():drag { by = 520 }
        w:update(function() table.remove(data, 2) data[21].width = 210 end)
        """,
      says: ["; e22 is 210 points wide and was 120"]
    ),
    .init(
      testDescription: "a grid in the opposite order",
      script: """
        local rows = {}
        for i = 1, 40 do rows[i] = "c" .. i end
        w = Window { width = 300, height = 300, function() return ScrollView { LazyVGrid {
          columns = { GridItem.flexible(), GridItem.flexible() },
          ForEach { rows, height = 60 } } } end }
        w:scrollView():drag { by = 200 }
        w:update(function() table.sort(rows, function(a, b)
          return tonumber(a:sub(2)) > tonumber(b:sub(2)) end) end)
        """,
      says: ["cells changed places"],
      neverSays: ["went, which", "came in.", "went with the data"]
    ),
    .init(
      testDescription: "a grid in a row, of which a cell goes as the row moves",
      script: """
        local reviews, similar = { 1, 2, 3, 4 }, {}
        for i = 1, 20 do similar[i] = "similar-" .. i end
        w = Window { width = 390, height = 640, ScrollView { LazyVStack { spacing = 16,
          ForEach { reviews, height = 150 },
          LazyVGrid { columns = { GridItem.flexible(), GridItem.flexible() }, spacing = 10,
            ForEach { similar, height = 100 } } } } }
        w:scrollView():drag { by = 300 }
        w:update(function()
          reviews[#reviews + 1] = 9
          table.remove(similar, 1)
        end)
        """,
      says: [
        "similar-2 moved by +166 vertically, though nobody moved it: the LazyVGrid, child 6, in "
          + "which it stands, moved.",
        "similar-3 moved by +56 vertically, though nobody moved it: +166 the LazyVGrid, child 6, "
          + "in which it stands, moved; −110 cells moved on to other lines, as similar-1 went.",
      ]
    ),
    .init(
      testDescription: "the page that is shown goes",
      script: """
        local pages = { "Welcome", "Privacy", "Location", "Done" }
        w = Window { width = 390, height = 400, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 0, ForEach { pages, function(title)
            return Text(title):containerRelativeFrame "horizontal" end } }
          }:scrollTargetBehavior "paging" }
        w:scrollView():drag { by = 500, duration = 0.3 }
        w:settle()
        w:update(function() table.remove(pages, 2) end)
        """,
      says: ["Privacy went with the data"],
      neverSays: ["guessed again"]
    ),
    .init(
      testDescription: "sections of one column, each in the opposite order",
      script: """
        local rows = {}
        for i = 1, 40 do rows[i] = "c" .. i end
        local function part(first, last)
          return Section { header = Item { height = 20 },
            ForEach { { table.unpack(rows, first, last) }, height = 60 } }
        end
        w = Window { width = 300, height = 300, function() return ScrollView { LazyVGrid {
          columns = { GridItem.flexible() }, part(1, 20), part(21, 40) } } end }
        w:scrollView():drag { by = 600 }
        w:update(function()
          local old = rows
          rows = {}
          for i = 1, 20 do rows[i], rows[20 + i] = old[21 - i], old[41 - i] end
        end)
        """,
      says: [
        "lines (c10 … c20) were moved in", "lines (c1 … c8) were moved away",
        "they changed their places among the others",
      ],
      neverSays: ["line went", "lines went", "moved on to other lines"]
    ),
    .init(
      testDescription: "a row of another stack that holds nothing any more",
      script: """
        local gone = false
        w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 6, id = "day%d", function(d)
            return LazyVStack { spacing = 0, ForEach { d == 2 and gone and 0 or 5,
              id = "d" .. d .. "r%d", height = 60 } } end } } } end }
        w:scrollView():drag { by = 420 }
        w:update(function() gone = true end)
        """,
      says: ["day2 is 0 points long and was 300"],
      neverSays: ["changed their places", "changed places"]
    ),
  ]
}
