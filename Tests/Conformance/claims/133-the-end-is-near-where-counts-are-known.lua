-- Claim 133: if the number of views is known, scrolling to near the end costs nothing for what is
-- before it.
-- Fails with `VStack` for `LazyVStack`.
local function bodies(count)
  local window = Window { width = 390, height = 600,
    ScrollView { LazyVStack { spacing = 0, ForEach { count, id = "row-%d", height = 60 } } },
  }
  window:scrollView():scrollTo { id = "row-" .. count, anchor = "bottom" }
  lab.expectEqual(window:node("row-" .. count).frame.maxY, 600.0, "the last row is at the end")
  return window.metrics.byView.Item.bodies
end
lab.expectEqual(bodies(1000), bodies(100000), "bodies do not grow with the count")
