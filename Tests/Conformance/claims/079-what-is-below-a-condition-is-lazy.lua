-- Claim 79: the contents below the condition at the top of a row are still loaded lazily.
-- Fails with `VStack { spacing = 0, ForEach` for `LazyVStack { spacing = 0, ForEach`.
local Inner = View "Inner" { body = function() return Item { height = 100 } end }
local Row = View "Row" { parameters = { "index" },
  body = function(self) return self.index % 2 == 1 and VStack { Inner {} } or nil end,
}
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 100, id = "row-%d", subviews = "dynamic", function(index)
      return Row { index = index }
    end } },
  },
}
window:scrollView():scrollTo { id = "row-61", anchor = "top" }
lab.expectEqual(window.metrics.byView.Row.bodies, 67, "each row up to there was asked what it is, "
  .. "and as many as are in sight and ahead")
lab.expect(window.metrics.byView.Inner.bodies <= 8, "only what was in sight was made")
