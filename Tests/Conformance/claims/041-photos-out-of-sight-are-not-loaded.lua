-- Claim 41: no photo in a nested stack is loaded before the outer row is; then those in sight are.
-- Fails with `VStack` for `LazyVStack`.
-- Fails with `HStack` for `LazyHStack`.
local photos = 0
local Photo = View "Photo" { body = function()
  photos = photos + 1
  return Item { width = 150, height = 100 }
end }
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 20, id = "step-%d", height = 100 },
      ScrollView { axes = "horizontal",
        LazyHStack { spacing = 0, ForEach { 100, id = "photo-%d", function() return Photo {} end } },
      }:id("photos"),
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(photos, 0, "nothing of a row that is not loaded")
scroll:drag { by = 1400 }
lab.expectEqual(scroll.visibleIDs:contains("photos"), false, "the row is just below")
scroll:drag { by = 10 }
lab.expectEqual(window:scrollView("photos").visibleIDs, { "photo-1", "photo-2", "photo-3" },
  "three photos fill 390 points")
lab.expectEqual(photos, 4, "three and the one looked ahead to, of a hundred")
