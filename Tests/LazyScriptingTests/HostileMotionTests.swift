import LazyScripting
import LazyTestSupport
import Testing

/// Verbs of motion with values that nobody means, and where nobody writes them: each gives an error
/// that names it, or does what it says, and the window is as usable as before.
@Suite(.leavesNothing) struct HostileMotionTests {
  /// A window of rows that can be tapped, swiped and reordered; `call` runs a hook once.
  private static let scene = """
    local hooks = {}
    local function call(name)
      local hook = hooks[name]
      hooks[name] = nil
      if hook then hook() end
    end
    local Row = View "Row" { parameters = { "row" }, environment = { mode = 1 },
      body = function(self)
        local _ = self.environment.mode
        call "body"
        return Item { height = 40 }
          :onAppear(function() call "onAppear" end):onDisappear(function() call "onDisappear" end)
          :task(function() call "task" end):onTapGesture(function() call "tap" end)
          :swipeActions { Button { "Delete", action = function() end } }
          :scrollTransition(function(effect) call "transition" return effect end)
      end }
    local function scene()
      hooks = {}
      local rows = {}
      for i = 1, 100 do rows[i] = { id = "row-" .. i } end
      local position = ScrollPosition {}
      local window = Window { width = 300, height = 300, function()
        call "content"
        return ScrollView {
          LazyVStack { spacing = 0, ForEach { rows, function(row)
            call "ForEach"
            return Row { row = row }
          end }:reorderable() }:reorderContainer { move = function(difference)
            call "move"
            difference:apply(rows)
          end } }
          :scrollPosition(position)
          :scrollTargetBehavior(function() call "behavior" end)
          :onScrollPhaseChange(function() call "phase" end)
          :onScrollTargetVisibilityChange { threshold = 0.5, function() call "visibility" end }
          :onScrollGeometryChange { of = function(geometry)
            call "of"
            return geometry.contentOffset.y
          end, function() call "geometry" end }
      end }
      return window, window:scrollView(), position
    end
    -- Nothing is broken, nothing goes on, and scrolls land.
    local function checkUsable(window, scroll)
      window:check()
      window:settle(5)
      assert(scroll.phase == "idle")
      scroll:scrollTo { id = "row-30", anchor = "top" }
      assert(math.abs(window:node("row-30").frame.y) < 1e-6, "row-30 did not land")
      scroll:drag { by = 30 }
      window:check()
    end

    """

  /// Verbs with a place for a value.
  private static let calls = [
    "scroll:drag { by = value }", "scroll:drag { by = 10, duration = value }",
    "scroll:drag { by = { x = value } }", "scroll:drag { by = { y = value } }",
    "scroll:drag(value)", "scroll:fling { velocity = value }",
    "scroll:fling { velocity = { y = value } }", "scroll:stop(value)", "scroll:replay(value)",
    "scroll:replay { { time = value, y = 1 }, { time = 1, y = 2 } }",
    "scroll:replay { { time = 0, y = value }, { time = 0.1, y = 2 } }",
    "scroll:scrollTo(value)", "scroll:scrollTo { id = value }", "scroll:scrollTo { edge = value }",
    "scroll:scrollTo { y = value }", "scroll:scrollTo { y = value, animation = true }",
    "scroll:scrollTo { point = value }", "scroll:scrollTo { id = \"row-9\", anchor = value }",
    "scroll:scrollTo { id = \"row-9\", anchor = UnitPoint { x = 0, y = value } }",
    "scroll:scrollTo { id = \"row-9\", animation = value }",
    "scroll:scrollTo { id = \"row-9\", animation = Animation.linear { duration = value } }",
    "scroll:scrollTo { id = \"row-9\", animation = Animation.spring { response = value } }",
    "scroll:visibleTargets(value)", "scroll:index(value)", "window:tap(value)",
    "window:swipe { value, edge = \"trailing\" }", "window:swipe { \"row-1\", edge = value }",
    "window:reorder { value, \"end\" }", "window:reorder { \"row-1\", before = value }",
    "window:step(value == 0 and 0 or value)", "window:run(value)", "window:settle(value)",
    "window:resize(value, 300)", "window:resize(300, value)", "window:play(value)",
    "window:play { function() wait(0.1) end, limit = value }",
    "window:play(function() wait(value) end)", "window:play(function() waitUntil(value) end)",
    "window:play(function() waitUntil(function() return true end, value) end)",
    "after(value, function() end)", "after(0.1, value)",
    "position:scrollTo { id = value } window:step()",
    "position:scrollTo { edge = value } window:step()",
    "position:scrollTo { y = value } window:step()",
    "position:scrollTo { id = \"row-9\", anchor = value } window:step()",
    "withAnimation(value, function() position:scrollTo { id = \"row-9\" } end) window:step()",
    "window:setEnvironment(\"mode\", value)", "window:setEnvironment(value, 1)",
    "window:update(value)",
  ]

