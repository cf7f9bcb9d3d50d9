import LazyTestSupport
import Testing

@testable import LazyScripting

/// What explanations say about whole frames: shares from several passes, moves that nobody saw,
/// lines, and views that replaced others.
@Suite(.leavesNothing) struct ToldFramesTests {
  @Test(arguments: scenes)
  func `a frame is told as a person saw it`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  @Test(arguments: ["", "VStack { spacing = 0, Item { height = 50 }, "])
  func `what a scroll beside its target does sums to what moved`(wrapper: String) throws {
    let run = try ScriptRun(
      """
      \(ToldSums.reading)
      for _, anchor in ipairs { "top", "center", "bottom" } do
        local w = Window { width = 390, height = 600,
          profile = lab.profile { targetLanding = "estimate" },
          ScrollView { \(wrapper) LazyVStack { spacing = 0, ForEach { 200, id = "r%d",
            height = function(i) return i <= 20 and 40 or 120 end } }
            \(wrapper.isEmpty ? "" : "}") } }
        for _, id in ipairs { "r100", "r110", "r20" } do
          w:scrollView():scrollTo { id = id, anchor = anchor }
          local told = paragraphs(w:explain())
          assert(#told > 0)
          for _, t in ipairs(told) do
            assert(math.abs(t.old + t.sum - t.new) < 1e-3, t.old .. " + " .. t.sum .. ": " .. t.new)
          end
        end
      end
      """
    )
    #expect(run.error == nil)
  }

  static let scenes: [ToldMovesTests.Scene] = pages + kinds + lines + passes

