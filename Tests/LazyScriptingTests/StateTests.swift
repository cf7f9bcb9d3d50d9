import LazyScripting
import LazyTestSupport
import Testing

/// States, models, bindings and tasks of scripts.
@Suite(.leavesNothing) struct StateTests {
  @Test(arguments: [
    (
      "local V = View 'V' { state = { n = 1 }, body = function(self) self.state.n = 2 end } "
        + "Window { width = 9, height = 9, V {} }",
      "self.state.n of V is changed while a body is evaluated; change it in a callback, such as "
        + ":onAppear, a :task or an action"
    ),
    (
      "local V = View 'V' { state = { count = 1 }, body = function(self) "
        + "return self.state.cuont end } Window { width = 9, height = 9, V {} }",
      "state of V has no 'cuont'; did you mean 'count'?"
    ),
    (
      "Item { height = 1 }:environment('level', 1)",
      "no View declares 'level' in its environment; declare it: View \"Name\" { environment = { "
        + "level = default }, … }"
    ),
    (
      "wait(1)",
      "wait waits in a :task or in window:play; elsewhere write after(seconds, function() … end), "
        + "or window:run(seconds) in the main chunk"
    ),
    (
      "after(1, print)",
      "after waits for the time of a window, and there is none yet; make it first"
    ),
    (
      "Binding(3)", "model of Binding is an ObservedTable, got 3"
    ),
    (
      "Binding { get = print }",
      "write Binding(model, \"field\"), or Binding { get = function() … end, set = function(value) "
        + "… end }"
    ),
    (
      "local V = View 'V' { bindings = { 'on' }, body = function() end } V {}",
      "V needs on, a Binding"
    ),
  ])
  func `a wrong use is an error with its remedy`(call: String, message: String) throws {
    #expect(try ScriptRun.message(of: call) == message)
  }

  @Test(arguments: [
    ("window:resize(5, 5)", "resize the window after the verb that made the frame"),
    ("window:close()", "close the window after the verb that made the frame"),
    ("window:tap 'row'", "call what the action calls"),
    ("window:run(1)", "wait in a :task, or write after(seconds, function() … end)"),
    ("window:check()", "check after the verb that made the frame"),
    (
      "window:scrollView():stop()",
      "move the content with a ScrollPosition: position:scrollTo takes effect in the next pass"
    ),
    (
      "window:scrollView():fling { velocity = 100 }",
      "move the content with a ScrollPosition: position:scrollTo takes effect in the next pass"
    ),
  ])
  func `a verb in a callback is an error that says what to do instead`(
    verb: String,
    remedy: String
  ) throws {
    let message = try ScriptRun.message(
      of: """
        local window
        window = Window { width = 9, height = 9, ScrollView {
          Item { height = 9 }:id 'row':onTapGesture(function() \(verb) end) } }
        window:tap 'row'
        """
    )
    #expect(message?.hasSuffix("cannot be used while a frame is being made; \(remedy)") == true)
  }

  @Test(arguments: [
    ("list[2] = 7", "1 2"), ("list[4] = 4", "2 2"), ("list[3] = nil", "2 2"),
    ("list[1] = 1.0", "1 1"),
    ("list[1] = 1", "1 1"), ("list[1] = '1'", "1 2"),
  ])
  func `who reads the number of elements is evaluated when that changes`(
    write: String,
    evaluations: String
  ) throws {
    let script = """
      local list = Observable { 1, 2, 3 }
      local lengths, all = 0, 0
      local Length = View 'Length' { body = function()
        lengths = lengths + 1
        return Item { height = #list }
      end }
      local All = View 'All' { body = function()
        all = all + 1
        for _ in pairs(list) do end
        return Item { height = 1 }
      end }
      local window = Window { width = 9, height = 9, VStack { Length {}, All {} } }
      \(write)
      window:step()
      print(lengths .. " " .. all)
      """
    try expectOutput(of: script, evaluations)
  }

  @Test func `a model that is nested very deep costs in proportion`() throws {
    let script = """
      local function walk(depth)
        local top = {}
        local table = top
        for _ = 1, depth do table.x = {} table = table.x end
        local model = Observable(top)
        for _ = 1, depth do model = model.x end
        model.y = 1
        return model.y
      end
      print(walk(3), walk(50000))
      """
    try expectOutput(of: script, "1\t1")
  }

