-- Claim 49: headers stay at the top only where pinnedViews names them; by default nothing stays.
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

local function expectNatural(pinned, message)
  local window, scroll = open(pinned)
  for _ = 0, 96 do
    for section = 0, 3 do
      local natural = section * 290 - scroll.contentOffset.y
      local isInSight = natural > -40 and natural < 200
      local frame = window:node("header-" .. section).frame
      local where = message .. ", header " .. section .. " at offset " .. scroll.contentOffset.y
      lab.expectEqual(frame and frame.y, isInSight and natural or nil, where)
    end
    scroll:drag { by = 10 }
  end
  lab.expectEqual(scroll.contentOffset.y, 960.0, "the whole list came by")
end

expectNatural(nil, "by default")
expectNatural({}, "with nothing pinned")
expectNatural("sectionFooters", "with only footers pinned")

local window, scroll = open("sectionHeaders")
scroll:drag { by = 100 }
local frame = window:node("header-0").frame
lab.expectEqual(frame and frame.y, 0.0, "a pinned header leaves its place")
