-- A card that goes before what is in sight, and one that comes in behind it.
-- says: card-10 was pushed out of sight, by +312, though nobody moved it: promo came in before, 300 points long, with 12 of spacing.
-- never: −162 card-8 went

local cards = lab.data {}
for i = 1, 30 do cards:insert(i, { id = "card-" .. i, width = 150 }) end
w = Window { width = 360, height = 200, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 12, ForEach { cards, function(card)
    return Item { width = card.width, height = 150 }
  end } } } }
w:scrollView():drag { by = 1250 }
cards:remove(8)
cards:insert(9, { id = "promo", width = 300 })
w:step()
print(w:explain(w.frame))
