-- Claim 43: subviews that are taller than the first are cut off: above and below if they are
-- centered, only below if they are aligned at the top.
-- Fails with `HStack` for `LazyHStack`.
-- Fails without `, alignment = alignment`.
local heights = { 80, 80, 120 }
local function open(alignment)
  return Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0,
        Item { height = 100 },
        ScrollView { axes = "horizontal",
          LazyHStack { spacing = 0, alignment = alignment,
            ForEach { 3, id = "photo-%d", function(index)
              return Item { width = 130, height = heights[index] }
            end },
          },
        }:id("photos"),
      },
    },
  }
end

local function cut(alignment)
  local window = open(alignment)
  local photo = window:node("photo-3")
  local top = 100.0
  local bottom = top + window:scrollView("photos").containerSize.height
  lab.expectEqual(photo.frame.height, 120.0, alignment .. ": it is measured at its full height")
  lab.expectNear(photo.visibleFraction, 80 / 120, 1e-9, alignment .. ": two thirds can be seen")
  local clipped = window.reports.clipped
  lab.expectEqual(#clipped, 1, alignment .. ": one photo is cut off")
  lab.expectEqual(clipped[1].id, "photo-3", "the tall one")
  lab.expectEqual({ clipped[1].top, clipped[1].bottom }, { top - photo.frame.minY,
    photo.frame.maxY - bottom }, "by as much as is missing")
  return { top - photo.frame.minY, photo.frame.maxY - bottom }
end

lab.expectEqual(cut("center"), { 20.0, 20.0 }, "20 points above and 20 below")
lab.expectEqual(cut("top"), { 0.0, 40.0 }, "40 points below")
lab.expectEqual(cut("bottom"), { 40.0, 0.0 }, "40 points above")
