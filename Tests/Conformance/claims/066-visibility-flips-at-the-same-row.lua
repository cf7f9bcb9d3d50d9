-- Claim 66: a condition on what is visible flips at the same row, whatever the offset is.
-- Fails with `VStack` for `LazyVStack`.
local function pictureAtFlip(approach)
  local isVisible = false
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 100, id = function(_, index) return index - 1 end,
          height = function(index) return index <= 10 and 50 or 150 end,
        },
      },
    }:onScrollTargetVisibilityChange { threshold = 0.8, function(ids)
      isVisible = ids:contains(84)
    end },
  }
  local scroll = window:scrollView()
  approach(scroll)
  lab.expect(not isVisible, "row 84 is still ahead")
  local steps = 0
  repeat
    scroll:drag { by = 10 }
    steps = steps + 1
  until isVisible or steps == 2000
  local first = scroll.visibleIDs[1]
  return { id = first, y = window:node(first).frame.y }, scroll.contentOffset.y
end

local jumped, jumpedOffset = pictureAtFlip(function(scroll)
  scroll:scrollTo { id = 80, anchor = "top" }
end)
local walked, walkedOffset = pictureAtFlip(function() end)
lab.expectEqual(jumped.id, 80, "by a jump, row 80 is at the top")
lab.expectEqual(walked.id, 80, "by scrolling, too")
lab.expectNear(jumped.y, -120, 1e-6, "by a jump, 120 of 150 points of row 84 are in sight")
lab.expectNear(walked.y, -120, 1e-6, "by scrolling, too")
lab.expect(math.abs(jumpedOffset - walkedOffset) > 1000, "although the offsets differ much")
