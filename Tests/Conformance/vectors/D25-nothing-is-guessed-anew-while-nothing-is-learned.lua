-- D25: rows of 40 and 400 in turn, spacing 20, 300 points: a small drag inside a known row.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 20,
      ForEach { 100, id = function(_, index) return index - 1 end,
        height = function(index) return index % 2 == 1 and 40 or 400 end,
      },
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(scroll.visibleIDs, { 0, 1 }, "a row of 40 and one of 400 are visible")
scroll:scrollTo { id = 60, anchor = "top" }
scroll:drag { by = -10 }
lab.expectNear(scroll.contentOffset.y, 14390, 1e-6, "60 times 240, less 10")
lab.expectEqual(scroll.visibleIDs, { 60, 61 }, "the rows of the jump are visible still")
local rest = scroll.contentSize.height - scroll.contentOffset.y - window:node(61).frame.maxY
lab.expectNear(rest / 38 - 20, 220, 1e-6, "the mean is 220")
lab.expect(scroll.isLeadEstimated, "what stands above is a guess still")
lab.expectEqual(window.metrics.corrections, 0, "nothing is corrected")
