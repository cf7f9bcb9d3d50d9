-- D7: headers of 40 over five rows of 50 in 200 points: where the headers are, at four offsets.
-- Fails without `, pinnedViews = "sectionHeaders"`.
local parts = { spacing = 0, pinnedViews = "sectionHeaders" }
for section = 0, 3 do
  parts[#parts + 1] = Section { header = Item { height = 40 }:id("h" .. section),
    ForEach { 5, height = 50, id = "row-" .. section .. "-%d" },
  }
end
local window = Window { width = 390, height = 200, ScrollView { LazyVStack(parts) } }
local scroll = window:scrollView()

local function expectHeaders(offset, headers)
  scroll:scrollTo { y = offset }
  for section = 0, 3 do
    local frame = window:node("h" .. section).frame
    local message = "h" .. section .. " at offset " .. offset
    lab.expectEqual(frame and frame.y, headers["h" .. section], message)
  end
end

expectHeaders(100, { h0 = 0.0, h1 = 190.0 })
expectHeaders(250, { h0 = 0.0, h1 = 40.0 })
expectHeaders(270, { h0 = -20.0, h1 = 20.0 })
expectHeaders(290, { h1 = 0.0 })