  private static let values = """
    { 0 / 0, math.huge, -math.huge, 1e300, -1e300, 1e13, -1, 0, "leftward", "", true, false, {},
      { x = 0 / 0 }, { { } }, function() return true end, coroutine.create(print),
      setmetatable({}, { __index = error }),
      math.mininteger }
    """

  @Test(arguments: calls)
  func `a value that nobody means is refused by name, or harmless`(call: String) throws {
    try expectOutput(
      of: Self.scene + """
        local window, scroll, position = scene()
        for i, value in ipairs \(Self.values) do
          local isDone, message = pcall(function() \(call) end)
          local text = tostring(message)
          assert(isDone or text:find("test.lua:%d+: ") and #text > 40, text)
          assert(not text:find "attempt to", text)
          checkUsable(window, scroll)
        end
        """,
      ""
    )
  }

  @Test(arguments: [
    ("scroll:drag { by = 1e300 }", "by of drag is 1e+300; expected points, at most "),
    ("scroll:drag { by = { y = -1e300 } }", "y of drag is -1e+300; expected points, at most "),
    ("scroll:scrollTo { y = 1e300 }", "y of scrollTo is 1e+300; expected points, at most "),
    (
      "position:scrollTo { y = 1e300 }",
      "y of scrollPosition:scrollTo is 1e+300; expected points, at most "
    ),
    ("ScrollPosition { x = -1e300 }", "x of ScrollPosition is -1e+300; expected points, at most "),
  ])
  func `a distance beyond any content is refused with the range`(
    call: String,
    message: String
  ) throws {
    try expectMessage(
      of: Self.scene + "local window, scroll, position = scene() " + call,
      message + "1000000000000 either way"
    )
  }

  @Test(arguments: [
    ("after(1e300, print)", "seconds of after"),
    ("window:play(function() wait(1e300) end)", "seconds of wait"),
    ("window:play(function() waitUntil(print, 1e300) end)", "limit of waitUntil"),
    ("window:play { print, limit = 1e300 }", "limit of window:play"),
    (
      "Window { width = 9, height = 9, Item { height = 9 }:task(function() wait(1e300) end) }",
      "seconds of wait"
    ),
  ])
  func `a wait that would never end is refused with the range`(
    call: String,
    name: String
  ) throws {
    let message = try ScriptRun.message(
      of: Self.scene + "local window, scroll, position = scene() " + call
    )
    let expected = "\(name) is 1e+300; expected virtual seconds, 0 or more and at most 10000000"
    #expect(message?.hasPrefix(expected) ?? false, "\(message ?? "no error")")
  }

