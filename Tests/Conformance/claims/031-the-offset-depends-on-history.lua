-- Claim 31: the same rows on screen can have different offsets, which rest on earlier estimates.
-- Fails with `VStack` for `LazyVStack`.
local function open()
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 100, id = function(_, index) return index - 1 end,
          height = function(index) return index <= 10 and 50 or 150 end,
        },
      },
    },
  }
  return window, window:scrollView()
end

local jumped, jump = open()
jump:scrollTo { id = 80, anchor = "top" }

local walked, walk = open()
for _ = 1, 110 do walk:drag { by = 100 } end

lab.expectEqual(jump.visibleIDs, walk.visibleIDs, "both show the same rows")
lab.expectEqual(jump.visibleIDs, { 80, 81, 82, 83 }, "rows 80 to 83")
for _, id in ipairs(jump.visibleIDs) do
  local one, other = jumped:node(id).frame, walked:node(id).frame
  lab.expectNear(one.y, other.y, 1e-6, "row " .. id .. " stands at the same place")
  lab.expectEqual(one.height, other.height, "row " .. id .. " has the same height")
end
lab.expectNear(jump.contentOffset.y, 52000 / 11, 1e-6, "by a jump the offset is 4727.27")
lab.expectNear(walk.contentOffset.y, 11000, 1e-6, "by scrolling it is 11000")
