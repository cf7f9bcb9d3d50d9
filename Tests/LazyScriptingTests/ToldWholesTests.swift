import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is told says neither more nor less than what happened.
@Suite(.leavesNothing) struct ToldWholesTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: scenes)
  func `what has no part in it is not named`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  static let scenes: [ToldMovesTests.Scene] = [
    Scene(
      testDescription: "rows that went and came far below",
      script: """
        local rows = {}
        for i = 1, 120 do rows[i] = { id = "r" .. i } end
        w = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, height = 50 } } } }
        w:scrollView():drag { by = 1000 }
        w:update(function()
          table.remove(rows, 96)
          table.remove(rows, 95)
          table.insert(rows, 60, { id = "new" })
        end)
        """,
      says: ["1 row came in and 2 rows went further on, out of sight"],
      neverSays: ["1 row went"]
    ),
    Scene(
      testDescription: "a list in padding whose length was guessed otherwise",
      script: """
        w = Window { width = 300, height = 400, ScrollView { VStack { Text "title",
          LazyVStack { ForEach { 300, id = "r%d", function(i)
            return Item { height = i < 50 and 40 or 120 }
          end } }:padding { top = 24 },
        } } }
        local list = w:scrollView()
        list:scrollTo { id = "r100", anchor = "top" }
        w:step()
        list:drag { by = -320 }
        """,
      says: ["A finger moved the content."],
      neverSays: ["The LazyVStack, child 2, is"]
    ),
    Scene(
      testDescription: "a row that grows in a reversed layout, while another comes in behind",
      script: """
        local Bubbles = LazyLayout "Bubbles" {
          begin = function() return { y = 0 } end,
          place = function(self, cursor, subviews)
            local size = subviews[1]:place { y = cursor.y, width = 300 }
            cursor.y = cursor.y + size.height + 8
            return cursor.y
          end }
        local rows = lab.data {}
        for n = 1, 60 do rows:insert(n, { id = "m" .. 61 - n, height = 36 + n % 4 * 20 }) end
        w = Window { width = 320, height = 500, ScrollView { Bubbles { reversed = true,
          ForEach { rows, function(m) return Item { height = m.height } end },
        } }:defaultScrollAnchor "bottom" }
        w:step(2)
        w:scrollView():drag { by = -380 }
        w:step(2)
        rows:insert(1, { id = "m61", height = 80 })
        rows:replace(11, { id = "m51", height = 96 })
        w:step()
        """,
      says: ["as m51 is 96 points long and was 76.", "1 view came in further on, out of sight"],
      neverSays: ["others out of sight"]
    ),
    Scene(
      testDescription: "a card that a position keeps in the middle, while others go",
      script: """
        local cards, open = {}, nil
        for n = 1, 24 do cards[n] = "card-" .. n end
        local position = ScrollPosition { id = "card-9", anchor = "center" }
        w = Window { width = 500, height = 320, function()
          return ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
            ForEach { cards, id = "self", function(card)
              return Item { width = card == open and 260 or 140, height = 200 }
            end } }:scrollTargetLayout() }:scrollPosition(position, "center")
        end }
        w:step(2)
        w:update(function()
          open = "card-9"
          table.remove(cards, 10)
          table.remove(cards, 4)
        end)
        """,
      says: ["as card-9 is 260 points long and was 140."],
      neverSays: ["others out of sight"]
    ),
    Scene(
      testDescription: "a row that came in above and was measured in the same frame",
      script: """
        local first = lab.data {}
        for n = 1, 8 do first:insert(n, { id = "f" .. n, height = 64 }) end
        w = Window { width = 390, height = 600, ScrollView { VStack { spacing = 0,
          LazyVStack { spacing = 4, ForEach { first, function(f)
            return Item { height = f.height }
          end } },
          LazyVStack { ForEach { 300, id = "c%d", height = 50 } },
        } } }
        w:scrollView():drag { by = 1500 }
        first:insert(9, { id = "new", height = 110 })
        first:remove(1)
        w:step()
        """,
      says: ["1 row (new) came in: +114 points. It was measured, and counts 114 points."],
      neverSays: ["until it was measured"]
    ),
    Scene(
      testDescription: "a layout with another parameter, in which a view comes in",
      script: """
        local Steps = Layout "Steps" { parameters = { indent = 20 }, values = { level = 0 },
          sizeThatFits = function(self, proposal, subviews)
            local height = 0
            for _, part in ipairs(subviews) do
              height = height + part:sizeThatFits { width = proposal.width }.height
            end
            return proposal.width or 200, height
          end,
          placeSubviews = function(self, bounds, proposal, subviews)
            local y = bounds.minY
            for _, part in ipairs(subviews) do
              local x = part.values.level * self.indent
              y = y + part:place { x = bounds.minX + x, y = y, width = bounds.width - x }.height
            end
          end }
        local open = false
        w = Window { width = 320, height = 480, function() return VStack {
          Steps { indent = open and 32 or 20, Item { height = 30 }:id "head",
            open and Item { height = 80 }:id("figure"):layoutValue("level", 2),
            Item { height = 18 }:id("foot"):layoutValue("level", 1) } } end }
        w:step()
        w:update(function() open = true end)
        """,
      says: ["after several changes in it: the Steps got other parameters, and figure came in"],
      neverSays: ["the layoutValue level of figure"]
    ),
    Scene(
      testDescription: "badges that are laid over another corner",
      script: """
        local corner = "topTrailing"
        w = Window { width = 360, height = 400, function()
          return ScrollView { LazyVStack { ForEach { 40, id = "m%d", function(i)
            return Item { width = 120, height = 40 }:overlay { alignment = corner,
              Item { width = 16, height = 16 }:id("badge-" .. i) }
          end } } }
        end }
        w:step()
        w:update(function() corner = "bottomLeading" end)
        """,
      says: [
        "badge-1 in m1 moved by −104 horizontally", "+24",
        "the alignment is leading and was trailing",
      ],
      neverSays: ["m1, m2"]
    ),
    Scene(
      testDescription: "a tag that begins another line because it is wider",
      script: """
        local Flow = LazyLayout "Flow" {
          begin = function(self, bounds) return { y = 0, width = bounds.width } end,
          place = function(self, cursor, subviews)
            local x, height = 0, 0
            for _, tag in ipairs(subviews) do
              local size = tag:sizeThatFits { width = cursor.width }
              if x > 0 and x + size.width > cursor.width then break end
              tag:place { x = x, y = cursor.y, width = size.width }
              x, height = x + size.width + 8, math.max(height, size.height)
            end
            cursor.y = cursor.y + height + 8
            return cursor.y
          end }
        local tags = lab.data {}
        for n = 1, 60 do tags:insert(n, { id = "t" .. n, width = 90, height = 32 }) end
        w = Window { width = 320, height = 260, ScrollView { Flow { ForEach { tags, function(t)
          return Item { width = t.width, height = t.height }
        end } } } }
        w:step()
        tags:replace(3, { id = "t3", width = 160, height = 32 })
        w:step()
        """,
      says: ["as its size is 160 × 32 and was 90 × 32", "as the size of t3 is 160 × 32 and was"],
      neverSays: ["t3 is 32 points"]
    ),
  ]
}
