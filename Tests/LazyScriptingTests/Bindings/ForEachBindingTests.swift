import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ForEachBindingTests {
  @Test(arguments: [
    ("ForEach(5, row)", "1, 2"),
    ("ForEach { 5, row, id = \"row-%d\" }", "row-1, row-2"),
    ("ForEach(Range(3, 7), row)", "3, 4"),
    ("ForEach { Range(3, 7), row, id = \"row-%d\" }", "row-1, row-2"),
    ("ForEach { { \"a\", \"b\", \"c\" }, row }", "a, b"),
    ("ForEach({ { id = 7 }, { id = \"x\" } }, row)", "7, x"),
    ("ForEach { { { key = \"k\" }, { key = \"l\" } }, row, id = \"key\" }", "k, l"),
    ("ForEach { { 4, 8 }, row, id = \"self\" }", "4, 8"),
    ("ForEach { { {}, {} }, row, id = function(e, i) return \"n\" .. i end }", "n1, n2"),
    ("ForEach { 5, height = 100 }", "1, 2"),
    (
      "ForEach { 5, height = function(index, width) return index * 80 end, id = \"r%d\" }", "r1, r2"
    ),
  ])
  func `each form of elements has its ids`(call: String, ids: String) throws {
    let script = """
      local function row(element, index) return Item { height = 100 } end
      local window = Window { width = 100, height = 150,
        ScrollView { LazyVStack { spacing = 0, \(call) } } }
      print(window:scrollView().visibleIDs)
      """
    try expectOutput(of: script, ids)
  }

  @Test(arguments: ["", "id = \"id\","])
  func `a table picked out of an Observable has its fields as ids`(naming: String) throws {
    let script = """
      local model = Observable { items = { { id = "a", on = true }, { id = "b" },
        { id = "c", on = true } } }
      local Picked = View "Picked" { body = function(self)
        local picked = {}
        for _, item in ipairs(model.items) do if item.on then picked[#picked + 1] = item end end
        return LazyVStack { spacing = 0, ForEach { picked, \(naming)
          function(item) return Item { height = 10 } end } }
      end }
      local window = Window { width = 100, height = 150, ScrollView { Picked {} } }
      print(window:scrollView().visibleIDs)
      model.items[2].on = true
      window:step()
      print(window:scrollView().visibleIDs)
      """
    try expectOutput(of: script, "a, c\na, b, c")
  }

  @Test(arguments: [
    ("ForEach(3)", "ForEach needs content, a function(element, index), or height = or width ="),
    (
      "ForEach(-1, print)",
      "elements of ForEach is a whole number of at least 0, a Range, a table that is an "
        + "array, a Data, an ObservedTable, a Subviews, a Sections or a function(subview, index), "
        + "got -1"
    ),
    ("ForEach { 3, print, height = 4 }", "ForEach takes content or height = and width =, not both"),
    (
      "ForEach { 3, print, id = \"key\" }",
      "id = \"key\" of ForEach names a field, but its elements are integers; write a format "
        + "such as \"key-%d\""
    ),
    (
      "ForEach { 3, print, id = \"%d-%d\" }",
      "id of ForEach is a format with exactly one %d, the name of a field, \"self\" or a "
        + "function, got \"%d-%d\""
    ),
    (
      "ForEach { 3, print, subviews = \"dynamc\" }",
      "subviews of ForEach is a whole number of at least 1, \"dynamic\", a "
        + "function(element, index) or a view, got \"dynamc\"; did you mean \"dynamic\"?"
    ),
    (
      "ForEach { 3, print, subviews = 0 }",
      "subviews of ForEach is a whole number of at least 1, \"dynamic\", a "
        + "function(element, index) or a view, got 0"
    ),
    (
      "ForEach { 3, height = -4 }",
      "height of ForEach is a finite number of points, 0 or more or a function(index, "
        + "width), got -4"
    ),
  ])
  func `a wrong call is an error with its remedy`(call: String, message: String) throws {
    try expectMessage(of: call, message)
  }

  private func laidOut(_ forEach: String) throws -> String? {
    try ScriptRun.message(
      of: "local rows = \(forEach)\n"
        + "Window { width = 100, height = 150, ScrollView { LazyVStack { rows } } }"
    )
  }

  @Test func `a table without an id is an error that says so`() throws {
    #expect(
      try laidOut("ForEach({ {} }, function() return Item { height = 1 } end)")
        == "element 1 of the ForEach in test.lua:1 is a table without .id; give it one, or write "
        + "id = \"row-%d\", the name of a field, or a function"
    )
  }

  @Test func `an id that names nothing is an error`() throws {
    #expect(
      try laidOut("ForEach { { 1 }, print, id = function() return 0/0 end }")
        == "the id of element 1 of the ForEach in test.lua:1 is NaN; an id is a string, a number "
        + "or a boolean"
    )
  }

  @Test(arguments: [
    (
      call: "ForEach { 3, subviews = 2, function(i) return Item { height = 1 } end }",
      remedy: "gave 1 subview where 2 were declared; declare subviews = 1"
    ),
    (
      call: "ForEach { 3, subviews = 1, function() return Item { height = 1 }, Divider() end }",
      remedy: "gave 2 subviews where 1 was declared; declare subviews = 2"
    ),
    (
      call: "ForEach { 3, subviews = function() return 2 end, function() return Divider() end }",
      remedy: "gave 1 subview where 2 were declared"
    ),
  ])
  func `an element with another number of subviews is an error naming the line`(
    call: String,
    remedy: String
  ) throws {
    let message = try laidOut(call)
    #expect(message?.contains("the ForEach in test.lua:1") == true)
    #expect(message?.contains(remedy) == true, "\(message ?? "")")
  }

  @Test(arguments: [
    ("ForEach(10, function() return Item { height = 100 }, Item { height = 20 } end)", "20 1200.0"),
    (
      "ForEach(10, function() return Group { Item { height = 100 }, nil, Divider() } end)",
      "20 1010.0"
    ),
    ("ForEach(10, function() return Two {} end)", "20 1200.0"),
    (
      "ForEach { { { id = 1 }, { id = 2 } }, function() return Section { header = Divider(), "
        + "ForEach(3, function() return Item { height = 50 } end) } end }",
      "8 302.0"
    ),
    (
      "ForEach { 2, function() return Section { footer = Divider(), "
        + "ForEach(3, function() return Item { height = 50 }, Divider() end) } end }",
      "14 308.0"
    ),
  ])
  func `how many subviews an element is need not be counted by hand`(
    call: String,
    sum: String
  ) throws {
    for wrapping in ["%s", "VStack { spacing = 0, %s }", "%s:padding { top = 0 }"] {
      let stack = "LazyVStack { spacing = 0, \(call) }"
      let script = """
        local Two = View "Two" { body = function()
          return Item { height = 100 }, Item { height = 20 } end }
        local window = Window { width = 100, height = 150, ScrollView {
          \(wrapping.replacing("%s", with: stack)) } }
        local scroll = window:scrollView()
        window:check()
        scroll:scrollTo { edge = "bottom" }
        scroll:scrollTo { edge = "top" }
        for _ = 1, 30 do scroll:drag { by = 50 } window:check() end
        print(scroll.count .. " " .. scroll.contentSize.height)
        """
      try expectOutput(of: script, sum)
    }
  }

  @Test func `elements of different numbers of subviews are evaluated as far as needed`() throws {
    let script = """
      local bodies = 0
      local Row = View "Row" { parameters = { "index" }, body = function(self)
        bodies = bodies + 1
        return self.index % 2 == 0 and Item { width = 50 } or nil
      end }
      local window = Window { width = 500, height = 100, ScrollView { axes = "horizontal",
        LazyHStack { spacing = 0, Divider():id("first"),
          ForEach { 1000, id = "row-%d", subviews = "dynamic", function(index)
            return Row { index = index } end },
          Item { width = 30 }:id("last") } } }
      local scroll = window:scrollView()
      print(bodies, scroll.isCountEstimated, scroll:index("row-3"), scroll:index("row-4"))
      scroll:scrollTo { id = "row-200", anchor = "leading" }
      print(bodies, scroll:index("row-200"), scroll.visibleIDs[1])
      window:check()
      scroll:scrollTo { id = "last" }
      print(bodies, scroll.count, scroll.isCountEstimated, scroll:index("last"))
      window:check()
      """
    try expectOutput(
      of: script,
      "22\ttrue\tnil\t3\n220\t101\trow-200\n1000\t502\tfalse\t502"
    )
  }

  @Test func `a length function that gives no length names the element`() throws {
    #expect(
      try laidOut("ForEach { 3, height = function(i) return -i end }")
        == "height of element 1 of the ForEach in test.lua:1 is a finite number of points, 0 or "
        + "more, but its function gave -1"
    )
  }

  @Test func `a billion rows of a function start at once and are found by their id`() throws {
    let script = """
      local made = 0
      local window = Window { width = 100, height = 400, ScrollView { LazyVStack { spacing = 0,
        ForEach { 1000000000, id = "row-%d", function(i)
          made = made + 1
          return Item { height = 44 + i % 3 }
        end } } } }
      local feed = window:scrollView()
      feed:scrollTo { id = "row-500000000", anchor = "top" }
      print(feed.visibleIDs[1], feed.count, made < 100)
      print(feed:index("row-999999999"), feed:index("row-1000000001"), feed:index("row-01"))
      """
    try expectOutput(
      of: script,
      """
      row-500000000\t1000000000\ttrue
      999999999\tnil\tnil
      """
    )
  }

  @Test func `lookups evaluate nothing`() throws {
    let script = """
      local Row = View "Row" { parameters = { "n" }, body = function(self)
        return Item { height = 40 }
      end }
      local data = {}
      for i = 1, 500 do data[i] = { id = "e" .. i } end
      local window = Window { width = 100, height = 400, ScrollView { LazyVStack {
        ForEach(data, function(e, i) return Row { n = i } end) } } }
      local feed, before = window:scrollView(), window.metrics.bodies
      print(feed:index("e400"), feed.count, feed.isCountEstimated, feed.isLeadEstimated)
      print(window.metrics.bodies == before, before > 0)
      """
    try expectOutput(of: script, "400\t500\tfalse\tfalse\ntrue\ttrue")
  }

  @Test func `data changed outside an update never crashes`() throws {
    let script = """
      local data = {}
      for i = 1, 100 do data[i] = { id = i } end
      local window = Window { width = 100, height = 400, ScrollView { LazyVStack {
        ForEach(data, function(e) return Item { height = 40 } end) } } }
      local feed = window:scrollView()
      for i = #data, 1, -1 do data[i] = nil end
      print((select(2, pcall(feed.drag, feed, { by = 1000 }))))
      window:update(function() end)
      print(feed.count, feed.visibleIDs)
      """
    let output = try ScriptRun.output(of: script)
    #expect(output.contains("of the ForEach in test.lua:4 is nil; change the array inside"))
    #expect(output.hasSuffix("0\tnone"))
  }

  @Test func `elements inserted in an update keep what is visible`() throws {
    let script = """
      local data = {}
      for i = 1, 100 do data[i] = { id = "e" .. i } end
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
        ForEach(data, function(e) return Item { height = 50 } end) } } }
      local feed = window:scrollView()
      feed:drag { by = 500 }
      window:update(function() table.insert(data, 1, { id = "new" }) end)
      print(feed.visibleIDs[1], feed.contentOffset.y, feed.count)
      """
    try expectOutput(of: script, "e11\t550.0\t101")
  }

  @Test func `an element that was changed in an update is made again`() throws {
    let script = """
      local data = { { id = "a", height = 10 }, { id = "b", height = 10 } }
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
        ForEach(data, function(e) return Item { height = e.height } end) } } }
      window:update(function() data[1].height = 30 end)
      print(window:node("b").frame.y)
      """
    try expectOutput(of: script, "30.0")
  }

  @Test func `an id that occurs twice is reported with its name`() throws {
    let run = try ScriptRun(
      """
      Window { width = 100, height = 100, ScrollView { LazyVStack {
        ForEach({ "x", "y", "x" }, function() return Item { height = 10 } end) } } }
      """
    )
    #expect(run.error == nil)
    #expect(run.diagnostics.contains { $0.code == .duplicateID && $0.message.contains("x") })
  }

  @Test func `an array changed outside an update is reported once, naming the ForEach`() throws {
    let run = try ScriptRun(
      """
      local data = {}
      for i = 1, 100 do data[i] = { id = i } end
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack {
        ForEach(data, function(e) return Item { height = 40 } end) } } }
      table.insert(data, { id = "new" })
      window:scrollView():drag { by = 300 }
      """
    )
    #expect(run.error == nil)
    #expect(
      run.diagnostics.filter { $0.code == .changedData }.map(\.message) == [
        "the array of the ForEach in test.lua:4 had 100 elements and has 101; "
          + "change it inside window:update(function() … end)"
      ]
    )
  }

  @Test(arguments: [
    ("LazyVStack { spacing = 0, rows }", nil),
    (
      "LazyVGrid { columns = { GridItem.flexible(), GridItem.flexible() }, rows }",
      "LazyVGrid has to know which cells stand in a line"
    ),
    ("Column { rows }", "Column may begin with any subview"),
    (
      "LazyVStack { Group { subviews = rows, function(subviews) return subviews[1] end } }",
      "the function of Group { subviews = } gets their number"
    ),
  ])
  func `what evaluates all elements at once says so, and why`(content: String, why: String?) throws
  {
    let run = try ScriptRun(
      """
      local bodies = 0
      local Row = View "Row" { parameters = { "index" }, body = function(self)
        bodies = bodies + 1
        if self.index % 2 == 0 then return Item { height = 50 } end
      end }
      local Column = LazyLayout "Column" {
        begin = function() return { y = 0 } end,
        place = function(self, cursor, subviews)
          local size = subviews[1]:place { x = 0, y = cursor.y }
          cursor.y = cursor.y + size.height
          return cursor.y
        end,
      }
      local rows = ForEach { 60, id = "row-%d", subviews = "dynamic", function(index)
        return Row { index = index }
      end }
      Window { width = 100, height = 100, ScrollView { \(content) } }
      print(bodies >= 60)
      """
    )
    #expect(run.error == nil)
    #expect(run.printed == "\(why != nil)")
    let told = run.diagnostics.filter { $0.code == .evaluatesAll }
    #expect(told.count == (why == nil ? 0 : 1))
    if let why { #expect(told.first?.message.contains(why) == true) }
  }
}
