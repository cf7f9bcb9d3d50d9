-- Claim 112: a row that is set up in onAppear is placed empty and changes its size afterwards.
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
local lengths = {}
for event in window.trace:events { kind = "measure", id = "row-1" } do
  lengths[#lengths + 1] = event.length
end
lab.expectEqual(lengths, { 20.0, 180.0 }, "it is measured empty, and again once it is set up")