  @Test func `many states are each the one of their name`() throws {
    let script = """
      local states = {}
      for i = 1, 8000 do states["s" .. i] = i end
      local sum
      local V = View "V" { state = states, body = function(self)
        sum = 0
        for i = 1, 8000 do sum = sum + i * self.state["s" .. i] end
        return Item { height = 9 }:onTapGesture(function()
          for i = 1, 8000 do self.state["s" .. i] = 8001 - i end
          print(pcall(function() return self.state.s8001 end))
        end)
      end }
      local window = Window { width = 9, height = 99, V {}:id "v" }
      print(sum)
      window:tap "v"
      print(sum)
      """
    let (same, turned) = (1...8000).reduce(into: (0, 0)) {
      ($0.0, $0.1) = ($0.0 + $1 * $1, $0.1 + $1 * (8001 - $1))
    }
    let run = try ScriptRun(script)
    #expect(run.error == nil)
    let lines = run.printed.split(separator: "\n")
    #expect(lines.first == "\(same)" && lines.last == "\(turned)")
    #expect(lines.contains { $0.hasPrefix("false") && $0.contains("state of V has no 's8001'") })
  }

  @Test(arguments: [
    "coroutine.close(thread)", "coroutine.resume(thread)",
  ])
  func `a task that a script goes on with by itself ends with its place`(call: String) throws {
    let script = """
      local thread
      local window = Window { width = 9, height = 9, Color 'red':task(function()
        thread = coroutine.running()
        wait(1)
      end) }
      \(call)
      window:run(2)
      """
    let message = try ScriptRun.message(of: script)
    #expect(message?.hasPrefix("a task of a Color in test.lua:2 was resumed or closed") == true)
    #expect(message?.contains("make a coroutine of your own") == true)
  }

  @Test(arguments: [
    (
      "table.sort({ 3, 2, 1 }, function(a, b)\nwait(1) return a < b end)", 2,
      "cannot wait inside a function that lazylab or Lua's library calls"
    ),
    (
      "string.gsub('a', 'a', function()\n\nwait(1) end)", 3,
      "cannot wait inside a function that lazylab or Lua's library calls"
    ),
    (
      "table.sort({ 3, 2, 1 }, function(a, b)\ncoroutine.yield() return a < b end)", 2,
      "coroutine.yield cannot leave a function that lazylab"
    ),
  ])
  func `what cannot wait says where`(body: String, line: Int, message: String) throws {
    let run = try ScriptRun(
      "Window { width = 9, height = 9, Color 'red':task(function() \(body) end) }"
    )
    #expect(run.error?.line == line)
    #expect(run.error?.message.hasPrefix(message) == true)
  }

  @Test func `observed tables are used as any table is`() throws {
    try expectOutput(
      of: """
        local model = Observable { list = { 3, 1, 2 }, names = { a = 1 } }
        table.insert(model.list, 4)
        table.sort(model.list)
        table.remove(model.list, 1)
        for i, value in ipairs(model.list) do io.write(i, "=", value, " ") end
        for key, value in pairs(model.names) do io.write(key, "=", value, " ") end
        print(#model.list, model.list == model.list, table.concat(model.list, ","))
        print(model.list)
        """,
      "1=2 2=3 3=4 a=1 3\ttrue\t2,3,4\n{ 2, 3, 4 }"
    )
  }

  @Test func `writing a field evaluates those who read it and nobody else`() throws {
    try expectOutput(
      of: """
        local model = Observable({ set = {}, other = 1 }, "fields")
        local bodies = {}
        local Row = View "Row" { parameters = { "i" }, body = function(self)
          bodies[#bodies + 1] = self.i
          return Item { height = model.set[self.i] and 50 or 100 }
        end }
        local window = Window { width = 9, height = 300, ScrollView { LazyVStack { spacing = 0,
          ForEach { 50, id = "row-%d", function(i) return Row { i = i } end } } } }
        bodies = {}
        model.set[2] = true
        model.other = 2
        window:step()
        model.set[2] = true
        window:step()
        print(table.concat(bodies, " "), window:node("row-2").frame.height)
        """,
      "2 5\t50.0"
    )
  }

