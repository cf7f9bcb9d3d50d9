-- Claim 79: what stands below the condition at the top of a row is still loaded lazily.
-- Fails with `VStack { spacing = 0, ForEach` for `LazyVStack { spacing = 0, ForEach`.
local Inner = View "Inner" { body = function() return Item { height = 100 } end }
local Row = View "Row" { parameters = { "index" },
  body = function(self) return self.index % 2 == 1 and VStack { Inner {} } or nil end,
}
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 100, subviews = "dynamic", function(index)
      return Row { index = index }
    end } },
  },
}
lab.expectEqual(window.metrics.byView.Row.bodies, 100, "each row was asked what it is")
lab.expect(window.metrics.byView.Inner.bodies <= 4, "only what is in sight was made")
