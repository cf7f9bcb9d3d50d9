import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is told of the length of a content adds up, and says whose content it is.
@Suite(.leavesNothing) struct ToldContentTests {
  @Test(arguments: owners + lengths)
  func `the length of a content is told with all that it is made of`(
    scene: ToldMovesTests.Scene
  ) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static let owners: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a scroll view without an id in a row",
      script: """
        local shows = {}
        for i = 1, 30 do shows[i] = { id = "show-" .. i } end
        w = Window { width = 390, height = 400, ScrollView { LazyVStack {
          ForEach { 9, id = "channel-%d", function(i) return VStack { Text("Channel"),
            ScrollView { axes = "horizontal", LazyHStack { spacing = 0, ForEach { shows,
              function() return Item { width = 100, height = 50 } end } } } } end } } } }
        w:scrollView "channel-2":drag { by = 600 }
        w:update(function() table.remove(shows, 1) end)
        """,
      says: ["The content offset of the ScrollView, child 2 in channel-2 went from 600 to 500"],
      neverSays: ["The content offset went"]
    ),
    .init(
      testDescription: "two scroll views without ids side by side",
      script: """
        local long = 50
        w = Window { width = 400, height = 400, function() return HStack {
          ScrollView { Item { height = 900 } }, ScrollView { VStack { Item { height = 30 },
            Item { height = 800 + long } } } } end }
        w:step()
        w:update(function() long = 100 end)
        """,
      says: ["The content of the ScrollView, child 2, is taken to be 938 points long"]
    ),
    .init(
      testDescription: "a scroll view around others",
      script: """
        local top = 50
        w = Window { width = 400, height = 400, function() return ScrollView { VStack {
          Item { height = top }, ScrollView { axes = "horizontal", Item { width = 900, height = 9 }
            } } }:padding(4) end }
        w:step()
        w:update(function() top = 90 end)
        """,
      says: ["The content of the outer ScrollView is taken to be"]
    ),
    .init(
      testDescription: "the only scroll view",
      script: """
        local top = 50
        w = Window { width = 400, height = 400, function() return ScrollView {
          Item { height = top } } end }
        w:step()
        w:update(function() top = 90 end)
        """,
      says: ["The content is taken to be 90 points long"]
    ),
  ]

  private static let lengths: [ToldMovesTests.Scene] = [
    .init(
      // 30 rows: 5 of 50 and 25 of 50; then row 1 is 150 long, and rows 4 and 5 are out of sight.
      testDescription: "rows that are pushed out of sight",
      script: """
        local high = 50
        w = Window { width = 300, height = 250, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 30, id = "row-%d", function(i)
            return Item { height = i == 1 and high or 50 } end } } } end }
        w:step()
        w:update(function() high = 150 end)
        """,
      says: [
        "The content is taken to be 2140 points long, a guess; it was 1500.",
        "row-1 is 150 points long; it was 50.", "taken to be 70 points long",
        "row-4, row-5, out of sight now, are guessed again: 140 points in place of 100.",
      ]
    ),
    .init(
      testDescription: "elements of other numbers of views than had been assumed",
      script: """
        w = Window { width = 300, height = 100, ScrollView { LazyVStack { spacing = 0,
          ForEach { 20, id = "e%d", subviews = "dynamic", function(i)
            return ForEach { i > 3 and 3 or 1, id = "v%d", height = 50 } end } } } }
        w:step()
        w:scrollView():drag { by = 150 }
        """,
      says: [
        "The LazyVStack is now taken to have", "as not all of its elements had been evaluated",
      ]
    ),
  ]
}
