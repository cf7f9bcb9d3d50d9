import LazyTestSupport
import Testing

@testable import LazyScripting

/// Of several changes in one frame each is named with what it did, also where they make up for one
/// another.
@Suite(.leavesNothing) struct ToldTogetherTests {
  @Test(arguments: regions + lengths + grids + remade + parts)
  func `each of several causes is told with its own share`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  /// A list with a bar above it and insets, at a position that keeps the middle of a row.
  private static func feed(_ changes: String, anchor: String = "") -> String {
    """
    local bar, inset, title, h = 40, 0, 60, 70
    local position = ScrollPosition()
    w = Window { width = 300, height = 600, function()
      return VStack { spacing = 0, Item { height = bar }:id "bar",
        ScrollView { VStack { spacing = 0, Item { height = title }:id "title",
          LazyVStack { spacing = 0, ForEach { 60, id = "r%d", height = h } }
            :scrollTargetLayout() } }:safeAreaPadding("bottom", inset)\(anchor) } end }
    w:scrollView():drag { by = 700 }
    \(anchor.isEmpty ? "" : "position:scrollTo { id = 'r20' } w:settle()")
    w:update(function() \(changes) end)

    """
  }

  private static let middle = ":scrollPosition(position, 'center')"

  private static let regions: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a container and an inset, to which a position answers",
      script: feed("bar, inset = 60, 90", anchor: middle),
      says: [
        "+55 Insets and sizes changed, and its ScrollPosition keeps the middle of r20 where it was "
          + "scrolled to: +10 the container is 540 points long and was 560, as bar is 60 points "
          + "long and was 40; +45 the bottom inset of the scroll view is 90 points and was 0."
      ],
      neverSays: ["and the content got another length"]
    ),
    .init(
      testDescription: "a container and an inset at the end of the content",
      script: feed("bar, inset = 140, 30", anchor: ":defaultScrollAnchor 'bottom'"),
      says: [
        "The container is 460 points long and was 560, as bar is 140 points long and was 40, and "
          + "the bottom inset of the scroll view is 30 points and was 0"
      ]
    ),
    .init(
      testDescription: "the start of the content, while the container is shorter, too",
      script: """
        local pad, foot = 10, 30
        w = Window { width = 300, height = 600, function() return VStack { spacing = 0,
          ScrollView { VStack { spacing = 0, Item { height = 60 }:id "title",
            LazyVStack { spacing = 0, ForEach { 60, height = 70 } } }:padding("top", pad) },
          Item { height = foot }:id "foot" } end }
        w:scrollView():drag { by = 8 }
        w:update(function() pad, foot = 0, 100 end)
        """,
      says: ["title moved by −2, though nobody moved it: the content begins there."],
      neverSays: ["the content ends where it ends"]
    ),
    .init(
      testDescription: "short content that has no room to be aligned any more",
      script: """
        local keyboard = false
        w = Window { width = 300, height = 300, function() return VStack { spacing = 0,
          ScrollView { LazyVStack { spacing = 0, ForEach { 4, id = "m%d", height = 50 } } }
            :defaultScrollAnchor { "bottom", role = "alignment" },
          keyboard and Item { height = 150 }:id "keyboard" or nil } end }
        w:update(function() keyboard = true end)
        """,
      says: [
        "+100 defaultScrollAnchor aligns content that is too short, and the container is 150 "
          + "points long and was 300, as keyboard came in.",
        "m1, m2, m3 moved by −100, though nobody moved them: defaultScrollAnchor aligns content",
      ],
      neverSays: ["insets"]
    ),
    .init(
      testDescription: "both axes of one scroll view, of which each has a cause of its own",
      script: """
        local isOther = false
        w = Window { width = 400, height = 500, function() return HStack { spacing = 0,
          isOther and Item { width = 60 }:id "tools" or nil,
          ScrollView { axes = "both", HStack { spacing = 0, alignment = "top",
            VStack { spacing = 0, Item { width = 600, height = 700 }:id "hall",
              isOther and Item { width = 600, height = 90 }:id "terrace" or nil },
            isOther and Item { width = 160, height = 300 }:id "wing" or nil } }
            :defaultScrollAnchor "center" } end }
        w:update(function() isOther = true end)
        """,
      says: [
        "hall moved by −45 vertically, though nobody moved it: defaultScrollAnchor kept showing "
          + "the same part of the content, as terrace came in."
      ]
    ),
  ]

  private static let lengths: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a title that grows by as much as a banner took up",
      script: """
        local isThere = true
        w = Window { width = 300, height = 600, function() return ScrollView { VStack {
          spacing = 0, Item { height = isThere and 60 or 100 }:id "title",
          isThere and Item { height = 40 }:id "banner" or nil,
          LazyVStack { spacing = 0, ForEach { 60, id = "r%d", height = 70 } } } } end }
        w:update(function() isThere = false end)
        """,
      says: ["banner went, and was in sight.", "title is 100 points long and was 60."],
      neverSays: ["moved by"]
    ),
    .init(
      testDescription: "the last row in sight, which another one follows into sight",
      script: """
        local h = 90
        w = Window { width = 300, height = 200, function() return ScrollView { VStack {
          spacing = 0, ForEach { 20, id = "r%d", function(i)
            return Item { height = i == 3 and h or 80 } end } } } end }
        w:update(function() h = 30 end)
        """,
      says: ["r4 came into sight.", "r3 is 30 points long and was 90."]
    ),
    .init(
      testDescription: "rows that had been left when less was known",
      script: """
        local Late = View "Late" { parameters = { "n" }, state = { h = 60 }, body = function(self)
          return Item { height = self.state.h }:task(function()
            wait(0.15) self.state.h = 100 + self.n % 4 * 40 end) end }
        w = Window { width = 390, height = 546, ScrollView { LazyVStack { spacing = 4,
          ForEach { 200, id = "p%d", function(i) return Late { n = i } end } } } }
        w:scrollView():scrollTo { id = "p60", anchor = "top" }
        w:settle()
        w:scrollView():drag { by = -20 }
        """,
      says: [
        "p59 turned out to be 60 points long; among those before what is in sight it had counted "
          + "60.",
        "So the 58 rows before what is in sight count 58 × (104.2105 + 4) = 6276.2105 points; "
          + "they had still counted 58 × (60 + 4) = 3712.",
      ],
      neverSays: ["it had been taken to be 106.6667"]
    ),
    .init(
      testDescription: "a rotation in a fling, which pushed a row out of sight before",
      script: """
        w = Window { width = 390, height = 700, VStack { spacing = 0,
          Item { height = 50 }:id "search",
          ScrollView { LazyVStack { alignment = "leading", spacing = 6,
            ForEach { 60, id = "r%d", function(i)
              return Text { ("result with some words "):rep(i % 4 + 1) }:padding(10) end } } } } }
        w:play(function() w:scrollView():fling { velocity = 4000 } end,
          function() wait(0.5) w:resize(700, 390) wait(0.02) print(w:explain(32)) end)
        """,
      says: [
        "So the 19 rows before what is in sight count 19 × (43.3143 + 6) = 936.9714 points; they "
          + "had counted 1289.6. r20 kept its place in the visible rect."
      ]
    ),
  ]

  private static let grids: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a cell that comes and another spacing",
      script: """
        local photos, spacing, banner = {}, 8, false
        for i = 1, 40 do photos[i] = "p" .. i end
        w = Window { width = 300, height = 500, function() return ScrollView { VStack {
          spacing = 0, banner and Item { height = 110 }:id "banner" or nil,
          LazyVGrid { spacing = spacing, columns = { GridItem.flexible(), GridItem.flexible() },
            ForEach { photos, id = "self", height = 60 } } } } end }
        w:update(function() spacing, banner = 0, true table.insert(photos, 3, "new") end)
        """,
      says: [
        "p3 moved by +102 vertically, though nobody moved it: +110 banner came in before, 110 "
          + "points high; −8 the spacing before it is 0 points and was 8."
      ],
      neverSays: ["−8 cells moved on"]
    ),
    .init(
      testDescription: "a line that is shorter, and a cell that goes behind it",
      script: """
        local photos, h = {}, 100
        for i = 1, 40 do photos[i] = "p" .. i end
        w = Window { width = 300, height = 400, function() return ScrollView {
          LazyVGrid { spacing = 8, columns = { GridItem.flexible(), GridItem.flexible() },
            ForEach { photos, id = "self", function(id)
              return Item { height = id == "p1" and h or 50 } end } } } end }
        w:update(function() h = 60 table.remove(photos, 6) end)
        """,
      says: [
        "p7 moved by −98 vertically, though nobody moved it: −58 cells moved on to other lines, as "
          + "p6 went; −40 p1 is 60 points high and was 100."
      ]
    ),
    .init(
      testDescription: "other columns after an edit",
      script: """
        local photos, inspector = {}, 0
        for i = 1, 200 do photos[i] = { id = "p" .. i } end
        w = Window { width = 800, height = 600, function() return HStack { spacing = 0,
          alignment = "top", ScrollView { LazyVGrid {
            columns = { GridItem.adaptive { minimum = 120, spacing = 8 } }, spacing = 8,
            ForEach { photos, function() return Item { height = 100 } end } } },
          inspector > 0 and Item { width = inspector }:id "inspector" or nil } end }
        w:scrollView():drag { by = 700 }
        w:update(function()
          inspector = 260
          table.remove(photos, 9)
          table.remove(photos, 3)
        end)
        """,
      says: [
        "−108 Before what is in sight, 2 cells went and others moved on, so that 1 line less "
          + "stands there: 108 points less.",
        "6 columns became 4, so that what stood in 5 lines (540 points) before what is in sight "
          + "stands in 7 lines.",
      ]
    ),
    .init(
      testDescription: "other rows of a grid in the same step as an edit",
      script: """
        local rows, cells = 2, {}
        for i = 1, 60 do cells[i] = { id = "s" .. i } end
        w = Window { width = 390, height = 400, function()
          local items = {}
          for r = 1, rows do items[r] = GridItem.fixed { 80, spacing = 10 } end
          return ScrollView { axes = "horizontal", LazyHGrid { rows = items, spacing = 10,
            ForEach { cells, function() return Item { width = 80 } end } } }
            :frame { height = rows * 90 - 10 } end }
        w:scrollView():drag { by = 310 }
        w:update(function() rows = 3 table.remove(cells, 5) end)
        """,
      says: [
        "−180 The LazyHGrid got another height, so all lengths that it knew are forgotten. 2 rows "
          + "became 3, and data came, went or moved, so that what stood in 3 lines (270 points) "
          + "before what is in sight stands in 1 line.",
        "The line of s4 stands where the first line in sight stood. ",
      ],
      neverSays: ["+90 points"]
    ),
    .init(
      testDescription: "a cell whose line is as long as before",
      script: """
        local h = 40
        w = Window { width = 300, height = 400, function() return ScrollView {
          LazyVGrid { spacing = 0, columns = { GridItem.flexible(), GridItem.flexible() },
            alignment = "leading", ForEach { 20, id = "p%d", function(i)
              return Item { height = i == 3 and h or 80 }:frame { maxHeight = 80 } end } } } end }
        w:update(function() h = 60 end)
        """,
      says: ["p3 moved by −10"]
    ),
  ]

  private static let remade: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "eager rows that another modifier shows",
      script: """
        local pad = 0
        w = Window { width = 300, height = 300, function() return ScrollView { VStack {
          spacing = 8, ForEach { 12, id = "r%d", function()
            local row = Item { height = 40 }
            return pad > 0 and row:padding("top", pad) or row end } } } end }
        w:update(function() pad = 20 end)
        """,
      says: [
        "r2 moved by +20, though nobody moved it: r1 is 60 points long and was 40.",
        "r3, r4, r5 moved by +40, +60, +80",
        "r6, r7 were pushed out of sight, by +100, +120",
      ],
      neverSays: ["came into sight", "went"]
    ),
    .init(
      testDescription: "a pinned header whose section is moved",
      script: """
        local days = {}
        for d = 1, 14 do
          days[d] = { id = "d" .. d, rows = { { id = "a" .. d }, { id = "b" .. d } } }
        end
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          pinnedViews = "sectionHeaders", ForEach { days, subviews = 3, function(d)
            return Section { header = Item { height = 34 }:id("h-" .. d.id),
              ForEach { d.rows, function() return Item { height = 70 } end } } end } } } }
        w:scrollView():drag { by = 370 }
        w:update(function() table.insert(days, 13, table.remove(days, 3)) end)
        """,
      says: ["h-d3, d3/a3, d3/b3 went out of sight: they changed their places among the others."],
      neverSays: ["the edge holds it no more"]
    ),
    .init(
      testDescription: "a chat that is drawn upside down",
      script: """
        local messages = {}
        for i = 1, 30 do messages[i] = { id = "m" .. 31 - i } end
        w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 6,
          ForEach { messages, function()
            return Item { height = 54 }:scaleEffect { x = 1, y = -1 } end } } }
          :scaleEffect { x = 1, y = -1 } }
        w:update(function() table.insert(messages, 1, { id = "m31" }) end)
        """,
      says: ["A modifier draws the content upside down"],
      neverSays: ["defaultScrollAnchor"]
    ),
  ]
}
