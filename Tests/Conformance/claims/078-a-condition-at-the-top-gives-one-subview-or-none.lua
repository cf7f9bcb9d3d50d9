-- Claim 78: a body whose top level is a condition resolves to one subview or none, without a gap.
-- Fails with `VStack { self.index ~= 2 and Item { height = 50 } }` for `self.index ~= 2 and Item { height = 50 }`.
local Row = View "Row" { parameters = { "index" },
  body = function(self) return self.index ~= 2 and Item { height = 50 } end,
}
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack {
      ForEach { 5, id = "row-%d", subviews = "dynamic", function(index)
        return Row { index = index }
      end },
    },
  },
}
lab.expectEqual(window:scrollView().count, 4, "row 2 has no subview")
lab.expectEqual(window:node("row-3").frame.y, 58.0, "one spacing lies between rows 1 and 3")