  static let pages: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "pages that a bar outside makes shorter",
      script: """
        local bar = 100
        w = Window { width = 390, height = 600, function()
          return VStack { spacing = 0, Item { height = bar }:id "bar",
            ScrollView { LazyVStack { spacing = 0, ForEach { 40, id = "p%d", height = 500 } } }
              :scrollTargetBehavior "paging":id "list" }
        end }
        w:scrollView():drag { by = 260 }
        w:settle()
        w:update(function() bar = 140 end)
        """,
      says: [
        "from 500 to 460: −40 The container is 460 points long and was 500, as bar is 140 points "
          + "long and was 100, and the scroll target behavior aligns the content with that again.",
        "list moved by +40 with all that it shows and is 460 points high (500 before), though "
          + "nobody moved it: bar is 140 points long "
          + "and was 100.",
      ],
      neverSays: ["went on to where"]
    ),
    .init(
      testDescription: "pages side by side in a window that is turned",
      script: """
        w = Window { width = 400, height = 600, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 0, ForEach { 20, id = "p%d", width = 300 } } }
          :scrollTargetBehavior "paging" }
        w:scrollView():drag { by = 300 }
        w:settle()
        w:resize(300, 600)
        """,
      says: [
        "The container is 300 points long and was 400, and the scroll target behavior aligns"
      ]
    ),
    .init(
      testDescription: "a banner in a scroll view that scrolls sideways",
      script: """
        local foot = 100
        w = Window { width = 400, height = 600, function()
          return VStack { spacing = 0, ScrollView { axes = "horizontal", HStack { spacing = 0,
            Item { width = 60, height = 50 }:id "banner",
            LazyHStack { spacing = 0, ForEach { 20, id = "p%d", width = 300 } } } }:id "list",
            Item { height = foot }:id "foot" }
        end }
        w:update(function() foot = 120 end)
        """,
      says: ["banner moved by −10 vertically, though nobody moved it"]
    ),
    .init(
      testDescription: "a window that is turned under a bar at its end",
      script: """
        w = Window { width = 300, height = 500, VStack { spacing = 0,
          ScrollView { LazyVStack { ForEach { 90, height = 40 } } }:id "list",
          Item { height = 30 }:id "foot" } }
        w:resize(500, 300)
        """,
      says: [
        "foot moved by −200, though nobody moved it: the window is 300 points long and was 500."
      ],
      neverSays: ["lay a bar"]
    ),
  ]

  static let kinds: [ToldMovesTests.Scene] = [false, true].map { isLazy in
    .init(
      testDescription: "an image that takes the place of a spinner, "
        + (isLazy ? "lazily" : "eagerly"),
      script: """
        local isLoaded = {}
        w = Window { width = 390, height = 600, function() return ScrollView {
          \(isLazy ? "LazyVStack" : "VStack") { spacing = 0,
            ForEach { 30, subviews = 2, function(i)
              return isLoaded[i] and Image { width = 100, height = 120, "photo" }
                or ProgressView(), Text("row " .. i)
            end } } } end }
        w:scrollView():drag { by = 130 }
        w:update(function() isLoaded[4] = true end)
        """,
      says: ["a ProgressView of 20 points in row 4 became an Image of 120"],
      neverSays: ["5, 5", "row 4 is 120", "went", "came in", "20.4 points long"]
    )
  }

  static let lines: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a line of a grid that is longer by a cell that was not its longest",
      script: """
        local h = { 90, 30, 60 }
        w = Window { width = 390, height = 600, function() return ScrollView { LazyVGrid {
          spacing = 0, columns = { GridItem.flexible(), GridItem.flexible(),
            GridItem.flexible() },
          ForEach { 60, id = "c%d", function(i) return Item { height = h[i] or 50 } end } } } end }
        w:update(function() h[2] = 130 end)
        """,
      says: [
        "c4 … c33 moved by +40, though nobody moved them: the line of c2 is 130 points long "
          + "and was 90."
      ],
      neverSays: ["c2 is 130 points long and was 90, though", ": c2 is 130"]
    ),
    .init(
      testDescription: "a cell behind one that came in its line",
      script: """
        local cells = {}
        for i = 1, 40 do cells[i] = { id = "c" .. i, h = 60 } end
        w = Window { width = 400, height = 300, function() return ScrollView { LazyVGrid {
          spacing = 0, columns = { GridItem.flexible(), GridItem.flexible() },
          ForEach { cells, function(c) return Item { height = c.h } end } } } end }
        w:update(function() table.insert(cells, 1, { id = "new", h = 100 }) end)
        """,
      says: ["c1 moved by +20 vertically, though nobody moved it", "as new came in"],
      neverSays: ["ids that belong to the data"]
    ),
    .init(
      testDescription: "cells that are pushed out of sight as columns go",
      script: """
        local columns = 3
        w = Window { width = 390, height = 300, function()
          local items = {}
          for i = 1, columns do items[i] = GridItem.flexible() end
          return ScrollView { LazyVGrid { spacing = 0, columns = items,
            ForEach { 60, id = "c%d", height = function(i) return 40 + i % 5 * 20 end } } }
        end }
        w:update(function() columns = 2 end)
        """,
      says: ["pushed out of sight", "3 columns became 2"],
      neverSays: ["points long and was"]
    ),
  ]

  static let passes: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "rows that grow after a scroll to one of them",
      script: """
        local grown = {}
        w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
          ForEach { 100, id = "k%d", function(i)
            return Item { height = grown[i] and 90 or 50 }:onAppear(function()
              if i > 40 and not grown[i] then grown[i] = true w:update(function() end) end
            end) end } } } }
        w:scrollView():scrollTo { id = "k60", anchor = "bottom" }
        """,
      says: [
        "k52 came into sight in this frame, and moved by +40 before anybody saw it: k51 is 90 "
          + "points long and was 50", "is taken to stand 276 points after that, a guess",
        "onAppear of k51 … k60 changed data in pass 1",
        "6 rows, k56 measured last, are 540 points long together; they had been taken to be 300",
      ],
      neverSays: ["though nobody"]
    ),
    .init(
      testDescription: "rows that came into sight in the first pass of a frame",
      script: """
        local head = 100
        w = Window { width = 390, height = 500, function() return ScrollView { VStack {
          spacing = 0, Item { height = head }:id "head",
          LazyVStack { spacing = head == 100 and 0 or 4,
            ForEach { 100, id = "n-%d", height = 60 } } } }
          :onScrollGeometryChange { of = function(g) return g.contentOffset.y > 500 end,
            function(_, beyond) w:update(function() head = beyond and 40 or 100 end) end } end }
        w:scrollView():drag { by = 2000 }
        """,
      says: ["onScrollGeometryChange"],
      neverSays: ["though nobody"]
    ),
    .init(
      testDescription: "a row that leaves in one pass and goes in the next",
      script: """
        local rows = {}
        for i = 1, 40 do rows[i] = { id = "r" .. i } end
        local done = false
        w = Window { width = 390, height = 300, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { rows, function(r)
            local row = Item { height = 60 }
            return r.id == "r38" and row:onAppear(function()
              if not done then
                done = true
                w:update(function() table.remove(rows) end)
              end
            end) or row
          end } } } end }
        w:update(function() for i = 1, 20 do
          rows[i], rows[41 - i] = rows[41 - i], rows[i] end
          rows[2] = { id = "r38" }
          rows[39] = { id = "q" }
        end)
        """,
      says: ["r1", "went with the data"]
    ),
    .init(
      testDescription: "a row before the one that keeps its place",
      script: """
        local rows = {}
        for i = 1, 40 do rows[i] = { id = "r" .. i } end
        w = Window { width = 390, height = 300, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { rows, function() return Item { height = 60 } end } } } end }
        w:scrollView():drag { by = 600 }
        w:update(function()
          rows[11], rows[12], rows[13], rows[14], rows[15] =
            rows[15], rows[12], rows[14], rows[11], rows[13]
        end)
        """,
      says: ["changed"],
      neverSays: ["counts otherwise"]
    ),
  ]
}
