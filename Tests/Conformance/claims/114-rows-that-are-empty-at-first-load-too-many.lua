-- Claim 114: rows that are empty until they appear load more views than there is room for.
-- Fails with `true` for `false`.
local Row = View "Row" { state = { isReady = false },
  body = function(self)
    return Item { height = self.state.isReady and 180 or 20 }
      :onAppear(function() self.state.isReady = true end)
  end,
}
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 200, id = "row-%d", function() return Row {} end } },
  },
}
lab.expectEqual(window.metrics.appears, 30, "30 rows of 20 points appeared in the first pass")
lab.expectEqual(#window:scrollView().visibleIDs, 4, "4 of them fit in the end")
