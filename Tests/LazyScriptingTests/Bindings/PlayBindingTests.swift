import LazyReports
import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct PlayBindingTests {
  @Test func `programs go on side by side, each after its own verbs`() throws {
    let script =
      Scripts.feed + """

        print(window:play(function(same)
          print("fling", feed:fling { velocity = 1000 })
          print("jump", feed:scrollTo { id = "row-500", anchor = "top" }, same == window)
        end, function()
          print("wait", wait(0.5))
          print("rotate", window:resize(450, 300), window.frame)
          print("until", waitUntil(function() return feed.phase == "idle" end), window.frame)
        end))
        print(feed.contentOffset.y)
        window:check()
        """
    try expectOutput(
      of: script,
      """
      wait
      rotate\t1\t32
      fling\t139
      until\ttrue\t140
      jump\t1\ttrue
      140
      49900.0
      """
    )
  }

  @Test func `a motion that another program takes over ends and says so`() throws {
    let script =
      Scripts.feed + """

        window:play(function()
          print("first", feed:scrollTo { id = "row-900", animation = true })
          print("first", feed:drag { by = 10, duration = 0.1 })
        end, function()
          wait(0.2)
          print("second", feed:scrollTo { id = "row-300", anchor = "top", animation = true })
        end, function()
          wait(0.5)
          print("third", feed:stop())
        end)
        """
    try expectOutput(
      of: script,
      """
      first\t13\tinterrupted
      second\t2\tinterrupted
      first\t6
      third\t1
      """
    )
  }

  /// A script that runs a function with a window without `play`.
  private static let alone = """
    feed:fling { velocity = 4000 }
    window:update(function() table.insert(data, 1, { id = "new" }) end)
    feed:scrollTo { id = "new", anchor = "top", animation = Animation.easeOut { duration = 0.3 } }
    window:resize(500, 200)
    feed:drag { by = 333, duration = 0.25 }
    window:step(3) window:run(0.1) window:settle()
    model:insert(1, "fresh")
    feed:scrollTo { id = "fresh" }
    feed:drag { by = -5000, duration = 0.1 }
    window:tap("plain")
    window:setEnvironment("detail", 2)
    feed:scrollTo { edge = "bottom" } feed:stop()
    """

  private static let scene = """
    data = {}
    for i = 1, 100 do data[i] = { id = "row-" .. i } end
    model = lab.data { "a", "b" }
    local Row = View "Row" { parameters = { "index" }, environment = { detail = 1 },
      body = function(self)
        return Item { height = 30 + self.index % 7 * 20 * self.environment.detail }
      end }
    window = Window { width = 300, height = 400, ScrollView { LazyVStack {
      Button { "plain", action = function() print("tapped") end }:id("plain"),
      ForEach { model, height = 44, id = "self" },
      ForEach { data, function(row, index)
        return Row { index = index }:task(function() wait(0.3) end)
      end },
    } } }
    feed = window:scrollView()

    """

  @Test func `one program does what its function does without play, event for event`() throws {
    let plain = try ScriptRun(Self.scene + Self.alone + "\nprint(window.frame)")
    let played = try ScriptRun(
      Self.scene + "window:play(function()\n" + Self.alone + "\nend)\nprint(window.frame)"
    )
    #expect(plain.error == nil)
    #expect(played.error == nil)
    #expect(plain.output == played.output)
    #expect(plain.events == played.events)
    #expect(plain.events.count > 1000)
  }

  private static let mistakes: [(body: String, message: String?)] = [
    ("error('boom')", "boom"),
    ("local none = nil; none.x = 1", "attempt to index a nil value (local 'none')"),
    (
      "while true do wait(1) end",
      "the program of window:play (test.lua:4) still waits for wait in test.lua:4 after 2 seconds; "
        + "let it end, or write limit = … if it takes longer"
    ),
    (
      "waitUntil(function() return false end)",
      "the program of window:play (test.lua:4) still waits for waitUntil in test.lua:4 after 2 "
        + "seconds; let it end, or write limit = … if it takes longer"
    ),
    ("waitUntil(function() error('asked') end)", "asked"),
    (
      "wait(1e300)",
      "seconds of wait is 1e+300; expected virtual seconds, 0 or more and at most 10000000"
    ),
    (
      "waitUntil(function() feed:drag { by = 1 } end)",
      "drag cannot be used here while window:play drives the window; write it in one of its "
        + "programs, not in a function that waitUntil asks or in a program of another window"
    ),
    (
      "table.sort({ 2, 1 }, function(a, b) feed:drag { by = 1 } return a < b end)",
      "drag cannot wait inside a function that Lua or the host calls, such as that of table.sort; "
        + "write it in the program itself"
    ),
    (
      "window:play(function() end)",
      "play cannot be used in a program of window:play; hand all programs to one call, "
        + "window:play(first, second), or call the function itself"
    ),
    (
      "window:close()",
      "close cannot be used while window:play drives the window; write it after it"
    ),
    (
      "coroutine.yield()",
      "the program of window:play (test.lua:4) yielded without waiting for anything; write "
        + "wait(seconds)"
    ),
    ("feed:scrollTo { edge = 'leading' }", "leading is no edge of a vertical scroll view"),
    ("feed:fling { velocity = 0 / 0 }", nil),
    (
      "after(9, function() end) window:settle(1)",
      "what after() put off still waits after 1 second"
    ),
  ]

  @Test(arguments: mistakes)
  func `what a program cannot do is an error in its line`(body: String, message: String?) throws {
    let script = Scripts.feed + "\nwindow:play { function(window) \(body) end, limit = 2 }"
    let run = try ScriptRun(script)
    let error = try #require(run.error)
    if let message { #expect(error.message == message) }
    run.again("feed:drag { by = 10 } window:check() print(feed.phase)")
    #expect(run.error == nil)
    #expect(run.printed.hasSuffix("idle"))
  }

  @Test func `a coroutine that a program made cannot wait, and says where to write it`() throws {
    let script =
      Scripts.feed + """

        window:play(function()
          print(coroutine.resume(coroutine.create(function() wait(1) end)))
        end)
        """
    try expectOutput(
      of: script,
      """
      false\ttest.lua:5: wait cannot wait inside a coroutine that the program of window:play \
      (test.lua:4) made; write it in the function of the program itself
      """
    )
  }

  @Test func `a program that fails leaves the others alone, and is named in the end`() throws {
    let script =
      Scripts.feed + """

        local fine, message = pcall(window.play, window, function()
          wait(0.1)
          error("boom")
        end, function()
          print(feed:drag { by = 100, duration = 1 })
        end)
        print(message)
        print(pcall(window.play, window, function() error("one") end, function() error("two") end))
        print(pcall(window.play, window, function() error({ code = 3 }) end))
        """
    try expectOutput(
      of: script,
      """
      60
      test.lua:6: boom (program 1 of window:play (test.lua:4); the others went on)
      false\ttest.lua:11: one (program 1 of window:play (test.lua:11) and 1 more failed; the \
      others went on)
      false\t{ code = 3 }
      """
    )
  }

  @Test func `an error can be caught in the program, where the verb failed`() throws {
    let script =
      Scripts.feed + """

        window:play(function()
          print(pcall(feed.scrollTo, feed, { id = 7 }))
          after(9, function() end)
          local fine, message = pcall(window.settle, window, 0.5)
          print(fine, message, window.frame)
          print(pcall(waitUntil, function() error("asked", 0) end))
          print(waitUntil(function() return false end, 0.1), window.frame)
        end)
        """
    let run = try ScriptRun(script)
    #expect(run.error == nil)
    let lines = run.printed.split(separator: "\n")
    #expect(lines[0].contains("no view has the number 7 as its id"))
    #expect(
      lines.dropFirst() == [
        "false\twhat after() put off still waits after 0.5 seconds\t31", "false\tasked",
        "false\t38",
      ]
    )
  }

  @Test func `a callback that fails ends all programs, and fingers lift`() throws {
    let script =
      """
      local rows = ForEach { 100, id = "row-%d", height = 50 }
      window = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 0, rows } }
        :onScrollGeometryChange { of = function(geometry) return geometry.contentOffset.y > 100 end,
          function(old, new) if old ~= new then error("told") end end } }
      feed = window:scrollView()
      print(pcall(window.play, window, function()
        local closed <close> = setmetatable({}, { __close = function() print("closed") end })
        feed:drag { by = 600, duration = 1 }
        print("never")
      end))
      window:step()
      print(feed.phase, window:settle())
      """
    let run = try ScriptRun(script)
    #expect(run.error == nil)
    #expect(run.printed.hasPrefix("closed\nfalse\ttest.lua:4: told"))
    #expect(run.printed.hasSuffix("idle\t0"))
  }

  @Test func `play is refused in callbacks, which are told what to do instead`() throws {
    let script =
      """
      local window
      window = Window { width = 300, height = 400,
        Item { height = 10 }:id("x"):onTapGesture(function() window:play(function() end) end) }
      window:tap("x")
      """
    try expectMessage(
      of: script,
      "play cannot be used while a frame is being made; wait in a :task, or write after(seconds, "
        + "function() … end)"
    )
  }

  @Test func `a program may drive another window, whose programs are its own`() throws {
    let script =
      Scripts.feed + """

        local other = Window { width = 100, height = 100,
          ScrollView { LazyVStack { spacing = 0, ForEach { 50, height = 20 } } } }
        window:play(function()
          print(other:step(2), window.frame)
          other:play(function() other:scrollView():drag { by = 30, duration = 0.1 } end)
          print(other.frame, window.frame, pcall(other.play, other, function() window:step() end))
          feed:drag { by = 10 }
        end)
        print(window.frame, other:scrollView().contentOffset.y)
        """
    let run = try ScriptRun(script)
    #expect(run.error == nil)
    let lines = run.printed.split(separator: "\n")
    #expect(lines[0] == "2\t1")
    #expect(lines[1].hasPrefix("9\t1\tfalse\ttest.lua:9: step cannot be used here"))
    #expect(lines[2] == "2\t30.0")
  }

  @Test(arguments: [
    ("window:close() window:play(print)", "the window was closed"),
    ("window:play()", "window:play needs program, a function(window)"),
    ("window:play(3)", "window:play takes a function by position, got 3; write limit = 3"),
    ("window:play(print, 3)", "number 2 of window:play is a function, got 3"),
    (
      "window:play { print, limit = -1 }",
      "limit of window:play is a finite number of seconds, 0 or more, got -1"
    ),
  ])
  func `what is no program is refused`(entry: String, message: String) throws {
    #expect(try ScriptRun.message(of: Scripts.feed + "\n" + entry) == message)
  }

  @Test func `lab.compare takes programs that play`() throws {
    let script = """
      local function rows(Stack)
        return Window { width = 300, height = 400,
          ScrollView { Stack { spacing = 0, ForEach { 200, id = "r%d", height = 50 } } } }
      end
      local result = lab.compare {
        metrics = { "bodies" },
        program = function(window)
          local feed = window:scrollView()
          window:play(function() feed:fling { velocity = 2000 } end,
            function() wait(0.2) feed:stop() end)
        end,
        { "eager", function() return rows(VStack) end },
        { "lazy", function() return rows(LazyVStack) end },
      }
      print(result.eager.bodies, result.lazy.bodies < 30)
      """
    try expectOutput(of: script, "200\ttrue")
  }
}
