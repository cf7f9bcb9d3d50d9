import LazyTestSupport
import Testing

@testable import LazyScripting

/// What one pass of a frame does and another answers is told as what the frame did.
@Suite(.leavesNothing) struct ToldPassesTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: pages + rows + places + tags)
  func `a frame is told by what it began and ended with`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  /// Pages in a window that becomes narrower, and what keeps them.
  static let pages: [ToldMovesTests.Scene] = [
    Scene(
      testDescription: "paging stops between two pages after a resize",
      script: book(modifiers: #":scrollTargetBehavior("paging")"#) + "w:resize(420, 300)",
      says: [
        "the scroll target behavior aligns the content with that again",
        "page-4 moved by +120, though nobody moved it: the scroll target behavior aligned",
        "page-3 came into sight",
        "now taken to be 510 points long (mean, from 4 lengths); it was 600 before",
        "6120 points long, a guess; it was 7200", "scrollTargetBehavior(.viewAligned)",
      ],
      neverSays: ["nothing to do", "6660", "555"]
    ),
    Scene(
      testDescription: "a position keeps its page whatever the target behavior is",
      script: """
        local position = ScrollPosition {}
        \(book(modifiers: #":scrollTargetBehavior("paging"):scrollPosition(position)"#))
        position:scrollTo { id = "page-6" }
        w:step()
        w:resize(420, 300)
        assert(w:node("page-6").frame.x == 0)
        """,
      says: ["page-6 is 420 points long and was 600"],
      neverSays: ["moved by", "aligns"]
    ),
  ]

  private static func book(modifiers: String) -> String {
    """
    w = Window { width = 600, height = 300, ScrollView { axes = "horizontal",
      LazyHStack { spacing = 0, ForEach { 12, id = "page-%d", function()
        return Item { width = "flexible", height = "flexible" }:containerRelativeFrame "horizontal"
      end } },
    }\(modifiers) }
    for _ = 1, 3 do w:scrollView():fling { velocity = 900 } end

    """
  }

  static let rows: [ToldMovesTests.Scene] = [
    Scene(
      testDescription: "an element that becomes two views",
      script: outline + "model.open[3] = true w:step()",
      says: [
        "e-4, e-5, e-6, e-7 moved by +78, though nobody moved them: an Entry of e-3 came in",
        "75 points long, with 3 of spacing",
      ],
      neverSays: ["changed its place", "moved in before", "moved away from", "e-3 moved"]
    ),
    Scene(
      testDescription: "an element that becomes one view again",
      script: outline + """
        model.open[3] = true w:step()
        model.open[3] = nil w:step()
        """,
      says: [
        "moved by −78, though nobody moved them: an Entry of e-3 went, which was 75 points long"
      ],
      neverSays: ["changed its place", "moved in before", "moved away from", "e-3 moved"]
    ),
    Scene(
      testDescription: "rows that went at the end, where another one became longer",
      script: """
        local rows = {}
        for i = 1, 24 do rows[i] = { id = "r" .. i, height = 70 } end
        w = Window { width = 140, height = 420, ScrollView { LazyVStack { spacing = 6,
          ForEach { rows, function(row) return Item { height = row.height } end } } } }
        for _ = 1, 8 do w:scrollView():drag { by = 400 } end
        w:update(function()
          table.remove(rows) table.remove(rows) table.remove(rows)
          rows[20].height = 115
        end)
        """,
      says: ["as +228 r22, r23, r24 went, and −45 r20 is 115 points long and was 70"],
      neverSays: []
    ),
    Scene(
      testDescription: "a shelf in a row that loses its last card",
      script: """
        local cards = { 1, 2, 3, 4 }
        w = Window { width = 390, height = 500, function()
          return ScrollView { LazyVStack { ForEach { 20, id = "row-%d", function(i)
            if i ~= 3 then return Item { height = 60 } end
            return HStack { spacing = 4, ForEach { cards, id = "card-%d", function(c)
              return Item { width = #cards == 3 and c == 2 and 70 or 80, height = 60 }
            end } }
          end } } }
        end }
        w:step()
        w:update(function() table.remove(cards) end)
        """,
      says: [
        "row-3 moved by +47 horizontally", "it is 238 points wide and was 332, and aligned by that",
        "as −10 card-2 is 70 points wide and was 80, and −84 card-4 went",
        "card-3 in row-3 moved by −10 horizontally within it",
      ],
      neverSays: []
    ),
    Scene(
      testDescription: "what a lazy layout has not placed has no place",
      script: """
        local Strip = LazyLayout "Strip" {
          begin = function(self, bounds) return { y = 0, width = bounds.width } end,
          place = function(self, cursor, subviews)
            local size = subviews[1]:place { x = 0, y = cursor.y, width = cursor.width }
            cursor.y = cursor.y + size.height + 4
            return cursor.y
          end,
        }
        local frames = {}
        for n = 1, 40 do frames[n] = { id = "f" .. n, height = 60 + n % 3 * 15 } end
        w = Window { width = 120, height = 400, ScrollView {
          Strip { reversed = true, ForEach { frames, function(f)
            return Item { height = f.height }
          end } } }:defaultScrollAnchor("bottom") }
        w:scrollView():drag { by = -300 }
        w:update(function()
          frames[7].height = 130
          table.insert(frames, 1, { id = "f41", height = 200 })
        end)
        """,
      says: [
        "pushed out of sight, though nobody moved it: the Strip places it elsewhere, as f7 is 130"
      ],
      neverSays: ["about", "others out of sight"]
    ),
  ]

  /// What is held at an end, or stands in other columns.
  static let places: [ToldMovesTests.Scene] = [
    Scene(
      testDescription: "a pinned footer that becomes longer",
      script: """
        local long = false
        w = Window { width = 390, height = 400, function()
          return ScrollView { LazyVStack { spacing = 0, pinnedViews = "sectionFooters",
            ForEach { 5, subviews = 9, function(d)
              local length = long and d == 2 and 70 or 40
              return Section { footer = Item { height = length }:id("foot" .. d),
                ForEach { 8, id = "d" .. d .. "o%d", height = 60 } }
            end },
          } }
        end }
        w:scrollView():drag { by = 440 }
        w:update(function() long = true end)
        """,
      says: ["foot2, held at the edge, covers 30 points more of what is beneath it"],
      neverSays: ["moved by", "insets", "pushes"]
    ),
    Scene(
      testDescription: "cells that go to other columns in a wider window",
      script: """
        w = Window { width = 390, height = 600, ScrollView {
          LazyVGrid { columns = { GridItem.adaptive { minimum = 110 } }, spacing = 6,
            ForEach { 200, id = "photo-%d", height = 110 } }:padding("horizontal", 10) } }
        w:scrollView():drag { by = 1200 }
        w:resize(520, 600)
        """,
      says: [
        "moved by −252 to +381 horizontally, though nobody moved them: 3 columns became 4, so that",
        "photo-38, photo-39 moved by +1, +2 horizontally, though nobody moved them: 3 columns "
          + "became 4, which begin elsewhere.",
        "photo-33 moved by +116 vertically",
      ],
      neverSays: []
    ),
    Scene(
      testDescription: "a row that is moved into sight",
      script: """
        local players = {}
        for i = 1, 40 do players[i] = { id = "p" .. i } end
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 4,
          ForEach { players, height = 60 } } } }
        w:step()
        w:update(function() table.insert(players, 3, table.remove(players, 20)) end)
        """,
      says: ["p3, p4, p5, p6 moved by +64, though nobody moved them: p20", "p20 came into sight"],
      neverSays: []
    ),
  ]

  /// What a layout does along one axis because of a length along the other.
  static let tags: [ToldMovesTests.Scene] = [
    Scene(
      testDescription: "a wider tag that breaks lines anew",
      script: """
        local Lines = Layout "Lines" {
          sizeThatFits = function(self, proposal, subviews) return proposal.width, 100 end,
          placeSubviews = function(self, bounds, proposal, subviews)
            local x, y = 0, 0
            for _, tag in ipairs(subviews) do
              local size = tag:sizeThatFits {}
              if x + size.width > bounds.width then x, y = 0, y + 34 end
              tag:place { x = bounds.x + x, y = bounds.y + y }
              x = x + size.width
            end
          end,
        }
        local wide = 70
        w = Window { width = 320, height = 460, function() return ScrollView { Lines {
          Item { width = wide, height = 28 }:id "a", Item { width = 200, height = 28 }:id "b",
          Item { width = 40, height = 28 }:id "c",
        } } end }
        w:step()
        w:update(function() wide = 140 end)
        """,
      says: ["b, c moved by +34 vertically", "as the size of a is 140 × 28 and was 70 × 28"],
      neverSays: []
    )
  ]

  private static let outline = """
    local model = Observable { open = {} }
    local Entry = View "Entry" { parameters = { "number" }, body = function(self)
      if model.open[self.number] then
        return Item { height = 50 }, Item { height = 75 }
      end
      return Item { height = 50 }
    end }
    w = Window { width = 330, height = 420, ScrollView { LazyVStack { spacing = 3,
      ForEach { 40, id = "e-%d", subviews = "dynamic", function(number)
        return Entry { number = number }
      end },
    } } }
    w:step()

    """
}
