-- Claim 115: rows that change their length after they appeared push what follows, and a scroll
-- to a row misses it.
-- Fails with `180` for `self.state.isReady and 180 or 20`.
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
window:scrollView():scrollTo { id = "row-101", anchor = "bottom" }
local pushed = 0
for event in window.trace:events { kind = "moved" } do
  if event.by >= 160 - 1e-9 then pushed = pushed + 1 end
end
lab.expect(pushed > 0, "rows in sight are pushed by 160 points and more")
lab.expectEqual(window.metrics.landingError, 30 * 160.0, "the target by all 30 that appeared with it")
lab.expectEqual(window:node("row-101").frame, nil, "so that it is out of sight")
lab.expect(not window:scrollView().visibleIDs:contains("row-101"), "and not among the visible rows")
