-- Claim 70: subviews are added when they are about to enter the visible part.
-- Fails with `VStack` for `LazyVStack`.
local Row = View "Row" { body = function() return Item { height = 100 } end }
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 100, id = "row-%d", function() return Row {} end } },
  },
}
local scroll = window:scrollView()
lab.expectEqual(window:node("row-8").phase, "absent", "row 8 is far away")
scroll:drag { by = 350, duration = 1 }
local function first(kind)
  local event = window.trace:events { kind = kind, id = "row-8" }()
  return event and event.frame
end
lab.expectEqual(window:node("row-8").phase, "placed", "now it is in sight")
lab.expect(first("body") < first("appear"), "its body was evaluated on the way, before it appeared")
lab.expectEqual(window:node("row-14").phase, "absent", "and row 14 is not there yet")
