-- A card that comes in is the highest one of its shelf.
-- says: a is 180 points high and was 140, as featured came in, 150 points high.
-- fixed axis: text runs in lines from left to right

local shelves = { { id = "a", cards = {} }, { id = "b", cards = {} } }
for _, shelf in ipairs(shelves) do
  for n = 1, 9 do shelf.cards[n] = { id = shelf.id .. n, height = 110 } end
end
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 20,
  ForEach { shelves, function(shelf)
    return VStack { spacing = 6, Text { shelf.id, size = 20 },
      ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
        ForEach { shelf.cards, function(card)
          return Item { width = 120, height = card.height }
        end } } } }
  end } } } }
w:update(function()
  table.insert(shelves[1].cards, 1, { id = "featured", height = 150 })
end)
print(w:explain())
