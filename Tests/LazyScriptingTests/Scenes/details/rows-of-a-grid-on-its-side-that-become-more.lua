-- Rows of a grid on its side that become more.
-- says: 2 rows became 3, so that cells
-- never: columns

local n = 2
w = Window { width = 300, height = 400, function()
  local items = {}
  for i = 1, n do items[i] = GridItem.flexible() end
  return ScrollView { axes = "horizontal", LazyHGrid { spacing = 0, rows = items,
    ForEach { 40, id = "c%d", width = 60 } } }
end }
w:update(function() n = 3 end)
print(w:explain(w.frame))
