-- Claim 65: since offsets are estimates, a threshold on the offset flips at different rows.
-- Fails with `VStack` for `LazyVStack`.
local function rowAtCrossing(approach)
  local hasCrossed = false
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 100, id = function(_, index) return index - 1 end,
          height = function(index) return index <= 10 and 50 or 150 end,
        },
      },
    }:onScrollGeometryChange {
      of = function(geometry) return geometry.contentOffset.y > 5000 end,
      function(_, isBeyond) hasCrossed = isBeyond end,
    },
  }
  local scroll = window:scrollView()
  approach(scroll)
  lab.expect(not hasCrossed, "the threshold is still ahead")
  local steps = 0
  repeat
    scroll:drag { by = 10 }
    steps = steps + 1
  until hasCrossed or steps == 2000
  lab.expectNear(scroll.contentOffset.y, 5005, 5, "5000 has just been crossed")
  return scroll.visibleIDs[1]
end

local jumping = rowAtCrossing(function(scroll) scroll:scrollTo { id = 80, anchor = "top" } end)
local scrolling = rowAtCrossing(function() end)
lab.expectEqual(jumping, 81, "after a jump to row 80, row 81 is at the top")
lab.expectEqual(scrolling, 40, "after scrolling from the start, row 40 is")
