-- Claim 51: while its section passes, a pinned header sticks to the top edge of the visible rect.
-- Fails without `, pinnedViews = "sectionHeaders"`.
local parts = { spacing = 0, pinnedViews = "sectionHeaders" }
for section = 0, 3 do
  parts[#parts + 1] = Section { header = Item { height = 40 }:id("header-" .. section),
    ForEach { 5, height = 50, id = "row-" .. section .. "-%d" },
  }
end
local window = Window { width = 390, height = 200, ScrollView { LazyVStack(parts) } }
local scroll = window:scrollView()

scroll:drag { by = 100 }
local frame = window:node("header-0").frame
lab.expectEqual(frame and frame.y, 0.0, "header 0 at offset 100")
for offset = 0, 960, 30 do
  scroll:drag { by = offset - scroll.contentOffset.y }
  local section = offset // 290
  local into = offset - section * 290
  local message = "header " .. section .. " at offset " .. offset
  if into <= 250 then
    local frame = window:node("header-" .. section).frame
    lab.expectEqual(frame and frame.y, 0.0, message)
  end
  lab.expectEqual(scroll.visibleIDs[1], "header-" .. section, message .. " is the first in sight")
  for _, id in ipairs(scroll.visibleIDs) do
    local row = id:match("^row%-" .. section .. "%-(%d)$")
    if row then
      local natural = section * 290 + 40 + (row - 1) * 50 - offset
      lab.expectEqual(window:node(id).frame.y, natural, "the rows pass beneath it: " .. id)
    end
  end
end
