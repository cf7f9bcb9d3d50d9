-- Claim 71: a lazy stack loads the subviews that a row resolves to, not the row itself.
-- Fails with `VStack { Item { height = 150 }, Item { height = 50 } }` for `Item { height = 150 }, Item { height = 50 }`.
local Step = View "Step" {
  body = function() return Item { height = 150 }, Item { height = 50 } end,
}
local window = Window { width = 390, height = 320,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 30, id = "step-%d", function() return Step {} end },
    },
  },
}
lab.expectEqual(window:scrollView().count, 60, "30 rows are 60 subviews")
