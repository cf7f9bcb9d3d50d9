-- D23: D4's list and a jump to offset 3000: it ends there, with the rows that seem to be there.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end,
        height = function(index) return index <= 10 and 50 or 150 end,
      },
    },
  },
}
local scroll = window:scrollView()
scroll:scrollTo { y = 3000 }
lab.expectNear(scroll.contentOffset.y, 3000, 1e-9, "the offset is the one asked for")
lab.expectEqual(scroll.visibleIDs, { 50, 51, 52, 53, 54 }, "visible ids")
lab.expectNear(scroll.contentSize.height, 7642.0455, 5e-5, "the content size")
local rest = scroll.contentSize.height - 3000 - window:node(54).frame.maxY
lab.expectNear(rest / 45, 87.5, 1e-6, "the mean of what was placed")
lab.expectNear(window:node(50).frame.y + 3000, 50 * 650 / 11, 1e-6, "row 50 is at 50 old means")
