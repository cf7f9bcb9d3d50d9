-- Claim 53: pinned footers mirror pinned headers at the bottom edge.
-- Fails without `, pinnedViews = { "sectionFooters" }`.
local parts = { spacing = 0, pinnedViews = { "sectionFooters" } }
for section = 0, 3 do
  parts[#parts + 1] = Section { header = Item { height = 40 }:id("header-" .. section),
    footer = Item { height = 30 }:id("footer-" .. section),
    ForEach { 5, height = 50, id = "row-" .. section .. "-%d" },
  }
end
local window = Window { width = 390, height = 200, ScrollView { LazyVStack(parts) } }
local scroll = window:scrollView()

local frame = window:node("footer-0").frame
lab.expectEqual(frame and frame.y, 170.0, "footer 0 is at the bottom edge at once")
for offset = 0, 1080, 10 do
  scroll:drag { by = offset - scroll.contentOffset.y }
  for section = 0, 3 do
    local start = section * 320 - offset
    local natural = start + 290
    local y = math.max(math.min(natural, 170), start + 40)
    local isSectionInSight = start < 200 and start + 320 > 0
    local isInSight = isSectionInSight and y < 200 and y > -30
    local frame = window:node("footer-" .. section).frame
    local message = "footer " .. section .. " at offset " .. offset
    lab.expectEqual(frame and frame.y, isInSight and y or nil, message)
    local header = window:node("header-" .. section).frame
    local isHeaderInSight = start > -40 and start < 200
    lab.expectEqual(header and header.y, isHeaderInSight and start or nil, "no header is pinned")
  end
end
