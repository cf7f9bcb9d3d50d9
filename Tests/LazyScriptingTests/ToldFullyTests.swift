import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is told of lengths and places is all of it, after all passes and for all views that have a
/// part in it.
@Suite(.leavesNothing) struct ToldFullyTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: positions + lengths + places + arrivals)
  func `all of a change is told`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain())")
  }

  /// A leaderboard whose position keeps the middle of one row.
  private static func board(_ code: String) -> String {
    """
    local players = {}
    for n = 1, 60 do players[n] = { id = n == 20 and "me" or "p" .. n, height = 52 } end
    w = Window { width = 390, height = 560, ScrollView { LazyVStack { spacing = 4,
      ForEach { players, function(player) return Item { height = player.height } end } } }
      :scrollPosition(ScrollPosition { id = "me", anchor = "center" }, "center") }
    w:step()
    w:update(function() \(code) end)
    """
  }

  static let positions = [
    Scene(
      testDescription: "a kept row that data moved and that is longer",
      script: board("players[20].height = 72 table.insert(players, 15, table.remove(players, 20))"),
      says: [
        "Data put me, which is 72 points long and was 52, elsewhere among the others",
        "me moved by −10, though nobody moved it: the ScrollPosition keeps the middle of me where "
          + "it was scrolled to, as me is 72 points long and was 52.",
        "as data put that elsewhere among the others, and me is 72 points long and was 52.",
      ]
    ),
    Scene(
      testDescription: "a kept row that data moved alone",
      script: board("table.insert(players, 15, table.remove(players, 20))"),
      says: ["Data put me elsewhere among the others"],
      neverSays: ["me moved", "72"]
    ),
  ]

  static let lengths = [
    Scene(
      testDescription: "a row with a shelf and a stack in it that turns out shorter",
      script: """
        w = Window { width = 390, height = 620, ScrollView { LazyVStack { spacing = 16,
          ForEach { 10, id = "day-%d", function(day)
            return VStack { spacing = 6, Text { "day", size = 22 },
              day % 2 == 0 and ScrollView { axes = "horizontal", LazyHStack { spacing = 6,
                ForEach { 8, id = "photo-%d", width = 110, height = 80 } } },
              LazyVStack { spacing = 4, ForEach { 5, id = day .. "-%d",
                height = function(n) return 60 + n % 2 * 20 end } } }
          end } } } }
        w:scrollView():drag { by = 700 }
        """,
      says: [
        "day-2 is 494.4 points long and was 534.4, as the LazyVStack, child 3, is 376 points long "
          + "and was 416."
      ],
      neverSays: ["distances", "other changes"]
    ),
    Scene(
      testDescription: "a row that a later pass measures again, after all were measured anew",
      script: """
        local hasBar = true
        w = Window { width = 390, height = 700, function()
          return VStack { spacing = 0, hasBar and Item { height = 44 }:id("bar"),
            ScrollView { LazyVStack { spacing = 12,
              Color "map":containerRelativeFrame { "vertical", count = 2 }:id("map"),
              ForEach { 12, id = "place-%d", height = 80 } } } }
            :onGeometryChange { of = function(geometry) return geometry.size.width > 500 end,
              function(_, isWide) if isWide then w:update(function() hasBar = false end) end end }
        end }
        w:resize(700, 390)
        """,
      says: [
        "3 rows, place-2 measured last, are 355 points long together.",
        "map is 195 points long and was 328, by way of 173, as the visible rect is 390 points long "
          + "and was 656, as −310 the window is 390 points long and was 700, and +44 bar went.",
      ],
      neverSays: ["it was 173"]
    ),
    Scene(
      testDescription: "pages of which more are shown at once",
      script: """
        local count = 2
        w = Window { width = 400, height = 600, function()
          return ScrollView { axes = "horizontal", LazyHStack { spacing = 0,
            ForEach { 20, id = "page-%d", function()
              return Item { height = 50 }:containerRelativeFrame { "horizontal", count = count }
            end } } }
        end }
        w:update(function() count = 4 end)
        """,
      says: [
        "page-1 is 100 points long and was 200, as the containerRelativeFrame count is 4 and was 2."
      ],
      neverSays: ["content came late"]
    ),
    Scene(
      testDescription: "pages that a callback of a resize makes shorter, after they were longer",
      script: """
        local isWide = false
        w = Window { width = 390, height = 300, function()
          return ScrollView { axes = "horizontal", LazyHStack { spacing = 12,
              ForEach { 12, id = "pick-%d", function()
                return Item { height = 100 }
                  :containerRelativeFrame { "horizontal", count = isWide and 3 or 1, spacing = 12 }
              end } }:scrollTargetLayout() }
            :scrollTargetBehavior("viewAligned")
            :contentMargins { "horizontal", isWide and 48 or 16 }
            :onGeometryChange { of = function(g) return g.size.width > 600 end, function(_, wide)
              if wide then w:update(function() isWide = wide end) end
            end }
        end }
        w:scrollView():drag { by = 740 }
        w:settle()
        w:resize(744, 300)
        """,
      says: [
        "The insets of the scroll view take up 96 points and took up 32, and the scroll target "
          + "behavior aligns the content with that again.",
        "5 views, pick-6 measured last, are 1040 points long together.",
      ],
      neverSays: ["2136", "3029"]
    ),
    Scene(
      testDescription: "a button at a trailing edge whose text is shorter",
      script: """
        local title = "Disconnect"
        w = Window { width = 390, height = 300, function()
          return HStack { spacing = 0, Spacer {}, Text { "Lab" }:id("value"),
            Button { Text { title }:padding(6), action = function() end }:id("toggle") }
        end }
        w:update(function() title = "Connect" end)
        """,
      says: ["as the Text is 59.5 points wide and was 85."],
      neverSays: ["among other changes"]
    ),
    Scene(
      testDescription: "rows before what is in sight that are longer as a program scrolls",
      script: """
        local wrong, position = {}, ScrollPosition { edge = "top" }
        w = Window { width = 390, height = 500, function()
          return VStack { spacing = 0,
            ScrollView { LazyVStack { spacing = 12, ForEach { 12, id = "f%d", function(n)
              return Item { height = wrong[n] and 75 or 55 }
            end } } }:scrollPosition(position),
            Button { Text "Go", action = function()
              w:update(function() wrong = { [2] = true, [4] = true, [6] = true } end)
              position:scrollTo { id = "f2" }
            end }:id("go") }
        end }
        w:scrollView():drag { by = 400 }
        w:tap "go"
        w:settle()
        """,
      says: ["+40 f4, f2 are 150 points long together and were 110."]
    ),
  ]

  static let places = [
    Scene(
      testDescription: "what moved in a scroll view that moved while a finger scrolls",
      script: """
        local hasBar, isLong = true, false
        w = Window { width = 390, height = 600, function()
          return VStack { spacing = 0, hasBar and Item { height = 40 }:id("bar"),
            ScrollView { LazyVStack { spacing = 6, ForEach { 60, id = "lot-%d", function(n)
              return Item { height = isLong and n == 15 and 86 or 64 }
            end } } }:id("lots") }
        end }
        w:scrollView("lots"):drag { by = 700 }
        after(0.25, function() w:update(function() hasBar, isLong = false, true end) end)
        w:scrollView("lots"):drag { by = -180, duration = 0.5 }
        print(w:explain(17))
        """,
      says: ["lot-16, lot-17 moved by +22 within lots, though nobody moved them"],
      neverSays: ["on the screen"]
    )
  ]

  static let arrivals = [
    Scene(
      testDescription: "views that come and go in a layout of one's own",
      script: """
        local Chips = Layout "Chips" {
          sizeThatFits = function() return 390, 36 end,
          placeSubviews = function(self, bounds, proposal, subviews)
            for n, chip in ipairs(subviews) do chip:place { x = n * 60, y = bounds.y } end
          end }
        local chips = { "shoes", "leather" }
        w = Window { width = 390, height = 300, function()
          return Chips { ForEach { chips, id = "self", function() return Item { width = 50 } end } }
        end }
        w:update(function() chips = { "shoes", "new" } end)
        """,
      says: ["leather went with the data, and was in sight.", "new came into sight."]
    ),
    Scene(
      testDescription: "a view that is longer, and so comes into sight",
      script: """
        local width = 156
        w = Window { width = 390, height = 200, function()
          return ScrollView { axes = "horizontal", HStack { spacing = 4,
            Item { width = width, height = 40 }:id("design"),
            Item { width = 500, height = 40 }:id("build") } }
        end }
        w:scrollView():drag { by = 170 }
        w:update(function() width = 236 end)
        """,
      says: [
        "build moved by +80, though nobody moved it: design is 236 points long and was 156.",
        "design came into sight.",
      ]
    ),
    Scene(
      testDescription: "views that are new in rows in sight",
      script: """
        local isLate = false
        w = Window { width = 390, height = 400, function()
          return ScrollView { LazyVStack { ForEach { 3, id = "stop-%d", function(n)
            return HStack { Text "Stop", Spacer {}, isLate and Text { "+3" }:id("delay-" .. n) }
          end } } }
        end }
        w:update(function() isLate = true end)
        """,
      says: ["delay-1 in stop-1, delay-2 in stop-2, delay-3 in stop-3 came into sight."]
    ),
    Scene(
      testDescription: "other views of an element, in the place of those that it gave",
      script: """
        local posts = {}
        for n = 1, 30 do posts[n] = { id = "post-" .. n } end
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 8,
          ForEach { posts, subviews = "dynamic", function(post)
            if post.id ~= "post-4" then return Item { height = 110 } end
            if post.hasVoted then return Item { height = 20 },
              Item { height = 90 }:id("chart"), Item { height = 16 }:id("total") end
            return Item { height = 20 }, Item { height = 48 }:id("yes"),
              Item { height = 48 }:id("no"), Item { height = 48 }:id("maybe")
          end } } } }
        w:scrollView():drag { by = 444 }
        w:update(function() posts[4].hasVoted = true end)
        """,
      says: [
        "post-4/no, post-4/maybe went, as post-4 no longer gives them, and were in sight.",
        "post-4/chart, post-4/total came into sight.",
      ]
    ),
  ]
}
