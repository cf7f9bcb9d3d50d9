import LazyTestSupport
import Testing

@testable import LazyScripting

/// Views keep their ids while others come and go in their element, and explanations of rows that
/// changed places name what these rows did.
@Suite(.leavesNothing) struct ToldIdentityTests {
  @Test(arguments: [
    (before: "", now: "head = true", ids: "headA, A/A1, A/A2, A/A3, footA, B/B1"),
    (before: "", now: "foot = false", ids: "A/A1, A/A2, A/A3, B/B1"),
    (before: "", now: "head, foot = true, false", ids: "headA, A/A1, A/A2, A/A3, B/B1"),
    (before: "head = true", now: "head, foot = false, false", ids: "A/A1, A/A2, A/A3, B/B1"),
    (before: "head = true", now: "n = 2", ids: "headA, A/A1, A/A2, footA, B/B1"),
  ])
  func `views in an element are told apart by their places in it`(
    before: String,
    now: String,
    ids: String
  ) throws {
    let run = try ScriptRun(
      """
      local head, foot, n = false, true, 3
      local made = {}
      local Row = View "Row" { parameters = { "id" }, state = { mine = "" },
        body = function(self)
          return Item { height = 60 }:onAppear(function()
            made[self.id] = (made[self.id] or 0) + 1
          end)
        end }
      local w = Window { width = 390, height = 600, function() return ScrollView { LazyVStack {
        spacing = 0, ForEach { { "A", "B" }, id = "self",
          subviews = function(s)
            return s == "B" and 3 or n + (head and 1 or 0) + (foot and 1 or 0)
          end,
          function(s)
            local isA = s == "A"
            return Section { header = isA and head and Item { height = 40 }:id "headA" or nil,
              footer = isA and foot and Item { height = 30 }:id "footA" or nil,
              ForEach { isA and n or 3, id = function(i) return s .. i end,
                function(i) return Row { id = s .. i } end } }
          end } } } end }
      w:update(function() \(before) end)
      w:update(function() \(now) end)
      local ids, y = {}, 0
      for _, id in ipairs(w:scrollView().visibleIDs) do ids[#ids + 1] = tostring(id) end
      print(table.concat(ids, ", "))
      for _, id in ipairs(w:scrollView().visibleIDs) do
        local frame = w:node(id).frame
        assert(frame.minY == y, tostring(id))
        local text = tostring(id)
        assert(frame.height == (text == "headA" and 40 or text == "footA" and 30 or 60), text)
        y = frame.maxY
      end
      for id, times in pairs(made) do assert(times == 1, id .. " appeared again") end
      for event in w.trace:events { kind = "diagnostic" } do error(tostring(event)) end
      """
    )
    #expect(run.error == nil)
    #expect(run.printed.contains(ids + ","), "\(run.printed)")
  }

