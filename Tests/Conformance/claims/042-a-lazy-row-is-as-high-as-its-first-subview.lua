-- Claim 42: the ideal height of a LazyHStack is that of its first subview, in a ScrollView too.
local heights = { 80, 80, 120 }
local window = Window { width = 500, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ScrollView { axes = "horizontal",
        LazyHStack { spacing = 0,
          ForEach { 3, id = "photo-%d", function(index)
            return Item { width = 150, height = heights[index] }
          end },
        },
      }:id("photos"),
      Item { height = 50 }:id("below"),
    },
  },
}
lab.expectEqual(window:node("photos").frame.height, 80.0, "the row is as high as the first photo")
lab.expectEqual(window:node("below").frame.y, 80.0, "and the next row follows there")
lab.expectEqual(window:node("photo-3").frame.height, 120.0, "the third photo is higher than that")
