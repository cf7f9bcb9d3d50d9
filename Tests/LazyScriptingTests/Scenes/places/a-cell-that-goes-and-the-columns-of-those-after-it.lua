-- A cell that goes and the columns of those after it.
-- says: Cells 7, 10, 13 moved by −100 vertically, though nobody moved them: cells moved on to other lines, as cell 5 went.
-- says: Cells 6, 8, 9, 11, 12, 14, 15 moved by −108 horizontally, though nobody moved them: cells moved on to other places of their lines, as cell 5 went.
-- says: Cells 7, 10, 13 moved by +216 horizontally
-- says: Cell 5 went with the data

local photos = {}
for i = 1, 60 do photos[i] = { id = i } end
local column = GridItem.flexible()
w = Window { width = 316, height = 500, ScrollView { LazyVGrid { spacing = 0,
  columns = { column, column, column },
  ForEach { photos, function() return Item { height = 100 } end } } } }
w:update(function() table.remove(photos, 5) end)
assert(w.metrics.moves > 0)
print(w:explain())
