import LazyTestSupport
import Testing

@testable import LazyScripting

/// What else a person sees in a frame besides moves: what came into sight, what a shorter scroll
/// view shows no more, what another view stands in for.
@Suite(.leavesNothing) struct ToldNewsTests {
  @Test(arguments: scenes)
  func `what else happened in a frame is told`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(1, w.frame))")
  }

  static let scenes: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "rows that take the places of others",
      script: """
        local rows = {}
        for i = 1, 40 do rows[i] = { id = "d" .. i } end
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function() return Item { height = 60 } end } } } }
        w:scrollView():drag { by = 600 }
        w:update(function() rows[13], rows[15] = { id = "x" }, { id = "y" } end)
        """,
      says: ["d13, d15 went with the data, and were in sight.", "x, y came into sight."]
    ),
    .init(
      testDescription: "a bar that makes the scroll view shorter",
      script: """
        local bar = 44
        w = Window { width = 390, height = 700, function() return VStack { spacing = 0,
          Item { height = bar }:id "bar", ScrollView { LazyVStack { spacing = 0,
            ForEach { 40, id = "r%d", height = 50 } } } } end }
        w:scrollView():drag { by = 400 }
        w:update(function() bar = 96 end)
        """,
      says: [
        "r22 is out of sight: the scroll view is 604 points long and was 656, as bar is 96 "
          + "points long and was 44."
      ]
    ),
    .init(
      testDescription: "a window that is turned over rows of fixed lengths",
      script: """
        w = Window { width = 300, height = 500, ScrollView { LazyVStack { spacing = 0,
          ForEach { 40, id = "r%d", height = 50 } } } }
        w:scrollView():drag { by = 500 }
        w:resize(500, 300)
        """,
      says: ["r17, r18, r19, r20 are out of sight: the scroll view is 300 points long and was 500."]
    ),
    .init(
      testDescription: "a view that is drawn larger",
      script: """
        local scale = 1
        w = Window { width = 400, height = 500, function() return ScrollView { LazyVStack {
          ForEach { 40, id = "r%d", function(i)
            return Item { height = 50 }:scaleEffect(i == 3 and scale or 1) end } } } end }
        w:update(function() scale = 1.5 end)
        """,
      says: ["The scaleEffect of r3 changed, so that it is drawn otherwise where it stands."]
    ),
    .init(
      testDescription: "an offset that only one of two views has",
      script: """
        local isPushed = false
        w = Window { width = 400, height = 500, function() return ScrollView { LazyVStack {
          ForEach { 40, id = "r%d", function(i)
            local view = Item { height = 50 }
            return isPushed and i == 3 and view:offset { y = 15 } or view end } } } end }
        w:update(function() isPushed = true end)
        """,
      says: ["r3 moved by +15, though nobody moved it: a modifier such as offset draws it"]
    ),
    .init(
      testDescription: "a padding that only one of two views has",
      script: """
        local isPadded = false
        w = Window { width = 400, height = 500, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 40, id = "r%d", function(i)
            local view = Item { height = 50 }
            return isPadded and i == 3 and view:padding("vertical", 15) or view end } } } end }
        w:update(function() isPadded = true end)
        """,
      says: [
        "r4 … r10 moved by +30, though nobody moved them: r3 is 80 points long and was 50",
        "What is in r3 moved by +15 within it, though nobody moved it: the padding before it is 15 "
          + "points and was 0.",
      ]
    ),
    .init(
      testDescription: "a placeholder that another view takes the place of",
      script: """
        local isLoading = true
        w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
          spacing = 6, ForEach { 25, id = "c%d", function(i)
            if isLoading and i == 4 then return HStack { Text "Loading" }:frame { height = 36 } end
            return VStack { spacing = 2, Item { height = 24 }, Item { height = 58 } }
          end } } } end }
        w:update(function() isLoading = false end)
        """,
      says: [
        "moved by +48 vertically, though nobody moved them: an HStack of 36 points in c4 became a "
          + "VStack"
      ]
    ),
    .init(
      testDescription: "a card that makes a shelf higher",
      script: """
        local high = 120
        w = Window { width = 390, height = 600, function() return ScrollView { LazyVStack {
          spacing = 20, ForEach { 9, id = "s%d", function(n)
            return ScrollView { axes = "horizontal", LazyHStack { spacing = 0,
              ForEach { 5, id = "card%d", function(i)
                return Item { width = 100, height = n == 2 and i == 1 and high or 120 }
              end } } }:fixedSize { vertical = true }
          end } } }:id "page" end }
        w:update(function() high = 175 end)
        """,
      says: ["s2 is 175 points high and was 120, as card1 is 175 points high and was 120"]
    ),
    .init(
      testDescription: "a stack beside another one into which a row comes",
      script: """
        local top, rest = { 1, 2, 3, 4 }, {}
        for i = 1, 60 do rest[i] = 100 + i end
        local function stack(of) return LazyVStack { spacing = 0,
          ForEach { of, id = "self", height = 50 } } end
        w = Window { width = 390, height = 700, ScrollView { VStack { spacing = 0,
          stack(top), Item { height = 30 }:id "line", stack(rest) } } }
        w:scrollView():drag { by = 100 }
        w:update(function() table.insert(top, 9) end)
        """,
      says: ["the LazyVStack, child 1, is 250 points long and was 200, as row 9 came in"]
    ),
    .init(
      testDescription: "a transaction that leaves the offset as it was",
      script: """
        local rows = {}
        for i = 1, 50 do rows[i] = { id = "r" .. i } end
        w = Window { width = 390, height = 576, ScrollView { LazyVStack { spacing = 8,
          ForEach { rows, function() return Item { height = 72 } end } } } }
        w:scrollView():scrollTo { id = "r16", anchor = "top" }
        withTransaction { scrollContentOffsetAdjustmentBehavior = "disabled", function()
          w:update(function() table.insert(rows, 1, { id = "new" }) end)
        end }
        """,
      says: [
        "1 view came in before, out of sight, and the transaction left the offset as it was",
        "leave the transaction's scrollContentOffsetAdjustmentBehavior as it is",
      ],
      neverSays: ["keep the reader's place"]
    ),
    .init(
      testDescription: "a title that is wider in the same room",
      script: """
        local size = 20
        w = Window { width = 390, height = 300, function() return VStack {
          Text { "Today", size = size }:id "title", Item { height = 50 } } end }
        w:update(function() size = 40 end)
        """,
      says: [
        "title moved by −25 horizontally, though nobody moved it: it is 100 points wide and was "
          + "50, and aligned by that."
      ],
      neverSays: ["otherwise"]
    ),
    .init(
      testDescription: "a fling that a program ends",
      script: """
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { 500, id = "r%d", height = 60 } } } }
        w:play(function() w:scrollView():fling { velocity = 2000 } end, function()
          wait(0.3)
          w:scrollView():scrollTo { id = "r90", animation = Animation.linear { duration = 0.2 } }
        end)
        """,
      says: ["went on by itself after a finger let it go, until a program scrolled, in 18 frames"]
    ),
    .init(
      testDescription: "positions as ids, before which something comes in",
      script: """
        local texts = {}
        for i = 1, 40 do texts[i] = { height = 40 + i % 6 * 20 } end
        w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
          ForEach { texts, id = function(_, index) return index end,
            function(t) return Item { height = t.height } end } } } }
        w:scrollView():drag { by = 900 }
        w:update(function() table.insert(texts, 1, { height = 130 }) end)
        """,
      says: ["1 row came in further on, out of sight.", "never positions"]
    ),
  ]
}
