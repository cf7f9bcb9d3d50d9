-- output: 13 bodies, about 1000 rows
-- output: 520 bodies for a jump to subview 339
-- output: 1000 bodies for the end, 671 rows
-- output: two views a row: 40 subviews, contentSize 1000.0
-- output: 19 of 20 rows
-- errors: unevenElements: the elements of the ForEach in
-- Conditional rows are evaluated up to the last one that is needed. How many views a row has need
-- not be stated; a row without a view where one was expected has them counted, which is told.
local bodies = 0
local Row = View "Row" { parameters = { "index" },
  body = function(self)
    bodies = bodies + 1
    return (self.index < 14 or self.index % 3 ~= 0) and Item { height = 50 } or nil
  end,
}
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 1000, id = "row-%d", subviews = "dynamic", function(index)
        return Row { index = index }
      end },
    },
  },
}
local scroll = window:scrollView()
print(bodies .. " bodies, about " .. scroll.count .. " rows")
scroll:scrollTo { id = "row-502", anchor = "top" }
print(bodies .. " bodies for a jump to subview " .. scroll:index("row-502"))
scroll:scrollTo { edge = "bottom" }
print(bodies .. " bodies for the end, " .. scroll.count .. " rows")

window = Window { width = 390, height = 200,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach(20, function() return Item { height = 30 }, Item { height = 20 } end),
    },
  },
}
window:scrollView():scrollTo { edge = "bottom" }
window:scrollView():scrollTo { edge = "top" }
for _ = 1, 20 do window:scrollView():drag { by = 50 } end
print("two views a row: " .. window:scrollView().count .. " subviews, contentSize "
  .. window:scrollView().contentSize.height)

window = Window { width = 390, height = 200,
  ScrollView {
    LazyVStack { ForEach(20, function(index) return index ~= 2 and Item { height = 30 } end) },
  },
}
window:scrollView():scrollTo { edge = "bottom" }
print(window:scrollView().count .. " of 20 rows")
