-- Claim 54: headers and footers can be pinned at the same time; both rules hold in one update.
-- Fails without `"sectionHeaders", `.
-- Fails without `, "sectionFooters"`.
local parts = { spacing = 0, pinnedViews = { "sectionHeaders", "sectionFooters" } }
for section = 0, 3 do
  parts[#parts + 1] = Section { header = Item { height = 40 }:id("header-" .. section),
    footer = Item { height = 30 }:id("footer-" .. section),
    ForEach { 5, height = 50, id = "row-" .. section .. "-%d" },
  }
end
local window = Window { width = 390, height = 200, ScrollView { LazyVStack(parts) } }
local scroll = window:scrollView()

local both = 0
for offset = 0, 1080, 15 do
  scroll:drag { by = offset - scroll.contentOffset.y }
  for section = 0, 3 do
    local start = section * 320 - offset
    if start < 200 and start + 320 > 0 then
      local header = math.min(math.max(start, 0), start + 320 - 40)
      local footer = math.max(math.min(start + 290, 170), start + 40)
      local message = " of section " .. section .. " at offset " .. offset
      lab.expectEqual(window:node("header-" .. section).frame.y, header, "header" .. message)
      local frame = window:node("footer-" .. section).frame
      lab.expectEqual(frame and frame.y, footer < 200 and footer or nil, "footer" .. message)
      if header == 0 and footer == 170 then both = both + 1 end
    end
  end
end
lab.expect(both > 20, "often both edges hold one of the same section")
