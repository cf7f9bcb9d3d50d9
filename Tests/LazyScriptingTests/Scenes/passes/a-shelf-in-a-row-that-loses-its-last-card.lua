-- A shelf in a row that loses its last card.
-- says: row-3 moved by +47 horizontally
-- says: it is 238 points wide and was 332, and aligned by that
-- says: as −10 card-2 is 70 points wide and was 80, and −84 card-4 went
-- says: card-3 in row-3 moved by −10 horizontally within it

local cards = { 1, 2, 3, 4 }
w = Window { width = 390, height = 500, function()
  return ScrollView { LazyVStack { ForEach { 20, id = "row-%d", function(i)
    if i ~= 3 then return Item { height = 60 } end
    return HStack { spacing = 4, ForEach { cards, id = "card-%d", function(c)
      return Item { width = #cards == 3 and c == 2 and 70 or 80, height = 60 }
    end } }
  end } } }
end }
w:step()
w:update(function() table.remove(cards) end)
print(w:explain(w.frame))
