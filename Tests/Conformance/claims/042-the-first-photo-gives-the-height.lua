-- Claim 42: the ideal height of a LazyHStack is that of its first subview, and that is its height
-- in a vertical ScrollView.
-- Fails with `HStack` for `LazyHStack`.
local heights = { 80, 80, 120 }
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ScrollView { axes = "horizontal",
        LazyHStack { spacing = 0,
          ForEach { 3, id = "photo-%d", function(index)
            return Item { width = 150, height = heights[index] }
          end },
        },
      }:id("photos"),
      Item { height = 50 }:id("after"),
    },
  },
}
lab.expectEqual(window:scrollView("photos").containerSize.height, 80.0, "as high as the first")
lab.expectEqual(window:node("after").frame.y, 80.0, "and what follows stands right below")
