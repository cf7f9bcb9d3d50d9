-- Claim 43: subviews of a lazy row that are taller than the first are cut off, which is reported.
local heights = { 80, 80, 120 }
local function cut(alignment)
  local window = Window { width = 500, height = 600,
    ScrollView {
      LazyVStack {
        ScrollView { axes = "horizontal",
          LazyHStack { alignment = alignment,
            ForEach { 3, id = "photo-%d", function(index)
            return Item { width = 150, height = heights[index] }
          end },
          },
        },
      },
    },
  }
  local clipped = window.reports.clipped
  lab.expectEqual(#clipped, 1, "one photo is cut off")
  lab.expectEqual(clipped[1].id, "photo-3", "the tall one")
  return { clipped[1].top, clipped[1].bottom }
end

lab.expectEqual(cut("center"), { 20.0, 20.0 }, "in the middle, at both edges")
lab.expectEqual(cut("top"), { 0.0, 40.0 }, "at the top, below")
lab.expectEqual(cut("bottom"), { 40.0, 0.0 }, "at the bottom, above")
