-- Claim 33: in a rotation the topmost visible row stays the topmost, and the same fraction of it
-- stays above the edge.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 800,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end, function()
        return Item { height = function(width) return width < 500 and 200 or 100 end }
      end },
    },
  },
}
local scroll = window:scrollView()
scroll:drag { by = 900 }
lab.expectEqual(scroll.visibleIDs[1], 4, "row 4 is the topmost")
lab.expectEqual(window:node(4).frame.y, -100.0, "and half of it is gone")

window:resize(800, 390)
lab.expectEqual(scroll.visibleIDs[1], 4, "row 4 is still the topmost")
lab.expectEqual(window:node(4).frame.y, -50.0, "and half of it is gone")
lab.expectEqual(scroll.visibleIDs, { 4, 5, 6, 7, 8 }, "what follows fills the container")

window:resize(390, 800)
lab.expectEqual(window:node(4).frame.y, -100.0, "turned back it is where it was")

-- At the very top the distance from the edge stays 0.
scroll:scrollTo { edge = "top" }
window:resize(800, 390)
lab.expectEqual(scroll.contentOffset.y, 0.0, "the top stays the top")
lab.expectEqual(window:node(0).frame.y, 0.0, "with row 0 at the edge")
window:check()
