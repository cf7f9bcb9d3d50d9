import LazyTestSupport
import Testing

@testable import LazyScripting

/// Explanations name who changed data: a finger, a clock, a task or the environment.
///
/// They also give the cause of moves sideways in a row, and of moves by a row's own length.
@Suite(.leavesNothing) struct ToldAuthorsTests {
  @Test(arguments: authors)
  func `who changed data is named`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(1, w.frame))")
  }

  @Test(arguments: sideways)
  func `what moved beside the rows is told`(scene: ToldMovesTests.Scene) throws {
    try scene.check("assert(w.metrics.moves > 0) print(w:explain(w.frame))")
  }

  private static let rows = """
    local model = Observable { h = 50 }
    local Row = View "Row" { parameters = { "i" }, state = { h = 50 }, body = function(self)
      local item = Item { height = self.i == 2 and math.max(model.h, self.state.h) or self.state.h }
      return modified(self, item)
    end }
    w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
      ForEach { 30, id = "row-%d", function(i) return Row { i = i } end } } } }

    """

  static let authors: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a tap",
      script: """
        local modified = function(self, item)
          return item:onTapGesture(function() self.state.h = 80 end)
        end
        \(rows)
        w:tap "row-3"
        """,
      says: ["onTapGesture of row-3 changed data, as it was tapped"]
    ),
    .init(
      testDescription: "a task that waited",
      script: """
        local modified = function(self, item)
          return item:task(function() wait(0.1) if self.i == 3 then self.state.h = 80 end end)
        end
        \(rows)
        w:run(0.2)
        """,
      says: [
        "The task of row-3 went on and changed data",
        "In SwiftUI: where content came late, give its view its length beforehand",
      ],
      neverSays: ["The task of row-1"]
    ),
    .init(
      testDescription: "something put off",
      script: """
        local modified = function(self, item) return item end
        \(rows)
        after(0.1, function() model.h = 90 end)
        w:run(0.2)
        """,
      says: ["What after() had put off changed data"]
    ),
    .init(
      testDescription: "a button and the environment",
      script: """
        local h = 50
        local Bar = View "Bar" { environment = { scale = 1 }, body = function(self)
          return Item { height = 20 * self.environment.scale }:id "bar"
        end }
        w = Window { width = 390, height = 400, function() return VStack { spacing = 0,
          Button { "More", action = function() w:update(function() h = 80 end) end }
            :frame { width = 40, height = 40 }:id "more",
          Bar {}, Item { height = h }:id "box",
          ScrollView { ForEach { 30, height = 50 } } } end }
        w:tap "more"
        w:setEnvironment("scale", 2)
        """,
      says: [
        "The action of more changed data, as it was tapped",
        "The value scale of the environment was changed",
      ]
    ),
    .init(
      testDescription: "the button of a row that was swiped",
      script: """
        local list = {}
        for i = 1, 30 do list[i] = { id = "r" .. i } end
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { list, function(e)
            return Item { height = 50 }:swipeActions { Button { "Delete", action = function()
              w:update(function() table.remove(list, 3) end)
            end } }
          end } } } }
        w:swipe { "r3", tap = "Delete" }
        """,
      says: ["The swipe button Delete of r3 changed data"]
    ),
  ]

  static let sideways: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a badge that comes into a centered row",
      script: """
        local model = Observable { b = false }
        local Row = View "Row" { parameters = { "i" }, body = function(self)
          return HStack { spacing = 8, Item { width = 40, height = 40 }:id "icon",
            self.i == 2 and model.b and Item { width = 30, height = 20 }:id "badge" or nil,
            Item { width = 50, height = 20 }:id "time" }
        end }
        w = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
          ForEach { 30, id = "row-%d", function(i) return Row { i = i } end } } } }
        model.b = true
        w:step()
        """,
      says: [
        "row-2 moved by −19 horizontally, though nobody moved it: it is 136 points wide and was 98",
        "time in row-2 moved by +38 horizontally within it, though nobody moved it: badge came in",
      ]
    ),
    .init(
      testDescription: "a row's own length in the frame of another width",
      script: """
        local model = Observable { h = 50 }
        local Row = View "Row" { parameters = { "i" }, body = function(self)
          return Item { height = self.i == 3 and model.h or 50 }
        end }
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { 60, id = "row-%d", function(i) return Row { i = i } end } } }
          :onGeometryChange { of = function(g) return g.size.width end,
            function(x) if x > 400 then model.h = 80 end end } }
        w:resize(500, 400)
        """,
      says: ["moved by +30, though nobody moved them: row-3 is 80 points long and was 50"],
      neverSays: ["what stands before in sight has another length"]
    ),
    .init(
      testDescription: "rows that a clamp moves as others went before them",
      script: """
        local list = {}
        for i = 1, 40 do list[i] = { id = "r" .. i } end
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { list, function() return Item { height = 50 } end } } } }
        w:scrollView():scrollTo { edge = "bottom" }
        w:step()
        w:update(function()
          table.remove(list, 30)
          table.insert(list, 1, { id = "n1" })
          table.insert(list, 1, { id = "n2" })
        end)
        """,
      says: ["r29 moved by +50, though nobody moved it: the content would have ended before the"],
      neverSays: ["became too short", "others out of sight"]
    ),
    .init(
      testDescription: "rows of a scroll view in a row that moves",
      script: """
        local model = Observable { outer = 50, inner = 30 }
        local In = View "In" { parameters = { "i" }, body = function(self)
          return Item { height = self.i == 2 and model.inner or 30 }
        end }
        local Row = View "Row" { parameters = { "i" }, body = function(self)
          if self.i ~= 2 then return Item { height = self.i == 1 and model.outer or 50 } end
          return ScrollView { LazyVStack { spacing = 0,
            ForEach { 30, id = "in-%d", function(i) return In { i = i } end } } }
            :frame { height = 200 }
        end }
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { 30, id = "row-%d", function(i) return Row { i = i } end } } } }
        model.outer, model.inner = 60, 70
        w:step()
        """,
      says: ["in-3, in-4, in-5, in-6 in row-2 moved by +40 within it"]
    ),
  ]
}