  @Test(arguments: scenes)
  func `what came, went or changed places is told as that`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  static let scenes: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a chip that comes into an element",
      script: """
        local days = {}
        for i = 1, 30 do days[i] = { id = "e" .. i, chip = false } end
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { days, subviews = function(d) return d.chip and 2 or 1 end,
            function(d)
              return d.chip and Item { height = 30 } or nil, Item { height = 50 }
            end } } } }
        w:update(function() days[3].chip = true end)
        """,
      says: [
        "moved by +30, though nobody moved them: an Item of e3 came in before, 30 points long"
      ],
      neverSays: ["is 30 points long and was 50"]
    ),
    .init(
      testDescription: "sections that change places in sight",
      script: """
        local sections = { { id = "A", n = 2 }, { id = "B", n = 3 }, { id = "C", n = 8 } }
        w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
          ForEach { sections, subviews = function(s) return s.n + 1 end, function(s)
            return Section { header = Item { height = 30 }:id("head-" .. s.id),
              ForEach { s.n, id = function(i) return s.id .. i end, height = 50 } }
          end } } } }
        w:update(function() table.insert(sections, 1, table.remove(sections, 2)) end)
        """,
      says: [
        "moved by −130, though nobody moved them: head-A, A/A1, A/A2 moved away from before them"
      ],
      neverSays: ["out of sight"]
    ),
    .init(
      testDescription: "rows that are sorted",
      script: """
        local list = {}
        for i = 1, 30 do list[i] = { id = "r" .. i, h = i == 6 and 90 or 50 } end
        w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
          ForEach { list, function(e) return Item { height = e.h } end } } } }
        w:update(function() table.sort(list, function(a, b) return a.id > b.id end) end)
        """,
      says: [
        "+390 r9, r8, r7, r6, r5, r4, r30 moved in before it",
        "−100 r1, r2 moved away from before it",
      ],
      neverSays: ["counts otherwise", "r30 came in"]
    ),
    .init(
      testDescription: "rows in sight that are reversed",
      script: """
        local list = {}
        for i = 1, 40 do list[i] = { id = "r" .. i } end
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { list, function() return Item { height = 50 } end } } } }
        w:scrollView():scrollTo { y = 510 }
        w:step()
        w:update(function()
          for k = 0, 3 do list[11 + k], list[19 - k] = list[19 - k], list[11 + k] end
        end)
        """,
      says: ["8 rows (r19, r18, r17, r16, … and 4 more) were moved in"],
      neverSays: ["came in "]
    ),
    .init(
      testDescription: "a row that is moved far away as others come",
      script: """
        local list = {}
        for i = 1, 40 do list[i] = { id = "r" .. i } end
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { list, function(e) return Item { height = 50 } end } } } }
        w:update(function()
          table.insert(list, 38, table.remove(list, 3))
          table.insert(list, 5, { id = "mid" })
        end)
        """,
      says: ["r3 went out of sight", "it changed its place among the others"],
      neverSays: [" came in before, mid the last of them"]
    ),
    .init(
      testDescription: "a row that goes from one section to another",
      script: """
        local favorites, others = { "f1", "f2" }, { "o1", "o2", "o3", "o4", "o5" }
        w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
          spacing = 0,
          Section { header = Item { height = 30 }:id "headF",
            ForEach { favorites, id = "self", height = 50 } },
          Section { header = Item { height = 30 }:id "headO",
            ForEach { others, id = "self", height = 50 } } } } end }
        w:update(function() table.insert(favorites, table.remove(others, 3)) end)
        """,
      says: [
        "o3 moved by −130, though nobody moved it: it changed its place among the others",
        "headO, o1, o2 moved by +50, though nobody moved them: o3 moved in before them",
      ],
      neverSays: ["went with the data", "came in"]
    ),
    .init(
      testDescription: "a row that a finger drags to another place",
      script: """
        local list = {}
        for i = 1, 30 do list[i] = { id = "r" .. i } end
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { list, function(e) return Item { height = 50 } end }:reorderable() }
          :reorderContainer { move = function(d)
            w:update(function() d:apply(list) end)
          end } } }
        w:reorder { "r2", before = "r6" }
        """,
      says: [
        "r2 moved by +150: a finger dragged it to another place",
        "A finger dragged r2 to another place, and the move of the reorderContainer changed data",
      ],
      neverSays: ["r2 moved by +150, though nobody"]
    ),
    .init(
      testDescription: "a row that goes to another container and is of another length there",
      script: """
        local a, b = { "a1", "a2", "a3" }, { "b1", "b2", "b3", "b4" }
        w = Window { width = 390, height = 600, function() return ScrollView { VStack { spacing = 0,
          LazyVStack { spacing = 0, ForEach { a, id = "self", height = 50 } },
          LazyVStack { spacing = 0, ForEach { b, id = "self", height = 40 } } } } end }
        w:update(function() table.insert(b, table.remove(a, 2)) end)
        """,
      says: ["a2 went, which was 50 points long"]
    ),
    .init(
      testDescription: "cells of a grid that stay in their lines or go to others as one grows",
      script: """
        local list = {}
        for i = 1, 60 do list[i] = { id = "c" .. i, h = 80 } end
        w = Window { width = 390, height = 500, ScrollView { LazyVGrid { spacing = 10,
          columns = { GridItem.flexible(), GridItem.flexible(), GridItem.flexible() },
          ForEach { list, function(e) return Item { height = e.h } end } } } }
        w:update(function() list[8].h = 100 table.remove(list, 5) end)
        """,
      says: [
        "c9 moved by +10 vertically, though nobody moved it: its line is 100 points high and "
          + "was 80",
        "c11, c12 moved by +20 vertically, though nobody moved them: c8 is 100 points high and "
          + "was 80",
        "c13 moved by −70 vertically, though nobody moved it: −90 cells moved on to other "
          + "lines, as c5 went; +20 c8 is 100 points high and was 80",
      ]
    ),
    .init(
      testDescription: "a header that another section pushes as a row grows",
      script: """
        local model = Observable { h = 50 }
        local Row = View "Row" { parameters = { "i", "own" }, body = function(self)
          return Item { height = self.own and model.h or 50 }
        end }
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          pinnedViews = "sectionHeaders",
          Section { header = Item { height = 40 }:id "head-A",
            ForEach { 4, id = "A%d", function(i) return Row { i = i, own = i == 4 } end } },
          Section { header = Item { height = 40 }:id "head-B",
            ForEach { 20, id = "B%d", height = 50 } } } } }
        w:scrollView():scrollTo { y = 220 }
        w:step()
        model.h = 85
        w:step()
        """,
      says: [
        "head-A moved by +20, though nobody moved it: another section pushes it otherwise, as A4 "
          + "is 85 points long and was 50"
      ]
    ),
    .init(
      testDescription: "rows that come before what a position keeps",
      script: """
        local list, position = {}, ScrollPosition { id = "r5" }
        for i = 1, 40 do list[i] = { id = "r" .. i } end
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { list, function() return Item { height = 50 } end } }:scrollTargetLayout() }
          :scrollPosition(position, "top") }
        w:step()
        w:update(function() table.insert(list, 1, { id = "new" }) end)
        """,
      says: ["1 row"],
      neverSays: ["at or after"]
    ),
  ]
}
