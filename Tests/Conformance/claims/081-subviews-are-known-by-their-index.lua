-- Claim 81: the stack identifies a subview by its index, the number of subviews before it.
-- Fails with `true` for `self.index % 3 ~= 0`.
local Row = View "Row" { parameters = { "index" },
  body = function(self) return self.index % 3 ~= 0 and Item { height = 100 } or nil end,
}
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 900, id = "row-%d", subviews = "dynamic", function(index)
        return Row { index = index }
      end },
    },
  },
}
local scroll = window:scrollView()
scroll:scrollTo { id = "row-601", anchor = "top" }
lab.expectEqual(scroll:index("row-601"), 401, "of the 600 rows before it 400 have a view")
lab.expectEqual(scroll.visibleIDs[1], "row-601", "and it is the first in sight")
lab.expect(window.metrics.byView.Row.bodies < 620, "no row was evaluated that stands further on")
