-- Insets and a length, answered to by one change of the offset.
-- says: −90 Insets and sizes changed, and its ScrollPosition keeps card-10 where it was scrolled to: −60 card-9 is 120 points long and was 180; −30 the insets of the scroll view
-- says: as +60 card-9 is 120 points long and was 180, and +30 the insets

local cards, inset = {}, 20
for i = 1, 30 do cards[i] = { id = "card-" .. i, w = 180 } end
local position = ScrollPosition()
w = Window { width = 400, height = 300, function()
  return ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
    ForEach { cards, function(c) return Item { width = c.w, height = 200 } end } } }
    :safeAreaPadding { leading = inset, trailing = inset }:scrollPosition(position, "leading")
end }
w:update(function() position:scrollTo { id = "card-10" } end)
w:update(function() inset = 50; cards[9].w = 120 end)
print(w:explain(w.frame))
