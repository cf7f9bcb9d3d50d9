-- Claim 47: with containerRelativeFrame, cards fill a carousel, which snaps to them, as the subviews
-- of a lazy container and of a layout whose subviews are declared as targets.
-- Fails without `:scrollTargetBehavior "viewAligned"`.
-- Fails with `count = 3` for `count = 2`.
local cards = ForEach { 20, id = "card-%d", function()
  return Item { height = 100 }:containerRelativeFrame { "horizontal", count = 2, spacing = 10 }
end }
local carousels = {
  LazyHStack { spacing = 10, cards },
  _G.LazyHStack { spacing = 10, cards }:scrollTargetLayout(),
}
for _, carousel in ipairs(carousels) do
  local window = Window { width = 390, height = 300,
    ScrollView { axes = "horizontal", carousel }:scrollTargetBehavior "viewAligned",
  }
  local scroll = window:scrollView()
  lab.expectEqual(window:node("card-1").frame.width, 190.0, "the width of a card")
  local before = 0
  for _, velocity in ipairs { 300, 1500, -700, 2500 } do
    scroll:fling { velocity = velocity }
    local passed = scroll.contentOffset.x / 200
    local card = math.floor(passed + 0.5) + 1
    lab.expectNear(passed, card - 1, 1e-9, "a whole number of cards")
    lab.expect((passed - before) * velocity > 0, "another one, on the side to which it was flung")
    lab.expectEqual(scroll.visibleIDs, { "card-" .. card, "card-" .. card + 1 }, "two fill it")
    before = passed
  end
  scroll:scrollTo { edge = "trailing" }
  scroll:fling { velocity = 3000 }
  lab.expectNear(scroll.contentOffset.x, 20 * 200 - 10 - 390, 1e-9, "at the end it is clamped")
end
