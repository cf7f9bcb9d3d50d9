-- Claim 133: if the number of views is known, scrolling to near the end costs nothing for what is
-- before it.
-- Fails with `VStack` for `LazyVStack`.
local function made(count, subviews)
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { count, id = "row-%d", subviews = subviews, function() return Item { height = 60 } end },
      },
    },
  }
  window:scrollView():scrollTo { id = "row-" .. count, anchor = "bottom" }
  lab.expectEqual(window:node("row-" .. count).frame.maxY, 600.0, "the last row is at the end")
  return window.metrics.contents
end
lab.expectEqual(made(1000), made(100000), "rows that are made do not grow with the count")
lab.expect(made(1000, "dynamic") >= 1000, "but they do where each row may be any number of views")
