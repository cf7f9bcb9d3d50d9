import LazyTestSupport
import Testing

@testable import LazyScripting

/// What has to do with sizes of containers, insets and contents is told with its shares.
@Suite(.leavesNothing) struct ToldSizesTests {
  @Test(arguments: ends + passes + layouts)
  func `each size has its own share, and its own cause`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static let ends: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a filter leaves less than fits, and a bar comes above",
      script: """
        local rows, bar = {}, false
        for i = 1, 40 do rows[i] = { id = "r-" .. i } end
        w = Window { width = 300, height = 260, function() return VStack { spacing = 0,
          bar and Item { height = 30 }:id("bar") or nil,
          ScrollView { LazyVStack { spacing = 0,
            ForEach { rows, function() return Item { height = 52 } end } } } } end }
        w:scrollView():drag { by = 1000 }
        w:update(function() bar = true; rows = { rows[10], rows[21] } end)
        """,
      says: ["The content ends before that: the offset is 0 at most."],
      neverSays: ["as the container is", "the content ends where it ends"]
    ),
    .init(
      testDescription: "a section with its header comes at the end, in sight",
      script: """
        local days = {}
        for d = 1, 8 do days[d] = { id = "day-" .. d, rows = { "a" .. d, "b" .. d } } end
        w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 6,
          pinnedViews = "sectionHeaders",
          ForEach { days, subviews = function(day) return 1 + #day.rows end, function(day)
            return Section { header = Item { height = 30 }:id("date-" .. day.id),
              ForEach { day.rows, function() return Item { height = 50 } end } } end } } }
          :defaultScrollAnchor("bottom") }
        w:step(2)
        w:update(function() table.insert(days, { id = "day-9", rows = { "m9" } }) end)
        """,
      says: ["as date-day-9, day-9/m9 came in."],
      neverSays: ["others out of sight"]
    ),
    .init(
      testDescription: "rows at the end go, and so does the bar below them",
      script: """
        local n, bar = 20, 60
        w = Window { width = 390, height = 500, function()
          return ScrollView { LazyVStack { spacing = 0, ForEach { n, id = "a-%d", height = 80 } } }
            :safeAreaPadding { bottom = bar } end }
        w:scrollView():scrollTo { edge = "bottom" }
        w:update(function() n = 17; bar = 0 end)
        """,
      says: [
        "as −240 the content is 1360 points long and was 1600, and −60 the bottom inset of the "
          + "scroll view is 0 points and was 60.",
        "as +240 a-18, a-19, a-20 went, and +60 the bottom inset",
      ]
    ),
    .init(
      testDescription: "rows in sight of a chat that grow, with others before them",
      script: """
        local h = 40
        w = Window { width = 332, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { 20, id = "m-%d", function() return Item { height = h } end } } }
          :defaultScrollAnchor "bottom" }
        w:update(function() h = 80 end)
        """,
      says: ["The 15 rows before what is in sight count 800 points."],
      neverSays: ["still count"]
    ),
    .init(
      testDescription: "the row at the top edge gets another id and another length",
      script: """
        local list = lab.data {}
        for i = 1, 40 do list:insert(i, { id = i == 11 and "tmp" or "r-" .. i, h = 60 }) end
        w = Window { width = 390, height = 480, ScrollView { LazyVStack { spacing = 0,
          ForEach { list, function(e) return Item { height = e.h } end } } } }
        w:scrollView():drag { by = 630 }
        list:replace(11, { id = "up", h = 100 })
        w:step()
        """,
      says: ["At the start of what is in sight, 1 row (up) came in and 1 row (tmp) went"]
    ),
  ]

  private static let passes: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "pictures that load in all rows at once",
      script: """
        local Photo = View "Photo" { state = { isReady = false }, body = function(self)
          return Item { height = self.state.isReady and 240 or 100 }
            :task(function() wait(0.5); self.state.isReady = true end) end }
        w = Window { width = 390, height = 720, ScrollView { LazyVStack { spacing = 0,
          ForEach { 200, id = "photo-%d", function() return Photo {} end } } } }
        w:settle()
        w:scrollView():scrollTo { id = "photo-120", anchor = "center" }
        repeat w:step() until w:node("photo-120").measures > 1
        """,
      says: [
        "photo-120 … photo-124 were pushed out of sight, by +560, +700, +840, +980, +1120, though "
          + "nobody moved them: each by what those before it are longer or shorter"
      ]
    ),
    .init(
      testDescription: "a row that a later pass takes out of sight again",
      script: """
        local hint = false
        local w0
        w = Window { width = 390, height = 536, function()
          return VStack { spacing = 0, hint and Item { height = 36 }:id "hint",
            ScrollView { LazyVStack { spacing = 0, ForEach { 300, id = "n-%d", function(i)
              return Item { height = i <= 20 and 40 or 100 }:onAppear(function()
                if w0 and i == 150 then w0:update(function() hint = true end) end
              end) end } } } } end }
        w0 = w
        w:scrollView():scrollTo { id = "n-150", anchor = "top" }
        """,
      says: ["In a later pass, what had left the screen was guessed again"]
    ),
    .init(
      testDescription: "a bar that goes when an animated scroll to the middle begins",
      script: """
        local hasBar, w0 = true, nil
        w = Window { width = 390, height = 600, function()
          return VStack { spacing = 0, hasBar and Item { height = 50 }:id "search",
            ScrollView { LazyVStack { spacing = 0, ForEach { 150, id = "term-%d", height = 50 } } }
              :onScrollPhaseChange(function(old, new)
                if new == "animating" and hasBar and w0 then
                  w0:update(function() hasBar = false end)
                end
              end) } end }
        w0 = w
        w:scrollView():scrollTo { id = "term-70", anchor = "center", animation = true }
        print(w:explain(3))
        """,
      says: ["25 points further back than before, as the container has another length."]
    ),
    .init(
      testDescription: "a view whose size a callback answers to, and what gave it that",
      script: """
        local text, inset, w0 = "Documents of this folder", 56, nil
        w = Window { width = 390, height = 300, function()
          return ScrollView { LazyVStack { spacing = 0, ForEach { 9, id = "doc-%d", height = 58 } }
            :padding { top = inset } }
            :overlay { alignment = "top", VStack { Text { text, size = 20 }:id "label" }
              :frame { maxWidth = math.huge }:padding(16):id "bar"
              :onGeometryChange { of = function(g) return g.size.height end, function(_, h)
                if w0 and h ~= inset then w0:update(function() inset = h end) end end } } end }
        w0 = w
        w:update(function() text = "Documents of this folder, shared with you by others" end)
        """,
      says: [
        "onGeometryChange of bar, which is 80 points high and was 56, as label is 48 points high "
          + "and was 24, changed data in pass 1"
      ]
    ),
  ]

  private static let layouts: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a view comes in above, and all others change sides",
      script: """
        local stations = {}
        for i = 1, 80 do stations[i] = { id = "st-" .. i } end
        local Zigzag = LazyLayout "Zigzag" {
          begin = function(self, bounds) return { y = 0, width = bounds.width } end,
          place = function(self, cursor, subviews)
            local s = subviews[1]
            local size = s:place { x = s.index % 2 == 1 and 0 or cursor.width / 2, y = cursor.y,
              width = cursor.width / 2 }
            cursor.y = cursor.y + size.height * 0.6
            return cursor.y
          end,
        }
        w = Window { width = 390, height = 500, function()
          return ScrollView { Zigzag { ForEach { stations, function()
            return Item { height = 100 } end } } } end }
        w:scrollView():drag { by = 650 }
        w:update(function() table.insert(stations, 2, { id = "new" }) end)
        """,
      says: [
        "Along its axis, nothing in sight moved by this",
        "the Zigzag places them elsewhere, as new came in before.",
      ],
      neverSays: ["Nothing in sight"]
    ),
    .init(
      testDescription: "what is in rows at the end of a window that is turned",
      script: """
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { 60, id = "row-%d", function(i) return HStack { Text(("word "):rep(25)),
            Spacer(), Item { width = 20, height = 20 }:id("badge-" .. i) } end } } } }
        w:resize(600, 390)
        """,
      says: ["badge-4 in row-4 moved by +210 horizontally", "badge-5 in row-5 moved by +210"]
    ),
    .init(
      testDescription: "a banner on a screen without a scroll view",
      script: """
        local isShown = false
        w = Window { width = 390, height = 400, function() return VStack { spacing = 0,
          Item { height = 50 }:id "title", isShown and Item { height = 60 }:id "banner" or nil,
          Item { height = 48 }:id "mail", Spacer() } end }
        w:update(function() isShown = true end)
        """,
      says: ["mail moved by +60", "keep room for what comes (frame, opacity), or lay it over"],
      neverSays: ["scrollPosition"]
    ),
  ]
}
