import LazyTestSupport
import Testing

@testable import LazyScripting

/// Of several lazy stacks in one scroll view, the one in sight keeps its place; what the others did
/// is told as what stands before it.
@Suite(.leavesNothing) struct ToldEarlierTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: scenes)
  func `what stands before the stack in sight is told beside its own lines`(
    scene: ToldMovesTests.Scene
  ) throws {
    try scene.check("print(w:explain())")
  }

  private static func rotated(title: String) -> String {
    """
    local function rows(wide, high)
      return function(width) return width and width > 500 and wide or high end
    end
    w = Window { width = 390, height = 400, ScrollView { VStack { spacing = 0, \(title)
      LazyVStack { spacing = 0, ForEach { 10, id = "a%d", function()
        return Item { height = rows(30, 60) } end } },
      LazyVStack { spacing = 0, ForEach { 40, id = "b%d", function()
        return Item { height = rows(50, 100) } end } } } } }
    """
  }

  private static func edited(by code: String) -> String {
    """
    local pinned, feed = {}, {}
    for i = 1, 30 do pinned[i] = { id = "pin" .. i, height = 50 + i % 3 * 15 } end
    for i = 1, 100 do feed[i] = { id = "feed" .. i, height = 80 + i % 2 * 40 } end
    local open = Observable { tip = true }
    local Tip = View "Tip" { body = function()
      return Item { height = open.tip and 44 or 0 }
    end }
    local function row(p) return Item { height = p.height } end
    w = Window { width = 390, height = 640, ScrollView { VStack { spacing = 0, Tip {}:id("tip"),
      LazyVStack { spacing = 5, ForEach { pinned, row } }, Divider(),
      LazyVStack { spacing = 10, ForEach { feed, row } } } } }
    for _ = 1, 6 do w:scrollView():drag { by = 500 } end
    w:update(function() \(code) end)
    """
  }

  private static let scenes = [
    Scene(
      testDescription: "both get another width",
      script: rotated(title: "") + "\nw:scrollView():drag { by = 830 }; w:resize(700, 400)",
      says: [
        "−415 The LazyVStack got another width, so all lengths that it knew are forgotten.",
        "What stands before the LazyVStack in sight is 300 points long now; it was 600: the "
          + "LazyVStack there got another width, too.",
        "So the 2 rows of this LazyVStack before what is in sight count 2 × 50 = 100 points; they "
          + "had counted 2 × 100 = 200.",
        "b3 is cut by the edge of the visible rect at the same fraction as before: −15 points.",
      ],
      neverSays: ["a10 is", "+155"]
    ),
    Scene(
      testDescription: "both get another width below a title",
      script: rotated(title: "Item { height = 70 },")
        + "\nw:scrollView():drag { by = 900 }; w:resize(700, 400)",
      says: ["is 370 points long now; it was 670: the LazyVStack there got another width, too."],
      neverSays: ["a10 is"]
    ),
    Scene(
      testDescription: "rows go from one, and one comes into the other",
      script: edited(
        by: """
          for _ = 1, 4 do table.remove(pinned, 1) end
          table.insert(feed, 1, { id = "feed0", height = 300 })
          """
      ),
      says: [
        "−170 Before what is in sight, 4 rows (pin1, pin2, pin3, pin4) went, which had counted 280 "
          + "points. Before what is in sight, 1 row (feed0) came in. It was not measured, so it "
          + "counts 100 + 10 = 110 points, a guess. Nothing in sight moved"
      ]
    ),
    Scene(
      testDescription: "a view before both goes as well",
      script: edited(
        by: """
          for _ = 1, 4 do table.remove(pinned, 1) end
          open.tip = false
          table.insert(feed, 1, { id = "feed0", height = 300 })
          """
      ),
      says: [
        "−214 Before", "4 rows (pin1, pin2, pin3, pin4) went, which had counted 280",
        "1 row (feed0) came in.",
        "What stands before the LazyVStack in sight is 1816 points long now; it was 2140: −280 "
          + "the LazyVStack, child 2, is 1815 points long and was 2095, as pin1, pin2, pin3, pin4 "
          + "went, and −44 tip is 0 points long and was 44.",
        "tip is 0 points long and was 44.",
      ],
      neverSays: ["Something before"]
    ),
    Scene(
      testDescription: "a view before both goes, and a row comes",
      script: edited(
        by: "open.tip = false; table.insert(feed, 1, { id = \"feed0\", height = 300 })"
      ),
      says: [
        "+66 Before what is in sight, 1 row (feed0) came in.",
        "What stands before the LazyVStack in sight is 2096 points long now; it was 2140: tip is "
          + "0 points long and was 44.",
      ],
      neverSays: ["Something before"]
    ),
    Scene(
      testDescription: "rows that grow as they appear, after the length before them was counted",
      script: """
        local open = Observable { rows = {} }
        local Cell = View "Cell" { parameters = { "i" }, body = function(self)
          return Item { height = open.rows[self.i] and 180 or 60 }:onAppear(function()
            if self.i % 4 == 0 then open.rows[self.i] = true end
          end)
        end }
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 4,
          ForEach { 300, id = "c%d", function(i) return Cell { i = i } end } } } }
        w:scrollView():scrollTo { id = "c150", anchor = "center" }
        """,
      says: [
        "A row whose length is not known was then taken to be 71.4286 points long; it was 84 "
          + "before. So the 144 rows before what is in sight count 144 × (71.4286 + 4)",
        "A row whose length is not known is now taken to be 82.8571 points long (mean, from 21 "
          + "lengths); it was 84 before. The 144 rows",
      ]
    ),
    Scene(
      testDescription: "a row that left the screen, without a scroll",
      script: """
        w = Window { width = 800, height = 400, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 0, ForEach { 30, id = "k%d", function(i)
            return Item { width = i == 4 and 260 or 200 } end } } } }
        w:scrollView():drag { by = 100 }
        w:resize(500, 400)
        """,
      says: ["What left the screen is guessed again."]
    ),
    Scene(
      testDescription: "a list that is known whole, beside one that is not",
      script: """
        local first, second = {}, {}
        for i = 1, 5 do first[i] = { id = "a" .. i, height = 100 } end
        for i = 1, 50 do second[i] = { id = "b" .. i, height = 50 } end
        local function row(r) return Item { height = r.height } end
        w = Window { width = 390, height = 700, ScrollView { VStack { spacing = 0,
          LazyVStack { spacing = 0, ForEach { first, row } }, Item { height = 40 },
          LazyVStack { spacing = 0, ForEach { second, row } } } } }
        w:update(function() first[2].height = 130 end)
        """,
      says: ["a2 is 130 points long; it was 100."],
      neverSays: ["taken to be 106"]
    ),
    Scene(
      testDescription: "a list that was empty is filled",
      script: """
        local rows = {}
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, height = 50 } } } }
        w:update(function() for i = 1, 30 do rows[i] = { id = "row-" .. i } end end)
        """,
      says: ["row-1 … row-8 came into sight."]
    ),
    Scene(
      testDescription: "two lists that jumped, each by its own guess",
      script: """
        local function list(id, estimator, length)
          return ScrollView { LazyVStack { spacing = 0, estimator = estimator,
            ForEach { 300, id = id .. "%d", height = length } } }:id(id)
        end
        w = Window { width = 390, height = 300, HStack { list("p", Estimators.fixed(50), 30),
          list("q", nil, 40) } }
        w:scrollView("p"):scrollTo { id = "p100", anchor = "top" }
        w:scrollView("q"):scrollTo { id = "q100", anchor = "top" }
        w:scrollView("p"):drag { by = -60 }
        """,
      says: ["A finger moved the content."],
      neverSays: ["dates from frame 3", "3960"]
    ),
  ]
}
