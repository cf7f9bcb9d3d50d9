-- Claim 68: the threshold is the fraction of a view that must be visible; reaching it is enough.
-- Fails without `threshold = threshold, `.
local function open(threshold, heightOf)
  local visible = {}
  local window = Window { width = 390, height = 350,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 20, height = heightOf, id = function(_, index) return index - 1 end },
      },
    }:onScrollTargetVisibilityChange { threshold = threshold, function(ids) visible = ids end },
  }
  local scroll = window:scrollView()
  return function(offset)
    scroll:drag { by = offset - scroll.contentOffset.y }
    return visible
  end, scroll
end

local visibleAt = open(0.8, 100)
lab.expect(not visibleAt(29):contains(3), "row 3 is absent with 79 of its 100 points")
lab.expect(visibleAt(30):contains(3), "row 3 is there with 80 of them")
lab.expect(not visibleAt(29):contains(3), "and absent again one point before")

-- For any threshold, the fraction refers to each view's own length.
for _, threshold in ipairs { 0.1, 0.25, 0.5, 0.8, 1 } do
  local targetsAt, scroll = open(threshold, function(index) return 40 + 20 * (index % 3) end)
  for offset = 0, 300, 7 do
    local expected, y = {}, -offset
    for id = 0, 19 do
      local length = 40 + 20 * ((id + 1) % 3)
      local shown = math.min(y + length, 350) - math.max(y, 0)
      if shown / length >= threshold - 1e-9 then expected[#expected + 1] = id end
      y = y + length
    end
    local message = threshold .. " at offset " .. offset
    lab.expectEqual(targetsAt(offset), expected, "told: " .. message)
    lab.expectEqual(scroll:visibleTargets(threshold), expected, "asked: " .. message)
  end
end
