-- Claim 122: a row that comes back in time is reused with its state, and appears again.
-- Fails with `retention = 0` for `retention = 16`.
local Row = View "Row" { state = { isOn = false },
  body = function(self)
    return Item { height = 100 }:onTapGesture(function() self.state.isOn = true end)
  end,
}
local window = Window { width = 390, height = 300,
  profile = lab.profile { "swiftui2027", retention = 16 },
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 1000, id = "row-%d", function() return Row {} end } },
  },
}
local scroll = window:scrollView()
window:tap("row-2")
for _ = 1, 5 do scroll:drag { by = 100 } end
lab.expectEqual(window:node("row-2").phase, "retained", "row 2 is off screen")
scroll:scrollTo { edge = "top" }
local node = window:node("row-2")
lab.expectEqual({ node.inits, node.appears }, { 1, 2 }, "one node appeared twice")
lab.expectEqual(node.state.isOn, true, "with its state")
