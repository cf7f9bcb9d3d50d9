import LazyTestSupport
import Testing

@testable import LazyScripting

/// What an edge holds moves like everything else in sight, and what is beside it is told apart.
@Suite(.leavesNothing) struct ToldHeldTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: held)
  func `what an edge holds is told to move`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain())")
  }

  @Test(arguments: beside)
  func `a change is told of what it reached alone`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static func sections(_ change: String) -> String {
    """
    local isLong = false
    w = Window { width = 330, height = 480, function() return ScrollView {
      LazyVStack { spacing = 0, pinnedViews = { "sectionHeaders", "sectionFooters" },
        ForEach { 5, id = "section-%d", function(number)
          return Section {
            header = VStack { spacing = 0, Text("Title"):id("title-" .. number),
              isLong and Text "a second line" or nil }:id("head-" .. number),
            footer = Item { width = 100, height = 20 }:id("foot-" .. number),
            ForEach { 30, id = "row-" .. number .. "-%d", height = 50 } }
        end } } }
    end }
    w:scrollView():drag { by = 700 }
    \(change)
    """
  }

  private static let held = [
    Scene(
      testDescription: "a header that grows at the end of its section",
      script: """
        local height = 30
        w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack {
          spacing = 0, pinnedViews = "sectionHeaders", ForEach { 6, id = "s-%d", subviews = 8,
            function(i) return Section {
              header = Item { height = i == 1 and height or 30 }:id("head-" .. i),
              ForEach { 7, id = "r-%d", height = 40 } } end } } } end }
        w:scrollView():drag { by = 290 }
        w:update(function() height = 60 end)
        """,
      says: [
        "head-1 moved by −30, though nobody moved it: its section ends there, as head-1 is 60 "
          + "points long and was 30."
      ],
      neverSays: ["insets"]
    ),
    Scene(
      testDescription: "a lower window",
      script: sections("w:resize(330, 400)"),
      says: [
        "foot-1 moved by −80, though nobody moved it: it is held at the end of the visible rect, "
          + "which is 400 points long and was 480."
      ],
      neverSays: ["insets"]
    ),
    Scene(
      testDescription: "a wider window",
      script: sections("w:resize(430, 480)"),
      says: [
        "head-1, foot-1 moved by +50 horizontally, though nobody moved them: the LazyVStack is 430 "
          + "points wide and was 330, and they are aligned in that."
      ]
    ),
    Scene(
      testDescription: "a window that is turned",
      script: sections("w:resize(480, 330)"),
      says: [
        "foot-1 moved by −150 vertically, though nobody moved it: it is held at the end of the",
        "head-1, foot-1 moved by +75 horizontally",
      ]
    ),
    Scene(
      testDescription: "a section of which an edge holds the footer goes",
      script: sections("w:scrollView():drag { by = 700 } w:update(function() count = 1 end)")
        .replacing("local isLong", with: "local count = 5\n    local isLong")
        .replacing("ForEach { 5,", with: "ForEach { count,"),
      says: ["foot-2 went with the data, and were in sight"]
    ),
    Scene(
      testDescription: "a header that comes to the edge in a drag",
      script: sections("w:scrollView():drag { by = -700 } w:scrollView():drag { by = 100 }"),
      says: ["head-1 moved by 0 and not by −100: the edge holds it now."]
    ),
    Scene(
      testDescription: "a footer that the edge lets go in a drag",
      script: sections("w:scrollView():drag { by = 330 } w:scrollView():drag { by = 60 }"),
      says: ["foot-1 moved by −", "and not by −60: the edge held it, and it stands at its own"]
    ),
    Scene(
      testDescription: "a drag in many frames",
      script: sections("w:scrollView():drag { by = 1500, duration = 0.5 }"),
      says: ["A finger moved the content, in 30 frames"]
    ),
    Scene(
      testDescription: "a header that gets a second line",
      script: sections("w:update(function() isLong = true end)"),
      says: ["held at the edge, covers", "title-1 in head-1 moved by +", "horizontally within it"]
    ),
  ]

  private static let beside = [
    Scene(
      testDescription: "rows that came in beside the one that a position keeps",
      script: """
        local rows, open = {}, {}
        for i = 1, 60 do rows[i] = { id = "r" .. i, height = 50 } end
        w = Window { width = 300, height = 450,
          ScrollView { LazyVStack { spacing = 5, ForEach { rows, function(row)
            return Item { height = row.height + (open[row.id] or 0) }
          end } } }:scrollPosition(ScrollPosition { id = "r20" }, "center") }
        w:step()
        w:update(function()
          table.insert(rows, 17, { id = "new", height = 35 })
          open.r17, open.r20, open.r22 = 24, 60, 15
        end)
        """,
      says: [
        "r17 moved by −54", "r16 was pushed out of sight, by about −",
        "1 view came in after, out of sight.",
      ],
      neverSays: ["nobody moved it: r17, r20, r22 are"]
    ),
    Scene(
      testDescription: "a card that goes before what is in sight, and one that comes in behind it",
      script: """
        local cards = lab.data {}
        for i = 1, 30 do cards:insert(i, { id = "card-" .. i, width = 150 }) end
        w = Window { width = 360, height = 200, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 12, ForEach { cards, function(card)
            return Item { width = card.width, height = 150 }
          end } } } }
        w:scrollView():drag { by = 1250 }
        cards:remove(8)
        cards:insert(9, { id = "promo", width = 300 })
        w:step()
        """,
      says: [
        "card-10 was pushed out of sight, by +312, though nobody moved it: promo came in before, "
          + "300 points long, with 12 of spacing."
      ],
      neverSays: ["−162 card-8 went"]
    ),
    Scene(
      testDescription: "margins that grow while a target behavior aligns again",
      script: """
        local margin = Observable { value = 20 }
        local Shelf = View "Shelf" { body = function()
          return ScrollView { axes = "horizontal",
            LazyHStack { spacing = 12, ForEach { 30, id = "card-%d", width = 240 } } }
            :contentMargins { "horizontal", margin.value }:scrollTargetBehavior "viewAligned"
        end }
        w = Window { width = 360, height = 200, Shelf {} }
        w:scrollView():fling { velocity = 900 }
        margin.value = 32
        w:resize(520, 200)
        """,
      says: [
        "The container is 520 points long and was 360, and the insets of the scroll view take up "
          + "64 points and took up 40, and the scroll target behavior aligns"
      ]
    ),
    Scene(
      testDescription: "an inset that comes because a program scrolled",
      script: """
        local state = Observable { inset = 0 }
        local Screen = View "Screen" { body = function()
          return ScrollView { LazyVStack { spacing = 0, ForEach { 60, id = "row-%d", function(i)
            local row = Item { height = 40 }
            return i == 40 and row:onScrollVisibilityChange { function(isVisible)
              state.inset = isVisible and 48 or 0
            end } or row
          end } } }:safeAreaPadding { bottom = state.inset }
        end }
        w = Window { width = 320, height = 400, Screen {} }
        w:scrollView():scrollTo { id = "row-40", anchor = "bottom" }
        """,
      says: [
        "it stands 48 points after that", "In SwiftUI: insets that are there before the program",
      ],
      neverSays: ["a length known before the content"]
    ),
    Scene(
      testDescription: "a badge that is pushed out of sight with its row and within it",
      script: """
        local isLow = false
        w = Window { width = 320, height = 100, function()
          return ScrollView { LazyVStack { spacing = 0, ForEach { 30, id = "row-%d", function(i)
            return Item { height = 60 }:overlay { alignment = isLow and "bottom" or "top",
              Item { width = 12, height = 12 }:id("badge-" .. i) }
          end } } }
        end }
        w:update(function() isLow = true end)
        """,
      says: ["badge-2 in row-2 was pushed out of sight, by +48 within it"]
    ),
    Scene(
      testDescription: "a reply that comes in out of sight in a nested stack",
      script: """
        local replies = lab.data {}
        for i = 1, 14 do replies:insert(i, { id = "reply-" .. i, height = 30 + i % 3 * 8 }) end
        w = Window { width = 320, height = 460,
          ScrollView { LazyVStack { spacing = 20, ForEach { 12, id = "thread-%d", function(number)
            return LazyVStack { spacing = 4, number == 3 and ForEach { replies, function(reply)
              return Item { height = reply.height }
            end } or Item { height = 500 } }
          end } } } }
        w:scrollView():scrollTo { id = "thread-3", anchor = "top" }
        w:scrollView():drag { by = 260 }
        replies:insert(2, { id = "early", height = 44 })
        w:step()
        """,
      says: ["1 view came in before, out of sight"],
      neverSays: ["keep something else in its place"]
    ),
  ]

  @Test(arguments: across)
  func `what stands elsewhere across its list is told`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static let across = [
    Scene(
      testDescription: "a grid with as many columns in a wider window",
      script: """
        w = Window { width = 330, height = 300, ScrollView { LazyVGrid { spacing = 0,
          columns = { GridItem.flexible(), GridItem.flexible(), GridItem.flexible() },
          ForEach { 60, id = "c-%d", function() return Color("p"):aspectRatio(1, "fit") end } } } }
        w:scrollView():drag { by = 150 }
        w:resize(480, 300)
        """,
      says: [
        "c-5, c-8, c-11 moved by +50 horizontally, though nobody moved them: the LazyVGrid is 480 "
          + "points wide and was 330",
        "c-6, c-9, c-12 moved by +100 horizontally",
      ]
    ),
    Scene(
      testDescription: "the same along the other axis",
      script: """
        w = Window { width = 300, height = 330, ScrollView { axes = "horizontal",
          LazyHGrid { spacing = 0,
            rows = { GridItem.flexible(), GridItem.flexible(), GridItem.flexible() },
            ForEach { 60, id = "c-%d",
              function() return Color("p"):aspectRatio(1, "fit") end } } } }
        w:scrollView():drag { by = 150 }
        w:resize(300, 480)
        """,
      says: ["c-5, c-8, c-11 moved by +50 vertically", "c-6, c-9, c-12 moved by +100 vertically"]
    ),
    Scene(
      testDescription: "a card that grows in a shelf that grows",
      script: """
        local isOpen = false
        w = Window { width = 360, height = 200, function() return ScrollView { axes = "horizontal",
          LazyHStack { spacing = 10, ForEach { 30, id = "card-%d", function(i)
            return Item { width = 100, height = isOpen and i == 2 and 72 or 60 }
          end } } }:frame { height = isOpen and 130 or 80 } end }
        w:update(function() isOpen = true end)
        """,
      says: [
        "card-2 moved by +19 vertically",
        "+25 the LazyHStack is 130 points high and was 80, and it",
        "−6 it is 72 points high and was 60, and aligned by that",
      ]
    ),
    Scene(
      testDescription: "a page whose padding grows on all sides",
      script: """
        local wide = false
        w = Window { width = 390, height = 844, function() return ScrollView { VStack {
          spacing = 16, Item { height = 40 },
            LazyVStack { spacing = 12, ForEach { 60, height = 100 } },
          }:padding(wide and 40 or 16) } end }
        w:scrollView():drag { by = 700 }
        w:update(function() wide = true end)
        """,
      says: [
        "What stands before the LazyVStack is 96 points long now; it was 72: its padding "
          + "is 40 points and was 16.",
        "Row 6 kept its place in the visible rect.",
        "Rows 6 … 14 moved by +24 horizontally, though nobody moved them: the padding before them "
          + "is 40 points and was 16.",
      ],
      neverSays: ["same fraction"]
    ),
    Scene(
      testDescription: "margins across a list below a title",
      script: margins("vertical", "V { spacing = 0, title, list }"),
      says: [
        "title, row-1 … row-11 moved by +15 horizontally, though nobody moved them: the leading "
          + "inset of the scroll view is 15 points and was 0."
      ],
      neverSays: ["moved nothing here", "offset"]
    ),
    Scene(
      testDescription: "margins across a list alone, along the other axis",
      script: margins("horizontal", "list"),
      says: ["moved by +15 vertically, though nobody moved them: the top inset of the scroll view"],
      neverSays: ["moved nothing here"]
    ),
  ]

  private static func margins(_ axis: String, _ content: String) -> String {
    """
    local isVertical = "\(axis)" == "vertical"
    local V, L = isVertical and VStack or HStack, isVertical and LazyVStack or LazyHStack
    local along, margin = isVertical and "height" or "width", 0
    w = Window { width = 320, height = 320, function()
      local title = Item { [along] = 20 }:id "title"
      local list = L { spacing = 0, ForEach { 40, id = "row-%d", [along] = 30 } }
      return ScrollView { axes = "\(axis)", \(content) }:contentMargins(margin)
    end }
    w:scrollView():drag { by = 5 }
    w:update(function() margin = 15 end)
    """
  }
}
