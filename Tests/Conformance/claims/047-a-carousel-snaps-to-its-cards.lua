-- Claim 47: with containerRelativeFrame, cards fill a carousel, which snaps to them.
-- Fails without `:scrollTargetBehavior "viewAligned"`.
local window = Window { width = 390, height = 300,
  ScrollView { axes = "horizontal",
    LazyHStack { spacing = 10, ForEach { 20, id = "card-%d", function()
      return Item { height = 100 }
        :containerRelativeFrame { "horizontal", count = 2, spacing = 10 }
    end } },
  }:scrollTargetBehavior "viewAligned",
}
local scroll = window:scrollView()
lab.expectEqual(window:node("card-1").frame.width, 190.0, "the width of a card")
for _, velocity in ipairs { 300, 1500, -700, 2500 } do
  scroll:fling { velocity = velocity }
  local cards = scroll.contentOffset.x / 200
  lab.expectNear(cards, math.floor(cards + 0.5), 1e-9, "a whole number of cards")
end
scroll:scrollTo { edge = "trailing" }
scroll:fling { velocity = 3000 }
lab.expectNear(scroll.contentOffset.x, 20 * 200 - 10 - 390, 1e-9, "at the end it is clamped")
