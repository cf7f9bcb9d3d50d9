import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is told where a default anchor aligns content that is too short, of frames around views, of
/// overlays, and of rows that give other views.
@Suite(.leavesNothing) struct ToldShortContentTests {
  @Test(arguments: aligned + around + views)
  func `what moved names what made the content longer, and what aligned it`(
    scene: ToldMovesTests.Scene
  ) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  /// Three rows of 60 with distances of 8, which an anchor aligns in 600 points.
  private static func cart(anchor: String, change: String) -> String {
    """
    local rows, inset = { { "r1", 60 }, { "r2", 60 }, { "r3", 60 } }, 60
    w = Window { width = 300, height = 600, function() return ScrollView {
      LazyVStack { spacing = 8, ForEach { rows, id = function(row) return row[1] end, function(row)
        return Item { height = row[2] } end } } }
      :defaultScrollAnchor { "\(anchor)", role = "alignment" }
      :safeAreaPadding("bottom", inset) end }
    w:step()
    w:update(function() \(change) end)
    """
  }

  private static let aligned: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a row at the end of what is centered",
      script: cart(anchor: "center", change: "rows[4] = { 'r4', 60 }"),
      says: [
        "+34 defaultScrollAnchor aligns content that is too short: it is 264 points long and was "
          + "196.",
        "r1, r2, r3 moved by −34, though nobody moved them: defaultScrollAnchor aligns content "
          + "that is too short, by half of what changed: r4 came in.",
      ]
    ),
    .init(
      testDescription: "a row at the start of what is centered, and a longer one",
      script: cart(
        anchor: "center",
        change: "table.insert(rows, 1, { 'r0', 50 }) rows[3][2] = 80"
      ),
      says: [
        "r1, r2 moved by +19, though nobody moved them: +58 r0 came in before, 50 points long, "
          + "with 8 of spacing; −39 defaultScrollAnchor aligns content that is too short",
        "2 rows, r2 measured last, are 130 points long together.",
      ],
      neverSays: ["they had counted"]
    ),
    .init(
      testDescription: "a row at the start of what stands at the end",
      script: cart(anchor: "bottom", change: "table.insert(rows, 1, { 'r0', 50 })"),
      says: ["+58 defaultScrollAnchor aligns content that is too short"],
      neverSays: ["r1 moved", "r2 moved"]
    ),
    .init(
      testDescription: "another inset at the end of what is centered",
      script: cart(anchor: "center", change: "inset = 100"),
      says: [
        "r1, r2, r3 moved by −20, though nobody moved them: defaultScrollAnchor aligns content "
          + "that is too short, as the bottom inset of the scroll view is 100 points and was 60."
      ],
      neverSays: ["what is at the start goes with them"]
    ),
  ]

  private static let around: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a text in the middle of a frame that is wider",
      script: """
        local wide = 100
        w = Window { width = 390, height = 300, function() return ScrollView {
          axes = "horizontal", LazyHStack { spacing = 8, ForEach { 10, id = "tab-%d", function(i)
            return Button { Text("Tab " .. i):frame { width = i == 2 and wide or 100 },
              action = function() end } end } } } end }
        w:step()
        w:update(function() wide = 120 end)
        """,
      says: [
        "The Text in tab-2 moved by +10 within it, though nobody moved it: its frame is 120 points "
          + "long and was 100, and it is aligned in that."
      ],
      neverSays: ["the Text is 120"]
    ),
    .init(
      testDescription: "a sheet over a view, in which a heading grows in a later pass",
      script: """
        local height, tall = 300, false
        w = Window { width = 390, height = 700, function()
          return Color "blue":id("map"):overlay { alignment = "bottom", VStack { spacing = 0,
            Item { height = tall and 66 or 44 }:id("heading"),
            ScrollView { LazyVStack { spacing = 6, ForEach { 8, id = "p%d", function(i)
              return Item { height = 60 }:onAppear(function()
                if i == 8 then w:update(function() tall = true end) end end) end } } }
              :id("places") }:frame { height = height }:id("sheet") }
        end }
        w:scrollView("places"):drag { by = 200 }
        w:update(function() height = 620 end)
        """,
      says: [
        "the overlay in which it stands is 620 points long and was 300",
        "the container is 554 points long and was 256",
      ],
      neverSays: ["576", "ZStack"]
    ),
  ]

  private static let views: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "elements that give a second view each",
      script: """
        local isOn = false
        w = Window { width = 390, height = 300, function() return ScrollView {
          LazyVStack { spacing = 6, ForEach { 60, id = "line-%d", subviews = "dynamic",
            function(i)
              if isOn then return Item { height = 40 }, Item { height = 20 }:id("tr-" .. i) end
              return Item { height = 40 }
            end } } } end }
        w:scrollView():drag { by = 470 }
        w:update(function() isOn = true end)
        """,
      says: [
        "Before what is in sight, line-1 … line-10 give 2 views each and gave 1.",
        "line-12, line-13, line-14, line-15 moved by +26, +52, +78, +104, though nobody moved "
          + "them: each by what came in before it",
      ],
      neverSays: ["line-11 moved", "went, as"]
    ),
    .init(
      testDescription: "a row out of sight now, of which parts went",
      script: """
        local replies = 6
        w = Window { width = 390, height = 300, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 20, id = "c%d", function(i)
            local views = { spacing = 0, Item { height = 100 } }
            for r = 1, i == 2 and replies or 0 do
              views[#views + 1] = Item { height = 50 }:id("reply-" .. r)
            end
            return VStack(views) end } } } end }
        w:scrollView():drag { by = 230 }
        w:update(function() replies = 0 end)
        """,
      says: ["c2 is 100 points long and was 400, as reply-1 … reply-6 went"]
    ),
    .init(
      testDescription: "a view that a position keeps, which data put elsewhere among the others",
      script: """
        local rows = {}
        for i = 1, 60 do rows[i] = { id = i == 20 and "me" or "p" .. i } end
        w = Window { width = 390, height = 560, ScrollView { LazyVStack { spacing = 4,
          ForEach { rows, function() return Item { height = 52 } end } } }
          :scrollPosition(ScrollPosition { id = "me", anchor = "center" }, "center") }
        w:step()
        w:update(function() table.insert(rows, 3, table.remove(rows, 20)) end)
        """,
      says: [
        "Data put me elsewhere among the others, and its ScrollPosition keeps the middle of me",
        "me moved by −142, though nobody moved it: the content begins there",
        "p21 … p25 were pushed out of sight, by about +810, though nobody moved them: the "
          + "ScrollPosition keeps the middle of me where it was scrolled to, as data put that "
          + "elsewhere among the others.",
      ],
      neverSays: ["changed their places"]
    ),
  ]
}
