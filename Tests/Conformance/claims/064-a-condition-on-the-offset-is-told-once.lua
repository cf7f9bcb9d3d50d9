-- Claim 64: onScrollGeometryChange derives a value, and reports the old and new one on a change.
-- Fails without ` <= 100`.
local calls = {}
local window
window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 100, height = 50, id = "row-%d" } },
  }:onScrollGeometryChange {
    of = function(geometry) return geometry.contentOffset.y <= 100 end,
    function(old, new) calls[#calls + 1] = { old = old, new = new } end,
  },
}
local scroll = window:scrollView()
lab.expectEqual(calls, { { old = true, new = true } }, "the value at the start is told")
calls = {}

local offsets = {}
for _ = 1, 20 do
  local before = #calls
  scroll:drag { by = 10 }
  if #calls > before then offsets[#offsets + 1] = scroll.contentOffset.y end
  if scroll.contentOffset.y == 100 then lab.expectEqual(#calls, 0, "at 100 it still holds") end
end
lab.expectEqual(scroll.contentOffset.y, 200.0, "twenty steps of 10 were made")
lab.expectEqual(calls, { { old = true, new = false } }, "one call: from true to false")
lab.expectEqual(offsets, { 110.0 }, "made in the step from 100 to 110")

scroll:drag { by = -150 }
lab.expectEqual(#calls, 2, "and one on the way back")
lab.expectEqual(calls[2], { old = false, new = true }, "from false to true")
