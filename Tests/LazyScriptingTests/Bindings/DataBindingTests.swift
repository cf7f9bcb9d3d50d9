import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct DataBindingTests {
  /// A window of 200 points over rows of 50, and its scroll view as `feed`.
  private static func window(_ data: String, _ rest: String = "") -> String {
    """
    data = \(data)
    local function row(element) return Item { height = 50 } end
    window = Window { width = 100, height = 200,
      ScrollView { LazyVStack { spacing = 0, ForEach { data, row\(rest) } } } }
    feed = window:scrollView()
    """
  }

  @Test(arguments: [
    ("lab.data { \"a\", 2, { id = 3 }, false }", "lab.data { \"a\", 2, { … }, … } (4 elements)"),
    ("lab.data {}", "lab.data {}"),
    ("lab.data()", "lab.data {}"),
    ("lab.data { \"a\" }", "lab.data { \"a\" } (1 element)"),
    ("lab.data({ 1, 2 })", "lab.data { 1, 2 } (2 elements)"),
    ("lab.data(Range(-1, 1000000000))", "lab.data { -1, 0, 1, … } (1000000002 elements)"),
    ("lab.data { Range(4, 5) }", "lab.data { 4, 5 } (2 elements)"),
    ("lab.data(setmetatable({ 1, 2 }, {}))", "lab.data { 1, 2 } (2 elements)"),
  ])
  func `a collection says what it holds`(call: String, text: String) throws {
    try expectOutput(of: "print(\(call))", text)
  }

  @Test func `a collection is read like an array`() throws {
    try expectOutput(
      of: """
        local data = lab.data { "a", "b", "c" }
        print(#data, data[1], data[3], data[0], data[4], data[-1])
        print(data[4 / 2], data[3.0], data[8 / 2])
        for i, e in ipairs(data) do io.write(i, e, " ") end
        for i, e in pairs(data) do io.write(i, e, " ") end
        print(select(2, pcall(next, data)) ~= nil)
        """,
      "3\ta\tc\tnil\tnil\tnil\nb\tc\tnil\n1a 2b 3c 1a 2b 3c true"
    )
  }

  @Test func `edits change what is read at once`() throws {
    try expectOutput(
      of: """
        local data = lab.data { "a", "b", "c" }
        data:insert(1, "x") data:insert(#data + 1, "y") data:insert { 3, "z" }
        print(data:remove(2), #data)
        data:move(1, 4) data:replace(1, "w")
        for i, e in ipairs(data) do io.write(e, " ") end
        print(data:remove(5), data:remove(1), #data)
        """,
      "a\t5\nw b c x y y\tw\t3"
    )
  }

  @Test func `a finalizer may edit the data that an edit makes room in`() throws {
    let run = try ScriptRun(
      """
      local data = lab.data {}
      local function waste()
        setmetatable({}, { __gc = function()
          if #data > 3 then data:remove(#data) data:replace(1, { 0 }) else data:insert(1, { 1 }) end
        end })
      end
      for i = 1, 20000 do
        waste()
        data:insert(#data + 1, { i })
        data:replace(#data, { i })
        if #data > 2 then data:move(1, 2) data:remove(1) end
      end
      for i, e in ipairs(data) do assert(type(e) == "table") end
      print(#data > 0)
      """
    )
    #expect(run.error?.message == nil || run.error?.message.contains("data has") ?? false)
  }

  @Test func `the script's table is copied`() throws {
    try expectOutput(
      of: "local rows = { 1, 2 } local data = lab.data(rows) rows[1] = 9 print(data[1], #data)",
      "1\t2"
    )
  }

  @Test func `a script may edit what it iterates over`() throws {
    try expectOutput(
      of: """
        local data = lab.data(Range(1, 6))
        for i, e in ipairs(data) do if e % 2 == 0 then data:remove(i) end end
        for i in pairs(data) do data:remove(1) end
        print(#data)
        """,
      "1"
    )
  }

  @Test(arguments: [
    (
      "data:insert(12, 1)",
      "data:insert: data has 3 elements: an index to insert at is 1 to 4, got 12"
    ),
    ("data:insert(0, 1)", "index of data:insert is a whole number of at least 1, got 0"),
    ("data:insert(1.5, 1)", "index of data:insert is a whole number of at least 1, got 1.5"),
    ("data:insert(1)", "data:insert needs element, any value"),
    ("data:insert(1, nil)", "data:insert needs element, any value, got nil"),
    ("data:replace(1)", "data:replace needs element, any value"),
    ("data:remove(4)", "data:remove: data has 3 elements: index is 1 to 3, got 4"),
    ("data:move(1, 4)", "data:move: data has 3 elements: to is 1 to 3, got 4"),
    ("data:move(5, 1)", "data:move: data has 3 elements: from is 1 to 3, got 5"),
    ("lab.data():remove(1)", "data:remove: data has no elements, got 1"),
    ("data[3] = 5", "the elements of a Data are not assigned; write data:replace(3, …)"),
    ("data[4] = 5", "the elements of a Data are not assigned; write data:insert(4, …)"),
    ("data[6 / 2] = 5", "the elements of a Data are not assigned; write data:replace(3, …)"),
    ("data[1] = nil", "the elements of a Data are not assigned; write data:remove(1)"),
    ("data.insert = print", "insert of Data can only be read"),
    ("data.foo = 1", "Data has no 'foo'; it has insert, remove, move, replace"),
    ("return data.insrt", "Data has no 'insrt'; did you mean 'insert'?"),
    ("return data[1.5]", "Data has no 1.5"),
    ("data.insert(1, 2)", "'insert' needs its object: write data:insert(…), with a colon"),
    ("lab.data({}, {})", "lab.data takes 1 value by position, got 2; number 2 is a table"),
    ("lab.data(5)", "elements of lab.data is a table of elements or a Range, got 5"),
    ("lab.data { 1, nil, 3 }", "element 2 of lab.data is nil; leave no holes, or write false"),
    (
      "lab.data { id = 1 }",
      "elements of lab.data is an array, got a table with the field \"id\"; put what is to be "
        + "shown at the positions 1, 2, 3 …"
    ),
    (
      "lab.data(Range(1, 2000000000000))",
      "lab.data has at most 1000000000000 elements, got 2000000000000"
    ),
    (
      "ForEach { lab.data(Range(1, 3)), print, id = \"key\" }",
      "id = \"key\" of ForEach names a field, but its elements are integers; write a format "
        + "such as \"key-%d\""
    ),
  ])
  func `a wrong edit is an error that says what is possible`(call: String, message: String) throws {
    try expectMessage(of: "local data = lab.data { 1, 2, 3 }; \(call)", message)
  }

  @Test func `an edit shows in the next frame without an update, and nothing visible moves`()
    throws
  {
    try expectOutput(
      of: Self.window("lab.data(Range(1, 1000000000))") + """

        feed:scrollTo { id = 500000000, anchor = "top" }
        for i = 1, 10 do data:insert(1, -i) end
        data:remove(20)
        data:insert(500000000 + 15, 0)
        print(feed.visibleIDs, feed.count)
        window:step()
        print(feed.visibleIDs, feed.count, window:node(500000000).frame.y)
        print(feed:index(500000000), feed:index(-3), feed:index(0), feed:index(10))
        """,
      """
      500000000, 500000001, 500000002, 500000003\t1000000010
      500000000, 500000001, 500000002, 500000003\t1000000010\t0.0
      500000009\t8\t500000015\tnil
      """
    )
  }

  @Test(arguments: [
    ("{ { id = 1 }, { id = 2 } }", "", "{ id = 9 }", "1, 9, 2"),
    ("{ { k = 1 }, { k = 2 } }", ", id = \"k\"", "{ k = 9 }", "1, 9, 2"),
    ("{ 1, 2 }", ", id = \"self\"", "9", "1, 9, 2"),
    ("{ 1, 2 }", ", id = \"r%d\"", "9", "r1, r2, r3"),
    ("{ 1, 2 }", ", id = function(e) return e * 10 end", "9", "10, 90, 20"),
    ("(Range(1, 2))", ", id = function(e) return e * 10 end", "9", "10, 90, 20"),
    ("(Range(1, 2))", ", id = \"r%d\"", "9", "r1, r2, r3"),
  ])
  func `each way to name elements works`(
    elements: String,
    id: String,
    new: String,
    shown: String
  ) throws {
    let last = shown.split(separator: " ").last ?? ""
    try expectOutput(
      of: Self.window("lab.data \(elements)", id) + """

        data:insert(2, \(new)) window:step()
        print(feed.visibleIDs, feed:index(tonumber("\(last)") or "\(last)"))
        """,
      "\(shown)\t3"
    )
  }

  @Test func `a replaced element is evaluated again, even if deep inside it changed`() throws {
    try expectOutput(
      of: """
        local rows = { { id = 1, style = { height = 50 } }, { id = 2, style = { height = 60 } } }
        local data = lab.data(rows)
        local window = Window { width = 100, height = 200, ScrollView { LazyVStack { spacing = 0,
          ForEach { data, function(row) return Item { height = row.style.height } end } } } }
        rows[1].style.height = 80
        window:step()
        print(window:node(2).frame.y)
        data:replace(1, rows[1])
        window:step()
        print(window:node(2).frame.y, window.metrics.inits)
        """,
      "50.0\n80.0\t2"
    )
  }

  @Test func `an element without an id is an error of each frame, until it is gone`() throws {
    let run = try ScriptRun(Self.window("lab.data { { id = 1 }, { id = 2 } }"))
    for edit in ["data:insert(2, { name = 5 })", ""] {
      run.again(edit + " window:step()")
      #expect(
        run.error?.message.contains("element 2 of the ForEach in test.lua:4 is a table without .id")
          ?? false
      )
      #expect(run.diagnostics.isEmpty)
    }
    run.again("print(feed.visibleIDs, feed.count)")
    run.again("data:remove(2) data:insert(2, { id = 7 }) window:step() print(feed.visibleIDs)")
    #expect(run.error == nil)
    #expect(run.printed == "1, 2\t2\n1, 7, 2")
  }

  @Test func `two windows share one collection`() throws {
    try expectOutput(
      of: Self.window("lab.data(Range(1, 9))") + """

        local other = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
          ForEach { data, height = 50 } } } }
        data:remove(1) other:step() data:remove(1)
        print(feed.visibleIDs, other:scrollView().visibleIDs)
        window:step()
        print(feed.visibleIDs, other:scrollView().visibleIDs)
        other:close()
        data:insert(1, 100) window:step()
        print(feed.visibleIDs)
        """,
      "1, 2, 3, 4\t2, 3\n3, 4, 5, 6\t2, 3\n100, 3, 4, 5"
    )
  }

  @Test func `a callback may edit, and the frame shows it`() throws {
    try expectOutput(
      of: """
        local data = lab.data(Range(1, 3))
        local window = Window { width = 100, height = 200, ScrollView { LazyVStack { spacing = 0,
          ForEach { data, function(n)
            return Item { height = 50 }:onAppear(function()
              if n < 4 and #data < 6 then data:insert(#data + 1, n + 10) end
            end)
          end } } } }
        print(window:scrollView().visibleIDs, window.frame)
        window:update(function() data:move(#data, 1) end)
        print(window:scrollView().visibleIDs, window.frame)
        """,
      "1, 2, 3, 11\t1\n13, 1, 2, 3\t2"
    )
  }

  @Test func `what windows no longer show is let go`() throws {
    let run = try ScriptRun(
      Self.window("lab.data()") + """

        collectgarbage()
        local before = collectgarbage("count")
        for i = 1, 200 do
          data:insert(1, { id = i, text = string.rep("x", 10000) })
          window:step()
          data:remove(1)
          window:step()
        end
        collectgarbage()
        print(collectgarbage("count") - before < 1000)
        """
    )
    #expect(run.error == nil)
    #expect(run.printed == "true")
  }

  @Test func `an array in which elements changed places outside an update is reported`() throws {
    let run = try ScriptRun(
      """
      local rows = { "a", "b", "c", "d", "e", "f", "g" }
      local window = Window { width = 100, height = 100,
        ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function() return Item { height = 50 } end } } } }
      rows[5], rows[6] = rows[6], rows[5]
      window:scrollView():drag { by = 300 }
      """
    )
    #expect(run.error == nil)
    #expect(
      run.diagnostics.filter { $0.code == .changedData }.map(\.message) == [
        "element 5 of the ForEach in test.lua:4 was e and is f; change the array inside "
          + "window:update(function() … end)"
      ]
    )
  }
}
