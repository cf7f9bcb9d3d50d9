import LazyTestSupport
import Testing

@testable import LazyScripting

/// What explanations say about rows that change places, about cells, and about views beside the
/// rows.
@Suite(.leavesNothing) struct ToldPlacesTests {
  @Test(arguments: scenes)
  func `where something stands now is told with its cause`(scene: ToldMovesTests.Scene) throws {
    try scene.check("assert(w.metrics.moves > 0) print(w:explain())")
  }

  @Test func `the last frame to explain needs a first one`() throws {
    let run = try ScriptRun(
      """
      local w = Window { width = 9, height = 9, Text "a" }
      print(pcall(w.explain, w, nil, 2))
      """
    )
    #expect(run.error == nil)
    #expect(run.printed.contains("write window:explain(1, last)"))
  }

  static let scenes: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a row that is moved and grows",
      script: """
        local mails = {}
        for i = 1, 40 do mails[i] = { id = "mail " .. i, h = 60 } end
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { mails, function(m) return Item { height = m.h } end } } } }
        w:scrollView():drag { by = 480 }
        w:update(function()
          local mail = table.remove(mails, 11)
          mail.h = 100
          table.insert(mails, 14, mail)
        end)
        """,
      says: [
        "mail 12, mail 13, mail 14 moved by −60, though nobody moved them: mail 11 moved away "
          + "from before them",
        "mail 15, mail 16, mail 17, mail 18 moved by +40, though nobody moved them: mail 11 is 100 "
          + "points long and was 60",
      ]
    ),
    .init(
      testDescription: "sections that change places",
      script: """
        local teams = { { id = "A" }, { id = "B" }, { id = "C" }, { id = "D" } }
        w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
          ForEach { teams, subviews = 9, function(t)
            return Section { header = Item { height = 50 }:id("team " .. t.id),
              ForEach { 8, id = t.id .. " %d", height = 50 } }
          end } } } }
        w:scrollView():drag { by = 950 }
        w:update(function() teams[1], teams[3] = teams[3], teams[1] end)
        """,
      says: [
        "18 rows were moved away, which had counted 900 points",
        "team D, D/D 1 were pushed out of sight, by about +900, though nobody moved them: others "
          + "changed their places around them",
      ],
      neverSays: ["by 0", "rows went"]
    ),
    .init(
      testDescription: "a row that is sorted away where every length is known",
      script: """
        local files = {}
        for i = 1, 12 do files[i] = { id = "file " .. i, h = 30 + 10 * (i * 5 % 12) } end
        w = Window { width = 390, height = 300, estimator = "oracle",
          ScrollView { LazyVStack { spacing = 0,
            ForEach { files, function(f) return Item { height = f.h } end } } } }
        w:scrollView():drag { by = 300 }
        w:update(function() table.sort(files, function(a, b) return a.h < b.h end) end)
        """,
      says: [
        "1 row (file 12) was moved in. It counts 30 points.",
        "4 rows (file 1, file 2, file 3, file 4) were moved away, which had counted 380 points.",
        "file 4, file 6, file 7 went out of sight, by +550, +210, +670",
      ],
      neverSays: ["guess", "about"]
    ),
    .init(
      testDescription: "a cell that goes and the columns of those after it",
      script: """
        local photos = {}
        for i = 1, 60 do photos[i] = { id = i } end
        local column = GridItem.flexible()
        w = Window { width = 316, height = 500, ScrollView { LazyVGrid { spacing = 0,
          columns = { column, column, column },
          ForEach { photos, function() return Item { height = 100 } end } } } }
        w:update(function() table.remove(photos, 5) end)
        """,
      says: [
        "Cells 7, 10, 13 moved by −100 vertically, though nobody moved them: cells moved on to "
          + "other lines, "
          + "as cell 5 went.",
        "Cells 6, 8, 9, 11, 12, 14, 15 moved by −108 horizontally, though nobody moved them: cells "
          + "moved on to other places of their lines, as cell 5 went.",
        "Cells 7, 10, 13 moved by +216 horizontally", "Cell 5 went with the data",
      ]
    ),
    .init(
      testDescription: "cards that are aligned in a higher strip",
      script: """
        local tall = 120
        w = Window { width = 390, height = 600, function() return ScrollView { LazyVStack {
          spacing = 0, ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
            ForEach { 20, id = "card %d", function(k)
              return Item { width = 110, height = k == 1 and tall or 120 } end } } }:id "strip" } }
          end }
        w:scrollView("strip"):drag { by = 400 }
        w:update(function() tall = 180 end)
        """,
      says: [
        "card 4, card 5, card 6, card 7 moved by +30 vertically, though nobody moved them: the "
          + "LazyHStack is 180 points high and was 120, and they are aligned in that"
      ]
    ),
    .init(
      testDescription: "pages as wide as the window, which is turned",
      script: """
        w = Window { width = 390, height = 600, ScrollView { axes = "horizontal", LazyHStack {
          spacing = 0, ForEach { 10, id = "page %d", function()
            return Color "white":containerRelativeFrame "both" end } } } }
        w:scrollView():drag { by = 1660 }
        w:resize(600, 390)
        """,
      says: [
        "page 6 moved by +156.1538, though nobody moved it: +210 what stands before in sight has "
          + "another length (page 5 by +210), as the LazyHStack is 390 points high and was 600, "
          + "and the visible "
          + "rect has another width, too; −53.8462 page 5 is cut by the edge"
      ]
    ),
    .init(
      testDescription: "a banner that goes near the start of the content",
      script: """
        local offline = true
        w = Window { width = 390, height = 600, function() return ScrollView { VStack {
          spacing = 0, offline and Item { height = 50 }:id "banner",
          LazyVStack { spacing = 0, ForEach { 50, id = "mail %d", height = 60 } } } } end }
        w:scrollView():drag { by = 30 }
        w:update(function() offline = false end)
        """,
      says: [
        "mail 1 … mail 10 moved by −20, though nobody moved them: the content begins there, "
          + "as banner went.", "banner went, and was in sight.",
      ]
    ),
    .init(
      testDescription: "a filter that leaves less than a screen",
      script: """
        local contacts, found = {}, {}
        for i = 1, 100 do contacts[i] = { id = "contact " .. i } found[i] = contacts[i] end
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { found, function() return Item { height = 44 } end } } } }
        w:scrollView():drag { by = 2000 }
        w:update(function()
          for i = 4, 100 do found[i] = nil end
          found[1], found[2], found[3] = contacts[12], contacts[47], contacts[80]
        end)
        """,
      says: [
        "contact 47 moved by +20, though nobody moved it: the content would have ended",
        "contact 48 … contact 60 went, and others out of sight.",
      ]
    ),
    .init(
      testDescription: "rows that all grow alike",
      script: """
        local size = 17
        w = Window { width = 390, height = 300, function() return ScrollView { LazyVStack {
          spacing = 10, ForEach { 80, id = "row %d", function() return Text { "a", size = size }
          end } } } end }
        w:scrollView():drag { by = 608 }
        w:update(function() size = 27 end)
        """,
      says: [
        "row 22 moved by +12 vertically, though nobody moved it: row 21 is 32.4 points high "
          + "and was 20.4",
        "row 23 … row 28 moved by +24, +36, +48, +60, +72, +84 vertically, though nobody moved "
          + "them: each by what those before it are longer or shorter, row 21 … row 27 by "
          + "+12 each.",
      ],
      neverSays: ["Row 2"]
    ),
    .init(
      testDescription: "a song that goes to another list on the page",
      script: """
        local favorites, others = {}, {}
        for i = 1, 8 do favorites[i] = "song " .. i end
        for i = 9, 48 do others[i - 8] = "song " .. i end
        local function list(songs) return LazyVStack { spacing = 0,
          ForEach { songs, function() return Item { height = 60 } end } } end
        w = Window { width = 390, height = 600, function()
          return ScrollView { VStack { spacing = 10, list(favorites), list(others) } } end }
        w:scrollView():drag { by = 738 }
        w:update(function() table.insert(favorites, table.remove(others, 7)) end)
        """,
      says: ["song 15 went to another container, out of sight."],
      neverSays: ["with the data"]
    ),
    .init(
      testDescription: "cells before what came in sight",
      script: """
        local albums = { {}, {} }
        for i = 1, 7 do albums[1][i] = "a" .. i albums[2][i] = "b" .. i end
        local column = GridItem.fixed(120)
        w = Window { width = 390, height = 500, function() return ScrollView { LazyVGrid {
          columns = { column, column, column }, spacing = 5,
          Section { header = Item { height = 40 }, ForEach { albums[1],
            function() return Item { height = 120 } end } },
          Section { header = Item { height = 40 }, ForEach { albums[2],
            function() return Item { height = 120 } end } } } } end }
        w:scrollView():drag { by = 300 }
        w:update(function() for a = 1, 2 do table.insert(albums[a], 1, "new " .. a) end end)
        """,
      says: [
        "a7 moved by +128 horizontally, though nobody moved it: cells moved on to other places of "
          + "their lines, as 1 cell came in before, out of sight.",
        "though nobody moved them: cells moved on to other places of their lines, as new 2 came "
          + "in.",
      ]
    ),
    .init(
      testDescription: "rows that go below the end, and one out of sight that an oracle measured",
      script: """
        local rows, tall = {}, false
        for i = 1, 20 do rows[i] = "order " .. i end
        w = Window { width = 390, height = 600, estimator = "oracle", function()
          return ScrollView { LazyVStack { spacing = 10, ForEach { rows, function(id)
            return Item { height = tall and id == "order 2" and 180 or 80 } end } } } end }
        w:scrollView():scrollTo { y = 5000 }
        w:update(function() tall = true for i = 20, 18, -1 do table.remove(rows, i) end end)
        """,
      says: ["+100 What stands before what is in sight was measured anew"],
      neverSays: ["order 17 was measured"]
    ),
    .init(
      testDescription: "two columns of rows, of which one loses a row out of sight",
      script: """
        local left, right = {}, {}
        for i = 1, 30 do left[i] = "L" .. i right[i] = "R" .. i end
        local function column(ids, height) return LazyVStack { spacing = 10,
          ForEach { ids, function() return Item { height = height } end } } end
        w = Window { width = 390, height = 700, function() return ScrollView {
          HStack { alignment = "top", spacing = 10, column(left, 140), column(right, 170) } } end }
        w:scrollView():drag { by = 600 }
        w:update(function() table.remove(left, 2) end)
        """,
      says: ["moved by +150, though nobody moved them: the offset changed to keep L5 in its place"],
      neverSays: ["Nothing in sight moved", "came back", "In SwiftUI"]
    ),
    .init(
      testDescription: "a composer that takes room from the messages above it",
      script: """
        local draft = false
        w = Window { width = 390, height = 700, function() return VStack { spacing = 0,
          ScrollView { LazyVStack { ForEach { 30, id = "m%d", height = 60 } } },
          Item { height = draft and 160 or 60 }:id "composer" } end }
        w:update(function() draft = true end)
        """,
      says: [
        "composer moved by −100, though nobody moved it: it is 160 points long and was 60."
      ]
    ),
    .init(
      testDescription: "a song that is moved down and pushes others out of sight",
      script: """
        local songs = {}
        for i = 1, 30 do songs[i] = "song " .. i end
        songs = lab.data(songs)
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { songs, function() return Item { height = 60 } end } } } }
        w:scrollView():drag { by = 320 }
        songs:move(6, 9)
        w:step()
        """,
      says: [
        "song 16 was pushed out of sight, by +60, though nobody moved it: song 6 moved in before"
      ],
      neverSays: ["about"]
    ),
    .init(
      testDescription: "a window that is turned",
      script: """
        w = Window { width = 390, height = 844, ScrollView { LazyVStack {
          ForEach { 40, id = "n%d", function() return Text(("word "):rep(40)) end } } } }
        w:scrollView():drag { by = 500 }
        w:resize(844, 390)
        """,
      says: ["The window is 844 × 390 points large and was 390 × 844."]
    ),
    .init(
      testDescription: "a title that goes while the columns change",
      script: """
        local compact = false
        w = Window { width = 390, height = 600, function()
          local columns = {}
          for i = 1, compact and 3 or 2 do columns[i] = GridItem.flexible() end
          return ScrollView { VStack { spacing = 0, not compact and Item { height = 60 }:id "title",
            LazyVGrid { columns = columns, spacing = 6,
              ForEach { 90, id = "cell %d", height = 110 } } } }
        end }
        w:scrollView():drag { by = 600 }
        w:update(function() compact = true end)
        """,
      says: [
        "2 columns became 3, so that what stood in 4 lines (464 points) before what is in sight "
          + "stands in 2 lines.",
        "What stands before the LazyVGrid is 0 points long now; it was 60: title went.",
      ]
    ),
    .init(
      testDescription: "cells that leave the window across the rows of a table",
      script: """
        local widths = { 80, 120, 100, 60, 140, 90, 110, 70 }
        w = Window { width = 400, height = 300, function() return ScrollView { axes = "both",
          LazyVStack { spacing = 2, alignment = "leading", ForEach { 50, id = "line-%d",
            function(line) return HStack { spacing = 4,
              ForEach { #widths, id = line .. ":%d", function(column)
                return Item { width = widths[column], height = 32 } end } } end } } }
        end }
        w:scrollView():scrollTo { x = 150, y = 200 }
        w:update(function() widths[3] = 160 end)
        """,
      says: [
        "8:4, 8:5 in line-8 moved by +60 horizontally within it",
        "8:6 in line-8 was pushed out of sight, by +60 horizontally",
      ],
      neverSays: ["8:7", "8:8"]
    ),
  ]
}
