-- Claim 124: a highlight that is kept in the row is lost by scrolling away and back.
-- Fails with `profile = "legacyRowState"` for `profile = "swiftui2027"`.
local Row = View "Row" { state = { isHighlighted = false },
  body = function(self)
    return Item { height = 100 }:onTapGesture(function() self.state.isHighlighted = true end)
  end,
}
local window = Window { width = 390, height = 300, profile = "swiftui2027",
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 1000, id = "row-%d", function() return Row {} end } },
  },
}
local scroll = window:scrollView()
window:tap("row-3")
lab.expectEqual(window:node("row-3").state.isHighlighted, true, "row 3 is highlighted")
for _ = 1, 50 do scroll:drag { by = 100 } end
local told = tostring(window:explain(1, window.frame))
lab.expect(told:find("row-3 lost its state isHighlighted", 1, true), "explain tells it")
for _ = 1, 50 do scroll:drag { by = -100 } end
lab.expectEqual(window:node("row-3").state.isHighlighted, false, "and is not any more")
