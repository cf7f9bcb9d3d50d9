import LazyTestSupport
import Testing

@testable import LazyScripting

/// A motion continues correctly when the content, its ends or its target change meanwhile.
@Suite(.leavesNothing) struct ChangedCourseTests {
  private func expectRuns(_ script: String) throws {
    let run = try ScriptRun(script)
    #expect(run.error == nil)
  }

  private static let list = """
    local data = lab.data {}
    for i = 1, 30 do data:insert(i, { id = i }) end
    local w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 0,
      ForEach { data, function() return Item { height = 100 } end } } } }
    local s = w:scrollView()

    """

  @Test(arguments: [1, 3, 10, 50], [0.1, 0.2, 0.3])
  func `a bounce whose end goes away comes to rest near it`(rows: Int, seconds: Double) throws {
    try expectRuns(
      Self.list + """
        s:scrollTo { edge = "bottom" }
        after(\(seconds), function()
          for k = 1, \(rows) do data:insert(#data + 1, { id = #data + 1 }) end
        end)
        after(10, function() error "it still moves" end)
        s:fling { velocity = 6000 }
        assert(s.phase == "idle")
        -- What still goes out goes on as a fling does, at most as far as a fling from the end.
        assert(s.contentOffset.y > 2600 and s.contentOffset.y < 2700 + 3000, s.contentOffset.y)
        w:check()
        """
    )
  }

  @Test(arguments: [
    "y = 300", "point = { y = 300 }", "point = { x = 0, y = 300 }", "point = known",
  ])
  func `an offset may be given as numbers, as a table and as a point`(offset: String) throws {
    try expectOutput(
      of: """
        local w = Window { width = 300, height = 300, ScrollView { LazyVStack {
          ForEach { 100, height = 50 } } } }
        local scroll = w:scrollView()
        scroll:drag { by = 300 }
        local known = scroll.contentOffset
        scroll:scrollTo { edge = "bottom" }
        scroll:scrollTo { \(offset) }
        assert(scroll.contentOffset.y == 300)
        """,
      ""
    )
  }

  @Test func `rows that come in at the start leave a bounce at the end alone`() throws {
    try expectRuns(
      Self.list + """
        s:scrollTo { edge = "bottom" }
        after(0.2, function() for k = 1, 20 do data:insert(1, { id = 1000 + k }) end end)
        s:fling { velocity = 3000 }
        assert(s.contentOffset.y == 4700 and s.visibleIDs[#s.visibleIDs] == 30)
        """
    )
  }

  @Test(arguments: ["prefetch = true", "prefetch = false"])
  func `a scroll that ends aligned with a row ends there wherever edits put it`(
    prefetch: String
  ) throws {
    try expectRuns(
      """
      local function run(edits)
        local data = lab.data {}
        for i = 1, 300 do data:insert(i, { id = i }) end
        local w = Window { width = 300, height = 300,
          profile = lab.profile { "swiftui2027", \(prefetch) },
          ScrollView { LazyVStack { spacing = 0,
            ForEach { data, function() return Item { height = 100 } end } } }
            :scrollTargetBehavior { "viewAligned", limitBehavior = "never" } }
        local s = w:scrollView()
        if edits then
          after(0.3, function() for k = 1, 5 do data:insert(1, { id = 1000 + k }) end end)
        end
        s:fling { velocity = 3000 }
        w:check()
        return s.visibleIDs[1]
      end
      assert(run(true) == run(false))
      """
    )
  }

  @Test(arguments: [0.2, 0.5, 1])
  func `a spring that swings about an end stops there and comes back by its curve`(
    dampingFraction: Double
  ) throws {
    try expectRuns(
      """
      local function course(rows, target)
        local w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, height = 100 } } } }
        local s, offsets = w:scrollView(), {}
        for i = 1, 60 do
          after(i / 60, function() offsets[i] = s.contentOffset.y end)
        end
        target.animation =
          Animation.spring { response = 0.5, dampingFraction = \(dampingFraction) }
        s:scrollTo(target)
        w:run(1.1)
        return offsets
      end
      local free, ended = course(403, { y = 10000 }), course(103, { edge = "bottom" })
      for i = 1, 60 do
        local expected = math.min(free[i], 10000)
        assert(math.abs(ended[i] - expected) < 1e-6, i .. ": " .. ended[i] .. " not " .. expected)
      end
      """
    )
  }

  @Test func `content that becomes short ends an animated scroll where it ends`() throws {
    try expectRuns(
      """
      local data = lab.data {}
      for i = 1, 103 do data:insert(i, { id = i }) end
      local w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 0,
        ForEach { data, function() return Item { height = 100 } end } } } }
      local s = w:scrollView()
      local last
      after(0.3, function() while #data > 40 do data:remove(#data) end end)
      for i = 20, 60 do after(i / 60, function()
        assert(not last or s.contentOffset.y == 3700, s.contentOffset.y)
        last = #data == 40
      end) end
      s:scrollTo { edge = "bottom", animation = true }
      assert(s.contentOffset.y == 3700)
      """
    )
  }

  @Test(arguments: [0.1, 0.5, 0.78, 0.79, 0.8])
  func `a target that goes ends the scroll to it with a diagnostic, in any frame`(
    seconds: Double
  ) throws {
    try expectRuns(
      """
      local data = lab.data {}
      for i = 1, 300 do data:insert(i, { id = i }) end
      local w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 0,
        ForEach { data, function() return Item { height = 100 } end } } } }
      after(\(seconds), function() data:remove(200) end)
      w:scrollView():scrollTo { id = 200, anchor = "top", animation = true }
      local found = 0
      for event in w.trace:events { kind = "diagnostic" } do
        if event.code == "lostTarget" then found = found + 1 end
      end
      assert(found == 1, found)
      w:check()
      """
    )
  }

  @Test func `a request takes the place of an animation, whatever velocity it keeps`() throws {
    try expectRuns(
      """
      local p = ScrollPosition()
      local w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 0,
        ForEach { 300, height = 100 } } }:scrollPosition(p) }
      after(0.2, function()
        withTransaction { scrollPositionUpdatePreservesVelocity = true,
          function() p:scrollTo { y = 137 } end }
      end)
      w:scrollView():scrollTo { id = 100, anchor = "top", animation = true }
      assert(w:scrollView().contentOffset.y == 137)
      """
    )
  }

  @Test(arguments: [1, 45])
  func `a velocity is that of the finger, also in frames that come late`(cost: Double) throws {
    try expectRuns(
      """
      local w = Window { width = 300, height = 300, cost = { frame = \(cost) },
        ScrollView { LazyVStack { spacing = 0, ForEach { 300, height = 100 } } } }
      local s = w:scrollView()
      for i = 3, 9 do after(i / 10, function()
        assert(math.abs(s.velocity - 600) < 1e-6, s.velocity)
      end) end
      s:drag { by = 600, duration = 1 }
      """
    )
  }
}
