-- Claim 55: a pinned header lies over rows, which keep their frames; a clear one shows them.
-- Fails without `, pinnedViews = pinned`.
local function open(pinned)
  local parts = { spacing = 0, pinnedViews = pinned }
  for section = 0, 3 do
    parts[#parts + 1] = Section { header = Item { height = 40 }:id("header-" .. section),
      ForEach { 5, height = 50, id = "row-" .. section .. "-%d" },
    }
  end
  local window = Window { width = 390, height = 200, ScrollView { LazyVStack(parts) } }
  return window, window:scrollView()
end

local window, scroll = open("sectionHeaders")
local plain, unpinned = open(nil)
local covered = 0
for _ = 1, 60 do
  scroll:drag { by = 15 }
  unpinned:drag { by = 15 }
  local held = window:node(scroll.visibleIDs[1])
  lab.expect(held.frame.y <= 0 and held.frame.maxY > 0, "a header is at the top")
  for _, id in ipairs(unpinned.visibleIDs) do
    local frame = window:node(id).frame
    if id:find("^row") then lab.expectEqual(frame, plain:node(id).frame, id .. " keeps its frame") end
  end
  lab.expect(scroll.visibleIDs[1]:find("^header"), "and comes first")
  for _, id in ipairs(scroll.visibleIDs) do
    local row = window:node(id).frame
    if id:find("^row") and row.y < held.frame.maxY and row.maxY > held.frame.y then
      covered = covered + 1
    end
  end
end
lab.expect(covered > 40, "rows pass beneath the header that is held above them")
