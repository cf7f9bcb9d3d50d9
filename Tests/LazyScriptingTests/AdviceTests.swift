import LazyTestSupport
import Testing

@testable import LazyScripting

/// The advice at the end of an explanation fits what happened, or is left out.
@Suite(.leavesNothing) struct AdviceTests {
  @Test(arguments: scenes)
  func `advice fits what happened`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain())")
  }

  private static let beforehand = "In SwiftUI: where content came late, give its view its length"
  private static let bar =
    "In SwiftUI: lay a bar that comes, goes or changes its length over the content"

  private static let rows = """
    local rows = {}
    for i = 1, 60 do rows[i] = { id = "r" .. i, height = 50 } end
    local bar, head = 60, 30
    w = Window { width = 390, height = 500, function() return VStack { spacing = 0,
      Item { height = bar }:id "bar",
      ScrollView { LazyVStack { spacing = 0, pinnedViews = "sectionHeaders",
        Section { header = Item { height = head }:id "head",
          ForEach { rows, function(r) return VStack { Item { height = r.height } } end } } } } }
    end }
    w:scrollView():drag { by = 400 }

    """

  private static let scenes: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "images that come late, in rows without a view of one's own",
      script: rows + "w:update(function() rows[12].height = 200 end)",
      says: [beforehand]
    ),
    .init(
      testDescription: "a bar that grows takes room from the scroll view",
      script: rows + "w:update(function() bar = 90 end)",
      says: [bar],
      neverSays: [beforehand]
    ),
    .init(
      testDescription: "a pinned header that grows pushes nothing",
      script: rows + "w:update(function() head = 60; table.remove(rows, 12) end)",
      says: ["head, held at the edge, covers 30 points more"],
      neverSays: [beforehand]
    ),
    .init(
      testDescription: "rows have other heights in a turned window",
      script: """
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { 50, id = "t%d", function(i)
            return Text(("word "):rep(20 + i % 5)) end } } } }
        w:scrollView():drag { by = 300 }
        w:resize(300, 600)
        """,
      says: ["the LazyVStack is 300 points wide and was 390"],
      neverSays: [beforehand]
    ),
    .init(
      testDescription: "a layout of one's own gets another distance",
      script: """
        local Column = Layout "Column" { parameters = { "gap" },
          sizeThatFits = function(self, proposal, subviews)
            local width, height = 0, self.gap * (#subviews - 1)
            for i = 1, #subviews do
              local size = subviews[i]:sizeThatFits(proposal)
              width, height = math.max(width, size.width), height + size.height
            end
            return width, height
          end,
          placeSubviews = function(self, bounds, proposal, subviews)
            local y = bounds.minY
            for i = 1, #subviews do
              y = y + subviews[i]:place { x = bounds.minX, y = y }.height + self.gap
            end
          end }
        local gap = 4
        w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 40, id = "row-%d", function() return Column { gap = gap,
            Item { width = 90, height = 20 }, Item { width = 90, height = 30 } } end } } } end }
        w:scrollView():drag { by = 300 }
        w:update(function() gap = 9 end)
        """,
      says: ["the Column places them elsewhere, as the Column got other parameters"],
      neverSays: [beforehand]
    ),
    .init(
      testDescription: "a column in the middle of one beside it that grows at its end",
      script: """
        local left = { 1, 2, 3 }
        w = Window { width = 200, height = 300, function() return ScrollView { HStack {
          LazyVStack { spacing = 0, ForEach { left, function() return Item { height = 400 } end } },
          LazyVStack { spacing = 0, ForEach { 2, id = "R%d", height = 300 } } } } end }
        w:scrollView():drag { by = 400 }
        w:update(function() left[4] = 4 end)
        """,
      says: ["In SwiftUI: HStack(alignment: .top), so that what is in it begins alike"]
    ),
  ]
}
