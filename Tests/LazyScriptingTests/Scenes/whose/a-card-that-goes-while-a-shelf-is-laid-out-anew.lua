-- A card that goes while a shelf is laid out anew.
-- says: 1 view (card-2) went, which had counted 100 points
-- says: card-5 kept its place
-- never: same fraction
-- fixed axis: text runs in lines from left to right

local cards, shop = {}, Observable { lines = 2 }
for i = 1, 20 do cards[i] = { id = "card-" .. i } end
local Shelf = View "Shelf" { parameters = { "cards" }, body = function(self)
  return ScrollView { axes = "horizontal", LazyHStack { alignment = "top", spacing = 10,
    ForEach { self.cards, function() return Text { ("title "):rep(8), size = 14 }
      :frame { width = 90 } end } } }:lineLimit(shop.lines) end }
w = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
  ForEach { 1, id = "shelf-%d", function() return Shelf { cards = cards } end } } } }
w:step()
w:scrollView "shelf-1":drag { by = 430 }
w:update(function() shop.lines = 4 table.remove(cards, 2) end)
print(w:explain(w.frame))
