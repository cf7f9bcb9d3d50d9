-- Claim 2: an eager stack creates, evaluates and shows every subview before the first frame ends.
-- Fails with `LazyVStack` for `VStack`.
local window = Window { width = 390, height = 600,
  ScrollView {
    VStack { spacing = 0, ForEach { 1000, height = 50, id = "row-%d" } },
  },
}
local scroll = window:scrollView()

local function counts()
  local rows = window.metrics.byView.Item
  return { inits = rows.inits, bodies = rows.bodies, appears = rows.appears }
end

local all = { inits = 1000, bodies = 1000, appears = 1000 }
lab.expectEqual(window.frame, 1, "opening a window makes one frame")
lab.expectEqual(counts(), all, "all 1,000 rows are made, evaluated and shown in frame 1")
lab.expectEqual(window:node("row-1000").appears, 1, "the last row appears although it is far below")

for _ = 1, 100 do scroll:drag { by = 450 } end
scroll:scrollTo { edge = "bottom" }
lab.expectEqual(scroll.contentOffset.y, 49400.0, "the end is reached")
lab.expectEqual(counts(), all, "scrolling to the end makes, evaluates and shows nothing more")
lab.expectEqual(window.metrics.disappears, 0, "and nothing disappears")
