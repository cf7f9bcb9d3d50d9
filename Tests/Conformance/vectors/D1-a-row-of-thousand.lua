-- D1: 1,000 items of 200 points with spacing 8 in a horizontal scroll view 500 points wide.
-- Fails with `HStack` for `LazyHStack`.
local window = Window { width = 500, height = 200,
  ScrollView { axes = "horizontal",
    LazyHStack { spacing = 8,
      ForEach { 1000, width = 200, id = function(_, index) return index - 1 end },
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(scroll.visibleIDs, { 0, 1, 2 }, "three items are visible")
lab.expectEqual(scroll.contentSize.width, 207992.0, "the content's width")
lab.expectEqual(scroll.contentOffset.x, 0.0, "the offset")
lab.expectEqual(window.metrics.byView.Item.bodies, 4, "bodies, with one of look-ahead")

local strict = Window { width = 500, height = 200,
  profile = lab.profile { "swiftui2027", lookAhead = 0 },
  ScrollView { axes = "horizontal",
    LazyHStack { spacing = 8, ForEach { 1000, width = 200 } },
  },
}
lab.expectEqual(strict.metrics.byView.Item.bodies, 3, "bodies without look-ahead")
