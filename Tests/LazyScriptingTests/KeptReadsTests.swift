import LazyTestSupport
import Testing

@testable import LazyScripting

/// What views read, keep and wait for while others come and go beside them.
@Suite(.leavesNothing) struct KeptReadsTests {
  private func expectRuns(_ script: String) throws {
    let run = try ScriptRun(script)
    #expect(run.error == nil)
  }

  @Test(arguments: ["VStack", "LazyVStack"])
  func `content functions of several collections in one container read apart`(
    stack: String
  ) throws {
    try expectRuns(
      """
      local M = Observable { a = 10, b = 20, c = 30 }
      local w = Window { width = 300, height = 300, \(stack) { spacing = 0,
        ForEach { 1, id = "a%d", function() return Item { height = M.a } end },
        ForEach { 1, id = "b%d", function() return Item { height = M.b } end },
        ForEach { 1, id = "outer%d", function()
          return VStack { Item { height = M.c }, ForEach { 1, id = "c%d", function()
            return Item { height = M.b } end } } end } } }
      M.a = 35
      w:step()
      assert(w:node("a1").frame.height == 35)
      M.b = 45
      w:step()
      assert(w:node("b1").frame.height == 45 and w:node("c1").frame.height == 45)
      M.c = 55
      w:step()
      assert(w:node("outer1").frame.height > 100)
      """
    )
  }

  @Test func `a view that is defined anew begins with its own states`() throws {
    try expectRuns(
      """
      local function row(name, value)
        return View "Row" { state = { [name] = value },
          body = function(self) return Item { height = self.state[name] } end }
      end
      local Row = row("first", 40)
      local w = Window { width = 300, height = 300, function()
        return VStack { Row {}:id "row" } end }
      assert(w:node("row").frame.height == 40)
      Row = row("second", 70)
      w:update(function() end)
      assert(w:node("row").frame.height == 70)
      w:check()
      """
    )
  }

  @Test(arguments: [true, false])
  func `a position goes with its scroll view, whether or not a handle is kept`(
    isKept: Bool
  ) throws {
    try expectRuns(
      """
      local p, isShown, isInside = ScrollPosition(), true, false
      local function list()
        return ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 50 } } }
          :scrollPosition(p)
      end
      local w = Window { width = 300, height = 300, function()
        if not isShown then return Item { height = 10 } end
        return isInside and VStack { list() } or list()
      end }
      local handle = \(isKept) and w:scrollView() or nil
      w:update(function() isShown = false end)
      w:update(function() isShown = true end)
      p:scrollTo { id = 40, anchor = "top" }
      w:step()
      assert(p.viewID == 40)
      w:update(function() isInside = true end)
      p:scrollTo { id = 50, anchor = "top" }
      w:step()
      assert(p.viewID == 50 and (not handle or handle.visibleIDs[1] == 50))
      """
    )
  }

  @Test func `a closed window ends its tasks, and nothing waits in it`() throws {
    try expectRuns(
      """
      local closed, ran = 0, false
      local function open()
        return Window { width = 300, height = 300, Item { height = 50 }:task(function()
          local guard <close> = setmetatable({}, { __close = function() closed = closed + 1 end })
          wait(1000)
        end) }
      end
      local a, b = open(), open()
      b:close()
      assert(closed == 1)
      after(0.1, function() ran = true end)
      a:run(1)
      assert(ran)
      a:close()
      assert(closed == 2)
      """
    )
  }

  @Test func `an object that Lua dropped and gets again is the same`() throws {
    try expectRuns(
      """
      local lists = View "Lists" { state = { list = {} },
        body = function(self)
          local garbage = {}
          for i = 1, 50 do garbage[i] = { i } end
          return Item { height = 10 + #self.state.list }
            :onTapGesture(function() table.insert(self.state.list, 1) end)
        end }
      local w = Window { width = 300, height = 300, VStack { ForEach { 5, id = "row%d",
        function() return lists {} end } } }
      for i = 1, 40 do w:tap("row" .. i % 5 + 1) end
      w:check()
      """
    )
  }

  @Test func `what a condition raises is raised where the program waits`() throws {
    try expectRuns(
      """
      local caught, closed
      local w = Window { width = 100, height = 100, Item { height = 10 }:task(function()
        local guard <close> = setmetatable({}, { __close = function() closed = true end })
        local ok, problem = pcall(waitUntil, function() error("boom", 0) end)
        caught = problem
        wait(0.1)
      end) }
      w:run(0.5)
      assert(caught == "boom" and closed)
      """
    )
  }

  @Test func `a table that stands twice in a state stands twice in each copy of it`() throws {
    try expectRuns(
      """
      local t = { 1 }
      for i = 1, 40 do t = { t, t } end
      local same
      local Row = View "Row" { state = { list = t }, body = function(self)
        same = self.state.list[1] == self.state.list[2]
        return Item { height = 40 }
      end }
      local w = Window { width = 300, height = 300, VStack { Row {}, Row {} } }
      assert(same)
      w:check()
      """
    )
  }
}
