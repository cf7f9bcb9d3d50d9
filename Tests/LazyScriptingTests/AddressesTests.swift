import LazyTestSupport
import Testing

@testable import LazyScripting

/// Every printed id leads back to its view, as printed and as a path.
@Suite(.leavesNothing) struct AddressesTests {
  private static let sections = """
    local window = Window { width = 390, height = 400, ScrollView { LazyVStack {
      ForEach { { "A", "B" }, id = "self", subviews = 3, function(team)
        return Section { header = Text(team), ForEach { 2, height = 50 } }
      end } } } }
    local feed = window:scrollView()

    """

  private static let shelves = """
    local window = Window { width = 390, height = 400, ScrollView { LazyVStack {
      ForEach { 100, id = "shelf-%d", function()
        return ScrollView { axes = "horizontal", LazyHStack {
          ForEach { 50, id = "card-%d", function(i)
            return Item { width = 80, height = 30 }:onTapGesture(function() tapped = i end)
          end } } }:frame { height = 30 }
      end } } } }
    local feed = window:scrollView()
    local function ambiguous()
      local count = 0
      for event in window.trace:events { kind = "diagnostic" } do
        if event.code == "ambiguousID" then count = count + 1 end
      end
      return count
    end

    """

  @Test func `an id that a row and an eager view have is a diagnostic`() throws {
    let script = """
      local window = Window { width = 390, height = 640, VStack { spacing = 0,
        ZStack { ForEach { { "a", "b" }, id = "self", function(pin)
          return Item { width = 20, height = 20 }:onTapGesture(function() print("pin", pin) end)
        end } },
        ScrollView { LazyVStack { ForEach { { "a", "b" }, id = "self", function(row)
          return Item { height = 50 }
        end } } } } }
      window:tap "b"
      for event in window.trace:events { kind = "diagnostic" } do print(event.code) end
      print(window:node("a").frame.height, window:scrollView():node("a").frame.height)
      """
    let run = try ScriptRun(script)
    #expect(run.error == nil)
    #expect(run.printed == "pin\tb\nambiguousID\n20.0\t50.0")
  }

  @Test(arguments: [
    #"{ "chapter-7", "c3" }"#, #"{ "chapter-7", "head-7" }"#, #""chapter-7/c3""#, #""chapter-7""#,
  ])
  func `an animated scroll by a path arrives where the jump does`(address: String) throws {
    let book = """
      local function book(title, appeared)
        local chapters = {}
        for n = 1, 12 do chapters[n] = { id = "chapter-" .. n, n = n } end
        local data = lab.data(chapters)
        local window = Window { width = 390, height = 600, ScrollView { VStack { title,
          LazyVStack { spacing = 0, ForEach { data, subviews = 9, function(chapter)
            return Section { header = Item { height = 40 }:id("head-" .. chapter.n)
              :onAppear(function() if appeared then appeared(data, chapter.n) end end),
              ForEach { 8, id = "c%d", function(n) return Item { height = 60 + n * 10 } end } }
          end } } } } }
        return window, window:scrollView()
      end
      local function first(scroll) return tostring(scroll.visibleIDs[1]) end

      """
    try expectOutput(
      of: book + """
        for _, title in ipairs { Text "title", Item { height = 1 } } do
          local _, jumped = book(title)
          jumped:scrollTo { id = \(address), anchor = "top" }
          local window, scroll = book(title)
          scroll:drag { by = 200 }
          scroll:scrollTo { id = \(address), anchor = "top", animation = true }
          assert(first(scroll) == first(jumped), first(scroll) .. " and " .. first(jumped))
          assert(window.metrics.diagnostics == 0)
        end
        """,
      ""
    )
    try expectOutput(
      of: book + """
        -- An edit on the way moves the closed chapter.
        local isLater = false
        local window, scroll = book(Text "title", function(data, chapter)
          if chapter ~= 3 or isLater then return end
          isLater = true
          data:insert(2, { id = "chapter-new", n = 99 })
        end)
        scroll:scrollTo { id = \(address), anchor = "top", animation = true }
        assert(isLater and first(scroll):find "7", first(scroll))
        """,
      ""
    )
  }

  @Test func `a scroll view is found by an id outside its modifiers, in rows, too`() throws {
    try expectOutput(
      of: """
        local function inner(id)
          return ScrollView { LazyVStack { ForEach { 20, height = 50 } } }
            :frame { width = 220, height = 100 }:id(id)
        end
        local row = { 3, id = "c%d", function(n) return inner("x" .. n) end }
        for _, content in ipairs {
          VStack { inner "x1", Item { height = 20 } },
          ScrollView { axes = "horizontal", LazyHStack { ForEach(row) } },
          VStack { ForEach(row) },
          VStack { ForEach(row) }:padding(8),
        } do
          local window = Window { width = 500, height = 400, content }
          window:scrollView("x1"):drag { by = 120 }
          assert(window:scrollView("x1").contentOffset.y == 120)
        end
        """,
      ""
    )
  }

