import Testing

/// Edits and programs that meet a motion, and what asks for more than one copy of a scroll view.
@Suite struct MetMotionTests {
  @Test(arguments: ["", "Item { height = 400 }", "LazyVStack { ForEach { 9, height = 50 } }"])
  func `all rows at which a snap aims may be removed`(beside: String) throws {
    try expectOutput(
      of: """
        local data = { "a", "b", "c", "d", "e", "f" }
        local window = Window { width = 300, height = 100, ScrollView { VStack {
          LazyVStack { spacing = 0, ForEach { data, id = "self", height = 70 } }, \(beside)
        } }:scrollTargetBehavior "viewAligned" }
        window:play(
          function() window:scrollView():drag { by = 80 } end,
          function()
            wait(0.05)
            window:update(function() for i = #data, 1, -1 do data[i] = nil end end)
          end)
        window:settle()
        window:check()
        assert(window:scrollView().phase == "idle")
        """,
      ""
    )
  }

  @Test(arguments: ["", "Item { height = 600 }"], [-500, 4000])
  func `a scroll to an edge that meets a bounce ends at the edge`(
    beside: String,
    velocity: Int
  ) throws {
    try expectOutput(
      of: """
        for _, edge in ipairs { "top", "bottom" } do
          local window = Window { width = 320, height = 300, ScrollView { VStack { spacing = 0,
            \(beside.isEmpty ? "" : beside + ",")
            LazyVStack { spacing = 0, ForEach { 20, height = 50 } }, \(beside)
          } } }
          local scroll = window:scrollView()
          if \(velocity) > 0 then scroll:scrollTo { edge = "bottom" } end
          window:play(function() scroll:fling { velocity = \(velocity) } end,
            function() wait(0.1) scroll:scrollTo { edge = edge } end)
          local last = scroll.contentSize.height - 300
          assert(scroll.contentOffset.y == (edge == "top" and 0 or last), scroll.contentOffset.y)
          window:settle()
          window:check()
        end
        """,
      ""
    )
  }

  @Test func `what is found out in a copy of the window leaves its position alone`() throws {
    try expectOutput(
      of: """
        local position = ScrollPosition {}
        local window = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
          ForEach { 100, function(i) return Item { height = 50 }:offset { y = -100 } end }
        } }:scrollPosition(position) }
        assert(#window.reports.missing > 0)
        assert(window.metrics.contentSizeError == 0)
        position:scrollTo { id = 50, anchor = "top" }
        window:step()
        assert(window:node(50).frame.y == 0)
        """,
      ""
    )
  }
}
