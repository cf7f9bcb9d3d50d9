-- A row that is moved far away as others come.
-- says: r3 went out of sight
-- says: it changed its place among the others
-- never: " came in before, mid the last of them"

local list = {}
for i = 1, 40 do list[i] = { id = "r" .. i } end
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { list, function(e) return Item { height = 50 } end } } } }
w:update(function()
  table.insert(list, 38, table.remove(list, 3))
  table.insert(list, 5, { id = "mid" })
end)
print(w:explain(w.frame))
