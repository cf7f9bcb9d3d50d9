-- Claim 126: in the profile legacyPersist what was made stays, with its state.
-- Fails with `swiftui2027` for `legacyPersist`.
local Row = View "Row" { state = { isOn = false },
  body = function(self)
    return Item { height = 100 }:onTapGesture(function() self.state.isOn = true end)
  end,
}
local window = Window { width = 390, height = 300, profile = "legacyPersist",
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 1000, id = "row-%d", function() return Row {} end } },
  },
}
local scroll = window:scrollView()
window:tap("row-2")
for _ = 1, 100 do scroll:drag { by = 100 } end
lab.expectEqual(window:node("row-2").phase, "retained", "it is still there")
lab.expectEqual(window.metrics.evicts, 0, "nothing was given up")
scroll:scrollTo { edge = "top" }
lab.expectEqual(window:node("row-2").state.isOn, true, "with its state")
