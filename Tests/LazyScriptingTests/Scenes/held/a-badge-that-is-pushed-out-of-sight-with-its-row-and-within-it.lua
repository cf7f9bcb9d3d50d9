-- A badge that is pushed out of sight with its row and within it.
-- says: badge-2 in row-2 was pushed out of sight, by +48 within it

local isLow = false
w = Window { width = 320, height = 100, function()
  return ScrollView { LazyVStack { spacing = 0, ForEach { 30, id = "row-%d", function(i)
    return Item { height = 60 }:overlay { alignment = isLow and "bottom" or "top",
      Item { width = 12, height = 12 }:id("badge-" .. i) }
  end } } }
end }
w:update(function() isLow = true end)
print(w:explain(w.frame))
