-- A card that a position keeps in the middle, while others go.
-- says: as card-9 is 260 points long and was 140.
-- never: others out of sight

local cards, open = {}, nil
for n = 1, 24 do cards[n] = "card-" .. n end
local position = ScrollPosition { id = "card-9", anchor = "center" }
w = Window { width = 500, height = 320, function()
  return ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
    ForEach { cards, id = "self", function(card)
      return Item { width = card == open and 260 or 140, height = 200 }
    end } }:scrollTargetLayout() }:scrollPosition(position, "center")
end }
w:step(2)
w:update(function()
  open = "card-9"
  table.remove(cards, 10)
  table.remove(cards, 4)
end)
print(w:explain(w.frame))
