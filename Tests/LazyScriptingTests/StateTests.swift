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
        local model = Observable { set = {}, other = 1 }
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
}
