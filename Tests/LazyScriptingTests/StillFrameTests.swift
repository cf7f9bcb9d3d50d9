import LazyTestSupport
import Testing

@testable import LazyScripting

/// What explanations say about frames in which something changed and nothing in sight moved.
@Suite(.leavesNothing) struct StillFrameTests {
  typealias Scene = ToldMovesTests.Scene

  @Test(arguments: stillScenes)
  func `a frame in which nothing in sight moved names what changed`(scene: Scene) throws {
    try scene.check("assert(w.metrics.moves == 0, w.metrics.moves) print(w:explain(w.frame))")
  }

  static let stillScenes = [
    Scene(
      testDescription: "rows of a list above that is out of sight",
      script: """
        local first = {}
        for i = 1, 10 do first[i] = { id = "first " .. i } end
        w = Window { width = 390, height = 600, ScrollView { VStack { spacing = 20,
          LazyVStack { spacing = 8, ForEach { first, function() return Item { height = 44 } end } },
          LazyVStack { spacing = 8, ForEach { 60, height = 52 } } } } }
        w:scrollView():drag { by = 1000 }
        w:update(function() for _ = 1, 3 do table.remove(first, 2) end end)
        """,
      says: ["3 rows (first 2, first 3, first 4) went, which had counted 156 points"],
      neverSays: ["in sight is still there"]
    ),
    Scene(
      testDescription: "a row that came into a scroll view in a row",
      script: """
        local lines = {}
        for i = 1, 50 do lines[i] = { id = "line " .. i } end
        w = Window { width = 390, height = 600, ScrollView { LazyVStack {
          Item { height = 60 },
          ScrollView { LazyVStack { spacing = 0,
            ForEach { lines, function() return Item { height = 20 } end } } }
            :frame { height = 200 }:id "log",
          ForEach { 20, height = 60 } } } }
        w:scrollView("log"):drag { by = 100 }
        w:update(function() table.insert(lines, 1, { id = "line 51" }) end)
        """,
      says: ["+20 Before what is in sight, 1 row (line 51) came in."],
      neverSays: ["was measured before what is in sight"]
    ),
    Scene(
      testDescription: "a list whose elements have other ids each time",
      script: """
        local fetches, rows = 0, {}
        local function fetch()
          fetches = fetches + 1
          for i = 1, 80 do rows[i] = { id = fetches .. "-" .. i } end
        end
        fetch()
        w = Window { width = 390, height = 600, ScrollView { LazyVStack {
          ForEach { rows, function() return Item { height = 60 } end } } } }
        w:scrollView():drag { by = 1000 }
        w:update(function() fetch() end)
        """,
      says: ["In SwiftUI: ids that stay the same when the data are loaded again"]
    ),
    Scene(
      testDescription: "a paragraph of an article that grows above its comments",
      script: """
        local long = false
        w = Window { width = 390, height = 600, function() return ScrollView { VStack { spacing = 0,
          VStack { spacing = 0, Item { height = 200 }:id "title",
            Item { height = long and 350 or 200 }:id "text", Item { height = 800 }:id "rest" },
          LazyVStack { spacing = 0, ForEach { 50, height = 60 } } } } end }
        w:scrollView():drag { by = 1000 }
        w:update(function() long = true end)
        """,
      says: ["1350 points long now; it was 1200: text is 350 points long and was 200."]
    ),
    Scene(
      testDescription: "a page that becomes shorter out of sight, up to its end",
      script: """
        local length = 900
        w = Window { width = 390, height = 600, function() return ScrollView { VStack { spacing = 0,
          Item { height = length }:id "intro", Item { height = 700 }:id "rest" } } end }
        w:scrollView():scrollTo { edge = "bottom" }
        w:update(function() length = 100 end)
        """,
      says: ["the offset is 200 at most", "intro is 100 points long and was 900."]
    ),
    Scene(
      testDescription: "a view that is scrolled to below a pinned header",
      script: """
        local function letter(n) return Section { header = Item { height = 30 }:id("letter " .. n),
          ForEach { 15, id = n .. " %d", height = 44 } } end
        w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
          spacing = 0, pinnedViews = "sectionHeaders", letter "A", letter "B", letter "C" } } end }
        w:scrollView():drag { by = 700 }
        w:scrollView():scrollTo { id = "A 10" }
        """,
      says: [
        "The program asked for A 10 in sight, and it stands there; letter A is held at the edge "
          + "and covers 30 points of it."
      ]
    ),
    Scene(
      testDescription: "a scroll to a card in a strip that is not loaded",
      script: """
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 20,
          ForEach { 20, id = "shelf %d", function(k)
            return ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
              ForEach { 12, id = "card " .. k .. ".%d", width = 100 } } }:frame { height = 120 }
          end } } } }
        w:scrollView():scrollTo { id = { "shelf 12", "card 12.7" }, anchor = "center" }
        """,
      says: [
        "The program asked for shelf 12/card 12.7 in the middle of the visible rect, and shelf 12, "
          + "in which it is, stands there."
      ]
    ),
    Scene(
      testDescription: "filters that come above two lists",
      script: """
        local filtered = false
        local function list(name, count) return LazyVStack { spacing = 0,
          ForEach { count, id = name .. " %d", height = 60 } } end
        w = Window { width = 390, height = 600, function() return ScrollView { VStack { spacing = 0,
          Item { height = 24 }, filtered and Item { height = 44 }:id "filters" or false,
          list("new", 10), list("all", 40) } } end }
        w:scrollView():drag { by = 900 }
        w:update(function() filtered = true end)
        """,
      says: [
        "What stands before the LazyVStack in sight is 668 points long now; it was 624: filters "
          + "came in.",
        "filters came in",
      ],
      neverSays: ["at the end of the frame"]
    ),
    Scene(
      testDescription: "a scroll to an id that two lists have",
      script: """
        w = Window { width = 390, height = 600, ScrollView { VStack {
          LazyVStack { ForEach { 40, height = 40 } },
          LazyVStack { ForEach { 40, height = 70 } } } } }
        w:scrollView():drag { by = 2100 }
        w:scrollView():scrollTo { id = 30, anchor = "top" }
        assert(w:scrollView().contentOffset.y > 2100)
        """,
      says: ["The program asked for row 30 at the start of the visible rect, and it stands there."]
    ),
  ]
}
