import LazyTestSupport
import Testing

@testable import LazyScripting

/// What a position or a default anchor keeps in place, and what explanations say about it.
@Suite(.leavesNothing) struct ToldAnchorTests {
  @Test(arguments: moving)
  func `what gives way for something that is kept is told with its cause`(
    scene: ToldMovesTests.Scene
  ) throws {
    try scene.check("print(w:explain())")
  }

  static let moving: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a row before the one that a position keeps in the middle",
      script: """
        local rows = {}
        for i = 1, 60 do rows[i] = { id = "r" .. i, height = 60 } end
        w = Window { width = 390, height = 480, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function(e) return Item { height = e.height } end } } }
          :scrollPosition(ScrollPosition { id = "r30" }, "center") }
        w:update(function() rows[28].height = 100 end)
        """,
      says: [
        "+40 Sizes changed, and its ScrollPosition keeps the middle of r30 where it was scrolled "
          + "to: +40 r28 is 100 points long and was 60.",
        "r27, r28 moved by −40, though nobody moved them: the ScrollPosition keeps the "
          + "middle of r30",
      ],
      neverSays: ["The program scrolled", "r31 moved", "r29"]
    ),
    .init(
      testDescription: "a keyboard where a position keeps a row at the end",
      script: """
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { 60, id = "r%d", height = 50 } } }
          :scrollPosition(ScrollPosition { id = "r30" }, "bottom") }
        w:resize(390, 400)
        """,
      says: [
        "The container is 400 points long and was 600, and its ScrollPosition keeps the "
          + "end of r30",
        "r23 … r30 moved by −200",
      ],
      neverSays: ["The program scrolled"]
    ),
    .init(
      testDescription: "content that is too short and gets longer",
      script: """
        local rows = lab.data {}
        for i = 1, 3 do rows:insert(i, { id = "m" .. i }) end
        w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function() return Item { height = 60 } end } } }
          :defaultScrollAnchor "bottom" }
        rows:insert(4, { id = "m4" })
        w:step()
        """,
      says: ["m1, m2, m3 moved by −60, though nobody moved them: defaultScrollAnchor"],
      neverSays: ["the content begins there"]
    ),
  ]

  @Test(arguments: ["update", "model", "environment", "state"], ["LazyVStack", "VStack"])
  func `an anchor holds the end of the content, whatever makes a row longer`(
    how: String,
    stack: String
  ) throws {
    let run = try ScriptRun(
      """
      local model, rows = Observable { tall = false }, {}
      for i = 1, 40 do rows[i] = { id = "m" .. i, height = 50 } end
      local Row = View "Row" { parameters = { "id", "height" }, environment = { tall = false },
        state = { tall = false },
        body = function(self)
          local tall = self.id == "m36" and (model.tall or self.environment.tall or self.state.tall)
          return Item { height = tall and 150 or self.height }
            :onTapGesture(function() self.state.tall = true end)
        end }
      for _, wrap in ipairs { false, true } do
        for _, row in ipairs(rows) do row.height = 50 end
        model.tall = false
        local list = \(stack) { spacing = 0, ForEach { rows, function(e)
          return Row { id = e.id, height = e.height } end } }
        local w = Window { width = 300, height = 500,
          ScrollView { wrap and VStack { spacing = 0, Item { height = 30 }, list } or list }
            :defaultScrollAnchor "bottom" }
        local how = "\(how)"
        if how == "update" then w:update(function() rows[36].height = 150 end)
        elseif how == "model" then model.tall = true w:step()
        elseif how == "environment" then w:setEnvironment("tall", true)
        else w:tap("m36") end
        local frame = w:node("m40").frame
        assert(math.abs(frame.y + frame.height - 500) < 1e-6, tostring(frame))
        w:check()
      end
      """
    )
    #expect(run.error == nil)
  }

  @Test(arguments: ["VStack", "LazyVStack"])
  func `an array that an update makes longer is read again`(stack: String) throws {
    let run = try ScriptRun(
      """
      local rows = {}
      for i = 1, 40 do rows[i] = { id = "m" .. i } end
      local w = Window { width = 390, height = 500, ScrollView { \(stack) { spacing = 0,
        ForEach { rows, function() return Item { height = 50 } end } } } }
      w:update(function() rows[41] = { id = "n" } end)
      assert(w:scrollView().contentSize.height == 2050)
      assert(w.metrics.diagnostics == 0)
      """
    )
    #expect(run.error == nil)
  }

  @Test(arguments: told)
  func `edits are told as they were made`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain())")
  }

  private static let twoLists = """
    local a = {}
    for i = 1, 20 do a[i] = { id = "a" .. i } end
    w = Window { width = 390, height = 500, ScrollView { VStack { spacing = 0,
      LazyVStack { spacing = 0, ForEach { a, function() return Item { height = 50 } end } },
      LazyVStack { spacing = 0, ForEach { 30, id = "b%d", height = 50 } } } } }
    w:scrollView():drag { by = 500 }
    w:scrollView():drag { by = 500 }

    """

  static let told: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "rows that come into a list out of sight",
      script: twoLists + """
        w:update(function() for i = 1, 3 do table.insert(a, 1, { id = "new" .. i }) end end)
        """,
      says: ["3 rows (new3, new2, new1) came in"],
      neverSays: ["stand no more", ": 0 points"]
    ),
    .init(
      testDescription: "rows that come into a list out of sight, and others that go",
      script: twoLists + """
        w:update(function()
          table.insert(a, 10, { id = "x" }) table.remove(a, 21) table.remove(a, 1)
        end)
        """,
      says: ["1 row (x) came in: +50 points."],
      neverSays: ["a19"]
    ),
    .init(
      testDescription: "a rotation in which rows depend on the width alone",
      script: """
        w = Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 0,
          ForEach { 100, id = "row-%d", function()
            return Item { height = function(width) return width < 600 and 120 or 60 end }
          end } } } }
        w:scrollView():drag { by = 1250 }
        w:resize(844, 390)
        """,
      says: ["as the LazyVStack is 844 points wide and was 390; row-11 is cut"],
      neverSays: ["another height, too"]
    ),
    .init(
      testDescription: "a bar that comes above a list with a position",
      script: """
        local banner = false
        w = Window { width = 390, height = 600, function() return VStack { spacing = 0,
          banner and Item { height = 50 }:id "banner",
          ScrollView { LazyVStack { spacing = 0, ForEach { 60, id = "row-%d", height = 60 } } }
        } end }
        w:update(function() banner = true end)
        """,
      says: ["safeAreaInset"],
      neverSays: ["scrollPosition(id:)"]
    ),
  ]
}
