-- Claim 72: if the view of each element has one view at its top, it is exactly one subview.
-- Fails with `Item { height = 10 }, Item { height = 90 }` for `Item { height = 100 }`.
local Step = View "Step" { body = function() return Item { height = 100 } end }
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 30, subviews = "dynamic", function() return Step {} end } },
  },
}
lab.expectEqual(window:scrollView().count, 30, "30 steps are 30 subviews")
