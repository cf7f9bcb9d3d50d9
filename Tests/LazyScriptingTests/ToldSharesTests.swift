import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is told of a cause accounts for all of its effect, and precedes it.
@Suite(.leavesNothing) struct ToldSharesTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: scenes)
  func `causes account for their effects`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  /// A screen along both axes: its words for a length along it, and its content.
  private static func bothWays(_ script: String) -> [String] {
    ["", "local V, H = H, V; local width, height = height, width\n"].map {
      """
      local V = { eager = VStack, lazy = LazyVStack, axes = "vertical" }
      local H = { eager = HStack, lazy = LazyHStack, axes = "horizontal" }
      local width, height = "width", "height"

      """ + $0 + script
    }
  }

  static let scenes: [ToldMovesTests.Scene] =
    [
      nested, shelves, anchored, removedAndInserted, gridOfSections, pages,
    ].flatMap(\.self) + [
      Scene(
        testDescription: "a sidebar that its frame makes wider",
        script: """
          local side = 100
          w = Window { width = 480, height = 400, function()
            return HStack { spacing = 0, alignment = "top",
              ScrollView { LazyVStack { ForEach { 40, id = "c%d", height = 40 } } }
                :frame { width = side }:id "sidebar",
              ScrollView { LazyVStack { ForEach { 40, id = "p%d", height = 80 } } }:id "reader" }
          end }
          w:update(function() side = 180 end)
          """,
        says: [
          "reader moved by +80 horizontally with all that it shows and is 300 points wide "
            + "(380 before), though nobody moved it: sidebar is 180 points wide and was 100."
        ]
      ),
      Scene(
        testDescription: "a layout of a user whose views say something else",
        script: """
          local Steps = Layout "Steps" {
            values = { level = 0 },
            sizeThatFits = function(self, proposal, subviews) return proposal.width or 200, 40 end,
            placeSubviews = function(self, bounds, proposal, subviews)
              for number, part in ipairs(subviews) do
                local x = part.values.level * 20
                part:place { x = bounds.minX + x, y = bounds.minY + 20 * (number - 1),
                  width = bounds.width - x }
              end
            end,
          }
          local level = 1
          w = Window { width = 220, height = 320, function()
            return ScrollView { LazyVStack { ForEach { 5, id = "step-%d", function(i)
              return Steps { Item { height = 20 }:id("text-" .. i):layoutValue("level", level),
                Item { height = 20 }:id("more-" .. i) }
            end } } }
          end }
          w:update(function() level = 2 end)
          """,
        says: [
          "text-1 in step-1 moved by +20 horizontally within it and is 180 points wide (200 "
            + "before)",
          "the Steps places it elsewhere, as its layoutValue level is 2 and was 1.",
        ],
        neverSays: ["as text-1 is 180", "more-1"]
      ),
      Scene(
        testDescription: "a lazy layout whose views say something else",
        script: """
          local Timetable = LazyLayout "Timetable" {
            values = { start = 0, hours = 1 },
            begin = function(self, bounds) return {} end,
            place = function(self, cursor, subviews)
              local values = subviews[1].values
              cursor.origin = cursor.origin or values.start
              local y = (values.start - cursor.origin) * 60
              subviews[1]:place { x = 0, y = y, width = 100, height = values.hours * 60 }
              return y, y + values.hours * 60
            end,
          }
          local shift, long = {}, {}
          w = Window { width = 420, height = 160, function()
            return ScrollView { axes = "horizontal", Timetable { ForEach { 50, id = "event-%d",
              function(i) return Color "blue":layoutValue("start", i + (shift[i] or 0))
                :layoutValue("hours", long[i] or 1) end } } }
          end }
          w:update(function() shift[3], long[5] = 0.5, 2 end)
          """,
        says: [
          "event-3 moved by +30, though nobody moved it: the Timetable places it elsewhere, as its "
            + "layoutValue start is 3.5 and was 3.",
          "event-5 is 120 points long and was 60.",
        ]
      ),
      Scene(
        testDescription: "a list that becomes a grid",
        script: """
          local isGrid = false
          w = Window { width = 390, height = 500, function()
            local photos = ForEach { 90, id = "photo-%d", height = 72 }
            return ScrollView { isGrid
              and LazyVGrid { columns = { GridItem.flexible(), GridItem.flexible() }, spacing = 6,
                photos }
              or LazyVStack { spacing = 6, photos } }
          end }
          w:scrollView():drag { by = 1200 }
          w:update(function() isGrid = true end)
          """,
        says: [
          "The LazyVStack went, and a LazyVGrid came in its place",
          "photo-16 … photo-22 are out of sight.", "photo-31 … photo-44 came into sight.",
        ],
        neverSays: ["Nothing in sight moved", "nothing to do"]
      ),
      Scene(
        testDescription: "rows of which something goes that scrolled across",
        script: """
          local isClosed = false
          w = Window { width = 360, height = 420, function()
            return ScrollView { axes = "both", LazyVStack { alignment = "leading", spacing = 6,
              ForEach { 60, id = "bank-%d", function(i) return HStack { spacing = 6,
                Item { width = 300, height = 50 }:id("left-" .. i),
                Item { width = 300, height = 50 }:id("middle-" .. i),
                not isClosed and Item { width = 300, height = 50 }:id("right-" .. i) } end } } }
          end }
          w:scrollView():scrollTo { x = 552, y = 700 }
          w:update(function() isClosed = true end)
          """,
        says: [
          "bank-13 … bank-20 moved by +306 horizontally, though nobody moved them: the content "
            + "would have ended before the visible rect does, as right-13 … right-20 went."
        ]
      ),
      Scene(
        testDescription: "cards that are aligned otherwise below a title that grows",
        script: """
          local alignment, size = "top", 20
          w = Window { width = 390, height = 300, function()
            return VStack { spacing = 0, Item { height = size }:id "title",
              ScrollView { axes = "horizontal", LazyHStack { alignment = alignment, spacing = 10,
                ForEach { 20, id = "card-%d", function(i)
                  return Item { width = 100, height = 60 + i % 2 * 20 } end } } }
                :frame { height = 140 }:id "cards", Spacer() }
          end }
          w:update(function() alignment, size = "bottom", 50 end)
          """,
        says: [
          "cards moved by +30 vertically with all that it shows",
          "card-1, card-3 moved by +60 vertically within cards (+90 on the screen), though nobody "
            + "moved them: the LazyHStack aligns them otherwise, as the alignment is bottom and "
            + "was top.",
        ]
      ),
      Scene(
        testDescription: "a view whose size a callback tells",
        script: """
          local ui = Observable { room = 60, size = 60 }
          local Sheet = View "Sheet" { body = function()
            return ZStack { alignment = "top",
              ScrollView { VStack { spacing = 0, LazyVStack { ForEach { 100, id = "stop-%d",
                height = 50 } } }:padding("top", ui.room) },
              Item { height = ui.size }:id "panel":onGeometryChange {
                of = function(g) return g.size.height end, function(h) ui.room = h end } }
          end }
          w = Window { width = 320, height = 480, Sheet {} }
          w:scrollView():drag { by = 40 }
          ui.size = 110
          w:step()
          """,
        says: ["onGeometryChange of panel, which is 110 points high and was 60, changed data"]
      ),
      Scene(
        testDescription: "a badge that comes in over a row",
        script: """
          local isNew = false
          w = Window { width = 320, height = 300, function()
            return ScrollView { LazyVStack { ForEach { 20, id = "row-%d", function(i)
              return ZStack { Item { height = 50 },
                isNew and i == 3 and Item { width = 20, height = 20 }:id "badge" } end } } }
          end }
          w:scrollView():drag { by = 10 }
          w:update(function() isNew = true end)
          """,
        says: ["badge came in."],
        neverSays: ["moved"]
      ),
    ]

  private static let nested = bothWays(
    """
    local isOpen, hasNote = false, false
    w = Window { [width] = 390, [height] = 600, function()
      return ScrollView { axes = V.axes, V.lazy { spacing = 0, ForEach { 20, id = "topic-%d",
        function(t) return V.eager { spacing = 6,
          Item { [height] = 30 }:id("title-" .. t),
          hasNote and t == 3 and Item { [height] = 24 }:id "note",
          V.lazy { spacing = 4, ForEach { 6, id = "art-" .. t .. "-%d", function(i)
            return Item { [height] = isOpen and t == 3 and i == 2 and 150 or 50 }
          end } } } end } } }
    end }
    w:scrollView():drag { by = 720 }
    w:settle()
    w:update(function() isOpen, hasNote = true, true end)
    """
  ).map {
    Scene(
      testDescription: "a note and a longer article in a nested list",
      script: $0,
      says: [
        "topic-3 is 486 points long and was 356, as +30 note came in, and +100 art-3-2 is 150 "
          + "points long and was 50.",
        "art-3-1, art-3-2 moved by +30, though nobody moved them: note came in before, 24 points "
          + "long, with 6 of spacing.",
      ],
      neverSays: ["counts otherwise"]
    )
  }

  private static let shelves = bothWays(
    """
    local recent, wide = lab.data {}, false
    for i = 1, 5 do recent:insert(i, { id = "recent-" .. i }) end
    w = Window { [width] = 120, [height] = 500, function()
      return ScrollView { axes = V.axes, V.eager { spacing = 20,
        V.lazy { spacing = 10, ForEach { recent, function(r)
          return Item { [height] = wide and r.id == "recent-4" and 210 or 90 } end } },
        Item { [height] = 10 }:id "line",
        V.lazy { spacing = 10, ForEach { 200, id = "all-%d", [height] = 90 } } } }
    end }
    w:scrollView():drag { by = 250 }
    w:settle()
    recent:insert(1, { id = "recent-0" })
    w:update(function() wide = true end)
    """
  ).map {
    Scene(
      testDescription: "a card that came in before, and one that grew",
      script: $0,
      says: [
        "points long and was 490, as +120 recent-4 is 210 points long and was 90, and +100 "
          + "recent-0 "
          + "came in; −100 the offset changed to keep recent-3 in its place."
      ],
      neverSays: ["something else"]
    )
  }

  private static let anchored = bothWays(
    """
    local isOffline, messages = false, lab.data {}
    for i = 1, 40 do messages:insert(i, { id = "m-" .. i }) end
    w = Window { [width] = 390, [height] = 600, function()
      return V.eager { spacing = 0, isOffline and Item { [height] = 28 }:id "offline",
        ScrollView { axes = V.axes, V.lazy { spacing = 8, ForEach { messages, [height] = 60 } } }
          :defaultScrollAnchor(height == "height" and "bottom" or "trailing") }
    end }
    w:settle()
    messages:insert(41, { id = "m-41" })
    w:update(function() isOffline = true end)
    """
  ).map {
    Scene(
      testDescription: "a message and a bar under an anchor",
      script: $0,
      says: [
        " within the ScrollView, child 2 (−68 on the screen), though nobody moved them",
        "as −68 m-41 came in, and −28 the container is 572 points long and was 600",
      ]
    )
  }

  private static let removedAndInserted = bothWays(
    """
    local pinned = lab.data {}
    for i = 1, 9 do pinned:insert(i, { id = "pin-" .. i, size = 30 + i * 10 }) end
    w = Window { [width] = 390, [height] = 600, ScrollView { axes = V.axes, V.eager { spacing = 12,
      V.lazy { spacing = 4, ForEach { pinned, function(p) return Item { [height] = p.size } end } },
      V.lazy { spacing = 6, ForEach { 300, id = "post-%d", [height] = 90 } } } } }
    w:scrollView():drag { by = 1500 }
    w:settle()
    pinned:remove(4)
    pinned:remove(2)
    pinned:insert(1, { id = "pin-new", size = 120 })
    w:step()
    """
  ).map {
    Scene(
      testDescription: "rows that come into a list before, and others that go",
      script: $0,
      says: [
        "(pin-new) came in: +84 points.", "(pin-2, pin-4) went, which had counted 128 points.",
      ],
      neverSays: ["pin-9", "38.2857", "588"]
    )
  }

  private static let gridOfSections = [
    Scene(
      testDescription: "cells that come into a section before, and push others out",
      script: """
        local groups = { { id = "used", list = {} }, { id = "faces", list = {} } }
        for i = 1, 11 do groups[1].list[i] = "u" .. i end
        for i = 1, 40 do groups[2].list[i] = "f" .. i end
        w = Window { width = 360, height = 190, ScrollView { axes = "horizontal",
          LazyHGrid { rows = { GridItem.fixed(50), GridItem.fixed(50), GridItem.fixed(50) },
            spacing = 10, ForEach { groups, subviews = function(g) return #g.list + 1 end,
              function(g) return Section { header = Item { width = 30, height = 150 },
                ForEach { g.list, id = "self", width = 50, height = 50 } } end } } } }
        w:scrollView():drag { by = 150 }
        w:update(function() table.insert(groups[1].list, 8, "m3")
          table.insert(groups[1].list, 8, "m4") end)
        """,
      says: [
        "f10, f11, f12 were pushed out of sight, by about +60 horizontally, though nobody moved "
          + "them: cells moved on to other lines, as m4, m3 came in."
      ],
      neverSays: ["changed their places"]
    )
  ]

  private static let pages = bothWays(
    """
    local count, hasAd = 12, false
    w = Window { [width] = 390, [height] = 600, function()
      return ScrollView { axes = V.axes, V.lazy { spacing = 8,
        hasAd and Item { [height] = 90 }:id "ad",
        ForEach { count, id = "news-%d", [height] = 80 }, Item { [height] = 40 }:id "more" } }
    end }
    w:scrollView():drag { by = 480 }
    w:update(function() count, hasAd = 24, true end)
    """
  ).map {
    Scene(
      testDescription: "pages that come in before the last row, and a row before all",
      script: $0,
      says: ["12 views came in before, of which news-13 is in sight."],
      neverSays: ["13 views", "further on"]
    )
  }
}
