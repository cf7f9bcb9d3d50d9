import Testing

/// Edits and programs during a motion, and requests that reach more than one copy of a scroll view.
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

/// Reports of rows that would be drawn in sight but are not loaded, and ways to rows of reversed
/// layouts.
@Suite struct UnseenRowTests {
  @Test(arguments: ["estimate", "teleport", "premeasure"], [false, true])
  func `a scroll to a row of a layout below a title ends`(
    strategy: String,
    isReversed: Bool
  ) throws {
    try expectOutput(
      of: """
        local Column = LazyLayout "Column" {
          begin = function(self, bounds) return { y = 0, width = bounds.width } end,
          place = function(self, cursor, subviews)
            local size = subviews[1]:place { y = cursor.y, width = cursor.width }
            cursor.y = cursor.y + size.height
            return cursor.y
          end,
        }
        local window = Window { width = 300, height = 300,
          profile = lab.profile { scrollStrategy = "\(strategy)" },
          ScrollView { VStack { spacing = 0, Item { height = 700 },
            Column { reversed = \(isReversed), ForEach { 60, height = 50 } } } } }
        window:scrollView():scrollTo { id = 30, anchor = "top" }
        window:check()
        assert(window:node(30).frame.y == 0)
        """,
      ""
    )
  }

  @Test func `a row that was only evaluated ahead is missing where it would be drawn`() throws {
    try expectOutput(
      of: """
        local window = Window { width = 300, height = 300,
          ScrollView { LazyVStack { spacing = 0, ForEach { 50, id = "r%d", function(i)
            return Item { height = 100 }:offset { y = -150 } end } } } }
        local function missing()
          local ids = {}
          for _, row in ipairs(window.reports.missing) do ids[#ids + 1] = row.id end
          return table.concat(ids, " ")
        end
        print(missing())
        window:scrollView():drag { by = 130 }
        print(missing())
        """,
      "r4 r5\nr6"
    )
  }

  @Test func `rows of unknown numbers are looked for as far as they are known`() throws {
    try expectOutput(
      of: """
        local window = Window { width = 300, height = 250,
          ScrollView { LazyVStack { spacing = 0,
            ForEach { 50, id = "r%d", subviews = "dynamic", function(i)
              if i % 5 == 1 then return end
              return Item { height = 50 }
            end } } } }
        assert(#window.reports.missing == 0)
        """,
      ""
    )
  }
}
