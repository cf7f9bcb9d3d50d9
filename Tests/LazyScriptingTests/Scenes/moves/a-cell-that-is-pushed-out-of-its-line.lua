-- A cell that is pushed out of its line.
-- says: c-15 was pushed out of sight, by about +108 vertically
-- says: as new came in

local ids = {}
for i = 1, 60 do ids[i] = "c-" .. i end
w = Window { width = 390, height = 500, ScrollView { LazyVGrid { spacing = 8,
  columns = { GridItem.flexible{}, GridItem.flexible{}, GridItem.flexible{} },
  ForEach { ids, id = "self", function() return Item { height = 100 } end } } } }
w:update(function() table.insert(ids, 4, "new") end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
