-- Claim 72: if the view of each element has one view at its top, it is exactly one subview.
-- Fails with `Item { height = 10 }, Item { height = 90 }` for `Item { height = 100 }`.
local Step = View "Step" { body = function() return Item { height = 100 } end }
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 30, subviews = "dynamic", function() return Step {} end } },
  },
}
local scroll = window:scrollView()
lab.expectEqual(scroll.count, 30, "30 steps are 30 subviews")
scroll:scrollTo { edge = "bottom" }
lab.expectEqual({ scroll.count, scroll.isCountEstimated }, { 30, false }, "also once each was evaluated")
lab.expectEqual(#scroll.visibleIDs, 3, "as many in sight as fit")