  /// Every verb that makes frames, waits or moves the content.
  private static let verbs = """
    local verbs = {
      function(window, scroll) scroll:drag { by = 50 } end,
      function(window, scroll) scroll:drag { by = 50, duration = 0.2 } end,
      function(window, scroll) scroll:fling { velocity = 800 } end,
      function(window, scroll) scroll:scrollTo { id = "row-50" } end,
      function(window, scroll) scroll:scrollTo { id = "row-70", animation = true } end,
      function(window, scroll) scroll:stop() end,
      function(window, scroll)
        scroll:replay { { time = 0, y = 200 }, { time = 0.1, y = 100 } }
      end,
      function(window) window:swipe { "row-2", edge = "trailing" } end,
      function(window) window:reorder { "row-2", before = "row-4" } end,
      function(window) window:tap "row-2" end, function(window) window:step() end,
      function(window) window:run(0.1) end, function(window) window:settle() end,
      function(window) window:resize(310, 320) end,
      function(window) window:play(function() wait(0.1) end) end,
      function(window) window:update(function() end) end,
      function(window) window:setEnvironment("mode", 5) end,
      function() wait(0.1) end, function() waitUntil(function() return true end) end,
      function() after(0.1, function() end) end,
      function(_, _, position) position:scrollTo { id = "row-60" } end,
      function(_, _, position)
        withAnimation(function() position:scrollTo { id = "row-60" } end)
      end,
      function(window) window:check() end, function(window) window:explain() end,
    }
    """

  /// Where a verb is called, and what leads there.
  private static let places = [
    ("body", "scroll:drag { by = 100 }"), ("onAppear", "scroll:drag { by = 100 }"),
    ("onDisappear", "scroll:drag { by = 100 }"), ("ForEach", "scroll:drag { by = 100 }"),
    ("transition", "scroll:drag { by = 100 }"), ("of", "scroll:drag { by = 100 }"),
    ("geometry", "scroll:drag { by = 100 }"), ("phase", "scroll:drag { by = 100 }"),
    ("visibility", "scroll:drag { by = 100 }"), ("behavior", "scroll:fling { velocity = 900 }"),
    ("task", "scroll:drag { by = 100 } window:step(3)"), ("tap", "window:tap \"row-2\""),
    ("move", "window:reorder { \"row-2\", before = \"row-4\" }"),
    ("content", "window:update(function() end)"),
    ("update", "window:update(function() call \"update\" end)"),
    ("after", "after(0, function() call \"after\" end) window:settle()"),
    (
      "waitUntil",
      "window:play(function() waitUntil(function() call \"waitUntil\" return true end) end)"
    ),
    (
      "sort",
      "window:play(function() table.sort({ 2, 1 }, function() call \"sort\" end) end)"
    ),
    ("program", "window:play(function() call \"program\" end)"),
    (
      "fling",
      "window:play(function() wait(0.1) call \"fling\" end, "
        + "function() scroll:fling { velocity = 3000 } end)"
    ),
    (
      "drag",
      "window:play(function() wait(0.1) call \"drag\" end, "
        + "function() scroll:drag { by = 500, duration = 0.5 } end)"
    ),
    (
      "animation",
      "window:play(function() wait(0.1) call \"animation\" end, "
        + "function() scroll:scrollTo { id = \"row-90\", animation = true } end)"
    ),
    ("coroutine", "coroutine.wrap(function() call \"coroutine\" end)()"),
    ("wrapped", "window:play(function() coroutine.wrap(function() call \"wrapped\" end)() end)"),
    ("protected", "window:play(function() assert(pcall(call, \"protected\")) end)"),
  ]

  @Test(arguments: places)
  func `a verb where nobody writes it is refused with another way, or does what it says`(
    place: String,
    way: String
  ) throws {
    try expectOutput(
      of: Self.scene + """
        \(Self.verbs)
        for i, verb in ipairs(verbs) do
          local window, scroll, position = scene()
          local outcome = "was not called"
          hooks["\(place)"] = function()
            outcome = "raised and nobody heard of it"
            verb(window, scroll, position)
            outcome = nil
          end
          local isDone, message = pcall(function() \(way) end)
          hooks = {}
          local text = tostring(message)
          local isLate = "\(place)" == "task"
          assert(not isDone or outcome == nil or isLate, i .. " " .. tostring(outcome))
          assert(isDone or text:find "test.lua:%d+: " and text:find ";", i .. " " .. text)
          checkUsable(window, scroll)
        end
        """,
      ""
    )
  }
}
