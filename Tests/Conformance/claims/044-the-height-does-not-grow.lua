-- Claim 44: the tallest photo is not known in advance, and the height does not grow when it comes
-- into sight.
-- Fails with `HStack` for `LazyHStack`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ScrollView { axes = "horizontal",
        LazyHStack { spacing = 0,
          ForEach { 50, id = "photo-%d", function(index)
            return Item { width = 150, height = index == 20 and 120 or 80 }
          end },
        },
      }:id("photos"),
      Item { height = 50 }:id("after"),
    },
  },
}
local photos = window:scrollView("photos")
lab.expectEqual(window:node("photo-20").phase, "absent", "the tallest is not loaded")
photos:scrollTo { id = "photo-20", anchor = "center" }
lab.expectEqual(window:node("photo-20").frame.height, 120.0, "now it is, and is 120 points high")
lab.expectEqual(photos.containerSize.height, 80.0, "the carousel stays at 80")
lab.expectEqual(window:node("after").frame.y, 80.0, "and the row below stays where it is")
lab.expectEqual(window.metrics.moves, 0, "nothing moved")
