@testable import LazyScripting

/// Causes of which a part belongs to other rows, other frames or other stacks.
extension ToldTogetherTests {
  static let parts: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a row that comes above in a list that gets wider",
      script: """
        local wide, rows = 80, {}
        for r = 1, 60 do rows[r] = { id = "line" .. r, h = 36 } end
        w = Window { width = 390, height = 560, function() return ScrollView { axes = "both",
          LazyVStack { spacing = 1, alignment = "leading", ForEach { rows, function(r)
            return Item { width = wide, height = r.h } end } } } end }
        w:scrollView():scrollTo { x = 0, y = 700 }
        w:update(function()
          wide = 500
          table.insert(rows, 10, { id = "new", h = 50 })
          rows[26].h = 60
        end)
        """,
      says: [
        "+37 Before what is in sight, 1 row (new) came in.",
        "+28.5 The LazyVStack got another width, so all lengths that it knew are forgotten.",
        "line19 kept its place in the visible rect.",
      ],
      neverSays: ["−37 points"]
    ),
    .init(
      testDescription: "cells that leave sight while a longer one in their line does not",
      script: """
        local high = 40
        w = Window { width = 390, height = 230, function() return ScrollView {
          LazyVGrid { spacing = 0, columns = { GridItem.flexible(), GridItem.flexible(),
            GridItem.flexible(), GridItem.flexible() }, ForEach { 40, id = "d%d", function(i)
              return Item { height = i == 1 and high or i == 11 and 90 or i < 9 and 80 or 40 }
            end } } } end }
        w:update(function() high = 140 end)
        """,
      says: [
        "d9, d10 were pushed out of sight, by +60", "d11 moved by +60",
        "d12 was pushed out of sight, by +60",
      ]
    ),
    .init(
      testDescription: "an open row whose id is a position",
      script: """
        local Exercise = View "Exercise" { parameters = { "name" }, state = { open = false },
          body = function(self)
            return VStack { spacing = 0, Item { height = 48 },
              self.state.open and Item { height = 24 * #self.name }:id("notes-" .. self.name)
                or nil }:onTapGesture(function() self.state.open = not self.state.open end) end }
        local sets = { "Squat", "Bench press", "Row", "Curl", "Lunge", "Dip", "Plank", "Shrug",
          "Press", "Pull-up", "Crunch", "Run", "Fly" }
        w = Window { width = 390, height = 540, function() return ScrollView { LazyVStack {
          spacing = 8, ForEach { Range(1, #sets), function(i)
            return Exercise { name = sets[i] } end } } } end }
        w:tap(4)
        w:step()
        w:update(function() table.insert(sets, 2, "Deadlift") end)
        """,
      says: [
        "Row 4 shows notes-Row in place of notes-Curl.", "ids that belong to the data and stay",
      ]
    ),
    .init(
      testDescription: "an animated scroll that a finger interrupts",
      script: """
        w = Window { width = 390, height = 640, ScrollView { LazyVStack { spacing = 6,
          ForEach { 120, id = "m%d", height = 50 } } } }
        w:play(function(w) w:scrollView():scrollTo { edge = "bottom",
            animation = Animation.linear { duration = 0.6 } } end,
          function(w) wait(0.05) w:scrollView():drag { by = -40, duration = 0.1 } end)
        print(w:explain(2, w.frame))
        """,
      says: ["was interrupted after 3 frames: 3 passes"]
    ),
    .init(
      testDescription: "stacks side by side, of which one is as long as the content",
      script: """
        local left, right = 36, 90
        w = Window { width = 400, height = 600, function() return ScrollView { HStack {
          alignment = "top", spacing = 10,
          LazyVStack { spacing = 6, ForEach { 30, id = "left%d", height = left } },
          LazyVStack { spacing = 10, ForEach { 30, id = "right%d", function(i)
            return Item { height = i == 2 and right or 90 } end } } } } end }
        w:update(function() left, right = 54, 134 end)
        """,
      says: [
        "The content is taken to be 3210 points long, a guess; it was 2990. right2 is 134 points "
          + "long; it was 90."
      ],
      neverSays: ["36 before"]
    ),
    .init(
      testDescription: "a target that is missed by a guess",
      script: """
        local verses = lab.data {}
        for i = 1, 300 do verses:insert(i, { id = "v" .. i, h = 30 + i % 7 * 9 + i // 6 }) end
        local position = ScrollPosition()
        w = Window { width = 390, height = 600, profile = "legacyScroll",
          ScrollView { LazyVStack { spacing = 0, ForEach(verses, function(v)
            return Item { height = v.h } end) } }:scrollPosition(position, "top") }
        w:update(function() position:scrollTo { id = "v220" } end)
        """,
      says: [
        "The program asked for v220 at the start of the visible rect, but it is taken to stand ",
        " points after that, a guess.",
        "scroll again once what is on the way was measured, until it lands",
      ]
    ),
  ]
}
