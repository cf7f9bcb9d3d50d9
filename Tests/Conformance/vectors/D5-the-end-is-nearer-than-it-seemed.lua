-- D5: five rows of 200 and five of 100 in 400 points: a request beyond the end is clamped.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 10, id = function(_, index) return index - 1 end,
        height = function(index) return index <= 5 and 200 or 100 end,
      },
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(scroll.contentSize.height, 2000.0, "the size at the top")

scroll:scrollTo { y = 800 }
lab.expectEqual(scroll.contentOffset.y, 800.0, "the offset in the middle")
lab.expectEqual(scroll.visibleIDs, { 4, 5, 6 }, "visible in the middle")
lab.expectNear(scroll.contentSize.height, 1714.2857, 5e-5, "the size in the middle")

scroll:scrollTo { y = 1300 }
lab.expectNear(scroll.contentOffset.y, 1100, 1e-6, "1300 becomes 1100")
lab.expectEqual(scroll.visibleIDs, { 6, 7, 8, 9 }, "visible at the end")
lab.expectNear(scroll.contentSize.height, 1500, 1e-6, "the size at the end")
