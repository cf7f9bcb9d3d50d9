-- Cells that are pushed out of sight as columns go.
-- says: pushed out of sight
-- says: 3 columns became 2
-- never: points long and was

local columns = 3
w = Window { width = 390, height = 300, function()
  local items = {}
  for i = 1, columns do items[i] = GridItem.flexible() end
  return ScrollView { LazyVGrid { spacing = 0, columns = items,
    ForEach { 60, id = "c%d", height = function(i) return 40 + i % 5 * 20 end } } }
end }
w:update(function() columns = 2 end)
print(w:explain(w.frame))
