import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is told of what came, grew or went at the edges of what is in sight.
@Suite(.leavesNothing) struct ToldEdgesTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: scenes)
  func `what happens at an edge of what is in sight is told as it is`(
    scene: ToldMovesTests.Scene
  ) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  static let scenes: [ToldMovesTests.Scene] = [
    Scene(
      testDescription: "a message that comes in at the end of a conversation laid out from there",
      script: """
        local data = lab.data {}
        for n = 1, 30 do data:insert(n, { id = "m" .. n, height = 40 + n % 4 * 20 }) end
        local Talk = LazyLayout "Talk" {
          begin = function(self, bounds) return { y = 0, width = bounds.width } end,
          place = function(self, cursor, subviews)
            local size = subviews[1]:place { x = 0, y = cursor.y, width = cursor.width }
            cursor.y = cursor.y + size.height + 6
            return cursor.y
          end,
        }
        w = Window { width = 320, height = 500, ScrollView {
          Talk { reversed = true, ForEach { data, function(message)
            return Item { height = message.height } end } } }:defaultScrollAnchor "bottom" }
        data:insert(1, { id = "m0", height = 90 })
        w:step()
        """,
      says: [
        "The Talk is reversed and stays at its end, where data came or went.",
        "moved by −96, though nobody moved them: the Talk places them elsewhere, as m0 came in.",
      ],
      neverSays: ["1 view (m1) came in", "Nothing in sight moved", "had been left"]
    ),
    Scene(
      testDescription: "a list in a row that learns its own rows in the frame in which it comes in",
      script: """
        w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 20,
          ForEach { 30, id = "thread-%d", function(t)
            return LazyVStack { spacing = 4, ForEach { 8, id = t .. ".reply-%d",
              height = function(r) return r <= 2 and 40 or 70 end } }
          end } } } }
        w:scrollView():scrollTo { id = "thread-10", anchor = "top" }
        w:scrollView():drag { by = -200 }
        """,
      says: ["8 × (540.5 + 20) = 4484 points; 4324 had been left for them."]
    ),
    Scene(
      testDescription: "a card that is drawn elsewhere within an effect that changes",
      script: """
        local Card = View "Card" { state = { picked = false }, body = function(self)
          return Item { height = 90 }:offset { x = self.state.picked and 24 or 0 }
            :scaleEffect(self.state.picked and 1.1 or 1)
            :onTapGesture(function() self.state.picked = not self.state.picked end)
        end }
        w = Window { width = 390, height = 600, ScrollView { LazyVStack {
          ForEach { 50, id = "card-%d", function() return Card() end } } } }
        w:tap "card-3"
        """,
      says: [
        "card-3 moved by +24 horizontally, though nobody moved it: a modifier such as offset draws "
          + "it elsewhere, not counting the scaleEffect around that."
      ]
    ),
    Scene(
      testDescription: "an element that gives no view any more",
      script: """
        local closed = Observable { ads = {} }
        local Ad = View "Ad" { parameters = { "number" }, body = function(self)
          if closed.ads[self.number] then return end
          return Item { height = 250 }
        end }
        w = Window { width = 390, height = 640, ScrollView { LazyVStack { spacing = 10,
          ForEach { 60, id = "entry-%d", subviews = "dynamic", function(i)
            if i % 4 == 0 then return Ad { number = i } end
            return Item { height = 90 }
          end } } } }
        w:scrollView():drag { by = 900 }
        closed.ads[8] = true
        w:step()
        """,
      says: ["entry-8 went, as its element no longer gives it, and was in sight."],
      neverSays: ["with the data"]
    ),
    Scene(
      testDescription: "lines above the one that a position keeps in the middle grow out of sight",
      script: """
        local lyrics = Observable { big = {}, translated = false }
        local Line = View "Line" { parameters = { "index" }, body = function(self)
          return Item { height = (lyrics.big[self.index] and 72 or 36)
            + (lyrics.translated and 18 or 0) }
        end }
        local position = ScrollPosition {}
        w = Window { width = 320, height = 420, ScrollView { LazyVStack { spacing = 6,
          ForEach { 60, id = "line-%d", function(i) return Line { index = i } end } } }
          :scrollPosition(position, "center") }
        position:scrollTo { id = "line-20" }
        w:step()
        lyrics.big[20] = true
        lyrics.translated = true
        w:step()
        """,
      says: [
        "−18 it is 54 points long and was 36; −18 line-16 is 54 points long and was 36.",
        "as line-17, line-18, line-19, line-20 are 252 points long together and were 144.",
      ],
      neverSays: ["what is out of sight before it counts otherwise", "another view of"]
    ),
    Scene(
      testDescription: "posts that come in where a wheel was, before the last row",
      script: """
        local model = Observable { count = 12, done = false }
        local Feed = View "Feed" { body = function(self)
          return LazyVStack { spacing = 10,
            ForEach { model.count, id = "post-%d",
              function(i) return Item { height = 90 + i % 3 * 40 } end },
            not model.done and ProgressView():id "wheel":onAppear(function()
              after(0.25, function() model.count, model.done = 16, true end)
            end) or nil,
            Item { height = 50 }:id "imprint" }
        end }
        w = Window { width = 390, height = 600, ScrollView { Feed {} } }
        w:scrollView():scrollTo { edge = "bottom" }
        w:settle()
        """,
      says: [
        "imprint was pushed out of sight, by about +512.8571, though nobody moved it: about "
          + "+542.8571 4 views came in before, of which post-13 is in sight; −30 wheel went."
      ],
      neverSays: ["further on"]
    ),
    Scene(
      testDescription: "rows under ids that are positions, some longer and some shorter",
      script: """
        local heights = {}
        for n = 1, 20 do heights[n] = 50 + (n % 5) * 15 end
        w = Window { width = 390, height = 500, function() return ScrollView {
          LazyVStack { spacing = 0,
          ForEach { #heights, id = "order-%d",
            function(n) return Item { height = heights[n] } end } } } end }
        w:update(function() table.insert(heights, 1, 80) end)
        """,
      says: ["each by what those before it are longer or shorter, order-1 by +15"],
      neverSays: ["points long together and were"]
    ),
    Scene(
      testDescription: "an emoji that comes in out of sight, so that its section takes a line more",
      script: """
        local groups = { { id = "recent", list = {} }, { id = "smileys", list = {} } }
        for i = 1, 12 do groups[1].list[i] = "r" .. i end
        for i = 1, 60 do groups[2].list[i] = "s" .. i end
        local row = GridItem.fixed(40)
        w = Window { width = 390, height = 240, ScrollView { axes = "horizontal",
          LazyHGrid { rows = { row, row, row, row }, spacing = 6,
            ForEach { groups, subviews = function(group) return 1 + #group.list end,
              function(group) return Section {
                header = Item { width = 24 }:id("title-" .. group.id),
                ForEach { group.list, id = "self", function()
                  return Item { width = 36, height = 36 } end } } end } } } }
        w:scrollView():drag { by = 90 }
        w:update(function() table.insert(groups[1].list, 1, "r0") end)
        """,
      says: [
        "title-smileys, s1 … s24 moved by +42 horizontally, though nobody moved them: cells before "
          + "them moved on to other lines, as 1 cell came in before, out of sight."
      ],
      neverSays: ["4 views"]
    ),
  ]
}
