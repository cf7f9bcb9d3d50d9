-- Claim 123: when a row is given up its state goes with it.
-- Fails with `profile = "legacyPersist"` for `profile = "swiftui2027"`.
local Row = View "Row" { state = { isOn = false },
  body = function(self)
    return Item { height = 100 }:onTapGesture(function() self.state.isOn = true end)
  end,
}
local window = Window { width = 390, height = 300, profile = "swiftui2027",
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 1000, id = "row-%d", function() return Row {} end } },
  },
}
local scroll = window:scrollView()
window:tap("row-2")
for _ = 1, 20 do scroll:drag { by = 100 } end
scroll:scrollTo { edge = "top" }
lab.expectEqual(window:node("row-2").inits, 2, "a second node was made")
lab.expectEqual(window:node("row-2").state.isOn, false, "and begins as the first did")
