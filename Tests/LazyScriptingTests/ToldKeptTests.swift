import LazyTestSupport
import Testing

@testable import LazyScripting

/// What keeps its place is named, and amounts are those of the view, the line or the cause that is
/// named for them.
@Suite(.leavesNothing) struct ToldKeptTests {
  @Test(arguments: kept + parts + cells + offsets)
  func `amounts belong to what is named`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static func beside(_ axis: String) -> String {
    let (eager, lazy) = axis == "vertical" ? ("VStack", "LazyVStack") : ("HStack", "LazyHStack")
    let length = axis == "vertical" ? "height" : "width"
    return """
      local spacing, rows = 4, {}
      for i = 1, 20 do rows[i] = "r" .. i end
      w = Window { width = 300, height = 300, function() return ScrollView { axes = "\(axis)",
        \(eager) { spacing = 8, \(lazy) { spacing = 2, ForEach { 6, id = "f%d", \(length) = 30 } },
          \(eager) { spacing = spacing, ForEach { rows, \(length) = 50 } } } } end }
      w:scrollView():drag { by = 330 }

      """
  }

  private static let kept: [ToldMovesTests.Scene] =
    ["vertical", "horizontal"].map { axis in
      .init(
        testDescription: "rows of an eager stack beside a lazy one, \(axis)",
        script: beside(axis) + "w:update(function() spacing = 8 end)",
        says: [
          "r4 … r8 moved by +4, +8, +12, +16, +20, though nobody moved them: each spacing before "
            + "them is 8 points and was 4; −8 the offset changed to keep r3 in its place."
        ],
        neverSays: ["out of sight."]
      )
    } + [
      .init(
        testDescription: "what stands after a lazy stack that forgets its lengths at an anchor",
        script: """
          local margin = 0
          w = Window { width = 300, height = 300, function() return ScrollView {
            VStack { spacing = 0,
              LazyVStack { spacing = 4, ForEach { 30, id = "r%d", height = 40 } },
              Item { height = 30 }:id "tail" } }
            :contentMargins(margin):defaultScrollAnchor "bottom" end }
          w:step()
          w:update(function() margin = 10 end)
          """,
        says: ["tail, r25 … r30 moved by −10 vertically, though nobody moved them: defaultScroll"],
        neverSays: ["the offset changed", "the offset followed"]
      )
    ]

