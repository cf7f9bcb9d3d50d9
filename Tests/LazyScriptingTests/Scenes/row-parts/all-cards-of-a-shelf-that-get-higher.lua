-- All cards of a shelf that get higher.
-- says: card-1, card-2, card-3 are each 150 points long and were 100

local isBig = false
w = Window { width = 300, height = 400, function()
  return ScrollView { LazyVStack { ForEach { 8, id = "row-%d", function(row)
    local height = row == 1 and isBig and 150 or 100
    return ScrollView { axes = "horizontal", LazyHStack { spacing = 0,
      ForEach { 9, id = "card-%d", function()
        return Item { width = 100, height = height }
      end } } }
  end } } }
end }
w:update(function() isBig = true end)
print(w:explain())
