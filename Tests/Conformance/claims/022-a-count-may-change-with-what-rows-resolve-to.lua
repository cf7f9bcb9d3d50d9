-- Claim 22: if rows resolve to one view or none, the number of subviews is an estimate until they
-- are evaluated, and the size changes as the number is learned.
-- Fails with `true` for `hasView(self)`.
local function hasView(row) return row.index <= 20 or row.index % 2 == 1 end
local bodies = 0
local Row = View "Row" { parameters = { "index" },
  body = function(self)
    bodies = bodies + 1
    return hasView(self) and Item { height = 50 } or nil
  end,
}
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 60, id = "row-%d", subviews = "dynamic", function(index)
        return Row { index = index }
      end },
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(bodies, 13, "twelve rows fill the region, and one more is looked at")
lab.expectEqual(scroll.isCountEstimated, true, "nobody knows yet how many there are")
lab.expectEqual(scroll.count, 60, "each that was seen has a view, so all are taken to have one")
lab.expectEqual(scroll.contentSize.height, 3000.0, "and to take room")
local index, isEstimated = scroll:index("row-41")
lab.expectEqual({ index, isEstimated }, { 41, true }, "nor which one is the row number 41")
lab.expectEqual(select("#", scroll:index("row-9")), 1, "what was evaluated has its place")
scroll:scrollTo { edge = "bottom" }
lab.expectEqual(bodies, 60, "to go to the end each row is asked")
lab.expectEqual(scroll.isCountEstimated, false, "then the number is known")
lab.expectEqual({ scroll:index("row-41") }, { 31 }, "and which is which")
lab.expectEqual(scroll.count, 40, "half of the last forty have no view")
lab.expectEqual(scroll.contentSize.height, 2000.0, "and take no room")