  private static let parts: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a padding that has the id of what is in it",
      script: """
        local pad = 4
        w = Window { width = 300, height = 300, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 20, id = "r%d", function(i) return VStack { spacing = 6,
            Item { height = i == 2 and pad * 10 or 40 },
            Item { height = 20 }:padding("vertical", pad):id("cap" .. i) } end } } } end }
        w:step()
        w:update(function() pad = 9 end)
        """,
      says: [
        "What is in cap1, cap2, cap3 moved by +5 within them, though nobody moved it: the padding "
          + "before it is 9 points and was 4.",
        "cap2 in r2 moved by +50 within it, though nobody moved it: the Item, child 1, is 90 "
          + "points long and was 40.",
      ],
      neverSays: ["cap1 in", "+55 within"]
    ),
    .init(
      testDescription: "what moves within what moved in its row",
      script: """
        local open, pad = false, 10
        w = Window { width = 300, height = 300, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 20, id = "r%d", function(i) return VStack { spacing = 4,
            Item { height = 20 }:id("t" .. i), open and i == 2 and Item { height = 70 } or false,
            Item { height = 20 }:id("bar" .. i) }:padding("vertical", pad) end } } } end }
        w:step()
        w:update(function() open, pad = true, 3 end)
        """,
      says: ["bar2 in r2 moved by +74 of its own, +67 within it in all, though nobody moved it"]
    ),
    .init(
      testDescription: "views of one element of which one leaves sight",
      script: """
        local text = "An answer."
        w = Window { width = 300, height = 500, function() return ScrollView { LazyVStack {
          spacing = 6, ForEach { 40, id = "q%d", subviews = 3, function(i)
            return Text("Question " .. i), Text(i == 4 and text or "An answer."), Divider()
          end } } } end }
        w:step()
        w:update(function() text = ("An answer. "):rep(8) end)
        """,
      says: ["the Text of q8 moved by +40.8", "q9, the Divider of q8 were pushed out of sight"],
      neverSays: ["q7, q8"]
    ),
  ]

  private static let cells: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a cell that becomes wider in its column",
      script: """
        local wide = false
        w = Window { width = 330, height = 400, function() return ScrollView { LazyVGrid {
          columns = { GridItem.flexible(), GridItem.flexible() }, ForEach { 30, id = "c%d",
            function(i) return Item { height = 50, width = i == 6 and wide and 90 or 60 } end
          } } } end }
        w:step()
        w:update(function() wide = true end)
        """,
      says: [
        "c6 moved by −15 horizontally, though nobody moved it: it is 90 points wide and was 60, "
          + "and aligned by that."
      ],
      neverSays: ["other places"]
    ),
    .init(
      testDescription: "a cell that grows in a grid that gets another height",
      script: """
        local more = false
        w = Window { width = 400, height = 300, function() return VStack { spacing = 0,
          more and Item { height = 40 }:id "bar" or false,
          ScrollView { axes = "horizontal", LazyHGrid {
            rows = { GridItem.flexible(), GridItem.flexible() }, spacing = 6,
            ForEach { 80, id = "c%d", function(i)
              return Item { width = i == 22 and more and 90 or 50, height = 20 } end } } } } end }
        w:scrollView():drag { by = 500 }
        w:update(function() more = true end)
        """,
      says: [
        "c21 moved by +20 horizontally, though nobody moved it: its line is 90 points wide and "
          + "was 50, and it is aligned in that.",
        "moved by +40 horizontally, though nobody moved them: c22 is 90 points wide and was 50.",
      ],
      neverSays: ["what stands before in sight"]
    ),
    .init(
      testDescription: "cells after some that changed places across the edge",
      script: """
        local cells = {}
        for i = 1, 40 do cells[i] = "c" .. i end
        w = Window { width = 300, height = 300, ScrollView { LazyVGrid { spacing = 4,
          columns = { GridItem.flexible(), GridItem.flexible() },
          ForEach { cells, id = "self", height = 60 } } } }
        w:scrollView():drag { by = 200 }
        w:update(function() table.insert(cells, 8, table.remove(cells, 3)) end)
        """,
      says: ["cells moved on to other"],
      neverSays: ["the offset changed to keep"]
    ),
  ]

  private static let offsets: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a position that answers to the window and to a row",
      script: """
        local position, model = ScrollPosition(), Observable { note = false }
        w = Window { width = 390, height = 700, ScrollView { LazyVStack {
          spacing = 5, ForEach { 80, id = "v%d", function(i)
            return Item { height = i == 37 and model.note and 105 or 60 } end } } }
          :scrollPosition(position, "center") }
        position:scrollTo { id = "v40" }
        w:step()
        model.note = true
        w:resize(390, 420)
        """,
      says: ["+140 ", "+45 "],
      neverSays: ["+185 The container"]
    ),
    .init(
      testDescription: "a position that the end of the content does not let go all the way",
      script: """
        local rows = {}
        for i = 1, 30 do rows[i] = { id = "v" .. i, height = 60 } end
        local position = ScrollPosition { id = "v27", anchor = "top" }
        w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function(r) return Item { height = r.height } end } } }
          :scrollPosition(position, "top") }
        w:settle()
        w:update(function() rows[24].height = 100 end)
        """,
      says: [
        "v23, v24 moved by −40, though nobody moved them: the ScrollPosition keeps v27 where it "
          + "was scrolled to, as v24 is 100 points long and was 60."
      ],
      neverSays: ["defaultScrollAnchor", "+260 "]
    ),
    .init(
      testDescription: "another spacing as a row ends before what is in sight",
      script: """
        local tight = false
        w = Window { width = 390, height = 480, function() return ScrollView { LazyVStack {
          spacing = tight and 2 or 10,
          ForEach { 80, id = "r%d", function() return Item { height = tight and 50 or 64 } end }
          } } end }
        w:scrollView():drag { by = 500 }
        w:update(function() tight = true end)
        """,
      says: ["also that of the 6 rows before what is in sight: −48 points."],
      neverSays: ["−56 points."]
    ),
    .init(
      testDescription: "a reversed layout in which one view goes and another one grows",
      script: """
        local Chat = LazyLayout "Chat" {
          begin = function(self, bounds) return { y = 0, width = bounds.width } end,
          place = function(self, cursor, subviews)
            local s = subviews[1]:place { x = 0, y = cursor.y, width = cursor.width }
            cursor.y = cursor.y + s.height + 6
            return cursor.y
          end }
        local list = {}
        for i = 40, 1, -1 do list[#list + 1] = { id = "c" .. i, h = 40 + i % 3 * 15 } end
        w = Window { width = 300, height = 420, ScrollView { Chat { reversed = true,
          ForEach { list, function(x) return Item { height = x.h } end } } }
          :defaultScrollAnchor "bottom" }
        w:step()
        w:update(function() list[1].h = list[1].h + 33 table.remove(list, 4) end)
        """,
      says: [
        "1 view (c37) went, which was in sight and had counted 61 points. "
          + "The other +33 points: c40 is 88 points long and was 55."
      ],
      neverSays: ["Before what is in sight"]
    ),
  ]
}
