-- A badge that comes in over a row.
-- says: badge came in.
-- never: moved

local isNew = false
w = Window { width = 320, height = 300, function()
  return ScrollView { LazyVStack { ForEach { 20, id = "row-%d", function(i)
    return ZStack { Item { height = 50 },
      isNew and i == 3 and Item { width = 20, height = 20 }:id "badge" } end } } }
end }
w:scrollView():drag { by = 10 }
w:update(function() isNew = true end)
print(w:explain(w.frame))
