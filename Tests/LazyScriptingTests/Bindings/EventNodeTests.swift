import Testing

/// An event says to which of several views with one id it happened.
@Suite struct EventNodeTests {
  private static let screen = """
    local Row = View "Row" { body = function(self) return Item { height = 50 } end }
    local window = Window { width = 300, height = 300, ScrollView { VStack { spacing = 0,
      LazyVStack { spacing = 0, ForEach(3, function() return Row {} end) }:id "first",
      LazyVStack { spacing = 0, ForEach(3, function() return Row {} end) }:id "second" } } }

    """

  private func check(_ script: String) throws {
    try expectOutput(of: Self.screen + script, "")
  }

  @Test func `a view keeps its number from its first event to its last`() throws {
    try check(
      """
      local number = window:node({ "second", 2 }).number
      local kinds = {}
      for event in window.trace:events { node = number } do
        kinds[#kinds + 1] = event.kind
        assert(event.id == 2)
      end
      assert(table.concat(kinds, " ") == "init body measure place render appear")
      """
    )
  }

  @Test func `of two views with one id each has its own`() throws {
    try check(
      """
      local numbers = {}
      for event in window.trace:events { kind = "appear", id = 2 } do
        numbers[#numbers + 1] = event.node
      end
      assert(#numbers == 2)
      assert(numbers[1] ~= numbers[2])
      assert(numbers[1] == window:node({ "first", 2 }).number)
      assert(numbers[2] == window:node({ "second", 2 }).number)
      """
    )
  }

  @Test func `a view that comes back after it was given up has another number`() throws {
    try check(
      """
      window = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 0,
        ForEach(100, function() return Item { height = 50 } end) } } }
      local scroll = window:scrollView()
      local first = window:node(1).number
      scroll:scrollTo { id = 90 }
      for _ = 1, 20 do scroll:drag { by = -100 } end
      assert(window:node(1).number == nil)
      scroll:scrollTo { id = 1 }
      local second = window:node(1).number
      assert(second > first)
      local last
      for event in window.trace:events { kind = "evict", node = first } do last = event end
      assert(last.id == 1)
      """
    )
  }

  @Test func `what happens to a scroll view has its number, what happens to none has no number`()
    throws
  {
    try check(
      """
      window:scrollView():drag { by = 20 }
      local scrolls, frames = {}, 0
      for event in window.trace:events {} do
        if event.kind == "visible" or event.kind == "contentSize" then
          scrolls[event.node] = true
        elseif event.kind == "frame" then
          assert(event.node == nil)
          frames = frames + 1
        end
      end
      assert(frames > 0)
      local count = 0
      for _ in pairs(scrolls) do count = count + 1 end
      assert(count == 1)
      """
    )
  }

  @Test func `rows with one id in two containers are not one row that was measured twice`() throws {
    try check(
      """
      local rows = lab.data { { id = 1, height = 100 } }
      window = Window { width = 300, height = 300, ScrollView { VStack { spacing = 0,
        LazyVStack { spacing = 0, ForEach(rows, function(row)
          return Item { height = 50 }:onAppear(function() rows[1].height = 120 end) end) },
        LazyVStack { spacing = 0, ForEach(1, function() return Item { height = 50 } end) },
      } } }
      for _, finding in ipairs(window:lint()) do assert(finding.rule ~= "setUpOnAppear") end
      """
    )
  }
}
