-- Claim 116: a row that is set up in its init has its final size when it is first measured.
-- Fails without `init = function(self) self.state.isReady = true end,`.
local Row = View "Row" { state = { isReady = false },
  init = function(self) self.state.isReady = true end,
  body = function(self) return Item { height = self.state.isReady and 180 or 20 } end,
}
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 200, id = "row-%d", function() return Row {} end } },
  },
}
lab.expectEqual(window.metrics.appears, 4, "only what fits appears")
lab.expectEqual(window:node("row-1").measures, 1, "and is measured once")
lab.expectEqual(window:node("row-1").frame.height, 180.0, "as long as it stays")
