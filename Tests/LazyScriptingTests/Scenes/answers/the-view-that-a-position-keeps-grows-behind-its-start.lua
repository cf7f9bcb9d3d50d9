-- The view that a position keeps grows behind its start.
-- says: card-9, card-10 moved by +30
-- never: and card-10 is 120

local cards, inset = {}, 20
for i = 1, 30 do cards[i] = { id = "card-" .. i, w = 180 } end
local position = ScrollPosition()
w = Window { width = 400, height = 300, function()
  return ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
    ForEach { cards, function(c) return Item { width = c.w, height = 200 } end } } }
    :safeAreaPadding { leading = inset, trailing = inset }:scrollPosition(position, "leading")
end }
w:update(function() position:scrollTo { id = "card-10" } end)
w:update(function() inset = 50; cards[10].w = 120 end)
print(w:explain(w.frame))
