import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is told of where views stand: what aligns them, what of the window and what of the content
/// moved them, and that what is drawn in sight, or made anew, is there.
@Suite(.leavesNothing) struct ToldStandingTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: alignments + presences + ends)
  func `what is told of a place is what holds a view there`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain())")
  }

  static let alignments = [
    Scene(
      testDescription: "a frame around a text is what the text stands in",
      script: """
        local Equal = Layout "Equal" {
          sizeThatFits = function(self, proposal, subviews)
            return subviews[2]:sizeThatFits {}.width * 2, 40
          end,
          placeSubviews = function(self, bounds, proposal, subviews)
            for n, view in ipairs(subviews) do
              view:place { x = bounds.x + (n - 1) * bounds.width / 2, y = bounds.y,
                width = bounds.width / 2, height = bounds.height }
            end
          end }
        local name = "Fish"
        local function button(title)
          return Text { title }:frame { maxWidth = math.huge }:padding(6)
        end
        w = Window { width = 500, height = 100, function()
          return Equal { button "Cat":id("cat"), button(name):id("other") }
        end }
        w:update(function() name = "Golden retriever" end)
        """,
      says: ["its frame is 136 points wide and was 34, and it is aligned in that."],
      neverSays: ["the Text is 136"]
    ),
    Scene(
      testDescription: "a guide of one's own holds a line",
      script: """
        local Colon, title = HorizontalAlignment "colon", "Tip"
        w = Window { width = 390, height = 200, function()
          return VStack { alignment = Colon,
            HStack { Text { title .. ":" }
                :alignmentGuide(Colon, function(d) return d.width end):id("label"),
              Text "12.60":id("value") },
            Item { width = 200, height = 2 }:id("rule") }
        end }
        w:update(function() title = "Tip for the waiters" end)
        """,
      says: ["and an alignment guide holds it in the VStack"],
      neverSays: ["at the end of", "In SwiftUI"]
    ),
    Scene(
      testDescription: "the window and what it shows have their shares",
      script: """
        w = Window { width = 390, height = 640, VStack {
          Color "sky":frame { maxWidth = math.huge, minHeight = 80, maxHeight = 480 }:id("sky") } }
        w:resize(390, 390)
        """,
      says: [
        "sky moved by −80, though nobody moved it: −125 the window has another size; +45 what the "
          + "window shows is 390 points long and was 480, and stays in its middle."
      ]
    ),
    Scene(
      testDescription: "the cells of a grid that has one row in place of several",
      script: """
        w = Window { width = 300, height = 330, ScrollView { axes = "horizontal", LazyHGrid {
          rows = { GridItem.adaptive { minimum = 100, maximum = 120 } },
          ForEach { 12, id = "app-%d", width = 64, height = 80 } } } }
        w:resize(300, 200)
        """,
      says: ["vertically, though nobody moved them: 3 rows became 1, so that cells stand in other"],
      neverSays: ["aligned in that"]
    ),
  ]

  static let presences = [
    Scene(
      testDescription: "views of a group that stand elsewhere in the description",
      script: """
        local list = { "s1", "s2", "s3", "s4" }
        w = Window { width = 300, height = 300, function()
          return ScrollView { Group {
            subviews = ForEach { list, id = "self", function() return Item { height = 50 } end },
            function(views)
              local rest = {}
              for n = 2, #views do rest[n - 1] = views[n]:frame { maxWidth = math.huge } end
              return VStack { views[1], LazyVGrid {
                columns = { GridItem.flexible(), GridItem.flexible() },
                Group { table.unpack(rest) } } }
            end } }
        end }
        w:update(function() table.remove(list, 1) end)
        """,
      says: ["made anew at another place of the description, and are still in sight."],
      neverSays: ["s2 went with", "s3 went with", "s2, s3 went"]
    ),
    Scene(
      testDescription: "a view that is drawn in sight, and laid out elsewhere",
      script: """
        local zoom = 1
        w = Window { width = 390, height = 400, function()
          return ScrollView { axes = "both", ZStack { alignment = "topLeading",
            Item { width = 390 * zoom, height = 300 * zoom },
            Item { width = 20, height = 20 }:offset { x = 180 * zoom, y = 140 * zoom }:id("tag") } }
            :defaultScrollAnchor("center")
        end }
        w:update(function() zoom = 2.5 end)
        """,
      says: ["tag moved by −22.5 horizontally", "tag moved by −15 vertically"],
      neverSays: ["out of sight", "on the screen"]
    ),
  ]

  static let ends = [
    Scene(
      testDescription: "where the content begins, what went after that has no part in it",
      script: """
        local isFiltered = false
        w = Window { width = 390, height = 100, function()
          local list = {}
          for n = 1, 20 do
            if not isFiltered or n % 3 == 0 then list[#list + 1] = { id = "ep" .. n } end
          end
          return ScrollView { axes = "horizontal", LazyHStack { spacing = 8,
            ForEach { list, function() return Item { width = 100, height = 50 } end } } }
        end }
        w:scrollView():drag { by = 360 }
        w:update(function() isFiltered = true end)
        """,
      says: [
        "ep6 moved by −72, though nobody moved it: the content begins there, as ep4, ep5 went, and "
          + "others out of sight."
      ]
    )
  ]
}