  @Test func `every visible id leads back to its view, as it is and as it prints`() throws {
    try expectOutput(
      of: Self.sections + """
        for position, id in ipairs(feed.visibleIDs) do
          for _, address in ipairs { id, tostring(id) } do
            assert(window:node(address).phase == "placed", tostring(id))
            assert(feed:node(address) == window:node(address))
            assert(feed:index(address) == position, tostring(id))
            assert(feed.visibleIDs:contains(address), tostring(id))
            feed:scrollTo { id = address }
          end
        end
        print(window.metrics.diagnostics, feed.visibleIDs:contains("A/3"))
        print(window:node { "A", "header" }.phase, feed.visibleIDs:contains { "A", "header" })
        """,
      "0\tfalse\nplaced\ttrue"
    )
  }

  @Test func `a path leads through lazy stacks within one another`() throws {
    try expectOutput(
      of: Self.shelves + """
        local first = window:node { "shelf-1", "card-1" }
        print(first.phase, first.frame.x, window:node("shelf-1/card-1").phase)
        print(window:node { "shelf-1", "card-40" }.phase, window:node("shelf-90/card-1").phase)
        window:tap { "shelf-2", "card-3" }
        print(tapped, ambiguous())
        feed:scrollTo { id = { "shelf-50", "card-4" } }
        print(feed.visibleIDs:contains "shelf-50", window:node { "shelf-50", "card-4" }.phase)
        """,
      """
      placed\t0.0\tplaced
      absent\tabsent
      3\t0
      true\tplaced
      """
    )
  }

  @Test func `of several views with an id the first in sight is meant, and that is said`() throws {
    try expectOutput(
      of: Self.shelves + """
        feed:drag { by = 800 }
        local card = window:node "card-1"
        print(card.visibleFraction > 0, ambiguous())
        window:tap "card-2"
        print(tapped, ambiguous())
        """,
      """
      true\t1
      2\t2
      """
    )
  }

  @Test func `the id of an element of the outermost stack needs no path`() throws {
    try expectOutput(
      of: """
        local window = Window { width = 90, height = 90, ScrollView { LazyVStack {
          ForEach { 9, function() return ScrollView { axes = "horizontal", LazyHStack {
            ForEach { 9, width = 30 } } }:frame { height = 30 } end } } } }
        print(window:node(2).frame, window.metrics.diagnostics)
        print(window:node { 2, 1 }.frame.width, window.metrics.diagnostics)
        """,
      "x 0 y 38 width 90 height 30\t0\n30.0\t0"
    )
  }

  @Test(arguments: [
    ("window:node(150)", "no view has the id 150; the ids here are 1 … 100, end; "),
    ("window:scrollView():scrollTo { id = 'x' }", "no view has the id x; the ids here are 1 … 100"),
    ("window:tap { 1, 'x' }", "no view in 1 has the id x; give the view :id \"x\""),
  ])
  func `an id that nothing has is told beside those that there are`(
    call: String,
    words: String
  ) throws {
    let message = try ScriptRun.message(
      of: """
        local window = Window { width = 90, height = 90, ScrollView { LazyVStack {
          ForEach { 100, height = 30 }, Text("end"):id "end" } } }
        \(call)
        """
    )
    #expect(message?.hasPrefix(words) == true, "\(message ?? "none")")
  }

  @Test func `a position that is sent to a text with a number names the number`() throws {
    let message = try ScriptRun.message(
      of: """
        local position = ScrollPosition()
        local window = Window { width = 90, height = 90,
          ScrollView { LazyVStack { ForEach { 100, height = 30 } } }:scrollPosition(position) }
        position:scrollTo { id = "40" }
        window:step()
        """
    )
    let words = "no view has the string \"40\" as its id; did you mean the number 40?"
    #expect(message?.hasPrefix(words) == true, "\(message ?? "none")")
  }

  @Test func `a layout loop names callbacks however many there are`() throws {
    try expectOutput(
      of: """
        local Row = View "Row" { state = { height = 40 }, body = function(self)
          return Item { height = self.state.height }:onGeometryChange {
            of = function(geometry) return geometry.size.height end,
            function(height) self.state.height = height == 40 and 60 or 40 end }
        end }
        local window = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { 12, id = "row-%d", function() return Row {} end } } } }
        for event in window.trace:events { kind = "diagnostic" } do
          print(event.message:match("passes(.-);"))
        end
        """,
      ": onGeometryChange of row-1, onGeometryChange of row-2, onGeometryChange of row-3, …"
    )
  }

  @Test func `a view in a row that waits out of sight is not placed`() throws {
    try expectOutput(
      of: """
        local window = Window { width = 90, height = 90, ScrollView { LazyVStack { spacing = 0,
          ForEach { 9, function(i)
            return VStack { Item { height = 30 }:id("inner-" .. i) } end } } } }
        print(window:node(1).phase, window:node { 1, "inner-1" }.phase)
        window:scrollView():drag { by = 60 }
        local inner = window:node { 1, "inner-1" }
        print(window:node(1).phase, inner.phase, inner.frame)
        """,
      """
      placed\tplaced
      retained\tretained\tnil
      """
    )
  }

  @Test func `after an insertion that no frame has shown an index is that of the data now`() throws
  {
    try expectOutput(
      of: """
        local rows = lab.data { "a", "b", "c" }
        local window = Window { width = 90, height = 90, ScrollView { LazyVStack {
          ForEach { rows, function() return Item { height = 30 } end } } } }
        rows:insert(1, "new")
        print(window:scrollView():index "a", window:scrollView():index "new")
        rows:remove(2)
        print(window:scrollView():index "a", window:scrollView():index "b")
        """,
      "2\t1\nnil\t2"
    )
  }
}