  @Test func `what appears together appears before tasks start, and leaves after that`() throws {
    try expectOutput(
      of: """
        local log = {}
        local function note(word, i) return function() log[#log + 1] = word .. i end end
        local window = Window { width = 9, height = 100, ScrollView { LazyVStack { spacing = 0,
          ForEach { 9, function(i) return Item { height = 100 }:task(note("t", i))
            :onAppear(note("a", i)):onDisappear(note("d", i)) end } } } }
        window:scrollView():drag { by = 100 }
        print(table.concat(log, " "))
        """,
      "a1 t1 a2 t2 d1"
    )
  }

  @Test func `a task is closed with its view, and begins anew with another id`() throws {
    try expectOutput(
      of: """
        local model = Observable { id = 1, isShown = true }
        local V = View "V" { body = function()
          return model.isShown and Item { height = 1 }:task { id = model.id, function()
            local guard <close> = setmetatable({}, { __close = function() print("closed") end })
            print("begins", model.id)
            wait(9)
          end } or nil
        end }
        local window = Window { width = 9, height = 9, V {} }
        model.id = 2
        window:step()
        model.isShown = false
        window:step()
        print(window:settle())
        """,
      "begins\t1\nclosed\nbegins\t2\nclosed\n0"
    )
  }

  @Test func `a function in a state that knows its view goes with the view`() throws {
    let run = try ScriptRun(
      """
      local function kilobytes()
        collectgarbage()
        collectgarbage()
        return collectgarbage("count")
      end
      local Row = View "Row" {
        state = function(self)
          return {
            known = function() return self end, padding = ("x"):rep(1000), me = false,
            parts = { self = self, number = 1, inner = { call = function() return self end } },
          }
        end,
        init = function(self) self.state.me = function() return self.state.padding end end,
        body = function() return Item { height = 40 } end,
      }
      local window = Window { width = 100, height = 400, profile = lab.profile { retention = 1 },
        ScrollView { LazyVStack { spacing = 0,
          ForEach { 100000, function() return Row {} end } } },
      }
      local scroll = window:scrollView()
      local function pass() for _ = 1, 50 do scroll:drag { by = 400 } end return kilobytes() end
      local first = pass()
      print(pass() + pass() - 2 * first < 200)
      """
    )
    #expect(run.error == nil)
    #expect(run.printed == "true")
  }

  @Test func `a callback that comes after its view went finds the data of its states`() throws {
    let run = try ScriptRun(
      """
      local told = {}
      local Row = View "Row" { parameters = { "id" },
        state = { list = { 1, 2 }, count = 1, call = false },
        init = function(self)
          self.state.call = function() return self end
          after(5, function()
            table.insert(self.state.list, 3)
            self.state.count = self.state.count + 1
            told[#told + 1] = self.id .. " " .. #self.state.list .. " " .. self.state.count
              .. " " .. tostring(self.state.call)
          end)
        end,
        body = function() return Item { height = 100 } end,
      }
      local window = Window { width = 100, height = 100, profile = lab.profile { retention = 1 },
        ScrollView { LazyVStack { spacing = 0,
          ForEach { 1000, id = "row-%d", function(index) return Row { id = index } end } } },
      }
      for _ = 1, 10 do window:scrollView():drag { by = 100 } end
      print(window:node("row-1").phase)
      window:run(6)
      print(told[1])
      """
    )
    #expect(run.error == nil)
    #expect(run.printed == "absent\n1 3 2 nil")
  }

  @Test func `the index of a row says whether it is a guess`() throws {
    let run = try ScriptRun(
      """
      local Row = View "Row" { parameters = { "index" }, body = function(self)
        if self.index % 2 == 0 then return Item { height = 50 } end
      end }
      for _, content in ipairs {
        ForEach { 100, id = "row-%d", subviews = "dynamic", function(i)
          return Row { index = i }
        end },
        ForEach { 100, id = "row-%d", function(i) return Item { height = 50 } end },
      } do
        local stack = LazyVStack { spacing = 0, content }
        local other = LazyVStack { spacing = 0, ForEach { 9, id = "other-%d", height = 20 } }
        local window = Window { width = 100, height = 100,
          ScrollView { VStack { spacing = 0, stack:padding(0), other } } }
        local scroll = window:scrollView()
        print(scroll:index("row-2"))
        print(scroll:index("row-80"))
        print(scroll:index("other-1"))
      end
      """
    )
    #expect(run.error == nil)
    #expect(run.printed == "1\n40\ttrue\n51\ttrue\n2\n80\n101")
  }
}
