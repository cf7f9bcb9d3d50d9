-- Claim 52: the header of the next section pushes the pinned one away and takes its place.
-- Fails without `, pinnedViews = "sectionHeaders"`.
local parts = { spacing = 0, pinnedViews = "sectionHeaders" }
for section = 0, 2 do
  parts[#parts + 1] = Section { header = Item { height = 40 }:id("header-" .. section),
    ForEach { 5, height = 50, id = "row-" .. section .. "-%d" },
  }
end
local window = Window { width = 390, height = 200, ScrollView { LazyVStack(parts) } }
local scroll = window:scrollView()

local function expectHeaders(offset, first, second)
  scroll:drag { by = offset - scroll.contentOffset.y }
  local frames = { window:node("header-0").frame, window:node("header-1").frame }
  lab.expectEqual(frames[1] and frames[1].y, first, "header 0 at offset " .. offset)
  lab.expectEqual(frames[2] and frames[2].y, second, "header 1 at offset " .. offset)
end

expectHeaders(250, 0.0, 40.0)
expectHeaders(270, -20.0, 20.0)
expectHeaders(289, -39.0, 1.0)
expectHeaders(290, nil, 0.0)
expectHeaders(400, nil, 0.0)
expectHeaders(270, -20.0, 20.0)
expectHeaders(250, 0.0, 40.0)
expectHeaders(10, 0.0, nil)
