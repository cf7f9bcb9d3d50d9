-- Claim 14: a row with only a slice in sight is loaded and placed like the others.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 20, height = 180, id = function(_, index) return index - 1 end },
    },
  },
}
local scroll = window:scrollView()

lab.expectEqual(scroll.visibleIDs, { 0, 1, 2, 3 }, "three rows and a slice of the fourth")
for id = 0, 3 do
  local node = window:node(id)
  lab.expectEqual(node.phase, "placed", "row " .. id .. " is placed")
  lab.expectEqual(node.appears, 1, "row " .. id .. " appeared")
  local fraction = id < 3 and 1 or 60 / 180
  lab.expectNear(node.visibleFraction, fraction, 1e-9, "visible fraction of row " .. id)
end
lab.expectEqual(window:node(3).frame.y, 540.0, "the fourth row begins inside the visible rect")
lab.expectEqual(window:node(3).frame.maxY, 720.0, "and ends outside of it")
lab.expect(window:node(4).phase ~= "placed", "the fifth row is not placed")
lab.expectEqual(window:node(4).appears, 0, "the fifth row did not appear")
